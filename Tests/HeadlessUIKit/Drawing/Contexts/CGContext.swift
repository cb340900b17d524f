/// A context keeps what is drawn into it, instead of pixels.
public class CGContext {
  private(set) var parts: [DrawnPart] = []
  var fill = ColorComponents(gray: 0, alpha: 1)
  var stroke = ColorComponents(gray: 0, alpha: 1)

  init() {}

  func add(_ part: DrawnPart) { parts.append(part) }
}
