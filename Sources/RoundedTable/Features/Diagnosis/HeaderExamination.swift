import UIKit

/// Looks for problems with the headers and footers in sight.
@MainActor struct HeaderExamination {
  let tableView: UITableView
  /// The sections in sight, each with its style; nil if that isn't known.
  let sections: [(index: Int, style: CardStyle?)]
  /// The parts of cards that headers and footers have been given.
  let enclosed: [HeaderBackgroundView]
  /// The distance from the table's safe area to the cards, and what the safe area has of it.
  let inset: Double

  /// What's wrong with the first header or footer that is wrong in some way.
  func report(to report: (CardFinding.Kind, String) -> Void) {
    if let (kind, detail) = refusal { report(kind, detail) }
    if let (kind, detail) = band { report(kind, detail) }
  }

  private typealias Finding = (CardFinding.Kind, String)

  // MARK: Headers inside cards

  /// A header that should be inside its card, and shows no part of it.
  private var refusal: Finding? {
    for (section, style) in sections {
      guard let style, style.isCard else { continue }
      for kind in HeaderKind.allCases where style.encloses(kind) {
        if let view = kind.view(in: tableView, section) {
          // One that has just come into sight gets its part of the card in the next layout.
          let given = enclosed.first { $0.header === view }
          guard let given, view.isLaidOut, view.backgroundView !== given else { continue }
          return (
            .headerHasNoCard,
            "The \(kind) of section \(section), a \(type(of: view)), doesn't take a backgroundView, so it isn't inside its card. Remove its override of backgroundView, or what sets it in its layoutSubviews."
          )
        }
        if let view = plainView(kind, section) {
          return (
            .headerHasNoCard,
            "The \(kind) of section \(section), a \(type(of: view)), isn't inside its card, because it isn't a UITableViewHeaderFooterView. Return one from tableView(_:viewFor\("\(kind)".capitalized)InSection:)."
          )
        }
      }
    }
    return nil
  }

  // MARK: Bands

  /// A header outside the cards whose background is wider than they are.
  private var band: Finding? {
    for (section, style) in sections {
      guard let style, style.isCard else { continue }
      for kind in HeaderKind.allCases where !style.encloses(kind) {
        guard let view = kind.view(in: tableView, section) ?? plainView(kind, section),
          isBand(view)
        else { continue }
        let property = kind == .header ? "enclosesHeader" : "enclosesFooter"
        let spacing = tableView.style == .plain ? "" : ", and tableStyle.sectionSpacing"
        return (
          .headerIsBand,
          "The \(kind) of section \(section), a \(type(of: view)), has a background from edge to edge, between cards that are narrower. Clear it, or set style.\(property)\(spacing). The \(kind) then has the card's color instead of its own."
        )
      }
    }
    return nil
  }

  /// Whether a header has a visible color beside the cards.
  private func isBand(_ view: UIView) -> Bool {
    guard inset > 4, view.window != nil, view.isLaidOut else { return false }
    let ground = TableGround(tableView: tableView)
    return parts(of: view).contains { part, color in
      let frame = part.convert(part.bounds, to: tableView)
      let isWide = frame.width > tableView.bounds.width - 2 * inset + 4
      let isHigh = frame.height > view.bounds.height * 0.7
      return isWide && isHigh && ground.isSeen(color, in: view.traitCollection)
    }
  }

  /// The views that a header has behind its content, each with its color.
  private func parts(of view: UIView) -> [(view: UIView, color: UIColor)] {
    guard let header = view as? UITableViewHeaderFooterView else {
      let views = [view] + view.drawnSubviews
      return views.compactMap { part in part.backgroundColor.map { (part, $0) } }
    }
    var parts: [(view: UIView, color: UIColor)] = []
    if let configuration = header.backgroundConfiguration, !isDefault(configuration, of: header) {
      parts.append((header, configuration.resolvedBackgroundColor(for: header.tintColor)))
    }
    let content = header.contentView
    for part in [header.backgroundView, content].compactMap(\.self) + content.drawnSubviews {
      if let color = part.backgroundColor { parts.append((part, color)) }
    }
    return parts
  }

  /// Whether a configuration is what a header has that the app gave none, at rest or while it
  /// floats.
  private func isDefault(
    _ configuration: UIBackgroundConfiguration, of header: UITableViewHeaderFooterView
  ) -> Bool {
    var floating = header.configurationState
    floating.isPinned = true
    return [.listPlainHeaderFooter(), .listGroupedHeaderFooter()].contains {
      configuration == $0 || configuration == $0.updated(for: floating)
    }
  }

  /// The delegate's view for a section, if it's none of UIKit's class for headers.
  private func plainView(_ kind: HeaderKind, _ section: Int) -> UIView? {
    let rect = kind.rect(in: tableView, section)
    guard rect.height >= 1 else { return nil }
    let whole = tableView.rect(forSection: section)
    let others = [tableView.tableHeaderView, tableView.tableFooterView, tableView.backgroundView]
    return tableView.subviews.first { view in
      // Where it floats, it's elsewhere in its section.
      abs(view.frame.height - rect.height) < 0.5 && abs(view.frame.width - rect.width) < 0.5
        && (kind == .header) == (view.frame.midY < whole.midY || whole.height <= rect.height + 1)
        && whole.insetBy(dx: -1, dy: -1).contains(view.frame)
        && !(view is UITableViewCell || view is UITableViewHeaderFooterView || view is PlainView)
        && !others.contains { $0 === view } && !view.isHidden
    }
  }
}

extension CardStyle {
  fileprivate func encloses(_ kind: HeaderKind) -> Bool {
    kind == .header ? enclosesHeader : enclosesFooter
  }
}
