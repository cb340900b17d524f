import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows are in front of the table's background view, wherever a table inserts its cells.
@MainActor @Suite struct BackgroundViewsTests {
  enum Moment: CaseIterable {
    case before, after, replaced, removed
  }

  private func background() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemPurple
    return view
  }

  @Test(arguments: Moment.allCases, HeadlessVariations.BackOfTable.allCases)
  func rowsAreInFrontOfTheBackgroundView(
    _ moment: Moment, _ back: HeadlessVariations.BackOfTable
  ) {
    HeadlessVariations.backOfTable.with(back) {
      HeadlessClock.held {
        for (style, isFilled) in [
          (UITableView.Style.plain, false), (.plain, true), (.grouped, false), (.grouped, true),
        ] {
          let screen = HeldScreen(
            .phone, style,
            make: { table, provider in
              if moment != .after { table.backgroundView = background() }
              return HeldScreen.DataSource(tableView: table, cellProvider: provider)
            })
          if isFilled {
            screen.dataSource.style.fill = .view(id: "fill", fallback: .systemYellow) {
              let view = UIView()
              view.backgroundColor = .systemYellow
              return view
            }
          } else {
            screen.dataSource.style.fill = .color(.systemYellow)
          }
          screen.apply("A:ab", animated: false)
          screen.settle()
          switch moment {
          case .before: break
          case .after, .replaced: screen.tableView.backgroundView = background()
          case .removed: screen.tableView.backgroundView = nil
          }
          screen.apply("A:abcdef")
          screen.settle()
          screen.dataSource.setStyle(screen.dataSource.style, animated: true)
          screen.apply("A:abcdefgh")
          screen.settle()
          for item in ["a", "c", "h"] {
            let frame = screen.frame(item)
            let color = HeadlessDrawing(of: screen.window)
              .color(at: CGPoint(x: frame.maxX - 60, y: frame.midY))
            #expect(color.isClose(to: HeadlessDrawing.RGBA(.systemYellow)), "\(item) \(isFilled)")
          }
        }
      }
    }
  }

  /// A cell that puts a view around whatever is its background.
  private final class WrappingCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let view = backgroundView, !(view is Wrapper) else { return }
      let wrapper = Wrapper(frame: view.frame)
      backgroundView = wrapper
      wrapper.addSubview(view)
    }
  }

  /// A cell that does so whenever it gets one.
  private final class WrappingSetterCell: UITableViewCell {
    override var backgroundView: UIView? {
      get { super.backgroundView }
      set {
        guard let newValue, !(newValue is Wrapper) else {
          super.backgroundView = newValue
          return
        }
        let wrapper = Wrapper(frame: newValue.frame)
        wrapper.addSubview(newValue)
        super.backgroundView = wrapper
      }
    }
  }

  private final class Wrapper: UIView {}

  @Test(arguments: [WrappingCell.self, WrappingSetterCell.self] as [UITableViewCell.Type])
  func aViewAroundTheCardIsNoBackgroundOfTheApps(_ cellClass: UITableViewCell.Type) {
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: cellClass)
      screen.apply("A:abc", animated: false)
      screen.settle()
      screen.apply("A:abcd")
      screen.settle()
      for case let cell? in ["a", "b", "c", "d"].map(screen.cell) {
        var view = cell.backgroundView
        var depth = 0
        while let next = view?.subviews.first, depth < 20 {
          view = next
          depth += 1
        }
        #expect(depth < 10)
      }
      screen.dataSource.uninstall()
      screen.settle()
    }
  }

  /// An app's batch around an update may be open although the table calls nothing uncommitted.
  @Test(arguments: HeadlessVariations.UncommittedUpdates.allCases)
  func anUpdateInABatchAsksForNoRowThatIsGone(_ answer: HeadlessVariations.UncommittedUpdates) {
    HeadlessVariations.uncommittedUpdates.with(answer) {
      HeadlessClock.held {
        let screen = ClassicScreen("abcdef")
        var asked: [String] = []
        screen.cards?.cardID = { indexPath in
          asked.append(screen.sections[indexPath.section][indexPath.row])
          return 1
        }
        screen.cards?.rowStyle = { indexPath, _ in
          asked.append(screen.sections[indexPath.section][indexPath.row])
        }
        screen.window.layoutIfNeeded()
        screen.tableView.performBatchUpdates {
          screen.items("ab")
          screen.update {
            screen.tableView.deleteRows(
              at: (2..<6).map { IndexPath(row: $0, section: 0) }, with: .fade)
          }
          // Anything may ask for the cards meanwhile.
          screen.cards?.refreshCards(animated: false)
        }
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 2)
        screen.window.layoutIfNeeded()
        #expect(screen.signs == ["╭╰"])
        #expect(!asked.isEmpty)
        screen.cards?.cardID = nil
        screen.cards?.rowStyle = nil
      }
    }
  }

  /// Until the batch ends, the table has the rows that it had before.
  @Test(arguments: HeadlessVariations.UncommittedUpdates.allCases)
  func anUpdateInABatchAsksWhenTheTableHasCounted(
    _ answer: HeadlessVariations.UncommittedUpdates
  ) {
    HeadlessVariations.uncommittedUpdates.with(answer) {
      HeadlessClock.held {
        let screen = ClassicScreen("abcdef")
        var isCounted = true
        screen.cards?.cardID = { _ in
          let model = screen.sections[0].count
          isCounted = isCounted && screen.tableView.numberOfRows(inSection: 0) == model
          return 1
        }
        screen.window.layoutIfNeeded()
        screen.tableView.performBatchUpdates {
          screen.items("ab")
          screen.update {
            screen.tableView.deleteRows(
              at: (2..<6).map { IndexPath(row: $0, section: 0) }, with: .fade)
          }
        }
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 2)
        screen.window.layoutIfNeeded()
        #expect(screen.signs == ["╭╰"])
        #expect(isCounted)
        screen.cards?.cardID = nil
      }
    }
  }

  /// The model may drop rows before the table is told.
  @Test func aRowThatTheModelHasDroppedIsNotAskedFor() {
    HeadlessClock.held {
      let screen = ClassicScreen("abcdef")
      screen.cards?.cardID = { indexPath in screen.sections[0][indexPath.row] < "d" ? 1 : 2 }
      screen.cards?.cardStyle = { _, style in style.shadow = CardShadow() }
      screen.cards?.style.enclosesHeader = true
      screen.window.layoutIfNeeded()
      screen.items("ab")
      screen.cards?.refreshCards(animated: false)
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.window.layoutIfNeeded()
      screen.items("")
      screen.titles = ["Title"]
      screen.tableView.reloadData()
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 2)
      #expect(screen.signs == [""])
      screen.cards?.cardID = nil
    }
  }
}
