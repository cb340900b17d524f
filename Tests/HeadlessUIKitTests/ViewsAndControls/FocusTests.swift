import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct FocusTests {
  private final class FocusCell: UITableViewCell {
    var updates: [String] = []

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      updates.append(context.nextFocusedView === self ? "came" : "went")
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test func anEffectIsCopied() {
    let view = UIView()
    let halo = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    halo.position = .inside
    view.focusEffect = halo
    halo.position = .outside
    let copy = view.focusEffect as? UIFocusHaloEffect
    #expect(copy?.position == .inside)
    #expect(copy?.path?.bounds == halo.path?.bounds)
  }

  @Test func aFocusedCellShowsItInItsBackground() throws {
    try HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let screen = UITableViewController(style: .plain)
      let source = Source()
      screen.tableView.register(FocusCell.self, forCellReuseIdentifier: "cell")
      screen.tableView.dataSource = source
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let cells = try (0..<3).map { row in
        try #require(
          screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FocusCell)
      }
      @MainActor func color() -> HeadlessDrawing.RGBA {
        window.layoutIfNeeded()
        return HeadlessDrawing(of: window).color(at: CGPoint(x: 195, y: cells[0].frame.midY + 47))
      }
      let resting = color()
      #expect(cells[0].takeFocus())
      #expect(cells[0].isFocused && cells[0].configurationState.isFocused)
      #expect(color() != resting)
      #expect(cells[1].takeFocus())
      #expect(!cells[0].isFocused)
      #expect(color() == resting)
      #expect(cells[0].updates == ["came", "went"])
      UIView.dropFocus()
      #expect(!cells[1].isFocused)
    }
  }

  @Test func aHoverStyleIsCopied() throws {
    let view = UIView()
    let style = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 10))
    view.hoverStyle = style
    style.shape = nil
    let kept = try #require(view.hoverStyle)
    #expect(kept !== style)
    #expect(kept.effect is UIHoverHighlightEffect)
    #expect(kept.shape == .rect(cornerRadius: 10))
    #expect(kept.shape != .rect(cornerRadius: 11))
    #expect(kept.shape != .capsule)
  }
}
