@_spi(Headless) import UIKit

/// A motion as a picture that moves by itself, for ever.
///
/// Readers who want less motion, and programs that know no animation, see how it ends.
@MainActor package struct FilmPicture {
  private static let cornerRadius = 20

  package let svg: String

  package init(of motion: GalleryMotion, on device: HeadlessDevice) {
    let pictures = motion.look(timesPerStep: FilmClock.picturesPerStep, on: device) { window in
      HeadlessDrawing(of: window, values: .presentation)
    }
    let (width, height) = (Int(motion.size.width), Int(motion.size.height))
    let box = "width=\"\(width)\" height=\"\(height)\""
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" \(box) viewBox="0 0 \(width) \(height)" role="img">
      <title>\(motion.caption)</title>
      \(Self.style)
      <clipPath id="screen"><rect \(box) rx="\(Self.cornerRadius)"/></clipPath>
      <g clip-path="url(#screen)">
      \(Self.body(of: [pictures.before] + pictures.steps.flatMap(\.self), name: "m"))
      </g>
      </svg>

      """
  }

  static let style =
    "<style>.still{display:none}@media (prefers-reduced-motion:reduce)"
    + "{.moving{display:none}.still{display:inline}}</style>"

  /// Pictures as a film, and the last one for readers who want it to stand.
  ///
  /// The first picture is one at rest, those of each step follow.
  static func body(
    of pictures: [HeadlessDrawing], lead: Double? = nil, name: String
  ) -> String {
    guard let last = pictures.last else { return "" }
    var clock = FilmClock(steps: (pictures.count - 1) / FilmClock.picturesPerStep)
    if let lead { clock.lead = lead }
    let bodies = pictures.map { $0.svgBody(idPrefix: "", joinsRows: true) }
    let film = Film(bodies, at: clock.times, lasting: clock.duration, name: name)
    return """
      <g class="moving">
      \(film.svg)
      </g>
      <g class="still">
      \(last.svgBody(idPrefix: "\(name)e-", joinsRows: true))</g>
      """
  }
}
