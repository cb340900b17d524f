/// Lists the optional parts of the package, in the order in which the table calls them.
///
/// Nothing else names them all.
enum TableFeatures {
  @MainActor static let all: [TableFeature.Type] = [
    // These find out facts about rows. Zero-height rows are looked for beside headers, too. Headers
    // also draw, and so before what runs across them.
    EnclosedHeaders.self,
    ZeroHeightRows.self,
    SwipedAndDraggedRows.self,
    // These draw. A floating header cuts off what has its slice by then.
    Slices.self,
    ClippedRows.self,
    SeparatorsBesideSelection.self,
    // It reports what the others have left.
    DiagnosisReports.self,
  ]
}
