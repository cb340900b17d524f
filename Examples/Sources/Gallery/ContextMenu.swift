@_spi(Headless) import UIKit

extension UITableView {
  /// Opens a row's context menu: it darkens everything but the row, and lists the actions below it.
  func openMenu(forRowAt indexPath: IndexPath) {
    guard let window,
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: indexPath, point: .zero)
    else { return }
    dim(exceptRowAt: indexPath)
    guard let menu = configuration.menu else { return }
    let row = convert(rectForRow(at: indexPath), to: window)
    let panel = ContextMenuPanel(actions: menu.children.compactMap { $0 as? UIAction })
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = directionalLayoutMargins.leading
    panel.frame.origin = CGPoint(
      x: isMirrored ? row.maxX - margin - panel.frame.width : row.minX + margin, y: row.maxY + 10)
    // Above the veil, which is a layer of the window.
    panel.layer.zPosition = 1
    window.addSubview(panel)
  }
}

/// The list of a context menu's actions.
private final class ContextMenuPanel: UIView {
  private static let rowHeight: CGFloat = 44

  init(actions: [UIAction]) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 250, height: Self.rowHeight * CGFloat(actions.count)))
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
    layer.cornerRadius = 13
    layer.cornerCurve = .continuous
    for (index, action) in actions.enumerated() {
      add(action, at: CGFloat(index) * Self.rowHeight, hasLine: index > 0)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("The panel is made in code")
  }

  private func add(_ action: UIAction, at y: CGFloat, hasLine: Bool) {
    let color: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
    let row = UIView(frame: CGRect(x: 0, y: y, width: bounds.width, height: Self.rowHeight))
    let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
    let label = UILabel(frame: row.bounds.insetBy(dx: 16, dy: 0))
    label.text = action.title
    label.textColor = color
    label.textAlignment = isMirrored ? .right : .left
    let image = UIImageView(image: action.image)
    image.tintColor = color
    image.contentMode = .center
    let side = Self.rowHeight
    image.frame = CGRect(
      x: isMirrored ? 4 : row.bounds.width - side - 4, y: 0, width: side, height: side)
    row.addSubview(label)
    row.addSubview(image)
    if hasLine {
      let line = UIView(frame: CGRect(x: 0, y: 0, width: row.bounds.width, height: 0.5))
      line.backgroundColor = .separator
      row.addSubview(line)
    }
    addSubview(row)
  }
}
