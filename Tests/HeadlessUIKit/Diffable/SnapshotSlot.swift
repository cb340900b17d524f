/// A section of a snapshot, apart from its items.
///
/// Sections change places, slots do not: an item's place names the slot.
///
/// Not nested in ``SnapshotStructure``, as the place below: a type that is not generic is not
/// looked up at run time.
struct SnapshotSlot: Sendable {
  var section = 0
  var drift = 0
}

/// Where an item is, or was before its slot drifted.
struct SnapshotPlace: Sendable {
  var slot: Int
  var row: Int
}
