import UIKit

/// How much of a section's header or footer is inside the card.
///
/// A header with a title of the data source's is higher than its text: it separates its card from the one above, too. The card
/// begins as far above the text as the header ends below it. A header of the delegate's own is enclosed whole. Footers are the
/// same upside down.
///
/// A table makes a header when it comes into sight, and tells nobody. So the text of one out of sight is measured as the system's
/// content configurations are documented to show it, or as it is seen in another header.
@MainActor struct EnclosedTitles {
  private var header = TitleLook(.header)
  private var footer = TitleLook(.footer)
  private var label: UILabel?
  /// The text size and the width for which titles have been seen.
  private var conditions: Conditions?

  private struct Conditions: Equatable {
    var size: UIContentSizeCategory
    var width: CGFloat
  }

  /// Returns the height of the header's part that is in the card.
  mutating func headerHeight(
    _ section: Int, _ extra: SurfaceCard.Extra, in tableView: UITableView
  ) -> CGFloat {
    height(
      of: extra, whole: tableView.rectForHeader(inSection: section).height,
      tableView.headerView(forSection: section), like: \.header, in: tableView)
  }

  /// Returns the height of the footer's part that is in the card.
  mutating func footerHeight(
    _ section: Int, _ extra: SurfaceCard.Extra, in tableView: UITableView
  ) -> CGFloat {
    height(
      of: extra, whole: tableView.rectForFooter(inSection: section).height,
      tableView.footerView(forSection: section), like: \.footer, in: tableView)
  }

  private mutating func height(
    of extra: SurfaceCard.Extra, whole: CGFloat, _ view: UITableViewHeaderFooterView?,
    like look: WritableKeyPath<EnclosedTitles, TitleLook>, in tableView: UITableView
  ) -> CGFloat {
    guard case .title(let title) = extra, view.map(Self.isSystems) ?? true else { return whole }
    forgetFormerConditions(in: tableView)
    if let view, let label = label(in: view) {
      self[keyPath: look].see(label, in: view)
      return min(whole, self[keyPath: look].height(of: label, in: view))
    }
    let label = label ?? UILabel(frame: .zero)
    self.label = label
    let height = self[keyPath: look].height(of: title, with: label, in: tableView)
    // Until it is in sight, the whole height is an estimate of the table's.
    return view == nil ? height : min(whole, height)
  }

  private static func isSystems(_ view: UITableViewHeaderFooterView) -> Bool {
    type(of: view) == UITableViewHeaderFooterView.self
  }

  private mutating func forgetFormerConditions(in tableView: UITableView) {
    let now = Conditions(
      size: tableView.traitCollection.preferredContentSizeCategory, width: tableView.bounds.width)
    guard conditions != now else { return }
    conditions = now
    (header, footer) = (TitleLook(.header), TitleLook(.footer))
  }

  /// The label in the system's own view for a title, nil if there is none yet; the title is measured then.
  private func label(in view: UITableViewHeaderFooterView) -> UILabel? {
    view.layoutIfNeeded()
    // Its `textLabel` is not read, which would create it.
    return view.drawnSubviews.lazy.compactMap { $0 as? UILabel }.first
  }
}

/// How the titles of headers or footers look.
@MainActor private struct TitleLook {
  enum Kind {
    case header, footer
  }

  private let kind: Kind
  /// Nil until one has been seen.
  private var seen: (font: UIFont?, inset: CGFloat, padding: CGFloat)?

  init(_ kind: Kind) {
    self.kind = kind
  }

  mutating func see(_ label: UILabel, in view: UIView) {
    let text = label.convert(label.bounds, to: view)
    seen = (label.font, view.leadingDistance(to: text), padding(of: text, in: view))
  }

  func height(of label: UILabel, in view: UIView) -> CGFloat {
    let text = label.convert(label.bounds, to: view)
    return max(0, text.height + 2 * padding(of: text, in: view))
  }

  /// The space between a title and the rows.
  private func padding(of text: CGRect, in view: UIView) -> CGFloat {
    kind == .header ? view.bounds.maxY - text.maxY : text.minY - view.bounds.minY
  }

  func height(of title: String, with label: UILabel, in tableView: UITableView) -> CGFloat {
    let configuration = configuration(in: tableView)
    let margins = configuration.directionalLayoutMargins
    label.numberOfLines = 0
    label.font = seen?.font ?? configuration.textProperties.font
    label.text = transformed(title, configuration.textProperties.transform)
    let inset = seen?.inset ?? tableView.layoutMargins.left
    let width = tableView.bounds.width - 2 * inset
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let padding = seen?.padding ?? (kind == .header ? margins.bottom : margins.top)
    return max(0, size.height + 2 * padding)
  }

  private func configuration(in tableView: UITableView) -> UIListContentConfiguration {
    let isPlain = tableView.style == .plain
    let configuration: UIListContentConfiguration =
      switch kind {
      case .header: isPlain ? .plainHeader() : .groupedHeader()
      case .footer: isPlain ? .plainFooter() : .groupedFooter()
      }
    return configuration.updated(
      for: UIViewConfigurationState(traitCollection: tableView.traitCollection))
  }

  private func transformed(
    _ title: String, _ transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> String {
    switch transform {
    case .uppercase: title.localizedUppercase
    case .lowercase: title.localizedLowercase
    case .capitalized: title.localizedCapitalized
    default: title
    }
  }
}
