import Foundation

extension UITableView {
  /// Space between grouped sections that have neither header nor footer.
  private static let groupedSpacing: CGFloat = 17.5
  private static let estimate: CGFloat = 28
  /// iOS 15's space above a plain section's header.
  private static let plainPadding: CGFloat = 22

  // MARK: Heights

  func probeDelegate() {
    guard let delegate, let dataSource else {
      loading.delegateMakesHeaders = false
      loading.delegateMakesFooters = false
      return
    }
    guard loading.delegateMakesHeaders == nil else { return }
    let sections = asking { numberOfSections(askedOf: dataSource) }
    guard sections > 0 else { return }
    asking {
      let header = answer(of: { delegate.tableView(self, viewForHeaderInSection: 0) })
      loading.delegateMakesHeaders = header != nil
      let footer = answer(of: { delegate.tableView(self, viewForFooterInSection: 0) })
      loading.delegateMakesFooters = footer != nil
    }
  }
  private func delegateMakes(_ isHeader: Bool) -> Bool {
    (isHeader ? loading.delegateMakesHeaders : loading.delegateMakesFooters) ?? false
  }

  /// Returns the height that was asked for, nil if the view sizes itself.
  private func fixedExtraHeight(_ section: Int, isHeader: Bool) -> CGFloat? {
    let asked: CGFloat? =
      delegate.flatMap { delegate in
        asking {
          answer(of: {
            isHeader
              ? delegate.tableView(self, heightForHeaderInSection: section)
              : delegate.tableView(self, heightForFooterInSection: section)
          })
        }
      }
    if let asked {
      // Grouped tables take zero for "your own spacing"; apps return the least magnitude instead.
      if asked == 0, style != .plain { return spacing(section, isHeader: isHeader) }
      return asked < 0 ? nil : asked
    }
    let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard height >= 0 else { return nil }
    let isThere = title(section, isHeader: isHeader) != nil || delegateMakes(isHeader)
    return style != .plain || isThere ? height : 0
  }
  private func spacing(_ section: Int, isHeader: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    let isTopmost = isHeader && section == 0 && tableHeaderView == nil
    return isTopmost ? ListMetrics.current.firstSpacing : Self.groupedSpacing
  }
  private func title(_ section: Int, isHeader: Bool) -> String? {
    guard let dataSource else { return nil }
    let title = asking {
      answer(of: {
        isHeader
          ? dataSource.tableView(self, titleForHeaderInSection: section)
          : dataSource.tableView(self, titleForFooterInSection: section)
      })
    }
    return title.flatMap(\.self)
  }

  func initialExtraHeight(_ section: Int, isHeader: Bool) -> RowHeights.Height {
    if let fixed = fixedExtraHeight(section, isHeader: isHeader) {
      return RowHeights.Height(value: fixed, isMeasured: true)
    }
    guard delegateMakes(isHeader) || title(section, isHeader: isHeader) != nil else {
      return RowHeights.Height(value: spacing(section, isHeader: isHeader), isMeasured: true)
    }
    let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return RowHeights.Height(value: estimate > 0 ? estimate : Self.estimate, isMeasured: false)
  }
  func headerPadding(over height: CGFloat) -> CGFloat {
    guard height >= pixel else { return 0 }
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain ? Self.plainPadding : 0
  }

  /// Gives headers and footers in a range their real heights.
  func measureExtras(from minY: CGFloat, to maxY: CGFloat) {
    for section in sections(from: minY, to: maxY, in: geometry) {
      if !geometry.sections[section].header.isMeasured {
        let height = measuredExtraHeight(section, isHeader: true)
        geometry.measureHeader(in: section, as: height, padding: headerPadding(over: height))
      }
      // A plain table's footer floats into sight.
      if !geometry.sections[section].footer.isMeasured,
        style == .plain || geometry.span(ofFooterIn: section).minY < maxY
      {
        geometry.measureFooter(in: section, as: measuredExtraHeight(section, isHeader: false))
      }
    }
  }
  private func measuredExtraHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    if let fixed = fixedExtraHeight(section, isHeader: isHeader) { return fixed }
    guard let entry = extraEntry(section, isHeader: isHeader) else {
      return spacing(section, isHeader: isHeader)
    }
    var height: CGFloat = 0
    UIView.performWithoutAnimation {
      if let view = entry.view as? UITableViewHeaderFooterView {
        height = view.headerHeight(fitting: bounds.width)
      } else {
        height =
          entry.view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
      }
    }
    return (height / pixel).rounded(.up) * pixel
  }
  private func sections(
    from minY: CGFloat, to maxY: CGFloat, in geometry: TableGeometry
  ) -> Range<Int> {
    guard let first = geometry.section(at: minY) else { return 0..<0 }
    var end = first
    while end < geometry.sections.count, geometry.span(of: end).minY < maxY { end += 1 }
    return first..<end
  }

  // MARK: Views

  private func extraEntry(_ section: Int, isHeader: Bool) -> LiveExtras.Entry? {
    if let entry = extras[section, isHeader: isHeader] { return entry }
    var made: LiveExtras.Entry?
    UIView.performWithoutAnimation {
      guard let view = makeExtra(section, isHeader: isHeader) else { return }
      if view.superview !== self { insertBeforeFront(view) }
      view.isHidden = false
      view.defaultMargins = extraMargins
      if let view = view as? UITableViewHeaderFooterView {
        view.tableState.style = style
        view.tableState.isInTable = true
        view.tableState.isFooter = !isHeader
        view.tableState.indexWidth = appearanceState.indexWidth
        view.updateConfigurationIfNeeded()
      }
      made = LiveExtras.Entry(view)
    }
    extras[section, isHeader: isHeader] = made
    return made
  }
  private func makeExtra(_ section: Int, isHeader: Bool) -> UIView? {
    if let delegate, delegateMakes(isHeader) {
      let view = asking {
        answer(of: {
          isHeader
            ? delegate.tableView(self, viewForHeaderInSection: section)
            : delegate.tableView(self, viewForFooterInSection: section)
        })
      }
      if let view = view.flatMap(\.self) { return view }
    }
    guard let title = title(section, isHeader: isHeader) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.tableState = HeaderFooterTableState(style: style, isInTable: true, isFooter: !isHeader)
    view.showTitle(title)
    return view
  }

  func makeExtras(from minY: CGFloat, to maxY: CGFloat) {
    for section in sections(from: minY, to: maxY, in: shownGeometry) {
      for isHeader in [true, false] where isInSight(section, isHeader: isHeader, minY, maxY) {
        _ = extraEntry(section, isHeader: isHeader)
      }
    }
  }
  private func isInSight(
    _ section: Int, isHeader: Bool, _ minY: CGFloat, _ maxY: CGFloat
  ) -> Bool {
    let frame = extraFrame(section, isHeader: isHeader)
    return frame.height > 0 && frame.maxY > minY && frame.minY < maxY
  }
  func layOutExtras() {
    let seen = sections(from: bounds.minY, to: bounds.maxY, in: shownGeometry)
    for section in seen {
      layOutExtra(section, isHeader: true)
      layOutExtra(section, isHeader: false)
    }
    for extra in extras.all {
      let isInSight =
        seen.contains(extra.section)
        && isInSight(extra.section, isHeader: extra.isHeader, bounds.minY, bounds.maxY)
      guard !isInSight else { continue }
      extras[extra.section, isHeader: extra.isHeader] = nil
      UIView.performWithoutAnimation {
        retireExtra(extra.entry, extra.section, isHeader: extra.isHeader)
      }
    }
  }
  private func layOutExtra(_ section: Int, isHeader: Bool) {
    guard isInSight(section, isHeader: isHeader, bounds.minY, bounds.maxY),
      let entry = extraEntry(section, isHeader: isHeader)
    else { return }
    if entry.isDisplayed {
      entry.view.setFrameIfNeeded(extraFrame(of: entry.view, section, isHeader: isHeader))
    } else {
      UIView.performWithoutAnimation {
        entry.view.setFrameIfNeeded(extraFrame(of: entry.view, section, isHeader: isHeader))
        displayExtra(entry, section, isHeader: isHeader)
        entry.view.layoutIfNeeded()
      }
    }
    pin(entry.view, section, isHeader: isHeader)
  }
  /// The frame of a view that may be narrower than the table.
  func extraFrame(of view: UIView, _ section: Int, isHeader: Bool) -> CGRect {
    var frame = extraFrame(section, isHeader: isHeader)
    guard isHeader, contentHuggingElements.contains(.sectionHeaders),
      let width = (view as? UITableViewHeaderFooterView)?.huggedWidth, width < frame.width
    else { return frame }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = frame.maxX - width }
    frame.size.width = width
    return frame
  }
  /// A plain table's headers and footers stay in sight as long as their section is.
  func extraFrame(_ section: Int, isHeader: Bool) -> CGRect {
    let geometry = shownGeometry
    let own =
      isHeader ? geometry.span(ofHeaderIn: section) : geometry.span(ofFooterIn: section)
    guard style == .plain else { return rect(own) }
    let whole = geometry.span(of: section)
    let visible = unobscuredRect
    var pinned = own
    if isHeader {
      pinned.minY = max(own.minY, min(visible.minY, whole.maxY - own.height))
    } else {
      pinned.minY = min(own.minY, max(visible.maxY - own.height, whole.minY))
    }
    return rect(pinned)
  }
  private func pin(_ view: UIView, _ section: Int, isHeader: Bool) {
    guard isHeader, let view = view as? UITableViewHeaderFooterView else { return }
    // A frame is made from the middle of a view, and comes back a little off.
    let distance = view.frame.minY - shownGeometry.span(ofHeaderIn: section).minY
    let isPinned = abs(distance) >= pixel / 2
    if view.tableState.isPinned != isPinned { view.tableState.isPinned = isPinned }
  }

  // MARK: Display

  func displayExtra(_ entry: LiveExtras.Entry, _ section: Int, isHeader: Bool) {
    guard !entry.isDisplayed else { return }
    entry.isDisplayed = true
    guard let delegate else { return }
    _ = asking {
      answer(of: {
        isHeader
          ? delegate.tableView(self, willDisplayHeaderView: entry.view, forSection: section)
          : delegate.tableView(self, willDisplayFooterView: entry.view, forSection: section)
      })
    }
  }
  func retireExtra(_ entry: LiveExtras.Entry, _ section: Int, isHeader: Bool) {
    if entry.isDisplayed, let delegate {
      entry.isDisplayed = false
      _ = asking {
        answer(of: {
          isHeader
            ? delegate.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: section)
            : delegate.tableView(self, didEndDisplayingFooterView: entry.view, forSection: section)
        })
      }
    }
    if entry.view.alpha != 1 { entry.view.alpha = 1 }
    if let view = entry.view as? UITableViewHeaderFooterView, reuse.add(view) {
      view.isHidden = true
    } else {
      entry.view.removeFromSuperview()
    }
  }
}
