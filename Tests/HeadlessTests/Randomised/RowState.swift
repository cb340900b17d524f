import RoundedTable
@_spi(Headless) import UIKit

/// What a data source was asked for and what its table looks like: equal for the plain and the rounded twin.
struct TableTrace: Equatable {
  var asked: [Int] = []
  var completed: [Int] = []
  var selected: [IndexPath] = []
  var offset = CGPoint.zero
  var contentSize = CGSize.zero
  var visible: [IndexPath] = []
  var frames: [CGRect] = []
  var isEditing = false
}

/// How a row has to look, known from the snapshot and the app's settings alone.
struct ExpectedRow: Equatable {
  var isCard: Bool
  var position: CapPosition?
  var inset: CGFloat
  var hasLine: Bool
}
