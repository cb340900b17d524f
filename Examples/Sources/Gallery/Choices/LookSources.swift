import Screens

/// Swift files with a function for each look, whose bodies are the code that the page shows.
///
/// They are compiled and drawn by tests.
package struct LookSources {
  /// The files by their names.
  package static var all: [(name: String, text: String)] {
    LookChoice.Owner.allCases.flatMap { owner in
      LookChoice.Fill.allCases.map { fill in
        let looks = LookChoice.all.filter { $0.fill == fill }
        let type = "\(owner.type)+\(fill.rawValue.capitalizedFirst)"
        return ("\(type).swift", text(of: looks, for: owner))
      } + [("\(owner.type).swift", index(for: owner))]
    }
  }

  private static func text(of looks: [LookChoice], for owner: LookChoice.Owner) -> String {
    let functions = looks.map { look in
      let head = "  static func \(look.functionName)(_ \(owner.variable): Owner) {"
      let body = look.code(for: owner).map { "    \($0)" }
      // A function that does nothing has its braces in one line.
      return body.isEmpty ? head + "}" : ([head] + body + ["  }"]).joined(separator: "\n")
    }
    return """
      import RoundedTable
      import UIKit

      extension \(owner.type) {
      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  /// The functions by the looks' names.
  private static func index(for owner: LookChoice.Owner) -> String {
    let cases = LookChoice.all.map {
      "    case \"\($0.name)\":\n      \($0.functionName)(\(owner.variable))"
    }
    return """
      import RoundedTable

      /// The code of each look, which `swift run Gallery --code` writes.
      @MainActor package enum \(owner.type) {
        package typealias Owner = \(owner.parameter)

        package static func apply(_ name: String, to \(owner.variable): Owner) {
          switch name {
      \(cases.joined(separator: "\n"))
          default: fatalError("There is no look \\(name)")
          }
        }
      }

      """
  }
}

extension LookChoice {
  var functionName: String {
    let parts =
      [
        fill.rawValue, edge == .none ? "noEdge" : edge.rawValue,
        title == .none ? "noTitle" : title.rawValue, gaps == .none ? "noGap" : gaps.rawValue,
      ] + (view == .grouped ? [] : ["\(view)"])
    let first = radius == .system ? "system" : "radius\(radius.rawValue)"
    return first + parts.map(\.capitalizedFirst).joined()
  }
}

extension LookChoice.Owner {
  fileprivate var type: String {
    self == .dataSource ? "DataSourceLooks" : "ControllerLooks"
  }

  fileprivate var parameter: String {
    self == .dataSource ? "RoundedDiffableDataSource<Int, String>" : "CardController"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
