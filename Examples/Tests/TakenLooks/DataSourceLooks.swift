import RoundedTable

/// The code of each look, which `swift run Gallery --code` writes.
@MainActor package enum DataSourceLooks {
  package typealias Owner = RoundedDiffableDataSource<Int, String>

  package static func apply(_ name: String, to dataSource: Owner) {
    switch name {
    case "system-automatic-none-outside-none-grouped":
      systemAutomaticNoEdgeOutsideNoGap(dataSource)
    case "system-automatic-none-outside-none-no-separators":
      systemAutomaticNoEdgeOutsideNoGapBare(dataSource)
    case "system-automatic-none-outside-none-ios18":
      systemAutomaticNoEdgeOutsideNoGapIOS18(dataSource)
    case "system-automatic-none-outside-none-rtl":
      systemAutomaticNoEdgeOutsideNoGapMirrored(dataSource)
    case "system-automatic-none-outside-cards-grouped":
      systemAutomaticNoEdgeOutsideCards(dataSource)
    case "system-automatic-none-outside-cards-ios18":
      systemAutomaticNoEdgeOutsideCardsIOS18(dataSource)
    case "system-automatic-none-outside-cards-rtl":
      systemAutomaticNoEdgeOutsideCardsMirrored(dataSource)
    case "system-automatic-none-outside-rows-grouped":
      systemAutomaticNoEdgeOutsideRows(dataSource)
    case "system-automatic-none-outside-rows-ios18":
      systemAutomaticNoEdgeOutsideRowsIOS18(dataSource)
    case "system-automatic-none-outside-rows-rtl":
      systemAutomaticNoEdgeOutsideRowsMirrored(dataSource)
    case "system-automatic-none-inside-none-grouped":
      systemAutomaticNoEdgeInsideNoGap(dataSource)
    case "system-automatic-none-inside-none-no-separators":
      systemAutomaticNoEdgeInsideNoGapBare(dataSource)
    case "system-automatic-none-inside-none-lid":
      systemAutomaticNoEdgeInsideNoGapLid(dataSource)
    case "system-automatic-none-inside-none-ios18":
      systemAutomaticNoEdgeInsideNoGapIOS18(dataSource)
    case "system-automatic-none-inside-none-rtl":
      systemAutomaticNoEdgeInsideNoGapMirrored(dataSource)
    case "system-automatic-none-inside-cards-grouped":
      systemAutomaticNoEdgeInsideCards(dataSource)
    case "system-automatic-none-inside-cards-lid":
      systemAutomaticNoEdgeInsideCardsLid(dataSource)
    case "system-automatic-none-inside-rows-grouped":
      systemAutomaticNoEdgeInsideRows(dataSource)
    case "system-automatic-none-inside-rows-lid":
      systemAutomaticNoEdgeInsideRowsLid(dataSource)
    case "system-automatic-none-none-none-grouped":
      systemAutomaticNoEdgeNoTitleNoGap(dataSource)
    case "system-automatic-none-none-none-no-separators":
      systemAutomaticNoEdgeNoTitleNoGapBare(dataSource)
    case "system-automatic-none-none-none-ios18":
      systemAutomaticNoEdgeNoTitleNoGapIOS18(dataSource)
    case "system-automatic-none-none-none-rtl":
      systemAutomaticNoEdgeNoTitleNoGapMirrored(dataSource)
    case "system-automatic-none-none-cards-grouped":
      systemAutomaticNoEdgeNoTitleCards(dataSource)
    case "system-automatic-none-none-rows-grouped":
      systemAutomaticNoEdgeNoTitleRows(dataSource)
    case "system-automatic-outline-outside-none-grouped":
      systemAutomaticOutlineOutsideNoGap(dataSource)
    case "system-automatic-outline-outside-none-no-separators":
      systemAutomaticOutlineOutsideNoGapBare(dataSource)
    case "system-automatic-outline-outside-none-ios18":
      systemAutomaticOutlineOutsideNoGapIOS18(dataSource)
    case "system-automatic-outline-outside-none-rtl":
      systemAutomaticOutlineOutsideNoGapMirrored(dataSource)
    case "system-automatic-outline-outside-cards-grouped":
      systemAutomaticOutlineOutsideCards(dataSource)
    case "system-automatic-outline-outside-rows-grouped":
      systemAutomaticOutlineOutsideRows(dataSource)
    case "system-automatic-outline-inside-none-grouped":
      systemAutomaticOutlineInsideNoGap(dataSource)
    case "system-automatic-outline-inside-none-lid":
      systemAutomaticOutlineInsideNoGapLid(dataSource)
    case "system-automatic-outline-inside-cards-grouped":
      systemAutomaticOutlineInsideCards(dataSource)
    case "system-automatic-outline-inside-rows-grouped":
      systemAutomaticOutlineInsideRows(dataSource)
    case "system-automatic-outline-none-none-grouped":
      systemAutomaticOutlineNoTitleNoGap(dataSource)
    case "system-automatic-outline-none-cards-grouped":
      systemAutomaticOutlineNoTitleCards(dataSource)
    case "system-automatic-outline-none-rows-grouped":
      systemAutomaticOutlineNoTitleRows(dataSource)
    case "system-automatic-shadow-outside-none-grouped":
      systemAutomaticShadowOutsideNoGap(dataSource)
    case "system-automatic-shadow-outside-none-no-separators":
      systemAutomaticShadowOutsideNoGapBare(dataSource)
    case "system-automatic-shadow-outside-none-ios18":
      systemAutomaticShadowOutsideNoGapIOS18(dataSource)
    case "system-automatic-shadow-outside-none-rtl":
      systemAutomaticShadowOutsideNoGapMirrored(dataSource)
    case "system-automatic-shadow-outside-cards-grouped":
      systemAutomaticShadowOutsideCards(dataSource)
    case "system-automatic-shadow-outside-rows-grouped":
      systemAutomaticShadowOutsideRows(dataSource)
    case "system-automatic-shadow-inside-none-grouped":
      systemAutomaticShadowInsideNoGap(dataSource)
    case "system-automatic-shadow-inside-none-lid":
      systemAutomaticShadowInsideNoGapLid(dataSource)
    case "system-automatic-shadow-inside-cards-grouped":
      systemAutomaticShadowInsideCards(dataSource)
    case "system-automatic-shadow-inside-rows-grouped":
      systemAutomaticShadowInsideRows(dataSource)
    case "system-automatic-shadow-none-none-grouped":
      systemAutomaticShadowNoTitleNoGap(dataSource)
    case "system-automatic-shadow-none-cards-grouped":
      systemAutomaticShadowNoTitleCards(dataSource)
    case "system-automatic-shadow-none-rows-grouped":
      systemAutomaticShadowNoTitleRows(dataSource)
    case "system-color-none-outside-none-grouped":
      systemColorNoEdgeOutsideNoGap(dataSource)
    case "system-color-none-outside-none-no-separators":
      systemColorNoEdgeOutsideNoGapBare(dataSource)
    case "system-color-none-outside-none-ios18":
      systemColorNoEdgeOutsideNoGapIOS18(dataSource)
    case "system-color-none-outside-none-rtl":
      systemColorNoEdgeOutsideNoGapMirrored(dataSource)
    case "system-color-none-outside-cards-grouped":
      systemColorNoEdgeOutsideCards(dataSource)
    case "system-color-none-outside-rows-grouped":
      systemColorNoEdgeOutsideRows(dataSource)
    case "system-color-none-inside-none-grouped":
      systemColorNoEdgeInsideNoGap(dataSource)
    case "system-color-none-inside-none-lid":
      systemColorNoEdgeInsideNoGapLid(dataSource)
    case "system-color-none-inside-cards-grouped":
      systemColorNoEdgeInsideCards(dataSource)
    case "system-color-none-inside-rows-grouped":
      systemColorNoEdgeInsideRows(dataSource)
    case "system-color-none-none-none-grouped":
      systemColorNoEdgeNoTitleNoGap(dataSource)
    case "system-color-none-none-cards-grouped":
      systemColorNoEdgeNoTitleCards(dataSource)
    case "system-color-none-none-rows-grouped":
      systemColorNoEdgeNoTitleRows(dataSource)
    case "system-color-outline-outside-none-grouped":
      systemColorOutlineOutsideNoGap(dataSource)
    case "system-color-outline-outside-cards-grouped":
      systemColorOutlineOutsideCards(dataSource)
    case "system-color-outline-outside-rows-grouped":
      systemColorOutlineOutsideRows(dataSource)
    case "system-color-outline-inside-none-grouped":
      systemColorOutlineInsideNoGap(dataSource)
    case "system-color-outline-inside-cards-grouped":
      systemColorOutlineInsideCards(dataSource)
    case "system-color-outline-inside-rows-grouped":
      systemColorOutlineInsideRows(dataSource)
    case "system-color-outline-none-none-grouped":
      systemColorOutlineNoTitleNoGap(dataSource)
    case "system-color-outline-none-cards-grouped":
      systemColorOutlineNoTitleCards(dataSource)
    case "system-color-outline-none-rows-grouped":
      systemColorOutlineNoTitleRows(dataSource)
    case "system-color-shadow-outside-none-grouped":
      systemColorShadowOutsideNoGap(dataSource)
    case "system-color-shadow-outside-cards-grouped":
      systemColorShadowOutsideCards(dataSource)
    case "system-color-shadow-outside-rows-grouped":
      systemColorShadowOutsideRows(dataSource)
    case "system-color-shadow-inside-none-grouped":
      systemColorShadowInsideNoGap(dataSource)
    case "system-color-shadow-inside-cards-grouped":
      systemColorShadowInsideCards(dataSource)
    case "system-color-shadow-inside-rows-grouped":
      systemColorShadowInsideRows(dataSource)
    case "system-color-shadow-none-none-grouped":
      systemColorShadowNoTitleNoGap(dataSource)
    case "system-color-shadow-none-cards-grouped":
      systemColorShadowNoTitleCards(dataSource)
    case "system-color-shadow-none-rows-grouped":
      systemColorShadowNoTitleRows(dataSource)
    case "system-translucent-none-outside-none-grouped":
      systemTranslucentNoEdgeOutsideNoGap(dataSource)
    case "system-translucent-none-outside-none-no-separators":
      systemTranslucentNoEdgeOutsideNoGapBare(dataSource)
    case "system-translucent-none-outside-none-ios18":
      systemTranslucentNoEdgeOutsideNoGapIOS18(dataSource)
    case "system-translucent-none-outside-none-rtl":
      systemTranslucentNoEdgeOutsideNoGapMirrored(dataSource)
    case "system-translucent-none-outside-cards-grouped":
      systemTranslucentNoEdgeOutsideCards(dataSource)
    case "system-translucent-none-outside-rows-grouped":
      systemTranslucentNoEdgeOutsideRows(dataSource)
    case "system-translucent-none-inside-none-grouped":
      systemTranslucentNoEdgeInsideNoGap(dataSource)
    case "system-translucent-none-inside-none-lid":
      systemTranslucentNoEdgeInsideNoGapLid(dataSource)
    case "system-translucent-none-inside-cards-grouped":
      systemTranslucentNoEdgeInsideCards(dataSource)
    case "system-translucent-none-inside-rows-grouped":
      systemTranslucentNoEdgeInsideRows(dataSource)
    case "system-translucent-none-none-none-grouped":
      systemTranslucentNoEdgeNoTitleNoGap(dataSource)
    case "system-translucent-none-none-cards-grouped":
      systemTranslucentNoEdgeNoTitleCards(dataSource)
    case "system-translucent-none-none-rows-grouped":
      systemTranslucentNoEdgeNoTitleRows(dataSource)
    case "system-translucent-outline-outside-none-grouped":
      systemTranslucentOutlineOutsideNoGap(dataSource)
    case "system-translucent-outline-outside-cards-grouped":
      systemTranslucentOutlineOutsideCards(dataSource)
    case "system-translucent-outline-outside-rows-grouped":
      systemTranslucentOutlineOutsideRows(dataSource)
    case "system-translucent-outline-inside-none-grouped":
      systemTranslucentOutlineInsideNoGap(dataSource)
    case "system-translucent-outline-inside-cards-grouped":
      systemTranslucentOutlineInsideCards(dataSource)
    case "system-translucent-outline-inside-rows-grouped":
      systemTranslucentOutlineInsideRows(dataSource)
    case "system-translucent-outline-none-none-grouped":
      systemTranslucentOutlineNoTitleNoGap(dataSource)
    case "system-translucent-outline-none-cards-grouped":
      systemTranslucentOutlineNoTitleCards(dataSource)
    case "system-translucent-outline-none-rows-grouped":
      systemTranslucentOutlineNoTitleRows(dataSource)
    case "system-translucent-shadow-outside-none-grouped":
      systemTranslucentShadowOutsideNoGap(dataSource)
    case "system-translucent-shadow-outside-cards-grouped":
      systemTranslucentShadowOutsideCards(dataSource)
    case "system-translucent-shadow-outside-rows-grouped":
      systemTranslucentShadowOutsideRows(dataSource)
    case "system-translucent-shadow-inside-none-grouped":
      systemTranslucentShadowInsideNoGap(dataSource)
    case "system-translucent-shadow-inside-cards-grouped":
      systemTranslucentShadowInsideCards(dataSource)
    case "system-translucent-shadow-inside-rows-grouped":
      systemTranslucentShadowInsideRows(dataSource)
    case "system-translucent-shadow-none-none-grouped":
      systemTranslucentShadowNoTitleNoGap(dataSource)
    case "system-translucent-shadow-none-cards-grouped":
      systemTranslucentShadowNoTitleCards(dataSource)
    case "system-translucent-shadow-none-rows-grouped":
      systemTranslucentShadowNoTitleRows(dataSource)
    case "system-gradient-none-outside-none-grouped":
      systemGradientNoEdgeOutsideNoGap(dataSource)
    case "system-gradient-none-outside-none-no-separators":
      systemGradientNoEdgeOutsideNoGapBare(dataSource)
    case "system-gradient-none-outside-none-ios18":
      systemGradientNoEdgeOutsideNoGapIOS18(dataSource)
    case "system-gradient-none-outside-none-rtl":
      systemGradientNoEdgeOutsideNoGapMirrored(dataSource)
    case "system-gradient-none-outside-cards-grouped":
      systemGradientNoEdgeOutsideCards(dataSource)
    case "system-gradient-none-outside-rows-grouped":
      systemGradientNoEdgeOutsideRows(dataSource)
    case "system-gradient-none-inside-none-grouped":
      systemGradientNoEdgeInsideNoGap(dataSource)
    case "system-gradient-none-inside-none-lid":
      systemGradientNoEdgeInsideNoGapLid(dataSource)
    case "system-gradient-none-inside-cards-grouped":
      systemGradientNoEdgeInsideCards(dataSource)
    case "system-gradient-none-inside-rows-grouped":
      systemGradientNoEdgeInsideRows(dataSource)
    case "system-gradient-none-none-none-grouped":
      systemGradientNoEdgeNoTitleNoGap(dataSource)
    case "system-gradient-none-none-cards-grouped":
      systemGradientNoEdgeNoTitleCards(dataSource)
    case "system-gradient-none-none-rows-grouped":
      systemGradientNoEdgeNoTitleRows(dataSource)
    case "system-gradient-outline-outside-none-grouped":
      systemGradientOutlineOutsideNoGap(dataSource)
    case "system-gradient-outline-outside-cards-grouped":
      systemGradientOutlineOutsideCards(dataSource)
    case "system-gradient-outline-outside-rows-grouped":
      systemGradientOutlineOutsideRows(dataSource)
    case "system-gradient-outline-inside-none-grouped":
      systemGradientOutlineInsideNoGap(dataSource)
    case "system-gradient-outline-inside-cards-grouped":
      systemGradientOutlineInsideCards(dataSource)
    case "system-gradient-outline-inside-rows-grouped":
      systemGradientOutlineInsideRows(dataSource)
    case "system-gradient-outline-none-none-grouped":
      systemGradientOutlineNoTitleNoGap(dataSource)
    case "system-gradient-outline-none-cards-grouped":
      systemGradientOutlineNoTitleCards(dataSource)
    case "system-gradient-outline-none-rows-grouped":
      systemGradientOutlineNoTitleRows(dataSource)
    case "system-gradient-shadow-outside-none-grouped":
      systemGradientShadowOutsideNoGap(dataSource)
    case "system-gradient-shadow-outside-cards-grouped":
      systemGradientShadowOutsideCards(dataSource)
    case "system-gradient-shadow-outside-rows-grouped":
      systemGradientShadowOutsideRows(dataSource)
    case "system-gradient-shadow-inside-none-grouped":
      systemGradientShadowInsideNoGap(dataSource)
    case "system-gradient-shadow-inside-cards-grouped":
      systemGradientShadowInsideCards(dataSource)
    case "system-gradient-shadow-inside-rows-grouped":
      systemGradientShadowInsideRows(dataSource)
    case "system-gradient-shadow-none-none-grouped":
      systemGradientShadowNoTitleNoGap(dataSource)
    case "system-gradient-shadow-none-cards-grouped":
      systemGradientShadowNoTitleCards(dataSource)
    case "system-gradient-shadow-none-rows-grouped":
      systemGradientShadowNoTitleRows(dataSource)
    case "system-material-none-outside-none-grouped":
      systemMaterialNoEdgeOutsideNoGap(dataSource)
    case "system-material-none-outside-none-no-separators":
      systemMaterialNoEdgeOutsideNoGapBare(dataSource)
    case "system-material-none-outside-none-ios18":
      systemMaterialNoEdgeOutsideNoGapIOS18(dataSource)
    case "system-material-none-outside-none-rtl":
      systemMaterialNoEdgeOutsideNoGapMirrored(dataSource)
    case "system-material-none-outside-cards-grouped":
      systemMaterialNoEdgeOutsideCards(dataSource)
    case "system-material-none-inside-none-grouped":
      systemMaterialNoEdgeInsideNoGap(dataSource)
    case "system-material-none-inside-none-lid":
      systemMaterialNoEdgeInsideNoGapLid(dataSource)
    case "system-material-none-inside-cards-grouped":
      systemMaterialNoEdgeInsideCards(dataSource)
    case "system-material-none-none-none-grouped":
      systemMaterialNoEdgeNoTitleNoGap(dataSource)
    case "system-material-none-none-cards-grouped":
      systemMaterialNoEdgeNoTitleCards(dataSource)
    case "system-material-outline-outside-none-grouped":
      systemMaterialOutlineOutsideNoGap(dataSource)
    case "system-material-outline-outside-cards-grouped":
      systemMaterialOutlineOutsideCards(dataSource)
    case "system-material-outline-inside-none-grouped":
      systemMaterialOutlineInsideNoGap(dataSource)
    case "system-material-outline-inside-cards-grouped":
      systemMaterialOutlineInsideCards(dataSource)
    case "system-material-outline-none-none-grouped":
      systemMaterialOutlineNoTitleNoGap(dataSource)
    case "system-material-outline-none-cards-grouped":
      systemMaterialOutlineNoTitleCards(dataSource)
    case "system-material-shadow-outside-none-grouped":
      systemMaterialShadowOutsideNoGap(dataSource)
    case "system-material-shadow-outside-cards-grouped":
      systemMaterialShadowOutsideCards(dataSource)
    case "system-material-shadow-inside-none-grouped":
      systemMaterialShadowInsideNoGap(dataSource)
    case "system-material-shadow-inside-cards-grouped":
      systemMaterialShadowInsideCards(dataSource)
    case "system-material-shadow-none-none-grouped":
      systemMaterialShadowNoTitleNoGap(dataSource)
    case "system-material-shadow-none-cards-grouped":
      systemMaterialShadowNoTitleCards(dataSource)
    case "12-automatic-none-outside-none-grouped":
      radius12AutomaticNoEdgeOutsideNoGap(dataSource)
    case "12-automatic-none-outside-none-no-separators":
      radius12AutomaticNoEdgeOutsideNoGapBare(dataSource)
    case "12-automatic-none-outside-none-ios18":
      radius12AutomaticNoEdgeOutsideNoGapIOS18(dataSource)
    case "12-automatic-none-outside-none-rtl":
      radius12AutomaticNoEdgeOutsideNoGapMirrored(dataSource)
    case "12-automatic-none-outside-cards-grouped":
      radius12AutomaticNoEdgeOutsideCards(dataSource)
    case "12-automatic-none-outside-rows-grouped":
      radius12AutomaticNoEdgeOutsideRows(dataSource)
    case "12-automatic-none-inside-none-grouped":
      radius12AutomaticNoEdgeInsideNoGap(dataSource)
    case "12-automatic-none-inside-none-lid":
      radius12AutomaticNoEdgeInsideNoGapLid(dataSource)
    case "12-automatic-none-inside-cards-grouped":
      radius12AutomaticNoEdgeInsideCards(dataSource)
    case "12-automatic-none-inside-rows-grouped":
      radius12AutomaticNoEdgeInsideRows(dataSource)
    case "12-automatic-none-none-none-grouped":
      radius12AutomaticNoEdgeNoTitleNoGap(dataSource)
    case "12-automatic-none-none-cards-grouped":
      radius12AutomaticNoEdgeNoTitleCards(dataSource)
    case "12-automatic-none-none-rows-grouped":
      radius12AutomaticNoEdgeNoTitleRows(dataSource)
    case "12-automatic-outline-outside-none-grouped":
      radius12AutomaticOutlineOutsideNoGap(dataSource)
    case "12-automatic-outline-outside-cards-grouped":
      radius12AutomaticOutlineOutsideCards(dataSource)
    case "12-automatic-outline-outside-rows-grouped":
      radius12AutomaticOutlineOutsideRows(dataSource)
    case "12-automatic-outline-inside-none-grouped":
      radius12AutomaticOutlineInsideNoGap(dataSource)
    case "12-automatic-outline-inside-cards-grouped":
      radius12AutomaticOutlineInsideCards(dataSource)
    case "12-automatic-outline-inside-rows-grouped":
      radius12AutomaticOutlineInsideRows(dataSource)
    case "12-automatic-outline-none-none-grouped":
      radius12AutomaticOutlineNoTitleNoGap(dataSource)
    case "12-automatic-outline-none-cards-grouped":
      radius12AutomaticOutlineNoTitleCards(dataSource)
    case "12-automatic-outline-none-rows-grouped":
      radius12AutomaticOutlineNoTitleRows(dataSource)
    case "12-automatic-shadow-outside-none-grouped":
      radius12AutomaticShadowOutsideNoGap(dataSource)
    case "12-automatic-shadow-outside-cards-grouped":
      radius12AutomaticShadowOutsideCards(dataSource)
    case "12-automatic-shadow-outside-rows-grouped":
      radius12AutomaticShadowOutsideRows(dataSource)
    case "12-automatic-shadow-inside-none-grouped":
      radius12AutomaticShadowInsideNoGap(dataSource)
    case "12-automatic-shadow-inside-cards-grouped":
      radius12AutomaticShadowInsideCards(dataSource)
    case "12-automatic-shadow-inside-rows-grouped":
      radius12AutomaticShadowInsideRows(dataSource)
    case "12-automatic-shadow-none-none-grouped":
      radius12AutomaticShadowNoTitleNoGap(dataSource)
    case "12-automatic-shadow-none-cards-grouped":
      radius12AutomaticShadowNoTitleCards(dataSource)
    case "12-automatic-shadow-none-rows-grouped":
      radius12AutomaticShadowNoTitleRows(dataSource)
    case "12-color-none-outside-none-grouped":
      radius12ColorNoEdgeOutsideNoGap(dataSource)
    case "12-color-none-outside-cards-grouped":
      radius12ColorNoEdgeOutsideCards(dataSource)
    case "12-color-none-outside-rows-grouped":
      radius12ColorNoEdgeOutsideRows(dataSource)
    case "12-color-none-inside-none-grouped":
      radius12ColorNoEdgeInsideNoGap(dataSource)
    case "12-color-none-inside-cards-grouped":
      radius12ColorNoEdgeInsideCards(dataSource)
    case "12-color-none-inside-rows-grouped":
      radius12ColorNoEdgeInsideRows(dataSource)
    case "12-color-none-none-none-grouped":
      radius12ColorNoEdgeNoTitleNoGap(dataSource)
    case "12-color-none-none-cards-grouped":
      radius12ColorNoEdgeNoTitleCards(dataSource)
    case "12-color-none-none-rows-grouped":
      radius12ColorNoEdgeNoTitleRows(dataSource)
    case "12-color-outline-outside-none-grouped":
      radius12ColorOutlineOutsideNoGap(dataSource)
    case "12-color-outline-outside-cards-grouped":
      radius12ColorOutlineOutsideCards(dataSource)
    case "12-color-outline-outside-rows-grouped":
      radius12ColorOutlineOutsideRows(dataSource)
    case "12-color-outline-inside-none-grouped":
      radius12ColorOutlineInsideNoGap(dataSource)
    case "12-color-outline-inside-cards-grouped":
      radius12ColorOutlineInsideCards(dataSource)
    case "12-color-outline-inside-rows-grouped":
      radius12ColorOutlineInsideRows(dataSource)
    case "12-color-outline-none-none-grouped":
      radius12ColorOutlineNoTitleNoGap(dataSource)
    case "12-color-outline-none-cards-grouped":
      radius12ColorOutlineNoTitleCards(dataSource)
    case "12-color-outline-none-rows-grouped":
      radius12ColorOutlineNoTitleRows(dataSource)
    case "12-color-shadow-outside-none-grouped":
      radius12ColorShadowOutsideNoGap(dataSource)
    case "12-color-shadow-outside-cards-grouped":
      radius12ColorShadowOutsideCards(dataSource)
    case "12-color-shadow-outside-rows-grouped":
      radius12ColorShadowOutsideRows(dataSource)
    case "12-color-shadow-inside-none-grouped":
      radius12ColorShadowInsideNoGap(dataSource)
    case "12-color-shadow-inside-cards-grouped":
      radius12ColorShadowInsideCards(dataSource)
    case "12-color-shadow-inside-rows-grouped":
      radius12ColorShadowInsideRows(dataSource)
    case "12-color-shadow-none-none-grouped":
      radius12ColorShadowNoTitleNoGap(dataSource)
    case "12-color-shadow-none-cards-grouped":
      radius12ColorShadowNoTitleCards(dataSource)
    case "12-color-shadow-none-rows-grouped":
      radius12ColorShadowNoTitleRows(dataSource)
    case "12-translucent-none-outside-none-grouped":
      radius12TranslucentNoEdgeOutsideNoGap(dataSource)
    case "12-translucent-none-outside-cards-grouped":
      radius12TranslucentNoEdgeOutsideCards(dataSource)
    case "12-translucent-none-outside-rows-grouped":
      radius12TranslucentNoEdgeOutsideRows(dataSource)
    case "12-translucent-none-inside-none-grouped":
      radius12TranslucentNoEdgeInsideNoGap(dataSource)
    case "12-translucent-none-inside-cards-grouped":
      radius12TranslucentNoEdgeInsideCards(dataSource)
    case "12-translucent-none-inside-rows-grouped":
      radius12TranslucentNoEdgeInsideRows(dataSource)
    case "12-translucent-none-none-none-grouped":
      radius12TranslucentNoEdgeNoTitleNoGap(dataSource)
    case "12-translucent-none-none-cards-grouped":
      radius12TranslucentNoEdgeNoTitleCards(dataSource)
    case "12-translucent-none-none-rows-grouped":
      radius12TranslucentNoEdgeNoTitleRows(dataSource)
    case "12-translucent-outline-outside-none-grouped":
      radius12TranslucentOutlineOutsideNoGap(dataSource)
    case "12-translucent-outline-outside-cards-grouped":
      radius12TranslucentOutlineOutsideCards(dataSource)
    case "12-translucent-outline-outside-rows-grouped":
      radius12TranslucentOutlineOutsideRows(dataSource)
    case "12-translucent-outline-inside-none-grouped":
      radius12TranslucentOutlineInsideNoGap(dataSource)
    case "12-translucent-outline-inside-cards-grouped":
      radius12TranslucentOutlineInsideCards(dataSource)
    case "12-translucent-outline-inside-rows-grouped":
      radius12TranslucentOutlineInsideRows(dataSource)
    case "12-translucent-outline-none-none-grouped":
      radius12TranslucentOutlineNoTitleNoGap(dataSource)
    case "12-translucent-outline-none-cards-grouped":
      radius12TranslucentOutlineNoTitleCards(dataSource)
    case "12-translucent-outline-none-rows-grouped":
      radius12TranslucentOutlineNoTitleRows(dataSource)
    case "12-translucent-shadow-outside-none-grouped":
      radius12TranslucentShadowOutsideNoGap(dataSource)
    case "12-translucent-shadow-outside-cards-grouped":
      radius12TranslucentShadowOutsideCards(dataSource)
    case "12-translucent-shadow-outside-rows-grouped":
      radius12TranslucentShadowOutsideRows(dataSource)
    case "12-translucent-shadow-inside-none-grouped":
      radius12TranslucentShadowInsideNoGap(dataSource)
    case "12-translucent-shadow-inside-cards-grouped":
      radius12TranslucentShadowInsideCards(dataSource)
    case "12-translucent-shadow-inside-rows-grouped":
      radius12TranslucentShadowInsideRows(dataSource)
    case "12-translucent-shadow-none-none-grouped":
      radius12TranslucentShadowNoTitleNoGap(dataSource)
    case "12-translucent-shadow-none-cards-grouped":
      radius12TranslucentShadowNoTitleCards(dataSource)
    case "12-translucent-shadow-none-rows-grouped":
      radius12TranslucentShadowNoTitleRows(dataSource)
    case "12-gradient-none-outside-none-grouped":
      radius12GradientNoEdgeOutsideNoGap(dataSource)
    case "12-gradient-none-outside-cards-grouped":
      radius12GradientNoEdgeOutsideCards(dataSource)
    case "12-gradient-none-outside-rows-grouped":
      radius12GradientNoEdgeOutsideRows(dataSource)
    case "12-gradient-none-inside-none-grouped":
      radius12GradientNoEdgeInsideNoGap(dataSource)
    case "12-gradient-none-inside-cards-grouped":
      radius12GradientNoEdgeInsideCards(dataSource)
    case "12-gradient-none-inside-rows-grouped":
      radius12GradientNoEdgeInsideRows(dataSource)
    case "12-gradient-none-none-none-grouped":
      radius12GradientNoEdgeNoTitleNoGap(dataSource)
    case "12-gradient-none-none-cards-grouped":
      radius12GradientNoEdgeNoTitleCards(dataSource)
    case "12-gradient-none-none-rows-grouped":
      radius12GradientNoEdgeNoTitleRows(dataSource)
    case "12-gradient-outline-outside-none-grouped":
      radius12GradientOutlineOutsideNoGap(dataSource)
    case "12-gradient-outline-outside-cards-grouped":
      radius12GradientOutlineOutsideCards(dataSource)
    case "12-gradient-outline-outside-rows-grouped":
      radius12GradientOutlineOutsideRows(dataSource)
    case "12-gradient-outline-inside-none-grouped":
      radius12GradientOutlineInsideNoGap(dataSource)
    case "12-gradient-outline-inside-cards-grouped":
      radius12GradientOutlineInsideCards(dataSource)
    case "12-gradient-outline-inside-rows-grouped":
      radius12GradientOutlineInsideRows(dataSource)
    case "12-gradient-outline-none-none-grouped":
      radius12GradientOutlineNoTitleNoGap(dataSource)
    case "12-gradient-outline-none-cards-grouped":
      radius12GradientOutlineNoTitleCards(dataSource)
    case "12-gradient-outline-none-rows-grouped":
      radius12GradientOutlineNoTitleRows(dataSource)
    case "12-gradient-shadow-outside-none-grouped":
      radius12GradientShadowOutsideNoGap(dataSource)
    case "12-gradient-shadow-outside-cards-grouped":
      radius12GradientShadowOutsideCards(dataSource)
    case "12-gradient-shadow-outside-rows-grouped":
      radius12GradientShadowOutsideRows(dataSource)
    case "12-gradient-shadow-inside-none-grouped":
      radius12GradientShadowInsideNoGap(dataSource)
    case "12-gradient-shadow-inside-cards-grouped":
      radius12GradientShadowInsideCards(dataSource)
    case "12-gradient-shadow-inside-rows-grouped":
      radius12GradientShadowInsideRows(dataSource)
    case "12-gradient-shadow-none-none-grouped":
      radius12GradientShadowNoTitleNoGap(dataSource)
    case "12-gradient-shadow-none-cards-grouped":
      radius12GradientShadowNoTitleCards(dataSource)
    case "12-gradient-shadow-none-rows-grouped":
      radius12GradientShadowNoTitleRows(dataSource)
    case "12-material-none-outside-none-grouped":
      radius12MaterialNoEdgeOutsideNoGap(dataSource)
    case "12-material-none-outside-cards-grouped":
      radius12MaterialNoEdgeOutsideCards(dataSource)
    case "12-material-none-inside-none-grouped":
      radius12MaterialNoEdgeInsideNoGap(dataSource)
    case "12-material-none-inside-cards-grouped":
      radius12MaterialNoEdgeInsideCards(dataSource)
    case "12-material-none-none-none-grouped":
      radius12MaterialNoEdgeNoTitleNoGap(dataSource)
    case "12-material-none-none-cards-grouped":
      radius12MaterialNoEdgeNoTitleCards(dataSource)
    case "12-material-outline-outside-none-grouped":
      radius12MaterialOutlineOutsideNoGap(dataSource)
    case "12-material-outline-outside-cards-grouped":
      radius12MaterialOutlineOutsideCards(dataSource)
    case "12-material-outline-inside-none-grouped":
      radius12MaterialOutlineInsideNoGap(dataSource)
    case "12-material-outline-inside-cards-grouped":
      radius12MaterialOutlineInsideCards(dataSource)
    case "12-material-outline-none-none-grouped":
      radius12MaterialOutlineNoTitleNoGap(dataSource)
    case "12-material-outline-none-cards-grouped":
      radius12MaterialOutlineNoTitleCards(dataSource)
    case "12-material-shadow-outside-none-grouped":
      radius12MaterialShadowOutsideNoGap(dataSource)
    case "12-material-shadow-outside-cards-grouped":
      radius12MaterialShadowOutsideCards(dataSource)
    case "12-material-shadow-inside-none-grouped":
      radius12MaterialShadowInsideNoGap(dataSource)
    case "12-material-shadow-inside-cards-grouped":
      radius12MaterialShadowInsideCards(dataSource)
    case "12-material-shadow-none-none-grouped":
      radius12MaterialShadowNoTitleNoGap(dataSource)
    case "12-material-shadow-none-cards-grouped":
      radius12MaterialShadowNoTitleCards(dataSource)
    case "26-automatic-none-outside-none-grouped":
      radius26AutomaticNoEdgeOutsideNoGap(dataSource)
    case "26-automatic-none-outside-none-no-separators":
      radius26AutomaticNoEdgeOutsideNoGapBare(dataSource)
    case "26-automatic-none-outside-none-ios18":
      radius26AutomaticNoEdgeOutsideNoGapIOS18(dataSource)
    case "26-automatic-none-outside-none-rtl":
      radius26AutomaticNoEdgeOutsideNoGapMirrored(dataSource)
    case "26-automatic-none-outside-cards-grouped":
      radius26AutomaticNoEdgeOutsideCards(dataSource)
    case "26-automatic-none-outside-rows-grouped":
      radius26AutomaticNoEdgeOutsideRows(dataSource)
    case "26-automatic-none-inside-none-grouped":
      radius26AutomaticNoEdgeInsideNoGap(dataSource)
    case "26-automatic-none-inside-none-lid":
      radius26AutomaticNoEdgeInsideNoGapLid(dataSource)
    case "26-automatic-none-inside-cards-grouped":
      radius26AutomaticNoEdgeInsideCards(dataSource)
    case "26-automatic-none-inside-rows-grouped":
      radius26AutomaticNoEdgeInsideRows(dataSource)
    case "26-automatic-none-none-none-grouped":
      radius26AutomaticNoEdgeNoTitleNoGap(dataSource)
    case "26-automatic-none-none-cards-grouped":
      radius26AutomaticNoEdgeNoTitleCards(dataSource)
    case "26-automatic-none-none-rows-grouped":
      radius26AutomaticNoEdgeNoTitleRows(dataSource)
    case "26-automatic-outline-outside-none-grouped":
      radius26AutomaticOutlineOutsideNoGap(dataSource)
    case "26-automatic-outline-outside-cards-grouped":
      radius26AutomaticOutlineOutsideCards(dataSource)
    case "26-automatic-outline-outside-rows-grouped":
      radius26AutomaticOutlineOutsideRows(dataSource)
    case "26-automatic-outline-inside-none-grouped":
      radius26AutomaticOutlineInsideNoGap(dataSource)
    case "26-automatic-outline-inside-cards-grouped":
      radius26AutomaticOutlineInsideCards(dataSource)
    case "26-automatic-outline-inside-rows-grouped":
      radius26AutomaticOutlineInsideRows(dataSource)
    case "26-automatic-outline-none-none-grouped":
      radius26AutomaticOutlineNoTitleNoGap(dataSource)
    case "26-automatic-outline-none-cards-grouped":
      radius26AutomaticOutlineNoTitleCards(dataSource)
    case "26-automatic-outline-none-rows-grouped":
      radius26AutomaticOutlineNoTitleRows(dataSource)
    case "26-automatic-shadow-outside-none-grouped":
      radius26AutomaticShadowOutsideNoGap(dataSource)
    case "26-automatic-shadow-outside-cards-grouped":
      radius26AutomaticShadowOutsideCards(dataSource)
    case "26-automatic-shadow-outside-rows-grouped":
      radius26AutomaticShadowOutsideRows(dataSource)
    case "26-automatic-shadow-inside-none-grouped":
      radius26AutomaticShadowInsideNoGap(dataSource)
    case "26-automatic-shadow-inside-cards-grouped":
      radius26AutomaticShadowInsideCards(dataSource)
    case "26-automatic-shadow-inside-rows-grouped":
      radius26AutomaticShadowInsideRows(dataSource)
    case "26-automatic-shadow-none-none-grouped":
      radius26AutomaticShadowNoTitleNoGap(dataSource)
    case "26-automatic-shadow-none-cards-grouped":
      radius26AutomaticShadowNoTitleCards(dataSource)
    case "26-automatic-shadow-none-rows-grouped":
      radius26AutomaticShadowNoTitleRows(dataSource)
    case "26-color-none-outside-none-grouped":
      radius26ColorNoEdgeOutsideNoGap(dataSource)
    case "26-color-none-outside-cards-grouped":
      radius26ColorNoEdgeOutsideCards(dataSource)
    case "26-color-none-outside-rows-grouped":
      radius26ColorNoEdgeOutsideRows(dataSource)
    case "26-color-none-inside-none-grouped":
      radius26ColorNoEdgeInsideNoGap(dataSource)
    case "26-color-none-inside-cards-grouped":
      radius26ColorNoEdgeInsideCards(dataSource)
    case "26-color-none-inside-rows-grouped":
      radius26ColorNoEdgeInsideRows(dataSource)
    case "26-color-none-none-none-grouped":
      radius26ColorNoEdgeNoTitleNoGap(dataSource)
    case "26-color-none-none-cards-grouped":
      radius26ColorNoEdgeNoTitleCards(dataSource)
    case "26-color-none-none-rows-grouped":
      radius26ColorNoEdgeNoTitleRows(dataSource)
    case "26-color-outline-outside-none-grouped":
      radius26ColorOutlineOutsideNoGap(dataSource)
    case "26-color-outline-outside-cards-grouped":
      radius26ColorOutlineOutsideCards(dataSource)
    case "26-color-outline-outside-rows-grouped":
      radius26ColorOutlineOutsideRows(dataSource)
    case "26-color-outline-inside-none-grouped":
      radius26ColorOutlineInsideNoGap(dataSource)
    case "26-color-outline-inside-cards-grouped":
      radius26ColorOutlineInsideCards(dataSource)
    case "26-color-outline-inside-rows-grouped":
      radius26ColorOutlineInsideRows(dataSource)
    case "26-color-outline-none-none-grouped":
      radius26ColorOutlineNoTitleNoGap(dataSource)
    case "26-color-outline-none-cards-grouped":
      radius26ColorOutlineNoTitleCards(dataSource)
    case "26-color-outline-none-rows-grouped":
      radius26ColorOutlineNoTitleRows(dataSource)
    case "26-color-shadow-outside-none-grouped":
      radius26ColorShadowOutsideNoGap(dataSource)
    case "26-color-shadow-outside-cards-grouped":
      radius26ColorShadowOutsideCards(dataSource)
    case "26-color-shadow-outside-rows-grouped":
      radius26ColorShadowOutsideRows(dataSource)
    case "26-color-shadow-inside-none-grouped":
      radius26ColorShadowInsideNoGap(dataSource)
    case "26-color-shadow-inside-cards-grouped":
      radius26ColorShadowInsideCards(dataSource)
    case "26-color-shadow-inside-rows-grouped":
      radius26ColorShadowInsideRows(dataSource)
    case "26-color-shadow-none-none-grouped":
      radius26ColorShadowNoTitleNoGap(dataSource)
    case "26-color-shadow-none-cards-grouped":
      radius26ColorShadowNoTitleCards(dataSource)
    case "26-color-shadow-none-rows-grouped":
      radius26ColorShadowNoTitleRows(dataSource)
    case "26-translucent-none-outside-none-grouped":
      radius26TranslucentNoEdgeOutsideNoGap(dataSource)
    case "26-translucent-none-outside-cards-grouped":
      radius26TranslucentNoEdgeOutsideCards(dataSource)
    case "26-translucent-none-outside-rows-grouped":
      radius26TranslucentNoEdgeOutsideRows(dataSource)
    case "26-translucent-none-inside-none-grouped":
      radius26TranslucentNoEdgeInsideNoGap(dataSource)
    case "26-translucent-none-inside-cards-grouped":
      radius26TranslucentNoEdgeInsideCards(dataSource)
    case "26-translucent-none-inside-rows-grouped":
      radius26TranslucentNoEdgeInsideRows(dataSource)
    case "26-translucent-none-none-none-grouped":
      radius26TranslucentNoEdgeNoTitleNoGap(dataSource)
    case "26-translucent-none-none-cards-grouped":
      radius26TranslucentNoEdgeNoTitleCards(dataSource)
    case "26-translucent-none-none-rows-grouped":
      radius26TranslucentNoEdgeNoTitleRows(dataSource)
    case "26-translucent-outline-outside-none-grouped":
      radius26TranslucentOutlineOutsideNoGap(dataSource)
    case "26-translucent-outline-outside-cards-grouped":
      radius26TranslucentOutlineOutsideCards(dataSource)
    case "26-translucent-outline-outside-rows-grouped":
      radius26TranslucentOutlineOutsideRows(dataSource)
    case "26-translucent-outline-inside-none-grouped":
      radius26TranslucentOutlineInsideNoGap(dataSource)
    case "26-translucent-outline-inside-cards-grouped":
      radius26TranslucentOutlineInsideCards(dataSource)
    case "26-translucent-outline-inside-rows-grouped":
      radius26TranslucentOutlineInsideRows(dataSource)
    case "26-translucent-outline-none-none-grouped":
      radius26TranslucentOutlineNoTitleNoGap(dataSource)
    case "26-translucent-outline-none-cards-grouped":
      radius26TranslucentOutlineNoTitleCards(dataSource)
    case "26-translucent-outline-none-rows-grouped":
      radius26TranslucentOutlineNoTitleRows(dataSource)
    case "26-translucent-shadow-outside-none-grouped":
      radius26TranslucentShadowOutsideNoGap(dataSource)
    case "26-translucent-shadow-outside-cards-grouped":
      radius26TranslucentShadowOutsideCards(dataSource)
    case "26-translucent-shadow-outside-rows-grouped":
      radius26TranslucentShadowOutsideRows(dataSource)
    case "26-translucent-shadow-inside-none-grouped":
      radius26TranslucentShadowInsideNoGap(dataSource)
    case "26-translucent-shadow-inside-cards-grouped":
      radius26TranslucentShadowInsideCards(dataSource)
    case "26-translucent-shadow-inside-rows-grouped":
      radius26TranslucentShadowInsideRows(dataSource)
    case "26-translucent-shadow-none-none-grouped":
      radius26TranslucentShadowNoTitleNoGap(dataSource)
    case "26-translucent-shadow-none-cards-grouped":
      radius26TranslucentShadowNoTitleCards(dataSource)
    case "26-translucent-shadow-none-rows-grouped":
      radius26TranslucentShadowNoTitleRows(dataSource)
    case "26-gradient-none-outside-none-grouped":
      radius26GradientNoEdgeOutsideNoGap(dataSource)
    case "26-gradient-none-outside-cards-grouped":
      radius26GradientNoEdgeOutsideCards(dataSource)
    case "26-gradient-none-outside-rows-grouped":
      radius26GradientNoEdgeOutsideRows(dataSource)
    case "26-gradient-none-inside-none-grouped":
      radius26GradientNoEdgeInsideNoGap(dataSource)
    case "26-gradient-none-inside-cards-grouped":
      radius26GradientNoEdgeInsideCards(dataSource)
    case "26-gradient-none-inside-rows-grouped":
      radius26GradientNoEdgeInsideRows(dataSource)
    case "26-gradient-none-none-none-grouped":
      radius26GradientNoEdgeNoTitleNoGap(dataSource)
    case "26-gradient-none-none-cards-grouped":
      radius26GradientNoEdgeNoTitleCards(dataSource)
    case "26-gradient-none-none-rows-grouped":
      radius26GradientNoEdgeNoTitleRows(dataSource)
    case "26-gradient-outline-outside-none-grouped":
      radius26GradientOutlineOutsideNoGap(dataSource)
    case "26-gradient-outline-outside-cards-grouped":
      radius26GradientOutlineOutsideCards(dataSource)
    case "26-gradient-outline-outside-rows-grouped":
      radius26GradientOutlineOutsideRows(dataSource)
    case "26-gradient-outline-inside-none-grouped":
      radius26GradientOutlineInsideNoGap(dataSource)
    case "26-gradient-outline-inside-cards-grouped":
      radius26GradientOutlineInsideCards(dataSource)
    case "26-gradient-outline-inside-rows-grouped":
      radius26GradientOutlineInsideRows(dataSource)
    case "26-gradient-outline-none-none-grouped":
      radius26GradientOutlineNoTitleNoGap(dataSource)
    case "26-gradient-outline-none-cards-grouped":
      radius26GradientOutlineNoTitleCards(dataSource)
    case "26-gradient-outline-none-rows-grouped":
      radius26GradientOutlineNoTitleRows(dataSource)
    case "26-gradient-shadow-outside-none-grouped":
      radius26GradientShadowOutsideNoGap(dataSource)
    case "26-gradient-shadow-outside-cards-grouped":
      radius26GradientShadowOutsideCards(dataSource)
    case "26-gradient-shadow-outside-rows-grouped":
      radius26GradientShadowOutsideRows(dataSource)
    case "26-gradient-shadow-inside-none-grouped":
      radius26GradientShadowInsideNoGap(dataSource)
    case "26-gradient-shadow-inside-cards-grouped":
      radius26GradientShadowInsideCards(dataSource)
    case "26-gradient-shadow-inside-rows-grouped":
      radius26GradientShadowInsideRows(dataSource)
    case "26-gradient-shadow-none-none-grouped":
      radius26GradientShadowNoTitleNoGap(dataSource)
    case "26-gradient-shadow-none-cards-grouped":
      radius26GradientShadowNoTitleCards(dataSource)
    case "26-gradient-shadow-none-rows-grouped":
      radius26GradientShadowNoTitleRows(dataSource)
    case "26-material-none-outside-none-grouped":
      radius26MaterialNoEdgeOutsideNoGap(dataSource)
    case "26-material-none-outside-cards-grouped":
      radius26MaterialNoEdgeOutsideCards(dataSource)
    case "26-material-none-inside-none-grouped":
      radius26MaterialNoEdgeInsideNoGap(dataSource)
    case "26-material-none-inside-cards-grouped":
      radius26MaterialNoEdgeInsideCards(dataSource)
    case "26-material-none-none-none-grouped":
      radius26MaterialNoEdgeNoTitleNoGap(dataSource)
    case "26-material-none-none-cards-grouped":
      radius26MaterialNoEdgeNoTitleCards(dataSource)
    case "26-material-outline-outside-none-grouped":
      radius26MaterialOutlineOutsideNoGap(dataSource)
    case "26-material-outline-outside-cards-grouped":
      radius26MaterialOutlineOutsideCards(dataSource)
    case "26-material-outline-inside-none-grouped":
      radius26MaterialOutlineInsideNoGap(dataSource)
    case "26-material-outline-inside-cards-grouped":
      radius26MaterialOutlineInsideCards(dataSource)
    case "26-material-outline-none-none-grouped":
      radius26MaterialOutlineNoTitleNoGap(dataSource)
    case "26-material-outline-none-cards-grouped":
      radius26MaterialOutlineNoTitleCards(dataSource)
    case "26-material-shadow-outside-none-grouped":
      radius26MaterialShadowOutsideNoGap(dataSource)
    case "26-material-shadow-outside-cards-grouped":
      radius26MaterialShadowOutsideCards(dataSource)
    case "26-material-shadow-inside-none-grouped":
      radius26MaterialShadowInsideNoGap(dataSource)
    case "26-material-shadow-inside-cards-grouped":
      radius26MaterialShadowInsideCards(dataSource)
    case "26-material-shadow-none-none-grouped":
      radius26MaterialShadowNoTitleNoGap(dataSource)
    case "26-material-shadow-none-cards-grouped":
      radius26MaterialShadowNoTitleCards(dataSource)
    default: fatalError("There is no look \(name)")
    }
  }
}
