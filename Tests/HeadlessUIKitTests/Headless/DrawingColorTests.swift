import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct DrawingColorTests {
  typealias RGBA = HeadlessDrawing.RGBA

  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  func box(_ frame: CGRect, _ color: UIColor?) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test func aSubviewCoversWhatLiesBelow() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), Self.red)
    root.addSubview(box(CGRect(x: 20, y: 20, width: 20, height: 20), Self.green))
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.color(at: CGPoint(x: 10, y: 10)) == RGBA(Self.red))
    #expect(drawing.color(at: CGPoint(x: 30, y: 30)) == RGBA(Self.green))
    #expect(drawing.color(at: CGPoint(x: 100, y: 50)) == .clear)
  }

  @Test func aCornerIsCutOutsideItsRadiusOnly() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), Self.red)
    let card = box(root.bounds, Self.green)
    card.layer.cornerRadius = 20
    card.layer.maskedCorners = [.layerMinXMinYCorner]
    root.addSubview(card)
    let drawing = HeadlessDrawing(of: root)
    // The circle's edge lies 20 · (1 - 1/√2) = 5.86 from both sides.
    #expect(drawing.color(at: CGPoint(x: 5.7, y: 5.7)) == RGBA(Self.red))
    #expect(drawing.color(at: CGPoint(x: 6, y: 6)) == RGBA(Self.green))
    #expect(drawing.color(at: CGPoint(x: 99, y: 1)) == RGBA(Self.green))
    #expect(drawing.color(at: CGPoint(x: 1, y: 99)) == RGBA(Self.green))
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func aRadiusClipsSublayersOnlyWhereTheLayerMasks(curve: CALayerCornerCurve) {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), Self.red)
    let card = box(root.bounds, nil)
    card.layer.cornerRadius = 20
    card.layer.cornerCurve = curve
    card.addSubview(box(root.bounds, Self.green))
    root.addSubview(card)
    let corner = CGPoint(x: 2, y: 2)
    #expect(HeadlessDrawing(of: root).color(at: corner) == RGBA(Self.green))
    card.clipsToBounds = true
    #expect(HeadlessDrawing(of: root).color(at: corner) == RGBA(Self.red))
    #expect(HeadlessDrawing(of: root).color(at: CGPoint(x: 50, y: 2)) == RGBA(Self.green))
  }

  @Test func opacityFadesAGroupAsAWhole() {
    let root = box(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
    let group = box(root.bounds, Self.red)
    group.addSubview(box(root.bounds, Self.green))
    group.alpha = 0.5
    root.addSubview(group)
    let color = HeadlessDrawing(of: root).color(at: CGPoint(x: 5, y: 5))
    #expect(color.isClose(to: RGBA(red: 0.5, green: 1, blue: 0.5)))
  }

  @Test func aHiddenViewIsNotDrawn() {
    let root = box(CGRect(x: 0, y: 0, width: 10, height: 10), Self.red)
    let cover = box(root.bounds, Self.green)
    root.addSubview(cover)
    cover.isHidden = true
    #expect(HeadlessDrawing(of: root).color(at: CGPoint(x: 5, y: 5)) == RGBA(Self.red))
    #expect(HeadlessDrawing(of: root).layers == 1)
  }

  @Test func depthWinsOverTheOrderOfSublayers() {
    let root = box(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
    let high = box(root.bounds, Self.red)
    root.addSubview(high)
    root.addSubview(box(root.bounds, Self.green))
    high.layer.zPosition = 1
    #expect(HeadlessDrawing(of: root).color(at: CGPoint(x: 5, y: 5)) == RGBA(Self.red))
  }

  @Test func aBorderLiesOverSublayersAndInsideTheBox() {
    let root = box(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    root.addSubview(box(root.bounds, Self.green))
    root.layer.borderWidth = 3
    root.layer.borderColor = Self.red.cgColor
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.color(at: CGPoint(x: 2, y: 20)) == RGBA(Self.red))
    #expect(drawing.color(at: CGPoint(x: 4, y: 20)) == RGBA(Self.green))
  }

  @Test func aGradientRunsBetweenItsPoints() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 10), nil)
    let gradient = CAGradientLayer()
    gradient.frame = root.bounds
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [Self.red.cgColor, Self.green.cgColor]
    root.layer.addSublayer(gradient)
    let color = HeadlessDrawing(of: root).color(at: CGPoint(x: 25, y: 5))
    #expect(color.isClose(to: RGBA(red: 0.75, green: 0.25, blue: 0)))
  }

  @Test func aMaskShowsOnlyWhatItCovers() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), Self.red)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: root.bounds).cgPath
    root.layer.mask = shape
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.color(at: CGPoint(x: 50, y: 50)) == RGBA(Self.red))
    #expect(drawing.color(at: CGPoint(x: 5, y: 5)).alpha == 0)
    #expect(drawing.masks == 1)
  }

  @Test func aShapeIsStrokedAlongItsPath() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = Self.red.cgColor
    shape.lineWidth = 4
    root.layer.addSublayer(shape)
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.color(at: CGPoint(x: 20, y: 51)) == RGBA(Self.red))
    #expect(drawing.color(at: CGPoint(x: 20, y: 53)) == .clear)
  }

  @Test func theDrawingBeginsWhereTheViewHasScrolledTo() {
    let root = box(CGRect(x: 0, y: 0, width: 50, height: 50), Self.red)
    root.addSubview(box(CGRect(x: 0, y: 100, width: 50, height: 50), Self.green))
    root.bounds.origin.y = 90
    let drawing = HeadlessDrawing(of: root)
    #expect(drawing.color(at: CGPoint(x: 5, y: 5)) == RGBA(Self.red))
    #expect(drawing.color(at: CGPoint(x: 5, y: 15)) == RGBA(Self.green))
  }

  @Test func presentationShowsWhatIsOnScreen() {
    HeadlessClock.held {
      let root = box(CGRect(x: 0, y: 0, width: 100, height: 10), Self.red)
      let moving = box(CGRect(x: 0, y: 0, width: 10, height: 10), Self.green)
      root.addSubview(moving)
      moving.layer.add(animation("position.x", from: 55.0, to: 5.0, lasting: 1), forKey: nil)
      let place = CGPoint(x: 55, y: 5)
      #expect(HeadlessDrawing(of: root).color(at: place) == RGBA(Self.red))
      #expect(HeadlessDrawing(of: root, values: .presentation).color(at: place) == RGBA(Self.green))
      HeadlessClock.advance(by: 1)
      #expect(HeadlessDrawing(of: root, values: .presentation).color(at: place) == RGBA(Self.red))
    }
  }
}
