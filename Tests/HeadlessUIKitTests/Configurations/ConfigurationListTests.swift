import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct ConfigurationListTests {
  private func view(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

  private func labels(of view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func secondaryTextStandsBelow() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Name"
    configuration.secondaryText = "Place"
    let labels = labels(of: view(configuration))
    try #require(labels.count == 2)
    #expect(labels[0].frame.minX == 16)
    #expect(isNear(labels[0].frame.minY, 11))
    #expect(isNear(labels[1].frame.minY, labels[0].frame.maxY + 3))
    #expect(labels[1].frame.minX == 16)
  }

  @Test func aValueStandsAtTheTrailingEdge() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "Value"
    let labels = labels(of: view(configuration))
    try #require(labels.count == 2)
    #expect(isNear(labels[1].frame.maxX, 320 - 8))
    #expect(isNear(labels[1].frame.midY, labels[0].frame.midY))
  }

  @Test func aValueThatDoesNotFitGoesBelow() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "A rather long name for a row"
    configuration.secondaryText = "and a value as long as that"
    let labels = labels(of: view(configuration, width: 240))
    try #require(labels.count == 2)
    #expect(labels[1].frame.minY > labels[0].frame.maxY)
  }

  @Test func anImageMovesTheText() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Name"
    configuration.image = UIImage(systemName: "star")
    let shown = view(configuration)
    let image = try #require(shown.subviews.compactMap { $0 as? UIImageView }.first)
    let label = try #require(labels(of: shown).first)
    #expect(image.frame.maxX < label.frame.minX)
    #expect(abs(image.frame.midY - label.frame.midY) < 1)
  }

  @Test func textsAreTransformedForDisplayOnly() throws {
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = "Contacts"
    let shown = view(configuration)
    #expect(labels(of: shown).first?.text == "CONTACTS")
    #expect((shown.configuration as? UIListContentConfiguration)?.text == "Contacts")
  }

  @Test func accessibilitySizesStackTheTexts() throws {
    var device = HeadlessDevice.phone
    device.contentSizeCategory = .accessibilityMedium
    try HeadlessDevice.with(device) {
      var configuration = UIListContentConfiguration.valueCell()
      configuration.text = "A"
      configuration.secondaryText = "B"
      let labels = labels(of: view(configuration))
      try #require(labels.count == 2)
      #expect(labels[1].frame.minY > labels[0].frame.maxY)
    }
  }

  @Test func rightToLeftMirrorsTheContent() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Name"
    configuration.image = UIImage(systemName: "star")
    let shown = view(configuration)
    shown.semanticContentAttribute = .forceRightToLeft
    shown.setNeedsLayout()
    shown.layoutIfNeeded()
    let image = try #require(shown.subviews.compactMap { $0 as? UIImageView }.first)
    let label = try #require(labels(of: shown).first)
    #expect(image.frame.minX > label.frame.maxX)
  }

  @Test func marginsOfTheCellReachTheContent() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Name"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = configuration
    cell.directionalLayoutMargins.leading = 50
    cell.layoutIfNeeded()
    #expect(labels(of: cell.contentView).first?.frame.minX == 50)
  }
}
