import UIKit

extension UIKitFact {
  static let cells = [
    rowHeight, appearanceProxy, untouchedSeparatorInset, ownMargins, separatorAtText,
    insetGroupedClip,
  ]

  /// A card is seen only through a cell that stays clear.
  static let clearBackground = UIKitFact(
    "A cell that the provider made clear is still clear after it was displayed"
  ) { trial in
    for (name, style) in UITableView.Style.named {
      let table = FactTable(in: trial.host, style: style) { cell in
        cell.backgroundView = UIView()
        cell.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0)
      }
      table.start("ab")
      guard let cell = trial.cell("a", in: table) else { continue }
      let alpha = cell.backgroundColor?.cgColor.alpha
      trial.expect(alpha == 0, "\(name): alpha \(alpha.map { "\($0)" } ?? "nil")")
    }
  }

  /// What an uninstalled card leaves behind.
  static let defaultBackground = UIKitFact(
    "The default background configuration comes back after backgroundView = nil"
  ) { trial in
    for (name, style) in UITableView.Style.named {
      let table = FactTable(in: trial.host, style: style)
      table.start("ab")
      guard let cell = trial.cell("a", in: table) else { continue }
      let before = cell.backgroundConfiguration
      trial.expect(before != nil, "\(name): at first \(describe(before))")
      cell.backgroundView = UIView()
      table.layOut()
      cell.backgroundView = nil
      cell.setNeedsUpdateConfiguration()
      table.layOut()
      let after = cell.backgroundConfiguration
      trial.expect(after == before, "then \(describe(after))")
    }
  }

  @MainActor private static func describe(_ configuration: UIBackgroundConfiguration?) -> String {
    switch configuration {
    case nil: "none"
    case UIBackgroundConfiguration.listPlainCell(): "the plain one"
    case UIBackgroundConfiguration.listGroupedCell(): "the grouped one"
    default: "another one"
    }
  }

  /// Cards draw their own separators, so the table's are off.
  static let rowHeight = UIKitFact(
    "Without the table's separators a self-sizing row is one pixel lower, a fixed one is not"
  ) { trial in
    let scale = trial.host.traitCollection.displayScale
    for (name, rowHeight) in [("self-sizing", UITableView.automaticDimension), ("fixed", 60)] {
      var heights: [CGFloat] = []
      for style in [UITableViewCell.SeparatorStyle.singleLine, .none] {
        let table = FactTable(in: trial.host, rowHeight: rowHeight) {
          $0.textLabel?.text = "Text"
          // Higher than a row is at least, of which the line is a part.
          $0.textLabel?.font = .systemFont(ofSize: 40)
        }
        table.tableView.separatorStyle = style
        table.start("ab")
        heights.append(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height)
      }
      let pixels = (heights[0] - heights[1]) * scale
      let expected: CGFloat = rowHeight == UITableView.automaticDimension ? 1 : 0
      trial.expect(abs(pixels - expected) < 0.01, "\(name): \(heights[0]) and \(heights[1]) points")
    }
  }

  /// Such cells are left to the system altogether.
  static let insetGroupedClip = UIKitFact(
    "In an inset grouped table the system's clip stands, whatever lies in the cell"
  ) { trial in
    let table = FactTable(in: trial.host, style: .insetGrouped) { $0.backgroundView = UIView() }
    table.start("abc")
    guard let first = trial.cell("a", in: table), let last = trial.cell("c", in: table) else {
      return
    }
    for cell in [first, last] {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    for (name, cell, corners) in [("first", first, top), ("last", last, bottom)] {
      let layer = cell.layer
      trial.expect(
        layer.masksToBounds && layer.cornerRadius > 0 && layer.maskedCorners == corners,
        "\(name): \(layer.masksToBounds ? "clips" : "does not clip"), radius \(layer.cornerRadius)"
          + ", corners \(layer.maskedCorners.rawValue)")
    }
    let gap = first.frame.minX
    trial.expect(gap > 0 && first.frame.width < table.tableView.bounds.width, "inset by \(gap)")
  }

  private final class ProxiedCell: UITableViewCell {}

  /// A decorated cell has a color of its own, so its card asks the proxy for the one that would
  /// have come.
  static let appearanceProxy = UIKitFact(
    "An appearance proxy tells what was set on it, and gives way to what a view was given"
  ) { trial in
    let proxy = ProxiedCell.appearance()
    proxy.backgroundColor = .systemRed
    defer { proxy.backgroundColor = nil }
    let told = ProxiedCell.appearance().backgroundColor
    trial.expect(told == .systemRed, "the proxy tells \(told.map { "\($0)" } ?? "nothing")")
    for (name, own) in [("untouched", nil), ("colored", UIColor.systemTeal)] {
      let cell = ProxiedCell(style: .default, reuseIdentifier: nil)
      if let own { cell.backgroundColor = own }
      trial.host.addSubview(cell)
      let color = cell.backgroundColor
      cell.removeFromSuperview()
      trial.expect(color == own ?? .systemRed, "\(name): \(color.map { "\($0)" } ?? "none")")
    }
  }

  /// Cards keep a separator inset that is a cell's own: one that differs from the table's.
  static let untouchedSeparatorInset = UIKitFact(
    "A cell that nobody gave a separator inset tells its table's, with and without a picture"
  ) { trial in
    let table = FactTable(in: trial.host) { cell in
      cell.textLabel?.text = "Text"
      if cell.reuses == 0 { cell.imageView?.image = UIImage(systemName: "star") }
    }
    table.start("ab")
    let wanted = table.tableView.separatorInset
    guard let cell = trial.cell("a", in: table) else { return }
    trial.expect(cell.separatorInset == wanted, "\(cell.separatorInset), the table \(wanted)")
  }

  /// A section may have cards that are less inset than the table's.
  static let ownMargins = UIKitFact(
    "A cell that does not preserve its table's margins has its own, even smaller ones"
  ) { trial in
    let table = FactTable(in: trial.host) { cell in
      cell.preservesSuperviewLayoutMargins = false
      cell.directionalLayoutMargins.leading = 5
    }
    table.tableView.directionalLayoutMargins.leading = 40
    table.start("a")
    guard let cell = trial.cell("a", in: table) else { return }
    let own = cell.directionalLayoutMargins.leading
    trial.expect(own == 5, "\(own)")
    let content = cell.contentView.directionalLayoutMargins.leading
    trial.expect(content == 5 || content == 8, "content view \(content)")
    cell.directionalLayoutMargins.leading = 0
    cell.preservesSuperviewLayoutMargins = true
    table.layOut()
    let preserved = cell.directionalLayoutMargins.leading
    trial.expect(preserved == 40, "preserving the table's \(preserved)")
  }

  /// The lines of cards begin where those of UIKit would.
  static let separatorAtText = UIKitFact(
    "The line under a row with a picture begins with the row's text"
  ) { trial in
    let table = FactTable(in: trial.host) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    table.start("abc")
    guard let cell = trial.cell("b", in: table) else { return }
    // The class of the line is UIKit's own: it is what is a pixel or two high at the bottom.
    let lines = cell.subviews.filter { view in
      view.frame.height < 2 && view.frame.maxY > cell.bounds.maxY - 2 && !view.isHidden
    }
    let text = (cell.contentView as? UIListContentView)?.textLayoutGuide
    guard let line = lines.first, let text else {
      trial.expect(false, "no line or no text")
      return
    }
    let start = cell.convert(text.layoutFrame, from: cell.contentView).minX
    trial.expect(abs(line.frame.minX - start) < 1, "line at \(line.frame.minX), text at \(start)")
  }
}
