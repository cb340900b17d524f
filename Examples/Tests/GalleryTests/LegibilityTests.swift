import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

/// What is written in the gallery can be read.
@MainActor struct LegibilityTests {
  private nonisolated static let looks = GallerySize.allCases.flatMap { size in
    GallerySystem.allCases.flatMap { system in
      [false, true].flatMap { isDark in
        [false, true].map {
          GalleryLook(size: size, system: system, isDark: isDark, isMirrored: $0)
        }
      }
    }
  }

  private func expectLegible(_ window: UIWindow, _ name: String, in look: GalleryLook) {
    for text in DrawnText.all(in: window) {
      #expect(
        text.contrast >= text.leastContrast,
        "\(text.text) (\(text.contrast)) in \(name) \(look.name)")
    }
    for handle in DrawnText.handles(in: window) {
      #expect(handle.contrast >= 3, "\(handle.contrast) in \(name) \(look.name)")
    }
  }

  @Test(arguments: GalleryScreen.allCases) func textsStandOutAgainstWhatIsBehindThem(
    screen: GalleryScreen
  ) {
    for look in Self.looks where look.fits(screen) {
      for scene in screen.scenes {
        scene.open(on: look.device) { window, _ in expectLegible(window, scene.name, in: look) }
      }
    }
  }

  @Test(arguments: [false, true]) func textsOfLooksStandOutToo(isDark: Bool) {
    let look = GalleryLook(isDark: isDark)
    for picture in Look.all + Look.properties + Look.recipes {
      picture.show(on: look.device) { expectLegible($0, picture.name, in: look) }
    }
    LandingPicture.show(on: look.device) { expectLegible($0, "landing", in: look) }
    EffectPicture.show(on: look.device) { expectLegible($0, "lid-effect", in: look) }
  }

  @Test(arguments: [false, true]) func textsOfMotionsStandOutToo(isDark: Bool) {
    let look = GalleryLook(isDark: isDark)
    let comparison = Comparison.Side.allCases.map { Comparison.motion(of: $0) }
    for motion in GalleryMotion.all + comparison {
      _ = motion.look(timesPerStep: 2, on: look.device) { expectLegible($0, motion.name, in: look) }
    }
  }

  @Test(arguments: GalleryScreen.allCases) func noTextIsBeneathTheHomeIndicator(
    screen: GalleryScreen
  ) {
    for look in Self.looks where look.fits(screen) {
      let indicator = StatusBar.homeIndicator(on: look.device)
      for scene in screen.scenes {
        scene.open(on: look.device) { window, _ in
          for text in DrawnText.all(in: window) {
            #expect(
              !text.frame.intersects(indicator), "\(text.text) in \(scene.name) \(look.name)")
          }
        }
      }
    }
  }

  /// The checks above find what they look for.
  @Test func aPaleTextIsFound() {
    HeadlessDevice.with(.phone) {
      let window = UIWindow(device: .phone)
      window.backgroundColor = .white
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 100, width: 390, height: 40)
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      window.layer.addSublayer(gradient)
      @MainActor func add(_ text: String, _ color: UIColor, y: CGFloat) {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 390, height: 40))
        label.text = text
        label.textColor = color
        window.addSubview(label)
      }
      add("black on white", .black, y: 20)
      add("gray on white", .systemGray, y: 60)
      add("white on what is black at first and gets lighter", .white, y: 100)
      add("white on what is black", .white, y: 100)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let texts = DrawnText.all(in: window)
      #expect(texts.map { $0.contrast >= $0.leastContrast } == [true, false, false, true])
      #expect(abs(texts[0].contrast - 21) < 0.01)
      #expect(abs(texts[1].contrast - 3.26) < 0.01)
    }
  }

  @Test func whatACellOrABarHidesIsNotJudged() throws {
    let scene = try #require(GalleryScreen.delivery.scenes.first)
    scene.open(on: .phone) { window, _ in
      #expect(!DrawnText.all(in: window).contains { $0.text == "Greeting" })
    }
  }

  @Test func aTextBeneathTheHomeIndicatorIsFound() {
    HeadlessDevice.with(.phone) {
      let window = UIWindow(device: .phone)
      let label = UILabel(frame: CGRect(x: 150, y: 820, width: 100, height: 22))
      label.text = "Beneath"
      window.addSubview(label)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let indicator = StatusBar.homeIndicator(on: .phone)
      #expect(DrawnText.all(in: window).map { $0.frame.intersects(indicator) } == [true])
      label.frame.origin.y = 780
      #expect(DrawnText.all(in: window).map { $0.frame.intersects(indicator) } == [false])
    }
  }
}

extension GalleryLook {
  /// Whether a screen is drawn in this look.
  @MainActor fileprivate func fits(_ screen: GalleryScreen) -> Bool {
    (screen.size ?? size) == size && (screen.isTranslated || !isMirrored)
  }
}
