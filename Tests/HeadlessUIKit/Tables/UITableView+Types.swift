public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }

  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

@available(iOS 18.0, *) public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var sectionHeaders: UITableViewContentHuggingElements {
    UITableViewContentHuggingElements(rawValue: 1)
  }
}
