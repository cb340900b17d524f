import Testing
@_spi(Headless) import UIKit

/// What assistive technologies find in a table.
@MainActor @Suite struct AccessibilityElementsTests {
  private func texts(_ table: UITableView) -> [String] {
    (table.accessibilityElements ?? []).map { ($0 as? ListScreen.Cell)?.text ?? "\(type(of: $0))" }
  }

  @Test func rowsInSightFromTopToBottom() {
    let screen = ListScreen([["a", "b"], ["c"], ["d", "e", "f", "g", "h", "i", "j"]])
    #expect(texts(screen.table) == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    screen.table.contentOffset.y = 150
    screen.layOut()
    #expect(texts(screen.table).first == "b")
  }

  @Test func otherViewsWhereTheyAreUnlessTheyAreHidden() {
    let screen = ListScreen([["a", "b"]])
    let label = UILabel(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    screen.table.addSubview(UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10)))
    screen.table.addSubview(label)
    #expect(texts(screen.table) == ["a", "UILabel", "b"])
    label.frame.origin.y = -50
    #expect(texts(screen.table) == ["a", "b"], "it is out of sight")
    label.frame.origin.y = 50
    label.accessibilityElementsHidden = true
    #expect(texts(screen.table) == ["a", "b"])
  }

  @Test func whatIsSetComesFirst() {
    let screen = ListScreen([["a", "b"]])
    screen.table.accessibilityElements = [screen.window]
    #expect(texts(screen.table) == ["UIWindow"])
    screen.table.accessibilityElements = nil
    #expect(texts(screen.table) == ["a", "b"])
    #expect(UIView(frame: .zero).accessibilityElements == nil)
  }
}
