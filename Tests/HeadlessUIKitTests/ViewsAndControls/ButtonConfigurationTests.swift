import Foundation
import Testing
@_spi(Headless) import UIKit

/// Buttons that show a configuration.
@MainActor @Suite struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  @Test func aFilledButtonIsATintedBoxRoundItsTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = button(configuration)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Save")
    #expect(label.textColor == .white)
    #expect(label.frame.minX == 12)
    #expect(button.bounds.width == label.frame.width + 24)
    let box = try #require(button.subviews.first)
    #expect(box.backgroundColor == .red)
    #expect(box.frame == button.bounds)
    #expect(box.layer.cornerRadius > 0)
  }

  @Test func aPlainButtonHasATintedTitleAndNoBox() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    let button = button(configuration)
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.subviews.allSatisfy { $0.backgroundColor == nil })
    configuration.baseForegroundColor = .green
    button.configuration = configuration
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func aPictureStandsBesideOrAboveTheTitle() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Star"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 8
    let button = button(configuration)
    let (picture, label) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(label.frame.minX == picture.frame.maxX + 8)
    #expect(picture.frame.midY == label.frame.midY)
    configuration.imagePlacement = .trailing
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(picture.frame.minX == label.frame.maxX + 8)
    configuration.imagePlacement = .top
    button.configuration = configuration
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(label.frame.minY == picture.frame.maxY + 8)
  }

  @Test func aSubtitleIsBelowTheTitle() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    let button = button(configuration)
    #expect(button.drawnTexts == ["Title", "Subtitle"])
    button.configuration = nil
    #expect(!button.drawnTexts.contains("Subtitle"))
  }

  @Test func itIsUpdatedForItsState() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "On"
    let button = button(configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func aLargeOneHasMoreRoomRoundItsTitle() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let medium = button(configuration).bounds.height
    configuration.buttonSize = .large
    #expect(button(configuration).bounds.height == medium + 16)
    configuration.cornerStyle = .capsule
    let capsule = button(configuration)
    #expect(capsule.subviews.first?.layer.cornerRadius == capsule.bounds.height / 2)
  }
}
