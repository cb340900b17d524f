import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct DrawingTests {
  func screen() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    root.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    card.layer.cornerRadius = 12
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.clipsToBounds = true
    root.addSubview(card)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 1.0 / 3))
    inner.backgroundColor = .black
    card.addSubview(inner)
    return root
  }

  @Test func equalPicturesAreEqualToTheByte() {
    let first = HeadlessDrawing(of: screen()).svg(title: "A & B")
    let second = HeadlessDrawing(of: screen()).svg(title: "A & B")
    #expect(first == second)
    #expect(first.contains("<title>A &amp; B</title>"))
    #expect(!first.contains("-0 "))
    #expect(first.hasSuffix("</svg>\n"))
  }

  @Test func numbersHaveThreeDecimalsAtMost() {
    let svg = HeadlessDrawing(of: screen()).svg(title: "")
    #expect(svg.contains("0.333"))
    #expect(!svg.contains("0.3333"))
  }

  @Test func circularCornersAreArcsAndContinuousOnesCurves() {
    let root = screen()
    #expect(HeadlessDrawing(of: root).svg(title: "").contains("A12 12 0 0 1"))
    root.subviews[0].layer.cornerCurve = .continuous
    let svg = HeadlessDrawing(of: root).svg(title: "")
    #expect(!svg.contains("A12"))
    // 12 · 1.528665 from the corner.
    #expect(svg.contains("18.344"))
  }

  @Test func bodiesOfOneFileKeepTheirIdentifiersApart() {
    let drawing = HeadlessDrawing(of: screen())
    let first = drawing.svgBody(idPrefix: "a")
    #expect(first.contains("id=\"a1\""))
    #expect(first.replacingOccurrences(of: "a1", with: "b1") != first)
    #expect(!drawing.svgBody(idPrefix: "b").contains("id=\"a"))
  }

  @Test func itemsKnowTheirViewClipAndPlace() throws {
    let root = screen()
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.items.count == 3)
    let card = root.subviews[0]
    let items = drawing.items(in: card)
    #expect(items.count == 2)
    let fill = try #require(items.first)
    #expect(fill.view === card)
    #expect(fill.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
    #expect(fill.radii == .init(topLeft: 12, topRight: 12, bottomLeft: 0, bottomRight: 0))
    #expect(fill.clips.isEmpty)
    let line = try #require(items.last)
    #expect(line.clips.count == 1)
    #expect(line.clips.first?.view === card)
  }

  @Test func theCostIsCounted() {
    let root = screen()
    let card = root.subviews[0]
    #expect(HeadlessDrawing(of: root).offscreenPasses == 1)
    card.layer.maskedCorners = []
    #expect(HeadlessDrawing(of: root).offscreenPasses == 0)
    card.layer.shadowOpacity = 1
    #expect(HeadlessDrawing(of: root).offscreenPasses == 1)
    card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
    #expect(HeadlessDrawing(of: root).offscreenPasses == 0)
    card.alpha = 0.5
    #expect(HeadlessDrawing(of: root).offscreenPasses == 1)
    #expect(HeadlessDrawing(of: root).layers == 3)
    #expect(HeadlessDrawing(of: root).backingStores == 0)
  }

  @Test func aRadiusIsNeverMoreThanHalfTheShorterSide() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.backgroundColor = .red
    view.layer.cornerRadius = 60
    let item = try #require(HeadlessDrawing(of: view).items.first)
    #expect(item.radii.topLeft == 10)
  }

  @Test func textIsWrittenEscaped() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "a < b & c"
    let drawing = HeadlessDrawing(of: label)
    #expect(drawing.svg(title: "").contains("a &lt; b &amp; c</text>"))
    let texts = drawing.items.compactMap { item in
      if case .text(let text, _, _) = item.kind { text } else { nil }
    }
    #expect(texts == ["a < b & c"])
  }

  @Test(arguments: ["chevron.right", "no.such.symbol"])
  func anySymbolIsDrawn(name: String) {
    let view = UIImageView(image: UIImage(systemName: name))
    view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    let svg = HeadlessDrawing(of: view).svg(title: "")
    #expect(svg.contains("<title>\(name)</title>"))
    #expect(svg.contains("stroke-width"))
  }
}

@Suite struct DrawingPathTests {
  @Test func evenOddLeavesAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func aRoundedPathHasTheSameNumberOfStepsAtAnyRadius() {
    func steps(_ radius: CGFloat) -> Int {
      var count = 0
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
        byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: radius, height: radius))
      path.cgPath.applyWithBlock { _ in count += 1 }
      return count
    }
    #expect(steps(0) == steps(8))
  }

  @Test func transformsConcatenateFromLeftToRight() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    let scaled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(moved.concatenating(scaled)) == CGPoint(x: 20, y: 0))
    let both = moved.concatenating(scaled)
    #expect(both.concatenating(both.inverted()).isIdentity)
    let square = CGRect(x: 0, y: 0, width: 10, height: 20)
    let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.minX + 20) < 1e-9)
  }
}
