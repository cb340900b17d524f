public import Foundation

/// A picture of a view: its layer tree as shapes, colors and text.
///
/// The drawing's origin is the top left corner of what the view shows, wherever it has scrolled to.
@MainActor @_spi(Headless) public struct HeadlessDrawing {
  /// Which values are drawn: what was set, or what an animation has made of it by now.
  public enum Values: Sendable {
    case model
    case presentation
  }

  /// The fonts of its texts as SVG names them: the system's where there is one that is meant.
  ///
  /// Each text says how wide it is, so it fits in any of them.
  public nonisolated static let fontFamily =
    "-apple-system, system-ui, Helvetica, Arial, Liberation Sans, sans-serif"

  /// How large the drawing is.
  public let size: CGSize

  /// Everything painted, back to front.
  public let items: [Item]

  /// How many layers are drawn; hidden ones are not.
  public let layers: Int

  /// How many layers have a mask layer.
  public let masks: Int

  /// How many layers hold pixels of their own.
  public let backingStores: Int

  /// How often the renderer has to draw aside first: for rounded clips, masks, group opacity over
  /// sublayers and shadows without a path.
  public let offscreenPasses: Int

  let root: DrawnLayer

  /// Draws a view as it is now, without laying it out first.
  public init(of view: UIView, values: Values = .model) {
    HeadlessFaults.lookForMasks(in: view)
    let bounds = view.layer.bounds
    let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    root = DrawnLayer(view.layer, values: values, root: shift, above: nil)
    size = bounds.size
    var collector = DrawingCollector()
    collector.collect(root, opacity: 1, clips: [])
    items = collector.items
    layers = collector.layers
    masks = collector.masks
    backingStores = collector.backingStores
    offscreenPasses = collector.offscreenPasses
  }

  /// What is seen at a point.
  ///
  /// Text, symbols and images are left out.
  public func color(at point: CGPoint) -> RGBA { root.color(at: point) }

  /// What a view and the views in it paint, back to front.
  public func items(in view: UIView) -> [Item] {
    items.filter { $0.view?.isDescendant(of: view) ?? false }
  }

  /// The drawing as an SVG document, the same to the byte for the same picture.
  public func svg(title: String) -> String {
    let width = DrawingNumber.text(size.width)
    let height = DrawingNumber.text(size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(DrawingSVG.escaped(title))</title>
      \(svgBody(idPrefix: "d"))</svg>

      """
  }

  /// The drawing without the document around it, for a file that holds several.
  ///
  /// The prefix keeps the identifiers of one apart from those of the next. For pictures to look at,
  /// a stroke, a translucent fill or a shadow that goes on from row to row can be joined to one
  /// path, which has no lines in a browser where the rows meet.
  public func svgBody(idPrefix: String, joinsRows: Bool = false) -> String {
    var writer = DrawingSVG(
      idPrefix: idPrefix, outlines: joinsRows ? DrawingOutlines(in: root) : nil,
      fills: joinsRows ? DrawingFills(in: root) : nil)
    writer.write(root: root, size: size)
    return writer.text
  }
}
