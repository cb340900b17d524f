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
      coordinator.addCoordinatedAnimations({ self.updates.append("along") }, completion: nil)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row < 2
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
      screen.tableView.delegate = source
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
      #expect(!cells[2].takeFocus())
      #expect(cells[1].takeFocus())
      #expect(!cells[0].isFocused)
      #expect(color() == resting)
      #expect(cells[0].updates == ["came", "along", "went", "along"])
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

  @Test func shapesFollowTheViewTheyAreResolvedFor() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    let context = UIShape.ResolutionContext(bounds: bounds)
    #expect(UIShape.capsule.resolve(in: context).boundingRect == bounds)
    #expect(
      UIShape.circle.resolve(in: context).boundingRect
        == CGRect(x: 30, y: 0, width: 40, height: 40))
    #expect(
      UIShape.rect.inset(by: 5).resolve(in: context).boundingRect
        == CGRect(x: 5, y: 5, width: 90, height: 30))
    let fixed = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIShape.fixedRect(fixed).resolve(in: context).boundingRect == fixed)
  }
}
