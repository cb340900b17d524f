import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct AppearanceProxyTests {
  private func shown(_ view: UIView) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    return view
  }

  private final class Plain: UIView {}
  private class Base: UIView {}
  private final class Derived: Base {}
  private final class Cell: UITableViewCell {}
  private final class Table: UITableView {}

  @Test func aColorComesWithTheWindow() {
    Plain.appearance().backgroundColor = .systemRed
    let view = Plain(frame: .zero)
    #expect(view.backgroundColor == nil)
    #expect(shown(view).backgroundColor == .systemRed)
    #expect(shown(UIView(frame: .zero)).backgroundColor == nil)
    Plain.appearance().backgroundColor = nil
  }

  @Test func whatTheAppHasSetStays() {
    Plain.appearance().backgroundColor = .systemRed
    let view = Plain(frame: .zero)
    view.backgroundColor = .systemTeal
    #expect(shown(view).backgroundColor == .systemTeal)
    Plain.appearance().backgroundColor = nil
  }

  @Test func aSubclassHasTheLastWord() {
    Derived.appearance().backgroundColor = .systemTeal
    Base.appearance().backgroundColor = .systemRed
    #expect(shown(Base(frame: .zero)).backgroundColor == .systemRed)
    #expect(shown(Derived(frame: .zero)).backgroundColor == .systemTeal)
  }

  @Test func aProxyAnswersWithWhatWasSet() {
    Cell.appearance().backgroundColor = .systemRed
    #expect(Cell.appearance().backgroundColor == .systemRed)
    #expect(Cell.appearance() === Cell.appearance())
    Cell.appearance().backgroundColor = nil
  }

  @Test func linesOfTablesAndCells() {
    Table.appearance().separatorColor = .systemRed
    Table.appearance().separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
    Table.appearance().backgroundColor = .systemTeal
    Cell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    let table = Table(frame: .zero, style: .plain)
    _ = shown(table)
    #expect(table.separatorColor == .systemRed)
    #expect(table.separatorInset.left == 3)
    #expect(table.backgroundColor == .systemTeal)
    let cell = Cell(style: .default, reuseIdentifier: nil)
    _ = shown(cell)
    #expect(cell.separatorInset.left == 5)
  }
}
