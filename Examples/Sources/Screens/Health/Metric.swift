import UIKit

/// Something that is measured every day.
nonisolated package struct Metric: Hashable, Sendable, Identifiable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case activity, heart, sleep, daylight
  }

  /// The values of a day, a week or a month.
  package struct Span: Hashable, Sendable {
    var value: String
    /// Between 0 and 1.
    var bars: [Double]
    /// Words and values, in pairs.
    var details: [[String]]

    package init(_ value: String, bars: [Double], details: [[String]]) {
      self.value = value
      self.bars = bars
      self.details = details
    }
  }

  package var kind: Kind
  package var name: String
  /// As many as there are segments above the table.
  package var spans: [Span]

  package var id: Kind { kind }

  package init(_ kind: Kind, _ name: String, spans: [Span]) {
    self.kind = kind
    self.name = name
    self.spans = spans
  }
}

extension Metric.Kind {
  var symbol: String {
    switch self {
    case .activity: "flame.fill"
    case .heart: "heart.fill"
    case .sleep: "moon.fill"
    case .daylight: "sun.max.fill"
    }
  }

  /// The color of its name and its bars.
  @MainActor var color: UIColor {
    switch self {
    case .activity: UIColor(light: 0xB93A0A, dark: 0xFF9F5A)
    case .heart: UIColor(light: 0xC2184B, dark: 0xFF7A9C)
    case .sleep: UIColor(light: 0x4A45C9, dark: 0xA7A4FF)
    case .daylight: UIColor(light: 0x8A5A00, dark: 0xFFCF4A)
    }
  }

  /// The color of its card.
  @MainActor var paper: UIColor {
    switch self {
    case .activity: UIColor(light: 0xFFF0E6, dark: 0x2B1B12)
    case .heart: UIColor(light: 0xFFECF1, dark: 0x2C141C)
    case .sleep: UIColor(light: 0xEEEDFF, dark: 0x1C1B38)
    case .daylight: UIColor(light: 0xFFF6D6, dark: 0x292109)
    }
  }
}

extension Metric {
  nonisolated static let examples = [
    Metric(
      .activity, "Activity",
      spans: [
        Span(
          "412 kcal", bars: [0.1, 0.2, 0.7, 0.3, 0.2, 0.5, 1, 0.6, 0.2, 0.1],
          details: [["Steps", "8,204"], ["Floors", "11"], ["On your feet", "7 h"]]),
        Span(
          "2,930 kcal", bars: [0.6, 0.8, 0.5, 0.9, 0.7, 1, 0.4],
          details: [["Steps a day", "7,610"], ["Best day", "Saturday"]]),
      ]),
    Metric(
      .heart, "Heart rate",
      spans: [
        Span(
          "61 bpm", bars: [0.4, 0.35, 0.4, 0.5, 0.8, 0.6, 0.45, 1, 0.5, 0.4],
          details: [["At rest", "54 bpm"], ["Highest", "148 bpm"]]),
        Span(
          "63 bpm", bars: [0.5, 0.6, 0.45, 0.7, 0.6, 0.9, 0.5],
          details: [["At rest", "55 bpm"], ["Highest", "162 bpm"]]),
      ]),
    Metric(
      .sleep, "Sleep",
      spans: [
        Span(
          "7 h 24 min", bars: [0.3, 0.7, 0.9, 0.6, 1, 0.8, 0.5, 0.9, 0.6, 0.2],
          details: [["Deep", "1 h 30"], ["Woke up", "Twice"]]),
        Span(
          "7 h 10 min", bars: [0.7, 0.8, 0.65, 0.75, 0.9, 1, 0.85],
          details: [["Deep", "1 h 24"], ["Latest", "0:40"]]),
      ]),
    Metric(
      .daylight, "Daylight",
      spans: [
        Span(
          "1 h 5 min", bars: [0.05, 0.1, 0.3, 0.25, 0.9, 1, 0.4, 0.6, 0.2, 0.05],
          details: [["Longest walk", "38 min"]]),
        Span(
          "6 h 50 min", bars: [0.4, 0.5, 0.3, 0.6, 0.55, 1, 0.9],
          details: [["Best day", "Saturday"]]),
      ]),
  ]
}
