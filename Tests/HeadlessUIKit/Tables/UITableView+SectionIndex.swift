import Foundation

extension UITableView {
  /// Asks for the titles of the section index, which is there if there are any.
  ///
  /// Content ends beside it, and rows go on beneath it (MGSwipeTableCell #8); its width is that of
  /// UITableView-FDTemplateLayoutCell #231.
  func loadSectionIndex() {
    let titles = sectionIndexTitles()
    guard !titles.isEmpty || loading.index != nil else { return }
    let view = loading.index ?? SectionIndexView(frame: .zero)
    loading.index = view
    UIView.performWithoutAnimation {
      view.titles = titles
      view.isHidden = titles.isEmpty
    }
    indexChanged(to: titles.isEmpty ? 0 : view.width)
  }

  private func sectionIndexTitles() -> [String] {
    guard HeadlessVariations.showsSectionIndex.answer, let dataSource,
      geometry.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return [] }
    let titles = asking { answer(of: { dataSource.sectionIndexTitles(for: self) }) }
    return titles.flatMap(\.self) ?? []
  }

  private func indexChanged(to width: CGFloat) {
    guard appearanceState.indexWidth != width else { return }
    appearanceState.indexWidth = width
    for extra in extras.all {
      (extra.entry.view as? UITableViewHeaderFooterView)?.tableState.indexWidth = width
    }
    forgetUnseenHeights()
    rowStatesChanged()
  }

  /// In front of everything else in the table, where the finger finds it.
  func placeSectionIndex() {
    guard let view = loading.index, !view.isHidden else { return }
    UIView.performWithoutAnimation {
      view.color = sectionIndexColor
      view.backgroundColor = sectionIndexBackgroundColor
      if subviews.last !== view { addSubview(view) }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let seen = unobscuredRect
      let x = isMirrored ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - view.width
      view.setFrameIfNeeded(
        CGRect(x: bounds.minX + x, y: seen.minY, width: view.width, height: seen.height))
    }
  }

  /// Leads to the section of a title.
  func followIndex(_ index: Int) {
    guard let view = loading.index, view.titles.indices.contains(index), let dataSource else {
      return
    }
    let asked = asking {
      answer(of: {
        dataSource.tableView(self, sectionForSectionIndexTitle: view.titles[index], at: index)
      })
    }
    let section = asked ?? index
    guard geometry.sections.indices.contains(section) else { return }
    contentOffset.y = clamped(geometry.span(of: section).minY - adjustedContentInset.top)
  }
}
