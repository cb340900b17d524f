import RoundedTable

/// What does not hold of single screens, each as "screen: check: moments".
enum ScreenFailures {
  /// Differences that are meant, or that no data source can take away; the diagnosis names what an
  /// app can change.
  ///
  /// A picture from edge to edge covers round corners unless the style clips content. A table
  /// beside what follows the safe area or beside another table with cards, or with index titles,
  /// cannot give its cards' inset to the safe area; on a wide screen its cards are inset by more
  /// than such content is, which then stands beside them. A card keeps its shape whatever radius
  /// and insets the background has whose color it takes; a shape that a cell draws as its
  /// background keeps its own inset inside the card. On the color of an opaque content view, which
  /// UIKit would let cover it, the selection is seen. A background view that is made while rows
  /// begin to be edited grows from nothing under UIKit's class, as frames do that are set in an
  /// animation for the first time; a card is there at once. A line begins with the text that an
  /// app's own cell lays out beside an image, as UIKit's begins with that of its own cells.
  static let deliberate = """
    picture over the whole width: corners: at rest but editing, dragged, end of state 5, mirrored and editing
    cells as a nib makes them: fill: touched, tapped, mirrored and touched
    background with radius and insets: corners: at rest
    among other views, content at the edges: distance: always
    among other views, content at the edges: inside: turned at once, turned, turned and mirrored at once, turned and mirrored, on a pad at once, on a pad, on a turned pad at once, on a turned pad
    index titles, content at the edges: distance: always
    index titles, content at the edges: inside: turned at once, turned, turned and mirrored at once, turned and mirrored, on a pad at once, on a pad, on a turned pad at once, on a turned pad
    frames set in layoutSubviews: lines: at rest but turned and mirrored, mirrored, mirrored and touched, mirrored and editing
    background view in updateConfiguration: card: editing at once
    a browser's history: distance: always
    a browser's history: inside: turned at once, turned, turned and mirrored at once, turned and mirrored, on a pad at once, on a pad, on a turned pad at once, on a turned pad
    bookmarks under a search bar: distance: always
    bookmarks under a search bar: inside: turned at once, turned, turned and mirrored at once, turned and mirrored, on a pad at once, on a pad, on a turned pad at once, on a turned pad
    downloads in two tables: distance: always
    downloads in two tables: inside: turned at once, turned, turned and mirrored at once, turned and mirrored, on a pad at once, on a pad, on a turned pad at once, on a turned pad
    settings on panels: card: always
    settings over a dark page: card: turned at once, turned, turned and mirrored at once, turned and mirrored
    settings that draw pills: card: always
    wallets on panels: card: always
    a timeline of tiles: corners: at rest
    a timeline of tiles: fill: at rest
    episodes beside a bar: card: turned at once, turned, turned and mirrored at once, turned and mirrored, on a pad at once, on a pad, on a turned pad at once, on a turned pad
    episodes beside a bar: corners: turned, on a pad, on a turned pad
    episodes beside a bar: distance: always
    episodes beside a bar: inside: turned and mirrored at once, turned and mirrored
    """

  /// Screens whose background has a shape of its own on an inset-grouped table: corners differ from
  /// it, and nothing covers them.
  private static let shapedByThemselves: Set = [
    "background with radius and insets", "a timeline of tiles",
  ]

  /// What is to be said of a screen although its rows look as under UIKit's class: their cards are
  /// not seen in one mode or both, or do not show all of a configuration, or others lie between.
  private static let named: [String: Set<CardFinding.Kind>] = [
    "cells as a nib makes them": [.cardIsInvisible],
    "clear background": [.cardIsInvisible],
    "background cleared in updateConfiguration": [.cardIsInvisible],
    "background with radius and insets": [.configurationIsLost],
    "a browser's history": [.cardIsInvisible],
    "notes in a theme": [.cardIsInvisible],
    "settings that draw pills": [.cellDrawsPanel],
    "headings that are cells": [.cardIsInvisible],
    "a list of tags": [.cardIsInvisible],
    "a timeline of tiles": [.configurationIsLost],
    "a shop's coupons": [.cardIsInvisible],
    "wallets on panels": [.cellDrawsPanel],
    "settings on panels": [.cellDrawsPanel],
    "settings over a dark page": [.cellDrawsPanel],
    "forums under bands": [.headerIsBand],
  ]

  /// Screens of which it is said in a grouped table alone, which is as white as their rows.
  private static let namedInGroupedTables: Set = ["a shop's coupons"]

  /// What the diagnosis says wrongly of a screen: corners that differ are to be named only where
  /// something covers them.
  static func misdiagnoses(_ all: [String], of screen: String) -> [String] {
    var wrong = all
    if let kinds = named[screen] {
      wrong.removeAll { line in
        kinds.contains {
          line.contains(": \($0) at [") || line.contains(": reported: \($0): ")
            || line.contains("Kind.\($0)] of the table, not []")
        }
      }
      let isNamed = wrong.count < all.count
      if !isNamed, !namedInGroupedTables.contains(screen) { wrong.append("no \(kinds)") }
    }
    guard shapedByThemselves.contains(screen) else { return wrong }
    return wrong.filter { !($0.contains("no [") && $0.contains("contentIsOpaque")) }
  }

  static func expected(_ screen: String) -> [String] {
    let lines = deliberate.split(separator: "\n").map(String.init)
    return lines.filter { $0.hasPrefix("\(screen): ") }.sorted()
  }

  static func lines(_ screen: String, _ failures: [RowCheck: String]) -> [String] {
    failures.map { check, moments in "\(screen): \(check): \(moments)" }.sorted()
  }
}
