import Testing
@_spi(Headless) import UIKit

/// Where two rows meet between two pixels, nothing that is behind them may show.
@MainActor @Suite struct DrawingSeamTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .red
    return view
  }

  private func svg(_ view: UIView) -> String { HeadlessDrawing(of: view).svg(title: "") }

  private func count(_ text: String, in svg: String) -> Int {
    svg.components(separatedBy: text).count - 1
  }

  /// A view that clips with its top corners, and a fill with bottom corners in it.
  private func card(bottomRadius: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let clip = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 44.25))
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 8
    clip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let fill = box(0, 0, 80, 44.25)
    fill.layer.cornerRadius = bottomRadius
    fill.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    clip.addSubview(fill)
    root.addSubview(clip)
    return root
  }

  @Test func aRowIsSharpWhereItMeetsTheNextButNotAtItsSides() {
    let row = svg(box(0, 0, 80, 44.25))
    #expect(row.contains("M0 0L80 0L80 44.25L0 44.25Z\" fill=\"#FF0000\"/>"))
    #expect(
      row.contains("M1 0L79 0L79 44.25L1 44.25Z\" fill=\"#FF0000\" shape-rendering=\"crispEdges\""))
    #expect(!svg(box(0, 0, 80, 0.5)).contains("crispEdges"), "a hairline would be lost")
  }

  @Test func aRoundRowIsSharpOnItsStraightHalfOnly() {
    let view = box(0, 0, 40, 40)
    view.layer.cornerRadius = 8
    #expect(!svg(view).contains("crispEdges"))
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(svg(view).contains("M1 20L39 20L39 40L1 40Z\" fill=\"#FF0000\" shape-rendering"))
    view.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(svg(view).contains("M1 0L39 0L39 20L1 20Z\" fill=\"#FF0000\" shape-rendering"))
    // Twice half a color would be more than half.
    view.backgroundColor = .red.withAlphaComponent(0.5)
    #expect(!svg(view).contains("crispEdges"))
  }

  @Test func aClipIsWrittenOnlyWhereItCuts() throws {
    let root = card(bottomRadius: 8)
    // The drawing's own, and no other.
    #expect(count("<clipPath", in: svg(root)) == 1)
    let fill = try #require(root.subviews.first?.subviews.first)
    fill.addSubview(box(0, 40, 80, 0.5))
    #expect(count("<clipPath", in: svg(root)) == 1)
    fill.addSubview(box(0, 0, 20, 5))
    #expect(count("<clipPath", in: svg(root)) == 2, "over a round corner")
    fill.subviews[1].removeFromSuperview()
    fill.addSubview(box(70, 20, 20, 5))
    #expect(count("<clipPath", in: svg(root)) == 2, "over an edge")
  }

  @Test func aFillTakesOnTheCornersOfItsClip() {
    let both = svg(card(bottomRadius: 8))
    #expect(count("A8 8 0 0 1", in: both) == 4)
    #expect(!both.contains("crispEdges"))
    let top = svg(card(bottomRadius: 0))
    #expect(count("A8 8 0 0 1", in: top) == 2)
    #expect(top.contains("crispEdges"))
  }

  @Test func whatIsWrittenIsWhatIsSeen() {
    let root = card(bottomRadius: 0)
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.color(at: CGPoint(x: 11, y: 11)) == .clear)
    #expect(drawing.color(at: CGPoint(x: 11, y: 53)) == .init(.red))
  }

  @Test(arguments: [("chevron.right", 0.739), ("checkmark", 0.897), ("gear", 0.583)])
  func symbolsFillTheirBox(name: String, scale: Double) {
    let view = UIImageView(image: UIImage(systemName: name))
    view.frame = CGRect(x: 0, y: 0, width: name == "chevron.right" ? 8 : 16, height: 14)
    if name == "chevron.right" { view.frame.size.height = 13 }
    #expect(svg(view).contains("scale(\(scale))"))
  }
}
