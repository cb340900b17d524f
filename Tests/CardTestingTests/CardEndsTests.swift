import CardTesting
import Testing
import UIKit

/// Where cards begin and end is the table's own affair, unless a test says otherwise.
@MainActor @Suite(.serialized) struct CardEndsTests {
  /// A screen that stands still, with rows rounded as a test wants them.
  private func screen(_ corners: @escaping (Int, Int) -> UIRectCorner) -> HandRoundedScreen {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:abcd"])
    screen.corners = corners
    screen.roundAll()
    return screen
  }

  private func wrongRow(
    _ screen: HandRoundedScreen, _ proof: CardProof? = nil
  ) async throws -> Int? {
    do {
      try await (proof ?? CardProof(of: screen.tableView)).check {}
      return nil
    } catch let wrong as WrongFrame {
      return wrong.indexPath.row
    }
  }

  @Test func aCardMayBeARunOfRows() async throws {
    let screen = screen { row, _ in
      row.isMultiple(of: 2) ? [.topLeft, .topRight] : [.bottomLeft, .bottomRight]
    }
    #expect(try await wrongRow(screen) == 1)
    #expect(try await wrongRow(screen, CardProof(of: screen.tableView) { $0.row / 2 }) == nil)
  }

  @Test func aRowWithoutACardIsNotLookedAt() async throws {
    let screen = screen { row, _ in
      [[.topLeft, .topRight], [.bottomLeft, .bottomRight], .allCorners, .topLeft][row]
    }
    let proof = CardProof(of: screen.tableView) { $0.row < 2 ? "card" : nil }
    #expect(try await wrongRow(screen) == 1)
    #expect(try await wrongRow(screen, proof) == nil)
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 3 ? 0 : 44
    }
  }

  /// Apps hide rows by giving them no height.
  @Test func aRowWithoutAHeightEndsNoCard() async throws {
    let heights = Heights()
    let screen = screen { row, _ in
      [[.topLeft, .topRight], [], [.bottomLeft, .bottomRight], []][row]
    }
    #expect(try await wrongRow(screen) == 2)
    screen.tableView.delegate = heights
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    screen.roundAll()
    #expect(try await wrongRow(screen) == nil)
  }

  @Test func endsMayHaveSomeCornersOnly() async throws {
    let screen = screen { row, _ in row == 3 ? [.bottomLeft, .bottomRight] : [] }
    let proof = CardProof(of: screen.tableView)
    proof.corners = [.bottomLeft, .bottomRight]
    #expect(try await wrongRow(screen) == 0)
    #expect(try await wrongRow(screen, proof) == nil)
  }

  /// Between rows that stand apart corners are small.
  @Test func smallCornersBetweenRowsCountAsSquare() async throws {
    let screen = HandRoundedScreen(.twoRadii(inner: 4), .never, ["A:abcd"])
    let proof = CardProof(of: screen.tableView)
    #expect(try await wrongRow(screen) == 0)
    proof.innerRadius = 4
    #expect(try await wrongRow(screen, proof) == nil)
  }
}
