public import Foundation

open class UIImage: NSObject, @unchecked Sendable {
  enum Source: Hashable, Sendable {
    case symbol(name: String)
    case drawing(ImageDrawing, size: CGSize, scale: CGFloat)
  }

  struct Look: Sendable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var symbolConfiguration: SymbolConfiguration?
    var isFlipped = false
  }

  let source: Source
  let look: Look

  init(source: Source, look: Look = Look()) {
    self.source = source
    self.look = look
    super.init()
  }

  /// Nil: there are no asset catalogs here.
  public init?(named name: String) { nil }

  /// Any well-formed name is taken for a symbol: the system's list is not here.
  public init?(systemName name: String) {
    guard Self.isSymbolName(name) else { return nil }
    source = .symbol(name: name)
    look = Look()
    super.init()
  }

  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard Self.isSymbolName(name) else { return nil }
    source = .symbol(name: name)
    look = Look(symbolConfiguration: configuration as? SymbolConfiguration)
    super.init()
  }

  private static func isSymbolName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
      }
  }

  var name: String {
    switch source {
    case .symbol(let name): name
    case .drawing: ""
    }
  }

  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// A symbol is a square of its point size and a sixth, which is near what most symbols take.
  open var size: CGSize {
    switch source {
    case .symbol(let name):
      let side = (symbolPointSize * 7 / 6).rounded()
      return CGSize(width: (side * SymbolPaths.aspect(of: name)).rounded(), height: side)
    case .drawing(_, let size, _):
      return size
    }
  }

  private var symbolPointSize: CGFloat { look.symbolConfiguration?.resolvedPointSize ?? 17 }

  open var renderingMode: UIImage.RenderingMode { look.renderingMode }

  open var symbolConfiguration: UIImage.SymbolConfiguration? { look.symbolConfiguration }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { look in
      look.tint = color
      look.renderingMode = renderingMode
    }
  }

  /// A template is black here: there is no tint outside a view.
  open func draw(in rect: CGRect) {
    let color = (paint(tint: .black) ?? .black).resolvedColor(with: .current).cgColor.values
    CurrentContexts.top?.add(.image(source, color: color, rect: rect))
  }

  /// What the image is painted with where it is a template; nil keeps its own colors.
  func paint(tint: UIColor) -> UIColor? {
    if let color = look.tint, look.renderingMode != .alwaysTemplate { return color }
    switch look.renderingMode {
    case .alwaysTemplate: return tint
    case .alwaysOriginal: return isSymbolImage ? .black : nil
    case .automatic: return isSymbolImage ? tint : nil
    }
  }

  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source: source, look: look)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || source == other.source && look.renderingMode == other.look.renderingMode
        && look.tint == other.look.tint && look.isFlipped == other.look.isFlipped
        && look.symbolConfiguration == other.look.symbolConfiguration
  }

  open override var hash: Int { source.hashValue }
}
