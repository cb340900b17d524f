/// What was drawn for an image, back to front.
final class ImageDrawing: Hashable, Sendable {
  let parts: [DrawnPart]

  init(_ parts: [DrawnPart]) {
    self.parts = parts
  }

  static func == (one: ImageDrawing, other: ImageDrawing) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
