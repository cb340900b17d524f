/// The optional parts of the package, in the order in which the table calls them. Nothing else names
/// them all.
enum TableFeatures {
  @MainActor static let all: [TableFeature.Type] = [
    // How much of a header is inside its card decides where the card begins, and perhaps the
    // position of a row.
    EnclosedHeaders.self,
    // These state facts about rows, and correct cards if any has changed.
    ZeroHeightRows.self,
    SwipedAndDraggedRows.self,
    // The frames of cards, once positions are right.
    Slices.self,
    // It takes over the frames of cards.
    ViewFills.self,
    // The separators of rows, which are another row's if a position has changed.
    SeparatorsBesideSelection.self,
    // These depend on nothing that others do.
    LentConfigurations.self,
    DiagnosisReports.self,
  ]
}
