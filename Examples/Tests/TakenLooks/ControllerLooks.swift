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
    case "6-automatic-none-outside-none-grouped":
      radius6AutomaticNoEdgeOutsideNoGap(cards)
    case "6-automatic-none-outside-none-no-separators":
      radius6AutomaticNoEdgeOutsideNoGapBare(cards)
    case "6-automatic-none-outside-none-ios18":
      radius6AutomaticNoEdgeOutsideNoGapIOS18(cards)
    case "6-automatic-none-outside-none-rtl":
      radius6AutomaticNoEdgeOutsideNoGapMirrored(cards)
    case "6-automatic-none-outside-cards-grouped":
      radius6AutomaticNoEdgeOutsideCards(cards)
    case "6-automatic-none-outside-rows-grouped":
      radius6AutomaticNoEdgeOutsideRows(cards)
    case "6-automatic-none-inside-none-grouped":
      radius6AutomaticNoEdgeInsideNoGap(cards)
    case "6-automatic-none-inside-none-lid":
      radius6AutomaticNoEdgeInsideNoGapLid(cards)
    case "6-automatic-none-inside-cards-grouped":
      radius6AutomaticNoEdgeInsideCards(cards)
    case "6-automatic-none-inside-rows-grouped":
      radius6AutomaticNoEdgeInsideRows(cards)
    case "6-automatic-none-none-none-grouped":
      radius6AutomaticNoEdgeNoTitleNoGap(cards)
    case "6-automatic-none-none-cards-grouped":
      radius6AutomaticNoEdgeNoTitleCards(cards)
    case "6-automatic-none-none-rows-grouped":
      radius6AutomaticNoEdgeNoTitleRows(cards)
    case "6-automatic-outline-outside-none-grouped":
      radius6AutomaticOutlineOutsideNoGap(cards)
    case "6-automatic-outline-outside-cards-grouped":
      radius6AutomaticOutlineOutsideCards(cards)
    case "6-automatic-outline-outside-rows-grouped":
      radius6AutomaticOutlineOutsideRows(cards)
    case "6-automatic-outline-inside-none-grouped":
      radius6AutomaticOutlineInsideNoGap(cards)
    case "6-automatic-outline-inside-cards-grouped":
      radius6AutomaticOutlineInsideCards(cards)
    case "6-automatic-outline-inside-rows-grouped":
      radius6AutomaticOutlineInsideRows(cards)
    case "6-automatic-outline-none-none-grouped":
      radius6AutomaticOutlineNoTitleNoGap(cards)
    case "6-automatic-outline-none-cards-grouped":
      radius6AutomaticOutlineNoTitleCards(cards)
    case "6-automatic-outline-none-rows-grouped":
      radius6AutomaticOutlineNoTitleRows(cards)
    case "6-automatic-shadow-outside-none-grouped":
      radius6AutomaticShadowOutsideNoGap(cards)
    case "6-automatic-shadow-outside-cards-grouped":
      radius6AutomaticShadowOutsideCards(cards)
    case "6-automatic-shadow-outside-rows-grouped":
      radius6AutomaticShadowOutsideRows(cards)
    case "6-automatic-shadow-inside-none-grouped":
      radius6AutomaticShadowInsideNoGap(cards)
    case "6-automatic-shadow-inside-cards-grouped":
      radius6AutomaticShadowInsideCards(cards)
    case "6-automatic-shadow-inside-rows-grouped":
      radius6AutomaticShadowInsideRows(cards)
    case "6-automatic-shadow-none-none-grouped":
      radius6AutomaticShadowNoTitleNoGap(cards)
    case "6-automatic-shadow-none-cards-grouped":
      radius6AutomaticShadowNoTitleCards(cards)
    case "6-automatic-shadow-none-rows-grouped":
      radius6AutomaticShadowNoTitleRows(cards)
    case "6-color-none-outside-none-grouped":
      radius6ColorNoEdgeOutsideNoGap(cards)
    case "6-color-none-outside-cards-grouped":
      radius6ColorNoEdgeOutsideCards(cards)
    case "6-color-none-outside-rows-grouped":
      radius6ColorNoEdgeOutsideRows(cards)
    case "6-color-none-inside-none-grouped":
      radius6ColorNoEdgeInsideNoGap(cards)
    case "6-color-none-inside-cards-grouped":
      radius6ColorNoEdgeInsideCards(cards)
    case "6-color-none-inside-rows-grouped":
      radius6ColorNoEdgeInsideRows(cards)
    case "6-color-none-none-none-grouped":
      radius6ColorNoEdgeNoTitleNoGap(cards)
    case "6-color-none-none-cards-grouped":
      radius6ColorNoEdgeNoTitleCards(cards)
    case "6-color-none-none-rows-grouped":
      radius6ColorNoEdgeNoTitleRows(cards)
    case "6-color-outline-outside-none-grouped":
      radius6ColorOutlineOutsideNoGap(cards)
    case "6-color-outline-outside-cards-grouped":
      radius6ColorOutlineOutsideCards(cards)
    case "6-color-outline-outside-rows-grouped":
      radius6ColorOutlineOutsideRows(cards)
    case "6-color-outline-inside-none-grouped":
      radius6ColorOutlineInsideNoGap(cards)
    case "6-color-outline-inside-cards-grouped":
      radius6ColorOutlineInsideCards(cards)
    case "6-color-outline-inside-rows-grouped":
      radius6ColorOutlineInsideRows(cards)
    case "6-color-outline-none-none-grouped":
      radius6ColorOutlineNoTitleNoGap(cards)
    case "6-color-outline-none-cards-grouped":
      radius6ColorOutlineNoTitleCards(cards)
    case "6-color-outline-none-rows-grouped":
      radius6ColorOutlineNoTitleRows(cards)
    case "6-color-shadow-outside-none-grouped":
      radius6ColorShadowOutsideNoGap(cards)
    case "6-color-shadow-outside-cards-grouped":
      radius6ColorShadowOutsideCards(cards)
    case "6-color-shadow-outside-rows-grouped":
      radius6ColorShadowOutsideRows(cards)
    case "6-color-shadow-inside-none-grouped":
      radius6ColorShadowInsideNoGap(cards)
    case "6-color-shadow-inside-cards-grouped":
      radius6ColorShadowInsideCards(cards)
    case "6-color-shadow-inside-rows-grouped":
      radius6ColorShadowInsideRows(cards)
    case "6-color-shadow-none-none-grouped":
      radius6ColorShadowNoTitleNoGap(cards)
    case "6-color-shadow-none-cards-grouped":
      radius6ColorShadowNoTitleCards(cards)
    case "6-color-shadow-none-rows-grouped":
      radius6ColorShadowNoTitleRows(cards)
    case "6-translucent-none-outside-none-grouped":
      radius6TranslucentNoEdgeOutsideNoGap(cards)
    case "6-translucent-none-outside-cards-grouped":
      radius6TranslucentNoEdgeOutsideCards(cards)
    case "6-translucent-none-outside-rows-grouped":
      radius6TranslucentNoEdgeOutsideRows(cards)
    case "6-translucent-none-inside-none-grouped":
      radius6TranslucentNoEdgeInsideNoGap(cards)
    case "6-translucent-none-inside-cards-grouped":
      radius6TranslucentNoEdgeInsideCards(cards)
    case "6-translucent-none-inside-rows-grouped":
      radius6TranslucentNoEdgeInsideRows(cards)
    case "6-translucent-none-none-none-grouped":
      radius6TranslucentNoEdgeNoTitleNoGap(cards)
    case "6-translucent-none-none-cards-grouped":
      radius6TranslucentNoEdgeNoTitleCards(cards)
    case "6-translucent-none-none-rows-grouped":
      radius6TranslucentNoEdgeNoTitleRows(cards)
    case "6-translucent-outline-outside-none-grouped":
      radius6TranslucentOutlineOutsideNoGap(cards)
    case "6-translucent-outline-outside-cards-grouped":
      radius6TranslucentOutlineOutsideCards(cards)
    case "6-translucent-outline-outside-rows-grouped":
      radius6TranslucentOutlineOutsideRows(cards)
    case "6-translucent-outline-inside-none-grouped":
      radius6TranslucentOutlineInsideNoGap(cards)
    case "6-translucent-outline-inside-cards-grouped":
      radius6TranslucentOutlineInsideCards(cards)
    case "6-translucent-outline-inside-rows-grouped":
      radius6TranslucentOutlineInsideRows(cards)
    case "6-translucent-outline-none-none-grouped":
      radius6TranslucentOutlineNoTitleNoGap(cards)
    case "6-translucent-outline-none-cards-grouped":
      radius6TranslucentOutlineNoTitleCards(cards)
    case "6-translucent-outline-none-rows-grouped":
      radius6TranslucentOutlineNoTitleRows(cards)
    case "6-translucent-shadow-outside-none-grouped":
      radius6TranslucentShadowOutsideNoGap(cards)
    case "6-translucent-shadow-outside-cards-grouped":
      radius6TranslucentShadowOutsideCards(cards)
    case "6-translucent-shadow-outside-rows-grouped":
      radius6TranslucentShadowOutsideRows(cards)
    case "6-translucent-shadow-inside-none-grouped":
      radius6TranslucentShadowInsideNoGap(cards)
    case "6-translucent-shadow-inside-cards-grouped":
      radius6TranslucentShadowInsideCards(cards)
    case "6-translucent-shadow-inside-rows-grouped":
      radius6TranslucentShadowInsideRows(cards)
    case "6-translucent-shadow-none-none-grouped":
      radius6TranslucentShadowNoTitleNoGap(cards)
    case "6-translucent-shadow-none-cards-grouped":
      radius6TranslucentShadowNoTitleCards(cards)
    case "6-translucent-shadow-none-rows-grouped":
      radius6TranslucentShadowNoTitleRows(cards)
    case "6-gradient-none-outside-none-grouped":
      radius6GradientNoEdgeOutsideNoGap(cards)
    case "6-gradient-none-outside-cards-grouped":
      radius6GradientNoEdgeOutsideCards(cards)
    case "6-gradient-none-outside-rows-grouped":
      radius6GradientNoEdgeOutsideRows(cards)
    case "6-gradient-none-inside-none-grouped":
      radius6GradientNoEdgeInsideNoGap(cards)
    case "6-gradient-none-inside-cards-grouped":
      radius6GradientNoEdgeInsideCards(cards)
    case "6-gradient-none-inside-rows-grouped":
      radius6GradientNoEdgeInsideRows(cards)
    case "6-gradient-none-none-none-grouped":
      radius6GradientNoEdgeNoTitleNoGap(cards)
    case "6-gradient-none-none-cards-grouped":
      radius6GradientNoEdgeNoTitleCards(cards)
    case "6-gradient-none-none-rows-grouped":
      radius6GradientNoEdgeNoTitleRows(cards)
    case "6-gradient-outline-outside-none-grouped":
      radius6GradientOutlineOutsideNoGap(cards)
    case "6-gradient-outline-outside-cards-grouped":
      radius6GradientOutlineOutsideCards(cards)
    case "6-gradient-outline-outside-rows-grouped":
      radius6GradientOutlineOutsideRows(cards)
    case "6-gradient-outline-inside-none-grouped":
      radius6GradientOutlineInsideNoGap(cards)
    case "6-gradient-outline-inside-cards-grouped":
      radius6GradientOutlineInsideCards(cards)
    case "6-gradient-outline-inside-rows-grouped":
      radius6GradientOutlineInsideRows(cards)
    case "6-gradient-outline-none-none-grouped":
      radius6GradientOutlineNoTitleNoGap(cards)
    case "6-gradient-outline-none-cards-grouped":
      radius6GradientOutlineNoTitleCards(cards)
    case "6-gradient-outline-none-rows-grouped":
      radius6GradientOutlineNoTitleRows(cards)
    case "6-gradient-shadow-outside-none-grouped":
      radius6GradientShadowOutsideNoGap(cards)
    case "6-gradient-shadow-outside-cards-grouped":
      radius6GradientShadowOutsideCards(cards)
    case "6-gradient-shadow-outside-rows-grouped":
      radius6GradientShadowOutsideRows(cards)
    case "6-gradient-shadow-inside-none-grouped":
      radius6GradientShadowInsideNoGap(cards)
    case "6-gradient-shadow-inside-cards-grouped":
      radius6GradientShadowInsideCards(cards)
    case "6-gradient-shadow-inside-rows-grouped":
      radius6GradientShadowInsideRows(cards)
    case "6-gradient-shadow-none-none-grouped":
      radius6GradientShadowNoTitleNoGap(cards)
    case "6-gradient-shadow-none-cards-grouped":
      radius6GradientShadowNoTitleCards(cards)
    case "6-gradient-shadow-none-rows-grouped":
      radius6GradientShadowNoTitleRows(cards)
    case "6-material-none-outside-none-grouped":
      radius6MaterialNoEdgeOutsideNoGap(cards)
    case "6-material-none-outside-cards-grouped":
      radius6MaterialNoEdgeOutsideCards(cards)
    case "6-material-none-inside-none-grouped":
      radius6MaterialNoEdgeInsideNoGap(cards)
    case "6-material-none-inside-cards-grouped":
      radius6MaterialNoEdgeInsideCards(cards)
    case "6-material-none-none-none-grouped":
      radius6MaterialNoEdgeNoTitleNoGap(cards)
    case "6-material-none-none-cards-grouped":
      radius6MaterialNoEdgeNoTitleCards(cards)
    case "6-material-outline-outside-none-grouped":
      radius6MaterialOutlineOutsideNoGap(cards)
    case "6-material-outline-outside-cards-grouped":
      radius6MaterialOutlineOutsideCards(cards)
    case "6-material-outline-inside-none-grouped":
      radius6MaterialOutlineInsideNoGap(cards)
    case "6-material-outline-inside-cards-grouped":
      radius6MaterialOutlineInsideCards(cards)
    case "6-material-outline-none-none-grouped":
      radius6MaterialOutlineNoTitleNoGap(cards)
    case "6-material-outline-none-cards-grouped":
      radius6MaterialOutlineNoTitleCards(cards)
    case "6-material-shadow-outside-none-grouped":
      radius6MaterialShadowOutsideNoGap(cards)
    case "6-material-shadow-outside-cards-grouped":
      radius6MaterialShadowOutsideCards(cards)
    case "6-material-shadow-inside-none-grouped":
      radius6MaterialShadowInsideNoGap(cards)
    case "6-material-shadow-inside-cards-grouped":
      radius6MaterialShadowInsideCards(cards)
    case "6-material-shadow-none-none-grouped":
      radius6MaterialShadowNoTitleNoGap(cards)
    case "6-material-shadow-none-cards-grouped":
      radius6MaterialShadowNoTitleCards(cards)
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
    default: fatalError("There is no look \(name)")
    }
  }
}
