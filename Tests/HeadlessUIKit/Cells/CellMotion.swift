import Foundation

/// How long a cell's own changes take.
enum CellMotion {
  static let selectionFade: TimeInterval = 0.35
  static let editing: TimeInterval = 0.3
}
