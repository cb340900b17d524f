/// Consecutive zero-height rows of a section, by the IDs of the first and the last one.
struct ZeroHeightRun: Equatable {
  var first: AnyHashable
  var last: AnyHashable
  var count: Int
}
