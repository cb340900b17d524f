import Foundation

extension [PathElement] {
  /// The same outline, each subpath run through backwards.
  func reversedSubpaths() -> [PathElement] {
    subpaths().reversed().flatMap { $0.reversedSubpath() }
  }

  func subpaths() -> [[PathElement]] {
    var result: [[PathElement]] = []
    for element in self {
      if case .move = element {
        result.append([element])
      } else if result.isEmpty {
        result.append([.move(element.end ?? .zero), element])
      } else {
        result[result.count - 1].append(element)
      }
    }
    return result
  }

  private func reversedSubpath() -> [PathElement] {
    let isClosed = last == .close
    let steps = isClosed ? Array(dropLast()) : self
    guard let end = steps.last?.end else { return self }
    var result: [PathElement] = [.move(end)]
    for index in steps.indices.dropFirst().reversed() {
      let start = steps[index - 1].end ?? .zero
      switch steps[index] {
      case .move, .close: break
      case .line: result.append(.line(start))
      case .quad(_, let control): result.append(.quad(start, control: control))
      case .curve(_, let first, let second):
        result.append(.curve(start, control1: second, control2: first))
      }
    }
    if isClosed { result.append(.close) }
    return result
  }
}
