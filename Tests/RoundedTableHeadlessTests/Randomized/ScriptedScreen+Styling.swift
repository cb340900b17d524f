import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  func restyle(_ step: Step) {
    owner.settings.change(by: step, owner.rounded)
    if case .uninstall = step { (move, lifted) = (nil, nil) }
    // Taking an installer off gives the table its separators back, and with them the rows out of
    // sight their heights.
    if case .replaceInstaller = step, !isRounded { tableView.separatorStyle = .singleLine }
    layOutAsCardsDo()
    // The cards are where they should be with the layout that ends the turn.
    window.layoutIfNeeded()
  }

  /// Gives the twin's table what decides over the rows' frames, and is the style's: the heights
  /// between sections and, where rows size themselves, the place of the text and the separators,
  /// each of which is a pixel of its row.
  func layOutAsCardsDo() { layOutAsCardsDo(isDecorated: settings.decoratesTable) }

  private func layOutAsCardsDo(isDecorated: Bool) {
    guard !isRounded else { return }
    let spacing = isDecorated && stage.style != .plain ? settings.style.spacing : nil
    let headerHeight = spacing ?? UITableView.automaticDimension
    if tableView.sectionHeaderHeight != headerHeight { headerChanges += 1 }
    tableView.sectionHeaderHeight = headerHeight
    tableView.sectionFooterHeight =
      spacing == nil ? UITableView.automaticDimension : .leastNonzeroMagnitude
    if stage.sizesRows {
      tableView.separatorStyle = isDecorated ? .none : .singleLine
    }
    if let margin = margin.change(isDecorated, on: tableView) { setMargin(margin) }
    if isDecorated { insetAsCardsDo() }
  }

  /// Gives the twin's table the margin of cards in its width, which is that of the system for some.
  func insetAsCardsDo() {
    guard !isRounded, settings.decoratesTable, stage.sizesRows else { return }
    setMargin(cardMargin)
  }

  /// The distance from the safe area to content that heeds margins.
  private var cardMargin: CGFloat {
    // No margin of a controller's view is less than the system's, also where the inset is a part of
    // the safe area.
    let system = UndecoratedMargin.standard(tableView.bounds.width)
    return (settings.style.inset ?? system) + system
  }

  private func setMargin(_ margin: CGFloat) {
    // A controller's view has none above and below by itself.
    let vertical: CGFloat = stage.isRoot ? 0 : 8
    tableView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: margin, bottom: vertical, trailing: margin)
  }

  /// Says whether cards are inset in another way than the table's surroundings allow.
  func wrongInsets() -> String? {
    guard settings.decoratesTable, tableView.window != nil,
      let installer = owner.rounded?.installer as? CardTableInstaller
    else { return nil }
    let way = settings.insetsSafeArea ? "the safe area" : "the table's margins"
    let sentence = installer.insetsDescription
    return sentence.contains("Cards are inset by \(way),") ? nil : sentence
  }

  // MARK: Other data sources

  /// Whether the data source that is next makes no cards, and doesn't know of those that are shown:
  /// the app takes them off first.
  func isUninstalled(before step: Step) -> Bool {
    switch step {
    case .replace(.plain): true
    case .replace(.former): formers.last?.settings.makesCards == false
    default: false
    }
  }

  func replace(by filler: Step.Source) {
    // A table has one controller, which does not come back to it.
    if filler == .former, formers.isEmpty || stage.isClassic { return window.layoutIfNeeded() }
    (move, lifted) = (nil, nil)
    window.layoutIfNeeded()
    let snapshot = source.snapshot()
    switch filler {
    case .ours, .plain:
      formers.append(owner)
      owner = Self.owner(
        of: tableView, on: stage, isRounded: isRounded, makesCards: filler == .ours, log: log)
      layOutAsCardsDo()
      source.apply(snapshot, animatingDifferences: false, completion: nil)
    case .former:
      guard let former = formers.popLast() else { return }
      formers.append(owner)
      owner = former
      tableView.dataSource = source
      layOutAsCardsDo()
    }
    window.layoutIfNeeded()
  }

  /// What a data source is told after another took the table over must not reach the table.
  func styleFormer(_ step: Step) {
    guard settings.makesCards, settings.isAwake || !stage.isClassic, var former = formers.popLast()
    else { return }
    former.settings.change(by: step, former.rounded)
    formers.append(former)
  }
}
