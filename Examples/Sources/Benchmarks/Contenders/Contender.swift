/// A way of giving the rows of a table rounded cards.
package enum Contender: String, CaseIterable, Encodable, Sendable {
  case plain
  case ours
  case snapshotScan
  case reloadedNeighbors
  case reconfiguredRows
  case rebuiltSublayers
  case cornerImages
  case drawnBackground

  /// What the tables of the report call it.
  package var title: String {
    switch self {
    case .plain: "plain"
    case .ours: "ours"
    case .snapshotScan: "scan"
    case .reloadedNeighbors: "reload"
    case .reconfiguredRows: "reconfigure"
    case .rebuiltSublayers: "sublayers"
    case .cornerImages: "images"
    case .drawnBackground: "draw"
    }
  }

  /// What it does.
  package var summary: String {
    switch self {
    case .plain: "UITableViewDiffableDataSource, no rounding: the floor"
    case .ours: "RoundedDiffableDataSource"
    case .snapshotScan:
      "the provider compares with the first and last item of its section in snapshot()"
    case .reloadedNeighbors:
      "row arithmetic in the provider, reloadItems for the neighbors of every change"
    case .reconfiguredRows:
      "row arithmetic in the provider, reconfigureItems for visible rows after every apply"
    case .rebuiltSublayers: "row arithmetic, shape layers made anew for every row"
    case .cornerImages: "row arithmetic, seven layers with one corner image shared by all"
    case .drawnBackground: "row arithmetic, a background view that overrides draw(_:)"
    }
  }

  /// How it makes corners, nil if the data source does it or nothing does.
  @MainActor var corners: (any CornerMaker)? {
    switch self {
    case .plain, .ours: nil
    case .snapshotScan, .reloadedNeighbors, .reconfiguredRows: CellLayerCorners()
    case .rebuiltSublayers: SublayerCorners()
    case .cornerImages: ImageCorners()
    case .drawnBackground: DrawnCorners()
    }
  }
}
