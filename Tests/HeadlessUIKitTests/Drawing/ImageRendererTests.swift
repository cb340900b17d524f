import Testing
@_spi(Headless) import UIKit

@MainActor struct ImageRendererTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 30)

  private func svg(_ image: UIImage?, in size: CGSize? = nil) -> String {
    let view = UIImageView(image: image)
    if let size { view.frame.size = size }
    return HeadlessDrawing(of: view).svg(title: "")
  }

  @Test func anImageIsAsLargeAsItWasDrawn() {
    let image = UIGraphicsImageRenderer(size: box.size).image { _ in }
    #expect(image.size == box.size)
    #expect(!image.isSymbolImage)
    #expect(image == image.withRenderingMode(.automatic))
    #expect(image != UIGraphicsImageRenderer(size: box.size).image { _ in })
  }

  @Test func pathsAreFilledAndStrokedInTheColorThatWasSet() {
    let image = UIGraphicsImageRenderer(size: box.size).image { context in
      context.fill(box)
      UIColor.red.setFill()
      UIBezierPath(rect: box.insetBy(dx: 5, dy: 5)).fill()
      UIColor.blue.set()
      let line = UIBezierPath(rect: box)
      line.lineWidth = 3
      line.lineCapStyle = .round
      line.stroke()
    }
    let text = svg(image)
    #expect(text.contains("M0 0L40 0L40 30L0 30Z\" fill=\"#000000\""))
    #expect(text.contains("M5 5L35 5L35 25L5 25Z\" fill=\"#FF0000\""))
    #expect(text.contains("stroke=\"#0000FF\" stroke-width=\"3\" stroke-linecap=\"round\""))
  }

  @Test func layersAndImagesAreDrawnIntoImages() {
    let label = UILabel(frame: box)
    label.text = "AB"
    let image = UIGraphicsImageRenderer(size: box.size).image { context in
      label.layer.render(in: context.cgContext)
      UIImage(systemName: "star.fill")?.withTintColor(.white, renderingMode: .alwaysOriginal)
        .draw(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let text = svg(image)
    #expect(text.contains(">AB</text>"))
    #expect(text.contains("<title>star.fill</title>"))
    #expect(text.contains("fill=\"#FFFFFF\""))
    let outer = UIGraphicsImageRenderer(size: box.size).image { _ in image.draw(in: box) }
    #expect(svg(outer).contains(">AB</text>"))
  }

  /// As on the screen: with its animations, and without what waits for a layout.
  @Test func aViewIsDrawnAsItIsShown() {
    HeadlessClock.held {
      let window = UIWindow(frame: box)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      window.addSubview(view)
      window.isHidden = false
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 20 }
      HeadlessClock.advance(by: 0.5)
      var isDrawn = false
      let image = UIGraphicsImageRenderer(size: box.size).image { _ in
        isDrawn = window.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 80, height: 60), afterScreenUpdates: false)
      }
      #expect(isDrawn)
      let text = svg(image)
      #expect(text.contains("scale(2)") || text.contains("matrix(2"))
      #expect(text.contains("translate(10 0)"))
      #expect(!window.drawHierarchy(in: box, afterScreenUpdates: true), "into nothing")
    }
  }

  @Test func anImageIsScaledToItsBox() {
    let image = UIGraphicsImageRenderer(size: box.size).image { $0.fill(box) }
    #expect(svg(image).contains("scale") == false)
    #expect(svg(image, in: CGSize(width: 80, height: 60)).contains("scale(2)"))
  }

  @Test func whatIsDrawnOutsideAnImageIsLost() {
    UIColor.red.setFill()
    UIBezierPath(rect: box).fill()
    let image = UIGraphicsImageRenderer(size: box.size).image { _ in
      UIBezierPath(rect: box).fill()
    }
    #expect(svg(image).contains("fill=\"#000000\""))
  }
}
