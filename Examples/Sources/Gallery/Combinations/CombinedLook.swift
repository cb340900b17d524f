import RoundedTable
@_spi(Headless) import UIKit

/// One of the looks that the sheet of combinations pairs with each other.
@MainActor package struct CombinedLook {
  /// What a look sets.
  ///
  /// Two that set the same thing aren't paired, because one would replace the other.
  enum Subject {
    case radius
    case fill
    case other
  }

  /// A part of the pictures' file names.
  package let name: String
  /// What's said about it on the page.
  package let title: String
  let subject: Subject
  let apply: (RoundedDiffableDataSource<Int, String>) -> Void
  /// Turns the device into that of the picture.
  var change: (inout HeadlessDevice) -> Void = { _ in }
  /// Brings the screen into its state, once it is shown.
  var pose: (LookScreen) -> Void = { _ in }
  /// Adds to a cell.
  var furnish: (UITableViewCell) -> Void = { _ in }
  /// The color of texts on the card, nil for the label color.
  var textColor: UIColor?
  /// Whether the look lets what's behind the card be seen.
  var isTranslucent = false
  var enclosesHeader = false
  var enclosesFooter = false

  init(
    _ name: String, _ title: String, _ subject: Subject = .other,
    apply: @escaping (RoundedDiffableDataSource<Int, String>) -> Void = { _ in }
  ) {
    self.name = name
    self.title = title
    self.subject = subject
    self.apply = apply
  }

  func with(_ change: (inout CombinedLook) -> Void) -> CombinedLook {
    var look = self
    change(&look)
    return look
  }

  /// Whether both looks can be chosen.
  package func goes(with other: CombinedLook) -> Bool {
    name != other.name && (subject == .other || subject != other.subject)
  }
}
