import Foundation

/// One of the system's accessories: one symbol, or a detail button beside a chevron.
final class CellAccessoryView: UIView {
  enum Kind {
    case chevron, checkmark, detail
  }

  private static let gap: CGFloat = 12
  private let kinds: [Kind]
  private let symbols: [SymbolView]
  private let margin: CGFloat

  init(symbols kinds: [Kind]) {
    self.kinds = kinds
    symbols = kinds.map(Self.symbol)
    margin = kinds == [.checkmark] ? ListMetrics.current.checkmarkMargin : 0
    let gaps = margin * 2 + Self.gap * CGFloat(kinds.count - 1)
    let width = symbols.reduce(gaps) { $0 + $1.bounds.width }
    let height = symbols.reduce(0) { max($0, $1.bounds.height) }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for symbol in symbols { addSubview(symbol) }
  }
  required init?(coder: NSCoder) { nil }

  private static func symbol(_ kind: Kind) -> SymbolView {
    switch kind {
    case .chevron:
      SymbolView(
        symbol: "chevron.forward", color: .tertiaryLabel, size: ListMetrics.current.chevronSize)
    case .checkmark:
      SymbolView(symbol: "checkmark", color: nil, size: ListMetrics.current.checkmarkSize)
    case .detail:
      SymbolView(symbol: "info.circle", color: nil, size: CGSize(width: 22, height: 22))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = margin
    for (kind, symbol) in zip(kinds, symbols) {
      symbol.transform =
        isMirrored && kind == .chevron ? CGAffineTransform(scaleX: -1, y: 1) : .identity
      let size = symbol.bounds.size
      let frame = CGRect(
        origin: CGPoint(x: start, y: (bounds.height - size.height) / 2), size: size)
      let placed = isMirrored ? frame.mirrored(in: bounds.width) : frame
      symbol.center = CGPoint(x: placed.midX, y: placed.midY)
      start += size.width + Self.gap
    }
  }
}
