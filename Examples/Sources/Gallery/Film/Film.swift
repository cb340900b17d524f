import Foundation

/// Pictures one after the other, as SVG that moves by itself: numbers that change from one picture
/// to the next are animated.
///
/// Nothing is scripted and nothing loaded, so it moves wherever an `<img>` does, as smoothly as the
/// reader's screen.
struct Film {
  /// When each picture is seen, in seconds, and how long the film is.
  let times: [Double]
  let duration: Double
  private let pictures: [[String]]
  private let name: String

  /// - Parameters:
  ///   - bodies: The pictures, as SVG with a part on each line.
  ///   - times: When each is seen.
  ///   - duration: How long the film is, in seconds.
  ///   - name: The beginning of the names of the film's parts.
  init(_ bodies: [String], at times: [Double], lasting duration: Double, name: String) {
    self.name = name
    pictures = bodies.map { body in
      body.split(separator: "\n").map { Self.spaced(String($0)) }
    }
    self.times = times
    self.duration = duration
  }

  /// The film as SVG.
  ///
  /// Programs that know no animation see its last picture.
  var svg: String {
    var scenes: [Range<Int>] = []
    for index in pictures.indices {
      if let scene = scenes.last, continues(pictures[scene.lowerBound], pictures[index]) {
        scenes[scenes.count - 1] = scene.lowerBound..<(index + 1)
      } else {
        scenes.append(index..<(index + 1))
      }
    }
    return scenes.enumerated().map { number, scene in
      let isFirst = scene.lowerBound == 0
      let isLast = scene.upperBound == pictures.count
      let start = isFirst ? 0 : times[scene.lowerBound]
      let end = isLast ? duration : times[scene.upperBound]
      var lines = ["<g\(isLast ? "" : " visibility=\"hidden\"")>"]
      if scenes.count > 1 { lines.append(Self.shown(from: start, to: end, of: duration)) }
      lines += moving(Array(pictures[scene]), at: Array(times[scene]))
      lines.append("</g>")
      // Each scene has its own parts of the same names.
      return lines.joined(separator: "\n")
        .replacing("id=\"", with: "id=\"\(name)\(number)-")
        .replacing("url(#", with: "url(#\(name)\(number)-")
    }.joined(separator: "\n")
  }

  /// Shows the part that it is in from one time to another.
  static func shown(from start: Double, to end: Double, of duration: Double) -> String {
    var values = start > 0 ? ["hidden"] : []
    var moments = start > 0 ? ["0"] : []
    values.append("visible")
    moments.append(fraction(start / duration))
    if end < duration {
      values.append("hidden")
      moments.append(fraction(end / duration))
    }
    return "<animate attributeName=\"visibility\" values=\"\(values.joined(separator: ";"))\""
      + " keyTimes=\"\(moments.joined(separator: ";"))\" calcMode=\"discrete\""
      + " dur=\"\(seconds(duration))s\" repeatCount=\"indefinite\"/>"
  }

  // MARK: Pictures that differ in numbers alone

  /// Whether one picture becomes the other by changes of numbers that can be animated.
  private func continues(_ one: [String], _ next: [String]) -> Bool {
    guard one.count == next.count else { return false }
    return zip(one, next).allSatisfy { line, other in
      line == other
        || Self.skeleton(line) == Self.skeleton(other) && !line.contains("matrix")
          && !line.hasPrefix("<linear") && !line.hasPrefix("<radial")
    }
  }

  private func moving(_ pictures: [[String]], at times: [Double]) -> [String] {
    guard let first = pictures.first else { return [] }
    return first.indices.flatMap { index -> [String] in
      let lines = pictures.map { $0[index] }
      guard let line = lines.first, lines.contains(where: { $0 != line }) else {
        return [first[index]]
      }
      return moving(lines, at: times)
    }
  }

  /// A part of the picture, with an animation of each of its attributes that changes.
  private func moving(_ lines: [String], at times: [Double]) -> [String] {
    let line = lines[0]
    var animations: [String] = []
    // A clip's path is a part inside of another.
    let tag =
      line.hasPrefix("<clipPath") ? line.replacing("<clipPath id", with: "<clipPath-id") : line
    for match in tag.matches(of: /([a-z-]+)="([^"]*)"/) {
      let name = String(match.1)
      let values = lines.map { Self.value(of: name, in: $0) }
      guard values.contains(where: { $0 != values[0] }) else { continue }
      animations.append(animation(of: name, values, at: times))
    }
    let inside = animations.joined(separator: "\n")
    if line.hasPrefix("<clipPath") || line.hasPrefix("<path") {
      return [line.replacing("/>", with: ">\n\(inside)\n</path>", maxReplacements: 1)]
    }
    return line.hasPrefix("<text")
      ? [line.replacing(">", with: ">\n\(inside)", maxReplacements: 1)] : [line, inside]
  }

  private func animation(of name: String, _ values: [String], at times: [Double]) -> String {
    // Between a time and the next one the value is in between: what does not change is said twice.
    var kept = [0]
    for index in values.indices.dropFirst() {
      let isNeeded =
        index == values.count - 1 || values[index] != values[index - 1]
        || values[index] != values[index + 1]
      if isNeeded { kept.append(index) }
    }
    var moments = kept.map { Self.fraction(times[$0] / duration) }
    var shown = kept.map { values[$0] }
    if moments.first != "0" {
      moments.insert("0", at: 0)
      shown.insert(shown[0], at: 0)
    }
    if moments.last != "1", let last = shown.last {
      moments.append("1")
      shown.append(last)
    }
    let isTransform = name == "transform"
    if isTransform {
      shown = shown.map { String($0.dropFirst("translate(".count).dropLast()) }
    }
    return "<\(isTransform ? "animateTransform" : "animate") attributeName=\"\(name)\""
      + (isTransform ? " type=\"translate\"" : "")
      + " values=\"\(shown.joined(separator: ";"))\" keyTimes=\"\(moments.joined(separator: ";"))\""
      + " dur=\"\(Self.seconds(duration))s\" repeatCount=\"indefinite\"/>"
  }

  private static func value(of name: String, in line: String) -> String {
    for match in line.matches(of: /([a-z-]+)="([^"]*)"/) where match.1 == name {
      return String(match.2)
    }
    return ""
  }

  /// Numbers in paths set apart from one another, so that paths of the same shape are written
  /// alike.
  private static func spaced(_ line: String) -> String {
    guard let match = line.firstMatch(of: /\bd="([^"]*)"/) else { return line }
    let parts = match.1.matches(of: /[A-Za-z]|-?[0-9.]+/).map { String($0.0) }
    var data = ""
    for part in parts {
      let isCommand = part.first?.isLetter == true
      data += isCommand || data.last?.isLetter == true || data.isEmpty ? part : " " + part
    }
    return line.replacing(match.1, with: data)
  }

  private static func skeleton(_ line: String) -> String {
    line.replacing(/-?[0-9]+(\.[0-9]+)?/, with: "#")
  }

  private static func fraction(_ value: Double) -> String {
    String(format: "%g", (value * 10_000).rounded() / 10_000)
  }

  private static func seconds(_ value: Double) -> String { String(format: "%g", value) }
}
