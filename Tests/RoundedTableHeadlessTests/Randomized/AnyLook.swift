import RoundedTable
import SeededRandom
@_spi(Headless) import UIKit

/// Any combination of what an app can choose for its cards, of a table and of a system.
///
/// Its description is code.
struct AnyLook: Hashable {
  enum Fill: CaseIterable {
    case color
    case gradient
    case view
  }

  /// What is at the beginning and end of sections.
  enum Titles: CaseIterable {
    case none
    /// The data source's titles.
    case system
    /// The delegate's views, of fixed heights.
    case views
  }

  /// Which rows of a section share a card.
  enum Cards: CaseIterable {
    case one
    case several
    /// Some rows have no card.
    case some
    /// No row has a card, but a header inside its card has one.
    case none
  }

  var isGrouped = false
  var isClassic = false
  var version = 15
  var titles = Titles.none
  var hasHeaders = false
  var hasFooters = false
  /// How many sections have no title before the first one that has.
  var untitled = 0
  var enclosesHeader = false
  var enclosesFooter = false
  var clipsRows = false
  var fill = Fill.color
  var hasShadow = false
  var cards = Cards.one
  var rowSpacing = 0
  var cardSpacing = 0
  var sectionSpacing: Int?
  /// Whether every third section has no cards.
  var hasBareSections = false
  var followsMoves = false
  /// Whether rows size themselves by their texts.
  var sizesRows = false
  /// Whether the device is turned aside, and its text is large.
  var isLargeAside = false
  /// What UIKit does where its documentation leaves it open, if not the standard.
  var answers: [String: String] = [:]

  static func random(seed: UInt64, isClassic: Bool) -> AnyLook {
    var generator = SplitMix64(seed: ~seed)
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    var look = AnyLook(isGrouped: oneIn(2), isClassic: isClassic, version: any([15, 18, 26]))
    look.titles = any([.none, .system, .system, .views, .views])
    if look.titles != .none {
      look.hasHeaders = !oneIn(5)
      look.hasFooters = !look.hasHeaders || oneIn(3)
      look.enclosesHeader = look.hasHeaders && !oneIn(5)
      look.enclosesFooter = look.hasFooters && !oneIn(4)
      look.clipsRows = !look.isGrouped && look.enclosesHeader && oneIn(2)
      look.untitled = look.titles == .system && oneIn(8) ? 9 : 0
    }
    look.fill = any(Fill.allCases)
    look.hasShadow = oneIn(3)
    look.cards = any([.one, .one, .one, .several, .some, .none])
    look.rowSpacing = oneIn(4) ? 5 : 0
    look.cardSpacing = oneIn(4) ? 8 : 0
    look.sectionSpacing = look.isGrouped && oneIn(2) ? any([20, 29, 40]) : nil
    look.hasBareSections = oneIn(6)
    look.followsMoves = oneIn(2)
    look.sizesRows = oneIn(8)
    look.isLargeAside = oneIn(8)
    look.answers = oneIn(2) ? [:] : HeadlessVariations.drawn(using: &generator)
    // After a first update, the stand-in shows no headers.
    // Its heights depend on when it's measured: see ScriptStage.
    for name in ["measuredAfterSafeArea", "passesVerticalInsets", "firstApply"] {
      look.answers[name] = nil
    }
    // Half of all dragged rows hover while nothing is committed.
    look.answers["uncommittedUpdates"] = oneIn(2) ? "drops" : nil
    look.answers = look.answers.filter { ScriptStage.reliedUpon[$0] != $1 }
    return look
  }

  /// What makes a look simpler, most of it first.
  static let simplifications: [@Sendable (inout AnyLook) -> Void] =
    [
      { $0.answers = [:] }, { $0.isClassic = false }, { $0.isLargeAside = false },
      { $0.sizesRows = false }, { $0.version = 15 }, { $0.hasBareSections = false },
      { $0.cards = .one }, { $0.rowSpacing = 0 }, { $0.cardSpacing = 0 },
      { $0.sectionSpacing = nil }, { $0.untitled = 0 }, { $0.hasShadow = false },
      { $0.fill = .color }, { $0.followsMoves = false }, { $0.clipsRows = false },
      { ($0.hasFooters, $0.enclosesFooter) = (false, false) }, { $0.enclosesFooter = false },
      { ($0.hasHeaders, $0.enclosesHeader, $0.clipsRows) = (false, false, false) },
      { ($0.enclosesHeader, $0.clipsRows) = (false, false) },
      { $0.isGrouped = false },
    ] + HeadlessVariations.all.map { variation in { $0.answers[variation.name] = nil } }

  // MARK: What it says to UIKit and to the cards

  @MainActor var device: HeadlessDevice {
    var device = HeadlessDevice.phone
    if isLargeAside {
      device = device.rotated
      device.contentSizeCategory = .accessibilityLarge
    } else {
      device.size = CGSize(width: 320, height: 440)
      device.safeAreaInsets = .zero
    }
    device.scale = 2
    device.systemVersion = "\(version).0"
    return device
  }

  /// The color of a fill that isn't a gradient.
  static let color = UIColor(red: 0.1, green: 0.9, blue: 0.4, alpha: 1)

  var style: CardStyle {
    var style = CardStyle(radius: 16)
    style.curve = .circular
    style.separator = nil
    style.enclosesHeader = enclosesHeader
    style.enclosesFooter = enclosesFooter
    style.clipsRowsBeneathHeader = clipsRows
    style.rowSpacing = Double(rowSpacing)
    style.cardSpacing = Double(cardSpacing)
    if hasShadow { style.shadow = CardShadow(opacity: 0.5) }
    switch fill {
    case .color: style.fill = .color(Self.color)
    case .gradient:
      let ends = [
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      ]
      style.fill = .gradient(CardGradient(colors: ends))
    case .view:
      style.fill = .view(id: 1, fallback: Self.color) {
        let view = UIView()
        view.backgroundColor = Self.color
        return view
      }
    }
    return style
  }

  func isBare(_ section: Int) -> Bool { hasBareSections && section % 3 == 2 }

  func cardID(_ item: Int) -> AnyHashable? {
    switch cards {
    case .one: 0
    case .several: item / 2 % 2
    case .some: item % 5 == 4 ? nil : 0
    case .none: nil
    }
  }
}

extension AnyLook: CustomStringConvertible {
  var description: String {
    let standard = AnyLook()
    let parts = zip(Mirror(reflecting: self).children, Mirror(reflecting: standard).children)
    let changed = parts.compactMap { part, usual -> String? in
      guard let name = part.label, "\(part.value)" != "\(usual.value)" else { return nil }
      if let answers = part.value as? [String: String] {
        let list = answers.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
        return "answers: [\(list.joined(separator: ", "))]"
      }
      if let number = part.value as? Int { return "\(name): \(number)" }
      if part.value is Bool { return "\(name): \(part.value)" }
      return "\(name): .\(part.value)"
    }
    return "AnyLook(\(changed.joined(separator: ", ")))"
  }
}
