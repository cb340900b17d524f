/// The questions about UIKit that the stand-in answers either way.
@_spi(Headless) public enum HeadlessVariations {
  /// All of them.
  public static let all: [AnyHeadlessVariation] =
    updates + animations + tables + cells + swipes + drawing

  private static let updates: [AnyHeadlessVariation] = [
    AnyHeadlessVariation("firstApply", firstApply),
    AnyHeadlessVariation("detachedApply", detachedApply),
    AnyHeadlessVariation("reloadCompletion", reloadCompletion),
    AnyHeadlessVariation("asyncApply", asyncApply),
    AnyHeadlessVariation("reconfiguring", reconfiguring),
    AnyHeadlessVariation("otherCellOnReconfigure", otherCellOnReconfigure),
    AnyHeadlessVariation("diffableRowsAreEditable", diffableRowsAreEditable),
    AnyHeadlessVariation("uncommittedUpdates", uncommittedUpdates),
  ]

  private static let animations: [AnyHeadlessVariation] = [
    AnyHeadlessVariation("rowAnimationDuration", rowAnimationDuration),
    AnyHeadlessVariation("rowAnimationCurve", rowAnimationCurve),
    AnyHeadlessVariation("rowAnimationKeys", rowAnimationKeys),
    AnyHeadlessVariation("animatesRestingRows", animatesRestingRows),
    AnyHeadlessVariation("fadesRowsUnderReduceMotion", fadesRowsUnderReduceMotion),
    AnyHeadlessVariation("animatesLayersProperties", animatesLayersProperties),
  ]

  private static let tables: [AnyHeadlessVariation] = [
    AnyHeadlessVariation("preparedRows", preparedRows),
    AnyHeadlessVariation("preparesWithoutAnimation", preparesWithoutAnimation),
    AnyHeadlessVariation("lingeringRows", lingeringRows),
    AnyHeadlessVariation("cellForRowDuringLayout", cellForRowDuringLayout),
    AnyHeadlessVariation("tellsPreparedRows", tellsPreparedRows),
    AnyHeadlessVariation("laysOutBeforeWillDisplay", laysOutBeforeWillDisplay),
    AnyHeadlessVariation("measuredAfterSafeArea", measuredAfterSafeArea),
    AnyHeadlessVariation("marginsOutsideWindows", marginsOutsideWindows),
    AnyHeadlessVariation("unseenSafeAreas", unseenSafeAreas),
    AnyHeadlessVariation("addedInsetsReachGuidesLate", addedInsetsReachGuidesLate),
    AnyHeadlessVariation("scrollIndicator", scrollIndicator),
    AnyHeadlessVariation("showsSectionIndex", showsSectionIndex),
    AnyHeadlessVariation("narrowedTablesStayAside", narrowedTablesStayAside),
    AnyHeadlessVariation("separatorInsetNamesEnd", separatorInsetNamesEnd),
    AnyHeadlessVariation("newCells", newCells),
    AnyHeadlessVariation("backOfTable", backOfTable),
    AnyHeadlessVariation("waitingCells", waitingCells),
    AnyHeadlessVariation("laysOutNewCellsFirst", laysOutNewCellsFirst),
    AnyHeadlessVariation("keepsZPositions", keepsZPositions),
    AnyHeadlessVariation("shadowsCarriedRows", shadowsCarriedRows),
    AnyHeadlessVariation("saysIsReordering", saysIsReordering),
    AnyHeadlessVariation("traitsOutsideWindows", traitsOutsideWindows),
    AnyHeadlessVariation("unsetAppearance", unsetAppearance),
    AnyHeadlessVariation("returnsSameColors", returnsSameColors),
    AnyHeadlessVariation("equatesPaths", equatesPaths),
    AnyHeadlessVariation("passesVerticalInsets", passesVerticalInsets),
    AnyHeadlessVariation("wideMargins", wideMargins),
    AnyHeadlessVariation("shortCorners", shortCorners),
    AnyHeadlessVariation("windowsAreContainers", windowsAreContainers),
  ]

  private static let cells: [AnyHeadlessVariation] = [
    AnyHeadlessVariation("customContentMargins", customContentMargins),
    AnyHeadlessVariation("hostedBackgrounds", hostedBackgrounds),
    AnyHeadlessVariation("defaultBackgroundReturns", defaultBackgroundReturns),
    AnyHeadlessVariation("backgroundViewUpdatesCell", backgroundViewUpdatesCell),
    AnyHeadlessVariation("laysOutOnNewState", laysOutOnNewState),
    AnyHeadlessVariation("layoutsSetBackgroundFrames", layoutsSetBackgroundFrames),
    AnyHeadlessVariation("measuringLaysOutBackgrounds", measuringLaysOutBackgrounds),
    AnyHeadlessVariation("selectionPlace", selectionPlace),
    AnyHeadlessVariation("selectionCoversContent", selectionCoversContent),
    AnyHeadlessVariation("selectionAwaitsLayout", selectionAwaitsLayout),
  ]

  private static let swipes: [AnyHeadlessVariation] = [
    AnyHeadlessVariation("swipedMargins", swipedMargins),
    AnyHeadlessVariation("takesSwipedCellsOut", takesSwipedCellsOut),
    AnyHeadlessVariation("swipesMoveFrames", swipesMoveFrames),
    AnyHeadlessVariation("updatesCloseSwipes", updatesCloseSwipes),
  ]

  private static let drawing: [AnyHeadlessVariation] = [
    AnyHeadlessVariation("drawsEffectsBeneathMasks", drawsEffectsBeneathMasks)
  ]
}
