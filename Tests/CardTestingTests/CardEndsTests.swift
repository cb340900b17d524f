import CardTesting
import Testing
import UIKit

/// Where cards begin and end is the table's own affair, unless a test says otherwise.
@MainActor @Suite struct CardEndsTests {
  /// A screen that stands still, with rows rounded as a test wants them.
  private func screen(_ corners: @escaping (Int, Int) -> UIRectCorner) -> HandRoundedScreen {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:abcd"])
    screen.corners = corners
    screen.roundAll()
    return screen
  }

  private func wrongRow(_ screen: HandRoundedScreen, _ proof: CardProof? = nil) throws -> Int? {
    let proof = proof ?? CardProof(of: screen.tableView)
    do {
      proof.start()
      try proof.stop()
      return nil
    } catch let wrong as WrongFrame {
      return wrong.indexPath.row
    }
  }

  @Test func aCardMayBeARunOfRows() throws {
    let screen = screen { row, _ in
      row.isMultiple(of: 2) ? [.topLeft, .topRight] : [.bottomLeft, .bottomRight]
    }
    #expect(try wrongRow(screen) == 1)
    #expect(try wrongRow(screen, CardProof(of: screen.tableView) { $0.row / 2 }) == nil)
  }

  @Test func aRowWithoutACardIsNotLookedAt() throws {
    let screen = screen { row, _ in
      [[.topLeft, .topRight], [.bottomLeft, .bottomRight], .allCorners, .topLeft][row]
    }
    let proof = CardProof(of: screen.tableView) { $0.row < 2 ? "card" : nil }
    #expect(try wrongRow(screen) == 1)
    #expect(try wrongRow(screen, proof) == nil)
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 3 ? 0 : 44
    }
  }

  /// Apps hide rows by giving them no height.
  @Test func aRowWithoutAHeightEndsNoCard() throws {
    let heights = Heights()
    let screen = screen { row, _ in
      [[.topLeft, .topRight], [], [.bottomLeft, .bottomRight], []][row]
    }
    #expect(try wrongRow(screen) == 2)
    screen.tableView.delegate = heights
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    screen.roundAll()
    #expect(try wrongRow(screen) == nil)
  }

  @Test func endsMayHaveSomeCornersOnly() throws {
    let screen = screen { row, _ in row == 3 ? [.bottomLeft, .bottomRight] : [] }
    let proof = CardProof(of: screen.tableView, corners: [.bottomLeft, .bottomRight])
    #expect(try wrongRow(screen) == 0)
    #expect(try wrongRow(screen, proof) == nil)
  }

  /// Between rows that stand apart corners are small.
  @Test func smallCornersBetweenRowsCountAsSquare() throws {
    let screen = HandRoundedScreen(.twoRadii(inner: 4), .never, ["A:abcd"])
    let proof = CardProof(of: screen.tableView, innerRadius: 4)
    #expect(try wrongRow(screen) == 0)
    #expect(try wrongRow(screen, proof) == nil)
  }
}
