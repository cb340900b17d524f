public import Foundation

extension HeadlessDrawing {
  /// One thing painted.
  public struct Item {
    /// What is painted.
    public enum Kind {
      case shadow(color: RGBA, offset: CGSize, radius: CGFloat)
      case fill(RGBA)
      case gradient(colors: [RGBA])
      case shape(fill: RGBA?, stroke: RGBA?, lineWidth: CGFloat)
      case text(String, color: RGBA, size: CGFloat)
      case symbol(name: String, color: RGBA)
      case image
      case border(RGBA, width: CGFloat)
    }

    /// The radii of a box's corners as they are drawn.
    public struct Radii: Hashable, Sendable {
      public var topLeft: CGFloat
      public var topRight: CGFloat
      public var bottomLeft: CGFloat
      public var bottomRight: CGFloat

      /// Makes radii of their four values.
      public init(
        topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
      ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
      }

      init(_ outline: DrawingOutline) {
        self.init(
          topLeft: outline.topLeft, topRight: outline.topRight, bottomLeft: outline.bottomLeft,
          bottomRight: outline.bottomRight)
      }
    }

    /// A box, with corners, that cuts off what lies outside.
    public struct Clip {
      /// The box in the drawing's coordinates.
      public let frame: CGRect
      /// The corners that are cut.
      public let radii: Radii
      /// The view whose layer clips.
      public private(set) weak var view: UIView?
    }

    /// What is painted.
    public let kind: Kind

    /// The painted box in the drawing's coordinates.
    public let frame: CGRect

    /// The corners of a fill, a gradient or a border.
    public let radii: Radii

    /// Whether the corners are continuous rather than circular.
    public let isContinuous: Bool

    /// From the layer's coordinates to the drawing's.
    public let transform: CGAffineTransform

    /// The opacity of the layer and all layers above it, multiplied.
    public let opacity: Double

    /// What cuts the item off, from the outermost inwards.
    public let clips: [Clip]

    /// The layer that paints.
    public let layer: ObjectIdentifier

    /// The view whose layer paints, nil for a layer without one.
    public private(set) weak var view: UIView?

    @MainActor init(kind: Kind, rect: CGRect, layer: DrawnLayer, opacity: Double, clips: [Clip]) {
      self.kind = kind
      frame = rect.applying(layer.transformToRoot)
      radii = Radii(layer.outline)
      isContinuous = layer.outline.isContinuous
      transform = layer.transformToRoot
      self.opacity = opacity
      self.clips = clips
      self.layer = ObjectIdentifier(layer.layer)
      view = layer.nearestView
    }
  }
}
