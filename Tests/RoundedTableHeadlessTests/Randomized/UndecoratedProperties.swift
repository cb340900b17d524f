@_spi(Headless) import UIKit

/// Every property that cards change, in words: equal for a cell or a table that is not decorated
/// and for its twin.
@MainActor enum UndecoratedProperties {
  typealias List = [(name: String, value: String)]

  /// Says which property of ours is not the twin's.
  static func difference(_ plain: List, _ ours: List) -> String? {
    for (expected, found) in zip(plain, ours)
    where expected.value != found.value && expected.value != "due" && found.value != "due" {
      return "\(found.name) is \(found.value), and \(expected.value) under the plain data source"
    }
    return nil
  }

  /// What is behind a cell, which a row without a card gives back in a decorated table as well.
  static func background(of cell: UITableViewCell) -> List {
    let content = cell.contentView
    return [
      ("backgroundView", word(cell.backgroundView)),
      ("selectedBackgroundView", word(cell.selectedBackgroundView)),
      ("multipleSelectionBackgroundView", word(cell.multipleSelectionBackgroundView)),
      ("backgroundColor", word(cell.backgroundColor)),
      // A cell makes its default configuration anew when it is laid out.
      (
        "backgroundConfiguration",
        cell.layer.needsLayout() ? "due" : word(cell.backgroundConfiguration)
      ),
      ("contentView.backgroundColor", word(content.backgroundColor)),
      ("contentView.clipsToBounds", "\(content.clipsToBounds)"),
      ("contentView.cornerRadius", "\(content.layer.cornerRadius)"),
      ("contentView.maskedCorners", "\(content.layer.maskedCorners.rawValue)"),
      ("contentView.cornerCurve", content.layer.cornerCurve.rawValue),
      ("contentView.mask", "\(content.layer.mask != nil)"),
      ("separatorInset.own", "\(cell.separatorInset != cell.enclosingTable?.separatorInset)"),
      ("clipsToBounds", "\(cell.clipsToBounds)"),
      ("cornerRadius", "\(cell.layer.cornerRadius)"),
      ("maskedCorners", "\(cell.layer.maskedCorners.rawValue)"),
      ("borderWidth", "\(cell.layer.borderWidth)"),
      ("shadowOpacity", "\(cell.layer.shadowOpacity)"),
      ("mask", "\(cell.layer.mask != nil)"),
      ("selectionStyle", "\(cell.selectionStyle)"),
      ("insetsLayoutMarginsFromSafeArea", "\(cell.insetsLayoutMarginsFromSafeArea)"),
    ]
  }

  /// Where a cell's parts are, once it is laid out, in a table that is not decorated.
  static func places(of cell: UITableViewCell) -> List {
    let content = cell.contentView
    return [
      ("margins", word(cell.directionalLayoutMargins)),
      ("separatorInset", "\(cell.separatorInset)"),
      ("frame", "\(cell.frame)"), ("contentView.frame", "\(content.frame)"),
      ("contentView.margins", word(content.directionalLayoutMargins)),
      ("subviews", lasting(in: cell).map { word($0) }.sorted().joined(separator: " ")),
    ]
  }

  /// All in a cell but what fades out: UIKit removes a selection at its end, and one of ours has
  /// gone with the cards.
  private static func lasting(in cell: UITableViewCell) -> [UIView] {
    cell.subviews.filter { $0.alpha > 0 || $0.layer.animation(forKey: "opacity") == nil }
  }

  static func all(of table: UITableView) -> List {
    [
      ("separatorInset", "\(table.separatorInset)"),
      ("separatorInsetReference", "\(table.separatorInsetReference.rawValue)"),
      ("separatorColor", word(table.separatorColor)),
      ("backgroundColor", word(table.backgroundColor)),
      ("backgroundView", word(table.backgroundView)),
      ("margins", "\(table.directionalLayoutMargins)"),
      ("insetsLayoutMarginsFromSafeArea", "\(table.insetsLayoutMarginsFromSafeArea)"),
      ("preservesSuperviewLayoutMargins", "\(table.preservesSuperviewLayoutMargins)"),
      ("readable width", "\(table.cellLayoutMarginsFollowReadableWidth)"),
      ("insetsContentViewsToSafeArea", "\(table.insetsContentViewsToSafeArea)"),
      ("sectionHeaderHeight", "\(table.sectionHeaderHeight)"),
      ("sectionFooterHeight", "\(table.sectionFooterHeight)"),
      ("sectionHeaderTopPadding", "\(table.sectionHeaderTopPadding)"),
      ("rowHeight", "\(table.rowHeight)"), ("estimatedRowHeight", "\(table.estimatedRowHeight)"),
      ("contentInset", "\(table.contentInset)"),
      ("adjustedContentInset", "\(table.adjustedContentInset)"),
      ("clipsToBounds", "\(table.clipsToBounds)"),
      ("safe area", "\(table.safeAreaInsets)"),
    ]
  }

  static func lines(of table: UITableView) -> List {
    [("separatorStyle", "\(table.separatorStyle.rawValue)")]
  }

  /// What else is in a table, where no row is decorated.
  static func guests(of table: UITableView) -> List {
    let others = table.subviews.filter { !($0 is UITableViewCell) }
    return [("subviews", others.map { word($0) }.sorted().joined(separator: " "))]
  }

  // MARK: Words

  private static func word(_ view: UIView?) -> String {
    view.map { "\(type(of: $0)) of \(word($0.backgroundColor))" } ?? "none"
  }

  private static func word(_ color: UIColor?) -> String {
    color.map { "\(HeadlessDrawing.RGBA($0))" } ?? "none"
  }

  /// In thousandths of a point: how far a bar reaches into a row is a difference, and its last
  /// digits depend on how it came about.
  private static func word(_ insets: NSDirectionalEdgeInsets) -> String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return sides.map { String(format: "%.3f", $0) }.joined(separator: ", ")
  }

  private static func word(_ configuration: UIBackgroundConfiguration?) -> String {
    guard let configuration else { return "none" }
    let view = word(configuration.customView)
    return "\(word(configuration.backgroundColor)), radius \(configuration.cornerRadius), \(view)"
  }
}

extension UIView {
  fileprivate var enclosingTable: UITableView? {
    superview as? UITableView ?? superview?.enclosingTable
  }
}
