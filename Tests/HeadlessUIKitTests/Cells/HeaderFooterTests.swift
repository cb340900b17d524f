import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct HeaderFooterTests {
  let header = UITableViewHeaderFooterView(reuseIdentifier: "header")

  @Test func aBackgroundViewAndAConfigurationExcludeEachOther() {
    header.backgroundConfiguration = .listPlainHeaderFooter()
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundView == nil)
  }

  @Test func aContentConfigurationReplacesTheContentView() {
    let old = header.contentView
    var configuration = header.defaultContentConfiguration()
    configuration.text = "Contacts"
    header.contentConfiguration = configuration
    #expect(header.contentView !== old)
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > 20)
  }

  @Test func theHandlerHearsOfUpdates() {
    var count = 0
    header.configurationUpdateHandler = { _, _ in count += 1 }
    #expect(count == 0)
    header.layoutIfNeeded()
    #expect(count == 1)
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(count == 2)
  }

  @Test func theBackgroundFillsTheHeader() {
    let view = UIView()
    header.backgroundView = view
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
    header.layoutIfNeeded()
    #expect(view.frame == header.bounds)
    #expect(header.subviews.first === view)
  }
}
