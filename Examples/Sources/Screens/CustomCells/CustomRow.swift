import UIKit

/// A row of the custom cells: which cell shows it, and what it says.
nonisolated struct CustomRow: Hashable, Sendable {
  enum Kind: String, CaseIterable {
    case margins
    case edges
    case opaque
    case colored
    case accessory
    case photo

    @MainActor var cellClass: UITableViewCell.Type {
      switch self {
      case .margins: MarginsCell.self
      case .edges: EdgesCell.self
      case .opaque: OpaqueCell.self
      case .colored: ColoredCell.self
      case .accessory: AccessoryCell.self
      case .photo: PhotoCell.self
      }
    }
  }

  var kind: Kind
  var text: String
}

nonisolated enum CustomSection: Hashable, Sendable, CaseIterable {
  case labels
  case backgrounds
  case photo

  var rows: [CustomRow] {
    switch self {
    case .labels:
      [
        CustomRow(kind: .margins, text: "Pinned to the margins"),
        CustomRow(kind: .edges, text: "Pinned to the edges of the content view"),
        CustomRow(kind: .accessory, text: "With an accessory"),
      ]
    case .backgrounds:
      [
        CustomRow(kind: .opaque, text: "An opaque content view"),
        CustomRow(kind: .colored, text: "A background color, and one when selected"),
      ]
    case .photo:
      [
        CustomRow(kind: .photo, text: "A photo from edge to edge"),
        CustomRow(kind: .edges, text: "Below a photo that rounds its own corners"),
      ]
    }
  }
}

/// A cell with a text.
@MainActor protocol TextShowing: UITableViewCell {
  func show(_ text: String)
}
