import RoundedTable
import UIKit

/// What is found first of a screen, how it is put, and what an author does who follows it.
@MainActor struct ScreenCure {
  var kind: CardFinding.Kind
  var advice: String
  /// The style of the tables that need it; nil if all do.
  var only: UITableView.Style?
  /// What is found afterwards, where one sentence is not enough.
  var rest: [UITableView.Style: Set<CardFinding.Kind>] = [:]
  var follow: @MainActor (UITableView, any TableCards) -> Void
}

extension ScreenCure {
  /// The cure of a screen whose table has a style; nil if it is right.
  static func cure(of name: String, _ style: UITableView.Style) -> ScreenCure? {
    all[name].flatMap { $0.only == nil || $0.only == style ? $0 : nil }
  }

  /// The cures of screens that are not right by the class's name alone.
  static let all: [String: ScreenCure] = [
    "picture over the whole width": ScreenCure(
      kind: .contentIsOpaque, advice: "set CardStyle.clipsContent"
    ) { $1.style.clipsContent = true },
    // The last row's line runs into the card's round corners.
    "lines of the cells' own": ScreenCure(
      kind: .contentIsOpaque, advice: "set CardStyle.clipsContent"
    ) { $1.style.clipsContent = true },
    "cells as a nib makes them": visible,
    "clear background": visible,
    "background cleared in updateConfiguration": visible,
    "background with radius and insets": ScreenCure(
      kind: .configurationIsLost,
      advice:
        "set style.radius, tableStyle.inset, and style.cardSpacing (with a cardID for each row) instead"
    ) { table, source in
      source.style.radius = 6
      for cell in cells(of: table) {
        // Comes after the cell's own method, as if that did not set them.
        cell.configurationUpdateHandler = { cell, _ in
          var background = UIBackgroundConfiguration.listGroupedCell()
          background.backgroundColor = .systemCyan
          cell.backgroundConfiguration = background
        }
      }
    },
    "among other views, content at the edges": ScreenCure(
      kind: .contentIgnoresMargins,
      advice: "Set installer = CardTableInstaller(insetsReference: .safeArea)"
    ) { $1.installer = CardTableInstaller(insetsReference: .safeArea) },
    "index titles, content at the edges": ScreenCure(
      kind: .contentIgnoresMargins, advice: "Pin content to layoutMarginsGuide"
    ) { table, _ in
      for cell in cells(of: table) {
        let content = cell.contentView
        guard let label = content.subviews.first else { continue }
        NSLayoutConstraint.deactivate(
          content.constraints.filter { $0.firstItem === label || $0.secondItem === label })
        let margins = content.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ])
      }
    },
    "a browser's history": ScreenCure(
      kind: .contentIgnoresMargins,
      advice: "Set installer = CardTableInstaller(insetsReference: .safeArea)",
      // The theme's rows are white on white.
      rest: [.plain: [.cardIsInvisible], .grouped: [.cardIsInvisible]]
    ) { $1.installer = CardTableInstaller(insetsReference: .safeArea) },
    // White on white, where the app's background is not a plain table's default.
    "a shop's coupons": ScreenCure(
      kind: .cardIsInvisible, advice: "set style.fill to .color(.secondarySystemBackground)",
      only: .grouped
    ) { $1.style.fill = .color(.secondarySystemBackground) },
    "notes in a theme": ScreenCure(
      kind: .cardIsInvisible, advice: "set style.fill to .color(.secondarySystem"
    ) { table, source in
      let isPlain = table.style == .plain
      source.style.fill = .color(
        isPlain ? .secondarySystemGroupedBackground : .secondarySystemBackground)
    },
    "settings that draw pills": ScreenCure(
      kind: .cellDrawsPanel, advice: "delete its background view, a PillView"
    ) { table, source in
      source.style.fill = .color(.secondarySystemGroupedBackground)
      source.style.selectionColor = .systemGray4
      let constraints = cells(of: table).flatMap(\.contentView.constraints)
      for constraint in constraints where abs(constraint.constant) == 32 {
        constraint.constant /= 2
      }
    },
    "headings that are cells": ScreenCure(
      kind: .cardIsInvisible, advice: "return nil from cardID for this row, if it's a heading"
    ) { _, source in
      let source = source as? RoundedDiffableDataSource<String, String>
      source?.cardID = { "aeiou".contains($0) ? nil : "devices" }
    },
    "a list of tags": ScreenCure(
      kind: .cardIsInvisible, advice: "set style.fill to .color(.secondarySystemBackground)"
    ) { $1.style.fill = .color(.secondarySystemBackground) },
    "bookmarks under a search bar": ScreenCure(
      kind: .contentIgnoresMargins,
      advice: "Set installer = CardTableInstaller(insetsReference: .safeArea)"
    ) { $1.installer = CardTableInstaller(insetsReference: .safeArea) },
    "forums under bands": ScreenCure(
      kind: .headerIsBand,
      advice: "has a background from edge to edge, between cards that are narrower. Clear it"
    ) { table, _ in
      for view in table.subviews where "\(type(of: view))" == "BandView" {
        view.backgroundColor = .clear
      }
    },
    // Each table says so.
    "downloads in two tables": ScreenCure(
      kind: .contentIgnoresMargins, advice: "Pin content to layoutMarginsGuide"
    ) { table, _ in
      for case let table as UITableView in table.superview?.subviews ?? [] {
        pinToMargins(cells(of: table))
      }
    },
    "a timeline of tiles": ScreenCure(
      kind: .configurationIsLost,
      advice:
        "set style.radius, tableStyle.inset, style.cardSpacing (with a cardID for each row), and style.outline instead"
    ) { table, source in
      source.style.radius = 12
      source.tableStyle.inset = 8
      source.style.cardSpacing = 8
      (source as? RoundedDiffableDataSource<String, String>)?.cardID = { $0 }
      source.style.outline = CardOutline(color: .separator, width: 1)
      for cell in cells(of: table) {
        cell.configurationUpdateHandler = { cell, state in
          var background = UIBackgroundConfiguration.clear()
          let isMarked = state.isSelected || state.isHighlighted
          background.backgroundColor = isMarked ? .systemGray4 : .secondarySystemGroupedBackground
          cell.backgroundConfiguration = background
        }
      }
    },
    "episodes beside a bar": ScreenCure(
      kind: .contentIgnoresMargins, advice: "Pin content to layoutMarginsGuide"
    ) { table, _ in
      pinToMargins(cells(of: table))
    },
    "wallets on panels": ScreenCure(
      kind: .cellDrawsPanel,
      advice:
        "delete the GradientPanel in its content view, which draws a rounded panel inside the card, and the space left for it beside the content. For the same look, set style.fill to .gradient(CardGradient(colors: …)) with the 2 colors of its CAGradientLayer, style.radius to 14.0, style.outline to CardOutline(color: UIColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0), width: 1.0), cardID to a closure that returns each row's own ID, style.cardSpacing to 12.0."
    ) { table, source in
      deletePanels(named: "GradientPanel", from: table)
      source.style.fill = .gradient(
        CardGradient(colors: [.systemIndigo, .systemTeal], direction: .horizontal))
      source.style.radius = 14
      source.style.outline = CardOutline(color: .black, width: 1)
      (source as? RoundedDiffableDataSource<String, String>)?.cardID = { $0 }
      source.style.cardSpacing = 12
    },
    "settings on panels": ScreenCure(
      kind: .cellDrawsPanel,
      advice:
        "set style.fill to .color(.secondarySystemGroupedBackground), style.radius to 12.0."
    ) { table, source in
      deletePanels(named: "UIView", from: table)
      source.style.fill = .color(.secondarySystemGroupedBackground)
      source.style.radius = 12
    },
    "settings over a dark page": ScreenCure(
      kind: .cellDrawsPanel,
      advice:
        "set style.fill to .color(UIColor(red: 1.0, green: 1.0, blue: 1.0, alpha: 0.125)), style.radius to 12.0, cardID to a closure that returns each row's own ID, style.cardSpacing to 8.0."
    ) { table, source in
      deletePanels(named: "UIView", from: table)
      source.style.fill = .color(UIColor(red: 1, green: 1, blue: 1, alpha: 0.125))
      source.style.radius = 12
      (source as? RoundedDiffableDataSource<String, String>)?.cardID = { $0 }
      source.style.cardSpacing = 8
    },
  ]

  /// Pins what is 16 points from the sides of content views to their margins.
  private static func pinToMargins(_ cells: [UITableViewCell]) {
    for content in cells.map(\.contentView) {
      for constraint in content.constraints where abs(constraint.constant) == 16 {
        guard let view = constraint.firstItem as? UIView else { continue }
        let margins = content.layoutMarginsGuide
        constraint.isActive = false
        if constraint.firstAttribute == .leading {
          view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
        } else {
          view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        }
      }
    }
  }

  /// Deletes the views of a class from all cells, and the space left for them beside the content.
  private static func deletePanels(named name: String, from table: UITableView) {
    for cell in cells(of: table) {
      let panels = (cell.subviews + cell.contentView.subviews).filter {
        "\(type(of: $0))" == name && $0.layer.cornerRadius + $0.layer.bounds.width > 300
      }
      for panel in panels { panel.removeFromSuperview() }
      for constraint in cell.contentView.constraints where constraint.constant == 32 {
        constraint.constant = 16
      }
    }
  }

  private static let visible = ScreenCure(
    kind: .cardIsInvisible, advice: "set style.fill to .color(.secondarySystemGroupedBackground)"
  ) { $1.style.fill = .color(.secondarySystemGroupedBackground) }

  /// All that there are, also those out of sight.
  private static func cells(of table: UITableView) -> [UITableViewCell] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap {
        table.cellForRow(at: IndexPath(row: $0, section: section))
      }
    }
  }
}
