/// Lists the optional parts of the package, in the order in which the table calls them.
///
/// Nothing else names them all.
enum TableFeatures {
  @MainActor static let all: [TableFeature.Type] = [
    // How much of a header is inside its card decides where the card begins, and may decide the
    // position of a row.
    EnclosedHeaders.self,
    // These find out facts about rows, and correct cards if any has changed.
    ZeroHeightRows.self,
    SwipedAndDraggedRows.self,
    // It needs the frames of cards, so positions must be correct by now.
    Slices.self,
    // It uses the positions of rows, and how much of a header is inside its card.
    FloatingHeaders.self,
    // Whether a separator is hidden depends on the row's position.
    SeparatorsBesideSelection.self,
    // It reports what the others have left.
    DiagnosisReports.self,
  ]
}
