import Foundation

/// One component of a picker, whose rows are drawn flat.
final class PickerWheel: UIView {
  /// What the picker's delegate has for a row.
  enum Content {
    case text(String)
    case view(UIView)
  }

  /// Not measured.
  static let rowHeight: CGFloat = 32
  private static let font = UIFont.systemFont(ofSize: 21)

  let count: Int
  private(set) var selected: Int
  private var rowHeight = PickerWheel.rowHeight
  private(set) var rows: [Int: UIView] = [:]
  private var unused: UIView?

  init(count: Int, selected: Int) {
    self.count = count
    self.selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
    super.init(frame: .zero)
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { fatalError("made by a picker") }

  func select(_ row: Int, animated: Bool) {
    guard 0..<count ~= row, row != selected else { return }
    selected = row
    guard animated, window != nil else { return setNeedsLayout() }
    superview?.setNeedsLayout()
    UIView.animate(withDuration: 0.3) { self.superview?.layoutIfNeeded() }
  }

  /// Shows the rows that are in sight around the selected one.
  func show(rowHeight: CGFloat, _ content: (_ row: Int, _ reusing: UIView?) -> Content) {
    self.rowHeight = rowHeight
    let beside = Int((bounds.height / 2 / max(rowHeight, 1)).rounded(.up))
    let seen = count == 0 ? 0..<0 : max(selected - beside, 0)..<min(selected + beside + 1, count)
    for (row, view) in rows where !seen.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      unused = view
    }
    for row in seen where rows[row] == nil {
      let view = Self.view(for: content(row, unused))
      if view === unused { unused = nil }
      addSubview(view)
      rows[row] = view
    }
    for (row, view) in rows {
      let y = bounds.midY + (CGFloat(row - selected) - 0.5) * rowHeight
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
      // Rows fade towards the edge.
      view.alpha = max(0.2, 1 - 0.2 * CGFloat(abs(row - selected)))
    }
  }

  private static func view(for content: Content) -> UIView {
    switch content {
    case .view(let view): return view
    case .text(let text):
      let label = UILabel()
      label.font = font
      label.textAlignment = .center
      label.text = text
      return label
    }
  }
}
