import UIKit

extension Product.Kind {
  /// A drawing where a shop would show a photo.
  var picture: UIImage {
    let box = CGRect(x: 0, y: 0, width: 52, height: 52)
    return UIGraphicsImageRenderer(size: box.size).image { context in
      paper.setFill()
      context.fill(box)
      draw()
    }
  }

  private var paper: UIColor {
    switch self {
    case .apples: UIColor(red: 1, green: 0.90, blue: 0.88, alpha: 1)
    case .bananas: UIColor(red: 1, green: 0.97, blue: 0.82, alpha: 1)
    case .carrots: UIColor(red: 1, green: 0.93, blue: 0.85, alpha: 1)
    case .bread: UIColor(red: 0.97, green: 0.92, blue: 0.86, alpha: 1)
    case .cheese: UIColor(red: 0.90, green: 0.94, blue: 1, alpha: 1)
    }
  }

  private func draw() {
    switch self {
    case .apples: drawApples()
    case .bananas: drawBananas()
    case .carrots: drawCarrots()
    case .bread: drawBread()
    case .cheese: drawCheese()
    }
  }

  private func drawApples() {
    fill(.appleDark, UIBezierPath(ovalIn: CGRect(x: 21, y: 17, width: 22, height: 22)))
    fill(.apple, UIBezierPath(ovalIn: CGRect(x: 9, y: 20, width: 23, height: 23)))
    stroke(.stalk, width: 2, from: CGPoint(x: 20, y: 22), to: CGPoint(x: 23, y: 12), bend: -2)
    fill(.leaf, UIBezierPath(ovalIn: CGRect(x: 23, y: 11, width: 11, height: 6)))
  }

  private func drawBananas() {
    stroke(.bananaDark, width: 8, from: CGPoint(x: 14, y: 15), to: CGPoint(x: 42, y: 30), bend: 18)
    stroke(.banana, width: 8, from: CGPoint(x: 11, y: 19), to: CGPoint(x: 38, y: 37), bend: 18)
    stroke(.stalk, width: 3, from: CGPoint(x: 12, y: 16), to: CGPoint(x: 14, y: 11), bend: 0)
  }

  private func drawCarrots() {
    for (x, color) in [(18.0, UIColor.carrotDark), (31.0, UIColor.carrot)] {
      let body = UIBezierPath()
      body.move(to: CGPoint(x: x - 6, y: 21))
      body.addQuadCurve(to: CGPoint(x: x + 6, y: 21), controlPoint: CGPoint(x: x, y: 15))
      body.addLine(to: CGPoint(x: x + 1, y: 44))
      body.addLine(to: CGPoint(x: x - 1, y: 44))
      body.close()
      fill(color, body)
      for end in [x - 5, x, x + 5] {
        stroke(.leaf, width: 2.5, from: CGPoint(x: x, y: 19), to: CGPoint(x: end, y: 8), bend: 0)
      }
    }
  }

  private func drawBread() {
    fill(
      .crust,
      UIBezierPath(roundedRect: CGRect(x: 7, y: 16, width: 38, height: 24), cornerRadius: 11))
    for x in [17.0, 26, 35] {
      stroke(
        .crumb, width: 3, from: CGPoint(x: x - 3, y: 21), to: CGPoint(x: x + 1, y: 32), bend: 2)
    }
  }

  private func drawCheese() {
    let wedge = UIBezierPath()
    wedge.move(to: CGPoint(x: 7, y: 30))
    wedge.addLine(to: CGPoint(x: 34, y: 13))
    wedge.addQuadCurve(to: CGPoint(x: 45, y: 26), controlPoint: CGPoint(x: 44, y: 17))
    wedge.addLine(to: CGPoint(x: 45, y: 40))
    wedge.addLine(to: CGPoint(x: 7, y: 40))
    wedge.close()
    fill(.cheese, wedge)
    for hole in [
      CGRect(x: 14, y: 31, width: 6, height: 6), CGRect(x: 28, y: 20, width: 6, height: 5),
      CGRect(x: 31, y: 31, width: 8, height: 7),
    ] {
      fill(.cheeseHole, UIBezierPath(ovalIn: hole))
    }
  }

  private func fill(_ color: UIColor, _ path: UIBezierPath) {
    color.setFill()
    path.fill()
  }

  /// A line that is bent downwards in its middle by some points.
  private func stroke(
    _ color: UIColor, width: CGFloat, from start: CGPoint, to end: CGPoint, bend: CGFloat
  ) {
    let path = UIBezierPath()
    path.move(to: start)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + bend)
    path.addQuadCurve(to: end, controlPoint: middle)
    path.lineWidth = width
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}

extension UIColor {
  fileprivate static let apple = UIColor(red: 0.88, green: 0.22, blue: 0.20, alpha: 1)
  fileprivate static let appleDark = UIColor(red: 0.72, green: 0.13, blue: 0.15, alpha: 1)
  fileprivate static let banana = UIColor(red: 0.99, green: 0.82, blue: 0.22, alpha: 1)
  fileprivate static let bananaDark = UIColor(red: 0.91, green: 0.69, blue: 0.13, alpha: 1)
  fileprivate static let carrot = UIColor(red: 0.96, green: 0.53, blue: 0.16, alpha: 1)
  fileprivate static let carrotDark = UIColor(red: 0.88, green: 0.42, blue: 0.10, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.30, green: 0.60, blue: 0.28, alpha: 1)
  fileprivate static let stalk = UIColor(red: 0.42, green: 0.30, blue: 0.18, alpha: 1)
  fileprivate static let crust = UIColor(red: 0.67, green: 0.43, blue: 0.22, alpha: 1)
  fileprivate static let crumb = UIColor(red: 0.87, green: 0.68, blue: 0.45, alpha: 1)
  fileprivate static let cheese = UIColor(red: 0.98, green: 0.79, blue: 0.33, alpha: 1)
  fileprivate static let cheeseHole = UIColor(red: 0.88, green: 0.64, blue: 0.20, alpha: 1)
}
