import Foundation

/// The control at the leading edge of a cell being edited.
final class CellEditControl: UIView {
  enum Kind: Equatable {
    case delete
    case insert
    case choice(isSelected: Bool)
  }

  private let symbol: SymbolView
  /// What shows through the holes of plus and minus.
  private let glyph = UIView()

  var kind: Kind {
    didSet { if oldValue != kind { showKind() } }
  }

  init(kind: Kind) {
    self.kind = kind
    let size = CGSize(width: CellGeometry.controlSide, height: CellGeometry.controlSide)
    symbol = SymbolView(symbol: "circle", color: nil, size: size)
    super.init(frame: CGRect(origin: .zero, size: size))
    glyph.frame = bounds.insetBy(dx: size.width / 5, dy: size.height / 5)
    glyph.backgroundColor = .white
    glyph.layer.cornerRadius = glyph.bounds.width / 2
    addSubview(glyph)
    addSubview(symbol)
    showKind()
  }
  required init?(coder: NSCoder) { nil }

  private func showKind() {
    if case .choice = kind { glyph.isHidden = true } else { glyph.isHidden = false }
    switch kind {
    case .delete: show("minus.circle.fill", .systemRed)
    case .insert: show("plus.circle.fill", .systemGreen)
    case .choice(isSelected: true): show("checkmark.circle.fill", nil)
    case .choice(isSelected: false): show("circle", .tertiaryLabel)
    }
  }

  private func show(_ name: String, _ color: UIColor?) {
    symbol.symbol = name
    symbol.color = color
  }
}
