import RoundedTable

/// The code of each look, which `swift run Gallery --code` writes.
@MainActor package enum ControllerLooks {
  package typealias Owner = CardController

  package static func apply(_ name: String, to cards: Owner) {
    switch name {
    case "system-automatic-none-outside-none-grouped":
      systemAutomaticNoEdgeOutsideNoGap(cards)
    case "system-automatic-none-outside-none-no-separators":
      systemAutomaticNoEdgeOutsideNoGapBare(cards)
    case "system-automatic-none-outside-none-ios18":
      systemAutomaticNoEdgeOutsideNoGapIOS18(cards)
    case "system-automatic-none-outside-none-rtl":
      systemAutomaticNoEdgeOutsideNoGapMirrored(cards)
    case "system-automatic-none-outside-cards-grouped":
      systemAutomaticNoEdgeOutsideCards(cards)
    case "system-automatic-none-outside-cards-ios18":
      systemAutomaticNoEdgeOutsideCardsIOS18(cards)
    case "system-automatic-none-outside-cards-rtl":
      systemAutomaticNoEdgeOutsideCardsMirrored(cards)
    case "system-automatic-none-outside-rows-grouped":
      systemAutomaticNoEdgeOutsideRows(cards)
    case "system-automatic-none-outside-rows-ios18":
      systemAutomaticNoEdgeOutsideRowsIOS18(cards)
    case "system-automatic-none-outside-rows-rtl":
      systemAutomaticNoEdgeOutsideRowsMirrored(cards)
    case "system-automatic-none-inside-none-grouped":
      systemAutomaticNoEdgeInsideNoGap(cards)
    case "system-automatic-none-inside-none-no-separators":
      systemAutomaticNoEdgeInsideNoGapBare(cards)
    case "system-automatic-none-inside-none-lid":
      systemAutomaticNoEdgeInsideNoGapLid(cards)
    case "system-automatic-none-inside-none-ios18":
      systemAutomaticNoEdgeInsideNoGapIOS18(cards)
    case "system-automatic-none-inside-none-rtl":
      systemAutomaticNoEdgeInsideNoGapMirrored(cards)
    case "system-automatic-none-inside-cards-grouped":
      systemAutomaticNoEdgeInsideCards(cards)
    case "system-automatic-none-inside-cards-lid":
      systemAutomaticNoEdgeInsideCardsLid(cards)
    case "system-automatic-none-inside-rows-grouped":
      systemAutomaticNoEdgeInsideRows(cards)
    case "system-automatic-none-inside-rows-lid":
      systemAutomaticNoEdgeInsideRowsLid(cards)
    case "system-automatic-none-none-none-grouped":
      systemAutomaticNoEdgeNoTitleNoGap(cards)
    case "system-automatic-none-none-none-no-separators":
      systemAutomaticNoEdgeNoTitleNoGapBare(cards)
    case "system-automatic-none-none-none-ios18":
      systemAutomaticNoEdgeNoTitleNoGapIOS18(cards)
    case "system-automatic-none-none-none-rtl":
      systemAutomaticNoEdgeNoTitleNoGapMirrored(cards)
    case "system-automatic-none-none-cards-grouped":
      systemAutomaticNoEdgeNoTitleCards(cards)
    case "system-automatic-none-none-rows-grouped":
      systemAutomaticNoEdgeNoTitleRows(cards)
    case "system-automatic-outline-outside-none-grouped":
      systemAutomaticOutlineOutsideNoGap(cards)
    case "system-automatic-outline-outside-none-no-separators":
      systemAutomaticOutlineOutsideNoGapBare(cards)
    case "system-automatic-outline-outside-none-ios18":
      systemAutomaticOutlineOutsideNoGapIOS18(cards)
    case "system-automatic-outline-outside-none-rtl":
      systemAutomaticOutlineOutsideNoGapMirrored(cards)
    case "system-automatic-outline-outside-cards-grouped":
      systemAutomaticOutlineOutsideCards(cards)
    case "system-automatic-outline-outside-rows-grouped":
      systemAutomaticOutlineOutsideRows(cards)
    case "system-automatic-outline-inside-none-grouped":
      systemAutomaticOutlineInsideNoGap(cards)
    case "system-automatic-outline-inside-none-lid":
      systemAutomaticOutlineInsideNoGapLid(cards)
    case "system-automatic-outline-inside-cards-grouped":
      systemAutomaticOutlineInsideCards(cards)
    case "system-automatic-outline-inside-rows-grouped":
      systemAutomaticOutlineInsideRows(cards)
    case "system-automatic-outline-none-none-grouped":
      systemAutomaticOutlineNoTitleNoGap(cards)
    case "system-automatic-outline-none-cards-grouped":
      systemAutomaticOutlineNoTitleCards(cards)
    case "system-automatic-outline-none-rows-grouped":
      systemAutomaticOutlineNoTitleRows(cards)
    case "system-automatic-shadow-outside-none-grouped":
      systemAutomaticShadowOutsideNoGap(cards)
    case "system-automatic-shadow-outside-none-no-separators":
      systemAutomaticShadowOutsideNoGapBare(cards)
    case "system-automatic-shadow-outside-none-ios18":
      systemAutomaticShadowOutsideNoGapIOS18(cards)
    case "system-automatic-shadow-outside-none-rtl":
      systemAutomaticShadowOutsideNoGapMirrored(cards)
    case "system-automatic-shadow-outside-cards-grouped":
      systemAutomaticShadowOutsideCards(cards)
    case "system-automatic-shadow-outside-rows-grouped":
      systemAutomaticShadowOutsideRows(cards)
    case "system-automatic-shadow-inside-none-grouped":
      systemAutomaticShadowInsideNoGap(cards)
    case "system-automatic-shadow-inside-none-lid":
      systemAutomaticShadowInsideNoGapLid(cards)
    case "system-automatic-shadow-inside-cards-grouped":
      systemAutomaticShadowInsideCards(cards)
    case "system-automatic-shadow-inside-rows-grouped":
      systemAutomaticShadowInsideRows(cards)
    case "system-automatic-shadow-none-none-grouped":
      systemAutomaticShadowNoTitleNoGap(cards)
    case "system-automatic-shadow-none-cards-grouped":
      systemAutomaticShadowNoTitleCards(cards)
    case "system-automatic-shadow-none-rows-grouped":
      systemAutomaticShadowNoTitleRows(cards)
    case "system-color-none-outside-none-grouped":
      systemColorNoEdgeOutsideNoGap(cards)
    case "system-color-none-outside-none-no-separators":
      systemColorNoEdgeOutsideNoGapBare(cards)
    case "system-color-none-outside-none-ios18":
      systemColorNoEdgeOutsideNoGapIOS18(cards)
    case "system-color-none-outside-none-rtl":
      systemColorNoEdgeOutsideNoGapMirrored(cards)
    case "system-color-none-outside-cards-grouped":
      systemColorNoEdgeOutsideCards(cards)
    case "system-color-none-outside-rows-grouped":
      systemColorNoEdgeOutsideRows(cards)
    case "system-color-none-inside-none-grouped":
      systemColorNoEdgeInsideNoGap(cards)
    case "system-color-none-inside-none-lid":
      systemColorNoEdgeInsideNoGapLid(cards)
    case "system-color-none-inside-cards-grouped":
      systemColorNoEdgeInsideCards(cards)
    case "system-color-none-inside-rows-grouped":
      systemColorNoEdgeInsideRows(cards)
    case "system-color-none-none-none-grouped":
      systemColorNoEdgeNoTitleNoGap(cards)
    case "system-color-none-none-cards-grouped":
      systemColorNoEdgeNoTitleCards(cards)
    case "system-color-none-none-rows-grouped":
      systemColorNoEdgeNoTitleRows(cards)
    case "system-color-outline-outside-none-grouped":
      systemColorOutlineOutsideNoGap(cards)
    case "system-color-outline-outside-cards-grouped":
      systemColorOutlineOutsideCards(cards)
    case "system-color-outline-outside-rows-grouped":
      systemColorOutlineOutsideRows(cards)
    case "system-color-outline-inside-none-grouped":
      systemColorOutlineInsideNoGap(cards)
    case "system-color-outline-inside-cards-grouped":
      systemColorOutlineInsideCards(cards)
    case "system-color-outline-inside-rows-grouped":
      systemColorOutlineInsideRows(cards)
    case "system-color-outline-none-none-grouped":
      systemColorOutlineNoTitleNoGap(cards)
    case "system-color-outline-none-cards-grouped":
      systemColorOutlineNoTitleCards(cards)
    case "system-color-outline-none-rows-grouped":
      systemColorOutlineNoTitleRows(cards)
    case "system-color-shadow-outside-none-grouped":
      systemColorShadowOutsideNoGap(cards)
    case "system-color-shadow-outside-cards-grouped":
      systemColorShadowOutsideCards(cards)
    case "system-color-shadow-outside-rows-grouped":
      systemColorShadowOutsideRows(cards)
    case "system-color-shadow-inside-none-grouped":
      systemColorShadowInsideNoGap(cards)
    case "system-color-shadow-inside-cards-grouped":
      systemColorShadowInsideCards(cards)
    case "system-color-shadow-inside-rows-grouped":
      systemColorShadowInsideRows(cards)
    case "system-color-shadow-none-none-grouped":
      systemColorShadowNoTitleNoGap(cards)
    case "system-color-shadow-none-cards-grouped":
      systemColorShadowNoTitleCards(cards)
    case "system-color-shadow-none-rows-grouped":
      systemColorShadowNoTitleRows(cards)
    case "system-translucent-none-outside-none-grouped":
      systemTranslucentNoEdgeOutsideNoGap(cards)
    case "system-translucent-none-outside-none-no-separators":
      systemTranslucentNoEdgeOutsideNoGapBare(cards)
    case "system-translucent-none-outside-none-ios18":
      systemTranslucentNoEdgeOutsideNoGapIOS18(cards)
    case "system-translucent-none-outside-none-rtl":
      systemTranslucentNoEdgeOutsideNoGapMirrored(cards)
    case "system-translucent-none-outside-cards-grouped":
      systemTranslucentNoEdgeOutsideCards(cards)
    case "system-translucent-none-outside-rows-grouped":
      systemTranslucentNoEdgeOutsideRows(cards)
    case "system-translucent-none-inside-none-grouped":
      systemTranslucentNoEdgeInsideNoGap(cards)
    case "system-translucent-none-inside-none-lid":
      systemTranslucentNoEdgeInsideNoGapLid(cards)
    case "system-translucent-none-inside-cards-grouped":
      systemTranslucentNoEdgeInsideCards(cards)
    case "system-translucent-none-inside-rows-grouped":
      systemTranslucentNoEdgeInsideRows(cards)
    case "system-translucent-none-none-none-grouped":
      systemTranslucentNoEdgeNoTitleNoGap(cards)
    case "system-translucent-none-none-cards-grouped":
      systemTranslucentNoEdgeNoTitleCards(cards)
    case "system-translucent-none-none-rows-grouped":
      systemTranslucentNoEdgeNoTitleRows(cards)
    case "system-translucent-outline-outside-none-grouped":
      systemTranslucentOutlineOutsideNoGap(cards)
    case "system-translucent-outline-outside-cards-grouped":
      systemTranslucentOutlineOutsideCards(cards)
    case "system-translucent-outline-outside-rows-grouped":
      systemTranslucentOutlineOutsideRows(cards)
    case "system-translucent-outline-inside-none-grouped":
      systemTranslucentOutlineInsideNoGap(cards)
    case "system-translucent-outline-inside-cards-grouped":
      systemTranslucentOutlineInsideCards(cards)
    case "system-translucent-outline-inside-rows-grouped":
      systemTranslucentOutlineInsideRows(cards)
    case "system-translucent-outline-none-none-grouped":
      systemTranslucentOutlineNoTitleNoGap(cards)
    case "system-translucent-outline-none-cards-grouped":
      systemTranslucentOutlineNoTitleCards(cards)
    case "system-translucent-outline-none-rows-grouped":
      systemTranslucentOutlineNoTitleRows(cards)
    case "system-translucent-shadow-outside-none-grouped":
      systemTranslucentShadowOutsideNoGap(cards)
    case "system-translucent-shadow-outside-cards-grouped":
      systemTranslucentShadowOutsideCards(cards)
    case "system-translucent-shadow-outside-rows-grouped":
      systemTranslucentShadowOutsideRows(cards)
    case "system-translucent-shadow-inside-none-grouped":
      systemTranslucentShadowInsideNoGap(cards)
    case "system-translucent-shadow-inside-cards-grouped":
      systemTranslucentShadowInsideCards(cards)
    case "system-translucent-shadow-inside-rows-grouped":
      systemTranslucentShadowInsideRows(cards)
    case "system-translucent-shadow-none-none-grouped":
      systemTranslucentShadowNoTitleNoGap(cards)
    case "system-translucent-shadow-none-cards-grouped":
      systemTranslucentShadowNoTitleCards(cards)
    case "system-translucent-shadow-none-rows-grouped":
      systemTranslucentShadowNoTitleRows(cards)
    case "system-gradient-none-outside-none-grouped":
      systemGradientNoEdgeOutsideNoGap(cards)
    case "system-gradient-none-outside-none-no-separators":
      systemGradientNoEdgeOutsideNoGapBare(cards)
    case "system-gradient-none-outside-none-ios18":
      systemGradientNoEdgeOutsideNoGapIOS18(cards)
    case "system-gradient-none-outside-none-rtl":
      systemGradientNoEdgeOutsideNoGapMirrored(cards)
    case "system-gradient-none-outside-cards-grouped":
      systemGradientNoEdgeOutsideCards(cards)
    case "system-gradient-none-outside-rows-grouped":
      systemGradientNoEdgeOutsideRows(cards)
    case "system-gradient-none-inside-none-grouped":
      systemGradientNoEdgeInsideNoGap(cards)
    case "system-gradient-none-inside-none-lid":
      systemGradientNoEdgeInsideNoGapLid(cards)
    case "system-gradient-none-inside-cards-grouped":
      systemGradientNoEdgeInsideCards(cards)
    case "system-gradient-none-inside-rows-grouped":
      systemGradientNoEdgeInsideRows(cards)
    case "system-gradient-none-none-none-grouped":
      systemGradientNoEdgeNoTitleNoGap(cards)
    case "system-gradient-none-none-cards-grouped":
      systemGradientNoEdgeNoTitleCards(cards)
    case "system-gradient-none-none-rows-grouped":
      systemGradientNoEdgeNoTitleRows(cards)
    case "system-gradient-outline-outside-none-grouped":
      systemGradientOutlineOutsideNoGap(cards)
    case "system-gradient-outline-outside-cards-grouped":
      systemGradientOutlineOutsideCards(cards)
    case "system-gradient-outline-outside-rows-grouped":
      systemGradientOutlineOutsideRows(cards)
    case "system-gradient-outline-inside-none-grouped":
      systemGradientOutlineInsideNoGap(cards)
    case "system-gradient-outline-inside-cards-grouped":
      systemGradientOutlineInsideCards(cards)
    case "system-gradient-outline-inside-rows-grouped":
      systemGradientOutlineInsideRows(cards)
    case "system-gradient-outline-none-none-grouped":
      systemGradientOutlineNoTitleNoGap(cards)
    case "system-gradient-outline-none-cards-grouped":
      systemGradientOutlineNoTitleCards(cards)
    case "system-gradient-outline-none-rows-grouped":
      systemGradientOutlineNoTitleRows(cards)
    case "system-gradient-shadow-outside-none-grouped":
      systemGradientShadowOutsideNoGap(cards)
    case "system-gradient-shadow-outside-cards-grouped":
      systemGradientShadowOutsideCards(cards)
    case "system-gradient-shadow-outside-rows-grouped":
      systemGradientShadowOutsideRows(cards)
    case "system-gradient-shadow-inside-none-grouped":
      systemGradientShadowInsideNoGap(cards)
    case "system-gradient-shadow-inside-cards-grouped":
      systemGradientShadowInsideCards(cards)
    case "system-gradient-shadow-inside-rows-grouped":
      systemGradientShadowInsideRows(cards)
    case "system-gradient-shadow-none-none-grouped":
      systemGradientShadowNoTitleNoGap(cards)
    case "system-gradient-shadow-none-cards-grouped":
      systemGradientShadowNoTitleCards(cards)
    case "system-gradient-shadow-none-rows-grouped":
      systemGradientShadowNoTitleRows(cards)
    case "system-material-none-outside-none-grouped":
      systemMaterialNoEdgeOutsideNoGap(cards)
    case "system-material-none-outside-none-no-separators":
      systemMaterialNoEdgeOutsideNoGapBare(cards)
    case "system-material-none-outside-none-ios18":
      systemMaterialNoEdgeOutsideNoGapIOS18(cards)
    case "system-material-none-outside-none-rtl":
      systemMaterialNoEdgeOutsideNoGapMirrored(cards)
    case "system-material-none-outside-cards-grouped":
      systemMaterialNoEdgeOutsideCards(cards)
    case "system-material-none-inside-none-grouped":
      systemMaterialNoEdgeInsideNoGap(cards)
    case "system-material-none-inside-none-lid":
      systemMaterialNoEdgeInsideNoGapLid(cards)
    case "system-material-none-inside-cards-grouped":
      systemMaterialNoEdgeInsideCards(cards)
    case "system-material-none-none-none-grouped":
      systemMaterialNoEdgeNoTitleNoGap(cards)
    case "system-material-none-none-cards-grouped":
      systemMaterialNoEdgeNoTitleCards(cards)
    case "system-material-outline-outside-none-grouped":
      systemMaterialOutlineOutsideNoGap(cards)
    case "system-material-outline-outside-cards-grouped":
      systemMaterialOutlineOutsideCards(cards)
    case "system-material-outline-inside-none-grouped":
      systemMaterialOutlineInsideNoGap(cards)
    case "system-material-outline-inside-cards-grouped":
      systemMaterialOutlineInsideCards(cards)
    case "system-material-outline-none-none-grouped":
      systemMaterialOutlineNoTitleNoGap(cards)
    case "system-material-outline-none-cards-grouped":
      systemMaterialOutlineNoTitleCards(cards)
    case "system-material-shadow-outside-none-grouped":
      systemMaterialShadowOutsideNoGap(cards)
    case "system-material-shadow-outside-cards-grouped":
      systemMaterialShadowOutsideCards(cards)
    case "system-material-shadow-inside-none-grouped":
      systemMaterialShadowInsideNoGap(cards)
    case "system-material-shadow-inside-cards-grouped":
      systemMaterialShadowInsideCards(cards)
    case "system-material-shadow-none-none-grouped":
      systemMaterialShadowNoTitleNoGap(cards)
    case "system-material-shadow-none-cards-grouped":
      systemMaterialShadowNoTitleCards(cards)
    case "12-automatic-none-outside-none-grouped":
      radius12AutomaticNoEdgeOutsideNoGap(cards)
    case "12-automatic-none-outside-none-no-separators":
      radius12AutomaticNoEdgeOutsideNoGapBare(cards)
    case "12-automatic-none-outside-none-ios18":
      radius12AutomaticNoEdgeOutsideNoGapIOS18(cards)
    case "12-automatic-none-outside-none-rtl":
      radius12AutomaticNoEdgeOutsideNoGapMirrored(cards)
    case "12-automatic-none-outside-cards-grouped":
      radius12AutomaticNoEdgeOutsideCards(cards)
    case "12-automatic-none-outside-rows-grouped":
      radius12AutomaticNoEdgeOutsideRows(cards)
    case "12-automatic-none-inside-none-grouped":
      radius12AutomaticNoEdgeInsideNoGap(cards)
    case "12-automatic-none-inside-none-lid":
      radius12AutomaticNoEdgeInsideNoGapLid(cards)
    case "12-automatic-none-inside-cards-grouped":
      radius12AutomaticNoEdgeInsideCards(cards)
    case "12-automatic-none-inside-rows-grouped":
      radius12AutomaticNoEdgeInsideRows(cards)
    case "12-automatic-none-none-none-grouped":
      radius12AutomaticNoEdgeNoTitleNoGap(cards)
    case "12-automatic-none-none-cards-grouped":
      radius12AutomaticNoEdgeNoTitleCards(cards)
    case "12-automatic-none-none-rows-grouped":
      radius12AutomaticNoEdgeNoTitleRows(cards)
    case "12-automatic-outline-outside-none-grouped":
      radius12AutomaticOutlineOutsideNoGap(cards)
    case "12-automatic-outline-outside-cards-grouped":
      radius12AutomaticOutlineOutsideCards(cards)
    case "12-automatic-outline-outside-rows-grouped":
      radius12AutomaticOutlineOutsideRows(cards)
    case "12-automatic-outline-inside-none-grouped":
      radius12AutomaticOutlineInsideNoGap(cards)
    case "12-automatic-outline-inside-cards-grouped":
      radius12AutomaticOutlineInsideCards(cards)
    case "12-automatic-outline-inside-rows-grouped":
      radius12AutomaticOutlineInsideRows(cards)
    case "12-automatic-outline-none-none-grouped":
      radius12AutomaticOutlineNoTitleNoGap(cards)
    case "12-automatic-outline-none-cards-grouped":
      radius12AutomaticOutlineNoTitleCards(cards)
    case "12-automatic-outline-none-rows-grouped":
      radius12AutomaticOutlineNoTitleRows(cards)
    case "12-automatic-shadow-outside-none-grouped":
      radius12AutomaticShadowOutsideNoGap(cards)
    case "12-automatic-shadow-outside-cards-grouped":
      radius12AutomaticShadowOutsideCards(cards)
    case "12-automatic-shadow-outside-rows-grouped":
      radius12AutomaticShadowOutsideRows(cards)
    case "12-automatic-shadow-inside-none-grouped":
      radius12AutomaticShadowInsideNoGap(cards)
    case "12-automatic-shadow-inside-cards-grouped":
      radius12AutomaticShadowInsideCards(cards)
    case "12-automatic-shadow-inside-rows-grouped":
      radius12AutomaticShadowInsideRows(cards)
    case "12-automatic-shadow-none-none-grouped":
      radius12AutomaticShadowNoTitleNoGap(cards)
    case "12-automatic-shadow-none-cards-grouped":
      radius12AutomaticShadowNoTitleCards(cards)
    case "12-automatic-shadow-none-rows-grouped":
      radius12AutomaticShadowNoTitleRows(cards)
    case "12-color-none-outside-none-grouped":
      radius12ColorNoEdgeOutsideNoGap(cards)
    case "12-color-none-outside-cards-grouped":
      radius12ColorNoEdgeOutsideCards(cards)
    case "12-color-none-outside-rows-grouped":
      radius12ColorNoEdgeOutsideRows(cards)
    case "12-color-none-inside-none-grouped":
      radius12ColorNoEdgeInsideNoGap(cards)
    case "12-color-none-inside-cards-grouped":
      radius12ColorNoEdgeInsideCards(cards)
    case "12-color-none-inside-rows-grouped":
      radius12ColorNoEdgeInsideRows(cards)
    case "12-color-none-none-none-grouped":
      radius12ColorNoEdgeNoTitleNoGap(cards)
    case "12-color-none-none-cards-grouped":
      radius12ColorNoEdgeNoTitleCards(cards)
    case "12-color-none-none-rows-grouped":
      radius12ColorNoEdgeNoTitleRows(cards)
    case "12-color-outline-outside-none-grouped":
      radius12ColorOutlineOutsideNoGap(cards)
    case "12-color-outline-outside-cards-grouped":
      radius12ColorOutlineOutsideCards(cards)
    case "12-color-outline-outside-rows-grouped":
      radius12ColorOutlineOutsideRows(cards)
    case "12-color-outline-inside-none-grouped":
      radius12ColorOutlineInsideNoGap(cards)
    case "12-color-outline-inside-cards-grouped":
      radius12ColorOutlineInsideCards(cards)
    case "12-color-outline-inside-rows-grouped":
      radius12ColorOutlineInsideRows(cards)
    case "12-color-outline-none-none-grouped":
      radius12ColorOutlineNoTitleNoGap(cards)
    case "12-color-outline-none-cards-grouped":
      radius12ColorOutlineNoTitleCards(cards)
    case "12-color-outline-none-rows-grouped":
      radius12ColorOutlineNoTitleRows(cards)
    case "12-color-shadow-outside-none-grouped":
      radius12ColorShadowOutsideNoGap(cards)
    case "12-color-shadow-outside-cards-grouped":
      radius12ColorShadowOutsideCards(cards)
    case "12-color-shadow-outside-rows-grouped":
      radius12ColorShadowOutsideRows(cards)
    case "12-color-shadow-inside-none-grouped":
      radius12ColorShadowInsideNoGap(cards)
    case "12-color-shadow-inside-cards-grouped":
      radius12ColorShadowInsideCards(cards)
    case "12-color-shadow-inside-rows-grouped":
      radius12ColorShadowInsideRows(cards)
    case "12-color-shadow-none-none-grouped":
      radius12ColorShadowNoTitleNoGap(cards)
    case "12-color-shadow-none-cards-grouped":
      radius12ColorShadowNoTitleCards(cards)
    case "12-color-shadow-none-rows-grouped":
      radius12ColorShadowNoTitleRows(cards)
    case "12-translucent-none-outside-none-grouped":
      radius12TranslucentNoEdgeOutsideNoGap(cards)
    case "12-translucent-none-outside-cards-grouped":
      radius12TranslucentNoEdgeOutsideCards(cards)
    case "12-translucent-none-outside-rows-grouped":
      radius12TranslucentNoEdgeOutsideRows(cards)
    case "12-translucent-none-inside-none-grouped":
      radius12TranslucentNoEdgeInsideNoGap(cards)
    case "12-translucent-none-inside-cards-grouped":
      radius12TranslucentNoEdgeInsideCards(cards)
    case "12-translucent-none-inside-rows-grouped":
      radius12TranslucentNoEdgeInsideRows(cards)
    case "12-translucent-none-none-none-grouped":
      radius12TranslucentNoEdgeNoTitleNoGap(cards)
    case "12-translucent-none-none-cards-grouped":
      radius12TranslucentNoEdgeNoTitleCards(cards)
    case "12-translucent-none-none-rows-grouped":
      radius12TranslucentNoEdgeNoTitleRows(cards)
    case "12-translucent-outline-outside-none-grouped":
      radius12TranslucentOutlineOutsideNoGap(cards)
    case "12-translucent-outline-outside-cards-grouped":
      radius12TranslucentOutlineOutsideCards(cards)
    case "12-translucent-outline-outside-rows-grouped":
      radius12TranslucentOutlineOutsideRows(cards)
    case "12-translucent-outline-inside-none-grouped":
      radius12TranslucentOutlineInsideNoGap(cards)
    case "12-translucent-outline-inside-cards-grouped":
      radius12TranslucentOutlineInsideCards(cards)
    case "12-translucent-outline-inside-rows-grouped":
      radius12TranslucentOutlineInsideRows(cards)
    case "12-translucent-outline-none-none-grouped":
      radius12TranslucentOutlineNoTitleNoGap(cards)
    case "12-translucent-outline-none-cards-grouped":
      radius12TranslucentOutlineNoTitleCards(cards)
    case "12-translucent-outline-none-rows-grouped":
      radius12TranslucentOutlineNoTitleRows(cards)
    case "12-translucent-shadow-outside-none-grouped":
      radius12TranslucentShadowOutsideNoGap(cards)
    case "12-translucent-shadow-outside-cards-grouped":
      radius12TranslucentShadowOutsideCards(cards)
    case "12-translucent-shadow-outside-rows-grouped":
      radius12TranslucentShadowOutsideRows(cards)
    case "12-translucent-shadow-inside-none-grouped":
      radius12TranslucentShadowInsideNoGap(cards)
    case "12-translucent-shadow-inside-cards-grouped":
      radius12TranslucentShadowInsideCards(cards)
    case "12-translucent-shadow-inside-rows-grouped":
      radius12TranslucentShadowInsideRows(cards)
    case "12-translucent-shadow-none-none-grouped":
      radius12TranslucentShadowNoTitleNoGap(cards)
    case "12-translucent-shadow-none-cards-grouped":
      radius12TranslucentShadowNoTitleCards(cards)
    case "12-translucent-shadow-none-rows-grouped":
      radius12TranslucentShadowNoTitleRows(cards)
    case "12-gradient-none-outside-none-grouped":
      radius12GradientNoEdgeOutsideNoGap(cards)
    case "12-gradient-none-outside-cards-grouped":
      radius12GradientNoEdgeOutsideCards(cards)
    case "12-gradient-none-outside-rows-grouped":
      radius12GradientNoEdgeOutsideRows(cards)
    case "12-gradient-none-inside-none-grouped":
      radius12GradientNoEdgeInsideNoGap(cards)
    case "12-gradient-none-inside-cards-grouped":
      radius12GradientNoEdgeInsideCards(cards)
    case "12-gradient-none-inside-rows-grouped":
      radius12GradientNoEdgeInsideRows(cards)
    case "12-gradient-none-none-none-grouped":
      radius12GradientNoEdgeNoTitleNoGap(cards)
    case "12-gradient-none-none-cards-grouped":
      radius12GradientNoEdgeNoTitleCards(cards)
    case "12-gradient-none-none-rows-grouped":
      radius12GradientNoEdgeNoTitleRows(cards)
    case "12-gradient-outline-outside-none-grouped":
      radius12GradientOutlineOutsideNoGap(cards)
    case "12-gradient-outline-outside-cards-grouped":
      radius12GradientOutlineOutsideCards(cards)
    case "12-gradient-outline-outside-rows-grouped":
      radius12GradientOutlineOutsideRows(cards)
    case "12-gradient-outline-inside-none-grouped":
      radius12GradientOutlineInsideNoGap(cards)
    case "12-gradient-outline-inside-cards-grouped":
      radius12GradientOutlineInsideCards(cards)
    case "12-gradient-outline-inside-rows-grouped":
      radius12GradientOutlineInsideRows(cards)
    case "12-gradient-outline-none-none-grouped":
      radius12GradientOutlineNoTitleNoGap(cards)
    case "12-gradient-outline-none-cards-grouped":
      radius12GradientOutlineNoTitleCards(cards)
    case "12-gradient-outline-none-rows-grouped":
      radius12GradientOutlineNoTitleRows(cards)
    case "12-gradient-shadow-outside-none-grouped":
      radius12GradientShadowOutsideNoGap(cards)
    case "12-gradient-shadow-outside-cards-grouped":
      radius12GradientShadowOutsideCards(cards)
    case "12-gradient-shadow-outside-rows-grouped":
      radius12GradientShadowOutsideRows(cards)
    case "12-gradient-shadow-inside-none-grouped":
      radius12GradientShadowInsideNoGap(cards)
    case "12-gradient-shadow-inside-cards-grouped":
      radius12GradientShadowInsideCards(cards)
    case "12-gradient-shadow-inside-rows-grouped":
      radius12GradientShadowInsideRows(cards)
    case "12-gradient-shadow-none-none-grouped":
      radius12GradientShadowNoTitleNoGap(cards)
    case "12-gradient-shadow-none-cards-grouped":
      radius12GradientShadowNoTitleCards(cards)
    case "12-gradient-shadow-none-rows-grouped":
      radius12GradientShadowNoTitleRows(cards)
    case "12-material-none-outside-none-grouped":
      radius12MaterialNoEdgeOutsideNoGap(cards)
    case "12-material-none-outside-cards-grouped":
      radius12MaterialNoEdgeOutsideCards(cards)
    case "12-material-none-inside-none-grouped":
      radius12MaterialNoEdgeInsideNoGap(cards)
    case "12-material-none-inside-cards-grouped":
      radius12MaterialNoEdgeInsideCards(cards)
    case "12-material-none-none-none-grouped":
      radius12MaterialNoEdgeNoTitleNoGap(cards)
    case "12-material-none-none-cards-grouped":
      radius12MaterialNoEdgeNoTitleCards(cards)
    case "12-material-outline-outside-none-grouped":
      radius12MaterialOutlineOutsideNoGap(cards)
    case "12-material-outline-outside-cards-grouped":
      radius12MaterialOutlineOutsideCards(cards)
    case "12-material-outline-inside-none-grouped":
      radius12MaterialOutlineInsideNoGap(cards)
    case "12-material-outline-inside-cards-grouped":
      radius12MaterialOutlineInsideCards(cards)
    case "12-material-outline-none-none-grouped":
      radius12MaterialOutlineNoTitleNoGap(cards)
    case "12-material-outline-none-cards-grouped":
      radius12MaterialOutlineNoTitleCards(cards)
    case "12-material-shadow-outside-none-grouped":
      radius12MaterialShadowOutsideNoGap(cards)
    case "12-material-shadow-outside-cards-grouped":
      radius12MaterialShadowOutsideCards(cards)
    case "12-material-shadow-inside-none-grouped":
      radius12MaterialShadowInsideNoGap(cards)
    case "12-material-shadow-inside-cards-grouped":
      radius12MaterialShadowInsideCards(cards)
    case "12-material-shadow-none-none-grouped":
      radius12MaterialShadowNoTitleNoGap(cards)
    case "12-material-shadow-none-cards-grouped":
      radius12MaterialShadowNoTitleCards(cards)
    case "26-automatic-none-outside-none-grouped":
      radius26AutomaticNoEdgeOutsideNoGap(cards)
    case "26-automatic-none-outside-none-no-separators":
      radius26AutomaticNoEdgeOutsideNoGapBare(cards)
    case "26-automatic-none-outside-none-ios18":
      radius26AutomaticNoEdgeOutsideNoGapIOS18(cards)
    case "26-automatic-none-outside-none-rtl":
      radius26AutomaticNoEdgeOutsideNoGapMirrored(cards)
    case "26-automatic-none-outside-cards-grouped":
      radius26AutomaticNoEdgeOutsideCards(cards)
    case "26-automatic-none-outside-rows-grouped":
      radius26AutomaticNoEdgeOutsideRows(cards)
    case "26-automatic-none-inside-none-grouped":
      radius26AutomaticNoEdgeInsideNoGap(cards)
    case "26-automatic-none-inside-none-lid":
      radius26AutomaticNoEdgeInsideNoGapLid(cards)
    case "26-automatic-none-inside-cards-grouped":
      radius26AutomaticNoEdgeInsideCards(cards)
    case "26-automatic-none-inside-rows-grouped":
      radius26AutomaticNoEdgeInsideRows(cards)
    case "26-automatic-none-none-none-grouped":
      radius26AutomaticNoEdgeNoTitleNoGap(cards)
    case "26-automatic-none-none-cards-grouped":
      radius26AutomaticNoEdgeNoTitleCards(cards)
    case "26-automatic-none-none-rows-grouped":
      radius26AutomaticNoEdgeNoTitleRows(cards)
    case "26-automatic-outline-outside-none-grouped":
      radius26AutomaticOutlineOutsideNoGap(cards)
    case "26-automatic-outline-outside-cards-grouped":
      radius26AutomaticOutlineOutsideCards(cards)
    case "26-automatic-outline-outside-rows-grouped":
      radius26AutomaticOutlineOutsideRows(cards)
    case "26-automatic-outline-inside-none-grouped":
      radius26AutomaticOutlineInsideNoGap(cards)
    case "26-automatic-outline-inside-cards-grouped":
      radius26AutomaticOutlineInsideCards(cards)
    case "26-automatic-outline-inside-rows-grouped":
      radius26AutomaticOutlineInsideRows(cards)
    case "26-automatic-outline-none-none-grouped":
      radius26AutomaticOutlineNoTitleNoGap(cards)
    case "26-automatic-outline-none-cards-grouped":
      radius26AutomaticOutlineNoTitleCards(cards)
    case "26-automatic-outline-none-rows-grouped":
      radius26AutomaticOutlineNoTitleRows(cards)
    case "26-automatic-shadow-outside-none-grouped":
      radius26AutomaticShadowOutsideNoGap(cards)
    case "26-automatic-shadow-outside-cards-grouped":
      radius26AutomaticShadowOutsideCards(cards)
    case "26-automatic-shadow-outside-rows-grouped":
      radius26AutomaticShadowOutsideRows(cards)
    case "26-automatic-shadow-inside-none-grouped":
      radius26AutomaticShadowInsideNoGap(cards)
    case "26-automatic-shadow-inside-cards-grouped":
      radius26AutomaticShadowInsideCards(cards)
    case "26-automatic-shadow-inside-rows-grouped":
      radius26AutomaticShadowInsideRows(cards)
    case "26-automatic-shadow-none-none-grouped":
      radius26AutomaticShadowNoTitleNoGap(cards)
    case "26-automatic-shadow-none-cards-grouped":
      radius26AutomaticShadowNoTitleCards(cards)
    case "26-automatic-shadow-none-rows-grouped":
      radius26AutomaticShadowNoTitleRows(cards)
    case "26-color-none-outside-none-grouped":
      radius26ColorNoEdgeOutsideNoGap(cards)
    case "26-color-none-outside-cards-grouped":
      radius26ColorNoEdgeOutsideCards(cards)
    case "26-color-none-outside-rows-grouped":
      radius26ColorNoEdgeOutsideRows(cards)
    case "26-color-none-inside-none-grouped":
      radius26ColorNoEdgeInsideNoGap(cards)
    case "26-color-none-inside-cards-grouped":
      radius26ColorNoEdgeInsideCards(cards)
    case "26-color-none-inside-rows-grouped":
      radius26ColorNoEdgeInsideRows(cards)
    case "26-color-none-none-none-grouped":
      radius26ColorNoEdgeNoTitleNoGap(cards)
    case "26-color-none-none-cards-grouped":
      radius26ColorNoEdgeNoTitleCards(cards)
    case "26-color-none-none-rows-grouped":
      radius26ColorNoEdgeNoTitleRows(cards)
    case "26-color-outline-outside-none-grouped":
      radius26ColorOutlineOutsideNoGap(cards)
    case "26-color-outline-outside-cards-grouped":
      radius26ColorOutlineOutsideCards(cards)
    case "26-color-outline-outside-rows-grouped":
      radius26ColorOutlineOutsideRows(cards)
    case "26-color-outline-inside-none-grouped":
      radius26ColorOutlineInsideNoGap(cards)
    case "26-color-outline-inside-cards-grouped":
      radius26ColorOutlineInsideCards(cards)
    case "26-color-outline-inside-rows-grouped":
      radius26ColorOutlineInsideRows(cards)
    case "26-color-outline-none-none-grouped":
      radius26ColorOutlineNoTitleNoGap(cards)
    case "26-color-outline-none-cards-grouped":
      radius26ColorOutlineNoTitleCards(cards)
    case "26-color-outline-none-rows-grouped":
      radius26ColorOutlineNoTitleRows(cards)
    case "26-color-shadow-outside-none-grouped":
      radius26ColorShadowOutsideNoGap(cards)
    case "26-color-shadow-outside-cards-grouped":
      radius26ColorShadowOutsideCards(cards)
    case "26-color-shadow-outside-rows-grouped":
      radius26ColorShadowOutsideRows(cards)
    case "26-color-shadow-inside-none-grouped":
      radius26ColorShadowInsideNoGap(cards)
    case "26-color-shadow-inside-cards-grouped":
      radius26ColorShadowInsideCards(cards)
    case "26-color-shadow-inside-rows-grouped":
      radius26ColorShadowInsideRows(cards)
    case "26-color-shadow-none-none-grouped":
      radius26ColorShadowNoTitleNoGap(cards)
    case "26-color-shadow-none-cards-grouped":
      radius26ColorShadowNoTitleCards(cards)
    case "26-color-shadow-none-rows-grouped":
      radius26ColorShadowNoTitleRows(cards)
    case "26-translucent-none-outside-none-grouped":
      radius26TranslucentNoEdgeOutsideNoGap(cards)
    case "26-translucent-none-outside-cards-grouped":
      radius26TranslucentNoEdgeOutsideCards(cards)
    case "26-translucent-none-outside-rows-grouped":
      radius26TranslucentNoEdgeOutsideRows(cards)
    case "26-translucent-none-inside-none-grouped":
      radius26TranslucentNoEdgeInsideNoGap(cards)
    case "26-translucent-none-inside-cards-grouped":
      radius26TranslucentNoEdgeInsideCards(cards)
    case "26-translucent-none-inside-rows-grouped":
      radius26TranslucentNoEdgeInsideRows(cards)
    case "26-translucent-none-none-none-grouped":
      radius26TranslucentNoEdgeNoTitleNoGap(cards)
    case "26-translucent-none-none-cards-grouped":
      radius26TranslucentNoEdgeNoTitleCards(cards)
    case "26-translucent-none-none-rows-grouped":
      radius26TranslucentNoEdgeNoTitleRows(cards)
    case "26-translucent-outline-outside-none-grouped":
      radius26TranslucentOutlineOutsideNoGap(cards)
    case "26-translucent-outline-outside-cards-grouped":
      radius26TranslucentOutlineOutsideCards(cards)
    case "26-translucent-outline-outside-rows-grouped":
      radius26TranslucentOutlineOutsideRows(cards)
    case "26-translucent-outline-inside-none-grouped":
      radius26TranslucentOutlineInsideNoGap(cards)
    case "26-translucent-outline-inside-cards-grouped":
      radius26TranslucentOutlineInsideCards(cards)
    case "26-translucent-outline-inside-rows-grouped":
      radius26TranslucentOutlineInsideRows(cards)
    case "26-translucent-outline-none-none-grouped":
      radius26TranslucentOutlineNoTitleNoGap(cards)
    case "26-translucent-outline-none-cards-grouped":
      radius26TranslucentOutlineNoTitleCards(cards)
    case "26-translucent-outline-none-rows-grouped":
      radius26TranslucentOutlineNoTitleRows(cards)
    case "26-translucent-shadow-outside-none-grouped":
      radius26TranslucentShadowOutsideNoGap(cards)
    case "26-translucent-shadow-outside-cards-grouped":
      radius26TranslucentShadowOutsideCards(cards)
    case "26-translucent-shadow-outside-rows-grouped":
      radius26TranslucentShadowOutsideRows(cards)
    case "26-translucent-shadow-inside-none-grouped":
      radius26TranslucentShadowInsideNoGap(cards)
    case "26-translucent-shadow-inside-cards-grouped":
      radius26TranslucentShadowInsideCards(cards)
    case "26-translucent-shadow-inside-rows-grouped":
      radius26TranslucentShadowInsideRows(cards)
    case "26-translucent-shadow-none-none-grouped":
      radius26TranslucentShadowNoTitleNoGap(cards)
    case "26-translucent-shadow-none-cards-grouped":
      radius26TranslucentShadowNoTitleCards(cards)
    case "26-translucent-shadow-none-rows-grouped":
      radius26TranslucentShadowNoTitleRows(cards)
    case "26-gradient-none-outside-none-grouped":
      radius26GradientNoEdgeOutsideNoGap(cards)
    case "26-gradient-none-outside-cards-grouped":
      radius26GradientNoEdgeOutsideCards(cards)
    case "26-gradient-none-outside-rows-grouped":
      radius26GradientNoEdgeOutsideRows(cards)
    case "26-gradient-none-inside-none-grouped":
      radius26GradientNoEdgeInsideNoGap(cards)
    case "26-gradient-none-inside-cards-grouped":
      radius26GradientNoEdgeInsideCards(cards)
    case "26-gradient-none-inside-rows-grouped":
      radius26GradientNoEdgeInsideRows(cards)
    case "26-gradient-none-none-none-grouped":
      radius26GradientNoEdgeNoTitleNoGap(cards)
    case "26-gradient-none-none-cards-grouped":
      radius26GradientNoEdgeNoTitleCards(cards)
    case "26-gradient-none-none-rows-grouped":
      radius26GradientNoEdgeNoTitleRows(cards)
    case "26-gradient-outline-outside-none-grouped":
      radius26GradientOutlineOutsideNoGap(cards)
    case "26-gradient-outline-outside-cards-grouped":
      radius26GradientOutlineOutsideCards(cards)
    case "26-gradient-outline-outside-rows-grouped":
      radius26GradientOutlineOutsideRows(cards)
    case "26-gradient-outline-inside-none-grouped":
      radius26GradientOutlineInsideNoGap(cards)
    case "26-gradient-outline-inside-cards-grouped":
      radius26GradientOutlineInsideCards(cards)
    case "26-gradient-outline-inside-rows-grouped":
      radius26GradientOutlineInsideRows(cards)
    case "26-gradient-outline-none-none-grouped":
      radius26GradientOutlineNoTitleNoGap(cards)
    case "26-gradient-outline-none-cards-grouped":
      radius26GradientOutlineNoTitleCards(cards)
    case "26-gradient-outline-none-rows-grouped":
      radius26GradientOutlineNoTitleRows(cards)
    case "26-gradient-shadow-outside-none-grouped":
      radius26GradientShadowOutsideNoGap(cards)
    case "26-gradient-shadow-outside-cards-grouped":
      radius26GradientShadowOutsideCards(cards)
    case "26-gradient-shadow-outside-rows-grouped":
      radius26GradientShadowOutsideRows(cards)
    case "26-gradient-shadow-inside-none-grouped":
      radius26GradientShadowInsideNoGap(cards)
    case "26-gradient-shadow-inside-cards-grouped":
      radius26GradientShadowInsideCards(cards)
    case "26-gradient-shadow-inside-rows-grouped":
      radius26GradientShadowInsideRows(cards)
    case "26-gradient-shadow-none-none-grouped":
      radius26GradientShadowNoTitleNoGap(cards)
    case "26-gradient-shadow-none-cards-grouped":
      radius26GradientShadowNoTitleCards(cards)
    case "26-gradient-shadow-none-rows-grouped":
      radius26GradientShadowNoTitleRows(cards)
    case "26-material-none-outside-none-grouped":
      radius26MaterialNoEdgeOutsideNoGap(cards)
    case "26-material-none-outside-cards-grouped":
      radius26MaterialNoEdgeOutsideCards(cards)
    case "26-material-none-inside-none-grouped":
      radius26MaterialNoEdgeInsideNoGap(cards)
    case "26-material-none-inside-cards-grouped":
      radius26MaterialNoEdgeInsideCards(cards)
    case "26-material-none-none-none-grouped":
      radius26MaterialNoEdgeNoTitleNoGap(cards)
    case "26-material-none-none-cards-grouped":
      radius26MaterialNoEdgeNoTitleCards(cards)
    case "26-material-outline-outside-none-grouped":
      radius26MaterialOutlineOutsideNoGap(cards)
    case "26-material-outline-outside-cards-grouped":
      radius26MaterialOutlineOutsideCards(cards)
    case "26-material-outline-inside-none-grouped":
      radius26MaterialOutlineInsideNoGap(cards)
    case "26-material-outline-inside-cards-grouped":
      radius26MaterialOutlineInsideCards(cards)
    case "26-material-outline-none-none-grouped":
      radius26MaterialOutlineNoTitleNoGap(cards)
    case "26-material-outline-none-cards-grouped":
      radius26MaterialOutlineNoTitleCards(cards)
    case "26-material-shadow-outside-none-grouped":
      radius26MaterialShadowOutsideNoGap(cards)
    case "26-material-shadow-outside-cards-grouped":
      radius26MaterialShadowOutsideCards(cards)
    case "26-material-shadow-inside-none-grouped":
      radius26MaterialShadowInsideNoGap(cards)
    case "26-material-shadow-inside-cards-grouped":
      radius26MaterialShadowInsideCards(cards)
    case "26-material-shadow-none-none-grouped":
      radius26MaterialShadowNoTitleNoGap(cards)
    case "26-material-shadow-none-cards-grouped":
      radius26MaterialShadowNoTitleCards(cards)
    default: fatalError("There is no look \(name)")
    }
  }
}
