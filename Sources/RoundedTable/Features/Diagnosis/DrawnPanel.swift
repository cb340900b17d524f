import UIKit

/// A rounded panel that a row draws itself: in its content view, in the cell, or as its background.
///
/// The row would then show a card in a card. So its author has to delete one of them.
@MainActor struct DrawnPanel {
  private enum Place {
    case contentView, cell, background
  }

  /// The layer with the panel's shape.
  private let layer: CALayer
  /// The view to delete.
  private let view: UIView
  private let place: Place
  private let cell: UITableViewCell
  private let card: Card

  /// Finds the panel of a cell; nil if it draws none.
  ///
  /// A style with a fill of its own means that the app wants the panel on its card.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - card: The row's part of its card.
  ///   - views: The app's views in the cell itself.
  init?(in cell: UITableViewCell, for card: Card, besideContent views: [UIView]) {
    guard card.style.fill.isAutomatic else { return nil }
    (self.cell, self.card) = (cell, card)
    let app = CardSlot.of(cell)?.appBackground
    if let hosted = app?.hosted, let layer = hosted.layer.shaped(within: cell.bounds.size) {
      (self.layer, view, place) = (layer, hosted, .background)
      return
    }
    // In a row with a visible color of its own it's content.
    if let table = cell.enclosing(UITableView.self), let color = app?.fill(of: cell),
      TableGround(tableView: table).isSeen(color, in: cell.traitCollection)
    {
      return nil
    }
    let content = cell.contentView.layer.visibleSublayers
    if let layer = content.lazy.compactMap({ $0.panel(in: cell.contentView) }).first {
      (self.layer, view, place) = (layer, layer.owner ?? cell.contentView, .contentView)
      return
    }
    guard let layer = views.lazy.compactMap({ $0.layer.panel(in: cell) }).first else { return nil }
    (self.layer, view, place) = (layer, layer.owner ?? cell, .cell)
  }

  /// What to delete, and what gives the card the same look.
  var advice: String {
    let name =
      switch place {
      case .contentView: "the \(type(of: view)) in its content view"
      case .cell: "the \(type(of: view)) in the cell itself"
      case .background: "its background view, a \(type(of: view))"
      }
    // UIKit lays out a selected background only when the row is selected, so its shape may not be
    // known.
    let hasPair =
      place == .background
      && CardSlot.of(cell)?.appBackground.hostedSelection(of: cell, in: card.style) != nil
    let look = look + (hasPair ? ["style.selectionColor to that of its selected background"] : [])
    return
      "delete \(name), which draws a rounded panel inside the card, and the space left for it beside the content. For the same look, set \(look.joined(separator: ", "))."
  }

  // MARK: The same look

  private var look: [String] {
    var look = ["style.fill to \(fill)"]
    if layer.cornerRadius > 0 {
      let radius = Double(layer.cornerRadius)
      look.append("style.radius to \(radius)")
    }
    if layer.borderWidth > 0 {
      let color = layer.borderColor.map { UIColor(cgColor: $0).code } ?? ".black"
      look.append(
        "style.outline to CardOutline(color: \(color), width: \(Double(layer.borderWidth)))")
    }
    if isCardOfOneRow {
      look.append("cardID to a closure that returns each row's own ID")
      let gap = (cell.bounds.height - layer.bounds.height).rounded()
      if gap > 0 { look.append("style.cardSpacing to \(Double(gap))") }
    }
    return look
  }

  /// Whether the panel rounds all its corners in a row that its card continues from or to.
  private var isCardOfOneRow: Bool {
    let corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return place != .background && card.position != .single
      && layer.maskedCorners.isSuperset(of: corners)
  }

  private var fill: String {
    if let gradient = layer.gradient, let colors = gradient.colors, !colors.isEmpty {
      return
        ".gradient(CardGradient(colors: …)) with the \(colors.count) colors of its CAGradientLayer"
    }
    let shapeColor = (layer as? CAShapeLayer)?.fillColor ?? layer.backgroundColor
    guard let color = layer.owner?.backgroundColor ?? shapeColor.map({ UIColor(cgColor: $0) })
    else { return "its color" }
    return ".color(\(color.code))"
  }
}

extension CALayer {
  /// The view that owns the layer, or the nearest layer above it.
  fileprivate var owner: UIView? { delegate as? UIView ?? superlayer?.owner }

  /// The gradient that the layer is, or that fills it.
  fileprivate var gradient: CAGradientLayer? {
    self as? CAGradientLayer
      ?? (sublayers ?? []).lazy.compactMap { $0 as? CAGradientLayer }.first {
        $0.bounds.width >= self.bounds.width - 1 && $0.bounds.height >= self.bounds.height - 1
      }
  }

  fileprivate var visibleSublayers: [CALayer] {
    (sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
  }

  /// Whether the layer is nearly as large as a row.
  private func isLarge(within row: CGSize) -> Bool {
    let size = (self as? CAShapeLayer)?.path?.boundingBoxOfPath.size ?? bounds.size
    return size.width > row.width * 0.6 && size.height > row.height * 0.7
  }

  private var hasShape: Bool {
    cornerRadius >= 4 || mask != nil || (self as? CAShapeLayer)?.path != nil
  }

  /// The layer, or one in it, that has a shape of its own and is nearly as large as a row.
  ///
  /// - Parameters:
  ///   - row: The size of the row.
  ///   - isContent: Whether a view is content, in which no panel is looked for.
  /// - Returns: The layer.
  fileprivate func shaped(
    within row: CGSize, without isContent: (UIView) -> Bool = { _ in false }
  ) -> CALayer? {
    guard !isHidden, opacity > 0, (delegate as? UIView).map(isContent) != true else { return nil }
    if hasShape, isLarge(within: row) { return self }
    // UIKit's own parts of an effect view are its own business.
    guard !(delegate is UIVisualEffectView) else { return nil }
    for layer in sublayers ?? [] {
      if let shaped = layer.shaped(within: row, without: isContent) { return shaped }
    }
    return nil
  }

  /// The layer, or one in it, that's a panel: it's seen, nearly as large as the row, and about as
  /// far from one side as from the other.
  ///
  /// A picture, a control and what scrolls are content, whatever their shape. And so is a bubble of
  /// a chat, which keeps to one side.
  @MainActor fileprivate func panel(in container: UIView) -> CALayer? {
    let found = shaped(within: container.bounds.size) { view in
      view is UIControl || view is UIImageView || view is UILabel || view is UIScrollView
        || view is UIPickerView
    }
    guard let layer = found else { return nil }
    let frame = layer.convert(layer.bounds, to: container.layer)
    let left = frame.minX - container.bounds.minX
    let right = container.bounds.maxX - frame.maxX
    let isApart = left >= 4 && right >= 4 && abs(left - right) <= 24
    return isApart && layer.isPainted ? layer : nil
  }

  /// Whether the layer has a color, a gradient, an effect or a border.
  private var isPainted: Bool {
    let colors = [backgroundColor, borderWidth > 0 ? borderColor : nil]
    let shape = self as? CAShapeLayer
    return (colors + [shape?.fillColor]).contains { ($0?.alpha ?? 0) > 0 }
      || gradient?.colors?.isEmpty == false || delegate is UIVisualEffectView
  }
}

extension UIColor {
  /// The color as code: the name of the system's color, or components; its description if it
  /// differs between light and dark mode.
  @MainActor fileprivate var code: String {
    let names: KeyValuePairs<String, UIColor> = [
      ".secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      ".secondarySystemBackground": .secondarySystemBackground,
      ".systemGroupedBackground": .systemGroupedBackground,
      ".systemBackground": .systemBackground,
    ]
    let looks = looks
    if let name = names.first(where: { $0.value.looks == looks })?.key { return name }
    guard looks[0] == looks[1] else { return "its dynamic backgroundColor" }
    let parts = looks[0] / 1_000
    return
      "UIColor(red: \(parts.x), green: \(parts.y), blue: \(parts.z), alpha: \(parts.w))"
  }
}
