import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cards that cannot be seen, cells that still round themselves, and what a card does not show of
/// what is behind its cell.
@MainActor @Suite struct DiagnosisLookTests {
  private func findings(_ screen: CardScreen) -> [CardFinding] {
    screen.window.layoutIfNeeded()
    return screen.dataSource.diagnose()
  }

  private func kinds(_ screen: CardScreen) -> [CardFinding.Kind] { findings(screen).map(\.kind) }

  // MARK: Cards that cannot be seen

  /// Black in dark mode, and another color in light mode.
  nonisolated private static let blackInTheDark = UIColor {
    $0.userInterfaceStyle == .dark ? .black : .systemTeal
  }

  /// The colors of cells and tables, and what the finding says of them.
  nonisolated static let colors: [String: (cell: UIColor, table: UIColor, UIColor?, part: String)] =
    [
      "white on white": (.systemBackground, .white, .secondarySystemBackground, "in light mode"),
      "white on white in both": (.white, .white, .secondarySystemBackground, "seen: "),
      "the table's own": (
        .systemGroupedBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
        "seen: its fill looks like"
      ),
      "clear": (
        .clear, .systemGroupedBackground, .secondarySystemGroupedBackground,
        "return nil from cardID"
      ),
      "translucent, of the same color": (
        .black.withAlphaComponent(0.5), .black, .secondarySystemGroupedBackground, "seen: "
      ),
      "nearly white": (
        UIColor(white: 0.997, alpha: 1), .white, .secondarySystemBackground, "seen: "
      ),
      "black in the dark": (
        blackInTheDark, .systemGroupedBackground, .secondarySystemGroupedBackground, "in dark mode"
      ),
      "visible": (.white, .systemGroupedBackground, nil, ""),
      "slightly gray on white": (UIColor(white: 0.96, alpha: 1), .white, nil, ""),
      "nearly the table's": (
        UIColor(white: 0.975, alpha: 1), UIColor(white: 0.98, alpha: 1),
        .secondarySystemBackground, "seen: "
      ),
    ]

  @Test(arguments: colors.keys.sorted()) func aCardThatCannotBeSeenIsNamedWithAFillThatCan(
    _ name: String
  ) throws {
    let (cellColor, tableColor, remedy, part) = try #require(Self.colors[name])
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = cellColor })
    screen.tableView.backgroundColor = tableColor
    screen.show("A:ab")
    guard let remedy else {
      #expect(kinds(screen) == [])
      return
    }
    #expect(kinds(screen) == [.cardIsInvisible, .cardIsInvisible])
    let detail = try #require(findings(screen).first?.detail)
    #expect(detail.contains(part), "\(detail)")
    let code = try #require(Self.codes.first { $0.value == remedy }?.key)
    #expect(detail.hasPrefix("set style.fill to .color(\(code)), "), "\(detail)")
    screen.dataSource.style.fill = .color(remedy)
    #expect(kinds(screen) == [])
  }

  private static let codes: [String: UIColor] = [
    ".secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    ".secondarySystemBackground": .secondarySystemBackground,
  ]

  private func invisible(
    _ prepare: (CardScreen) -> Void = { _ in },
    configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> [CardFinding.Kind] {
    let screen = CardScreen(configure: { cell, _ in
      cell.backgroundColor = .white
      configure(cell)
    })
    screen.tableView.backgroundColor = .white
    prepare(screen)
    screen.show("A:a")
    return kinds(screen)
  }

  @Test func whatElseIsSeenMakesUpForTheFill() {
    #expect(invisible() == [.cardIsInvisible])
    #expect(invisible { $0.dataSource.style.outline = CardOutline(color: .red) } == [])
    #expect(invisible { $0.dataSource.style.shadow = CardShadow() } == [])
    #expect(
      invisible {
        $0.dataSource.style.fill = .gradient(CardGradient(colors: [.red, .blue], spansCard: false))
      } == [])
    #expect(
      invisible(configure: { $0.backgroundView = UIImageView(image: UIImage(systemName: "star")) })
        == [])
  }

  /// A photo as large as its card, which the style clips.
  @Test func contentThatCoversTheCardMakesUpForTheFill() {
    func kinds(_ height: CGFloat) -> [CardFinding.Kind] {
      invisible {
        $0.dataSource.style.clipsContent = true
      } configure: { cell in
        guard cell.contentView.subviews.isEmpty else { return }
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        photo.backgroundColor = .systemTeal
        cell.contentView.addSubview(photo)
      }
      .filter { $0 == .cardIsInvisible }
    }
    #expect(kinds(44) == [])
    #expect(kinds(20) == [.cardIsInvisible])
  }

  /// While a row is edited, its content makes room for controls.
  @Test func contentCoversTheCardOfARowThatIsEdited() {
    let screen = CardScreen(
      isRoot: true,
      configure: { cell, _ in
        cell.backgroundColor = .clear
        guard cell.contentView.subviews.isEmpty else { return }
        let panel = UIView()
        panel.backgroundColor = .systemTeal
        panel.translatesAutoresizingMaskIntoConstraints = false
        let content = cell.contentView
        content.addSubview(panel)
        NSLayoutConstraint.activate([
          panel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
          panel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
          panel.topAnchor.constraint(equalTo: content.topAnchor),
          panel.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
      })
    screen.show("A:abc")
    #expect(!kinds(screen).contains(.cardIsInvisible))
    for cell in screen.tableView.visibleCells { cell.setEditing(true, animated: false) }
    screen.window.layoutIfNeeded()
    #expect(!kinds(screen).contains(.cardIsInvisible))
  }

  @Test func whatIsBehindATableThatIsClearIsSeenThroughIt() {
    let isSeen = invisible {
      $0.tableView.backgroundColor = .clear
      $0.tableView.superview?.backgroundColor = .systemTeal
    }
    #expect(isSeen == [])
    let picture = invisible { $0.tableView.backgroundView = UIImageView() }
    #expect(picture == [])
  }

  @Test(arguments: [true, false]) func whatLiesBehindATableThatIsClearMayShowThroughIt(
    _ isBehind: Bool
  ) {
    let found = invisible {
      $0.tableView.backgroundColor = .clear
      let (superview, frame) = ($0.tableView.superview, $0.tableView.frame)
      superview?.backgroundColor = .white
      let heading = UIView(frame: isBehind ? frame : frame.offsetBy(dx: 0, dy: -frame.height))
      superview?.insertSubview(heading, at: 0)
    }
    #expect(found == (isBehind ? [] : [.cardIsInvisible]))
  }

  /// The other mode does not matter where the app has chosen one.
  @Test func aModeThatNobodySeesIsNotLookedAt() {
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = Self.blackInTheDark })
    screen.tableView.backgroundColor = .black
    screen.window.overrideUserInterfaceStyle = .light
    screen.show("A:a")
    #expect(kinds(screen) == [])
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(kinds(screen) == [.cardIsInvisible])
    screen.window.overrideUserInterfaceStyle = .unspecified
    #expect(kinds(screen) == [.cardIsInvisible])
  }

  // MARK: Cells that round themselves

  /// Draws a pill by its layer, as apps do that round cells themselves.
  private final class PillView: UIView {
    private let shape = CAShapeLayer()

    override func layoutSubviews() {
      super.layoutSubviews()
      if shape.superlayer == nil { layer.addSublayer(shape) }
      shape.fillColor = UIColor.systemTeal.cgColor
      shape.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 16, dy: 0), cornerRadius: 10).cgPath
    }
  }

  nonisolated private static let pills: [String: @MainActor () -> UIView] = [
    "a shape layer": { PillView() },
    "a radius": {
      let view = UIImageView()
      view.backgroundColor = .systemTeal
      view.layer.cornerRadius = 10
      return view
    },
    "a mask": {
      let view = UIImageView()
      view.backgroundColor = .systemTeal
      view.layer.mask = CALayer()
      return view
    },
    "a view in it": {
      let (view, pill) = (UIView(), UIView(frame: CGRect(x: 16, y: 0, width: 358, height: 44)))
      pill.backgroundColor = .systemTeal
      pill.layer.cornerRadius = 10
      view.addSubview(pill)
      return view
    },
  ]

  @Test(arguments: pills.keys.sorted(), [false, true]) func aBackgroundWithAShapeOfItsOwnIsNamed(
    _ name: String, _ isInConfiguration: Bool
  ) {
    var isSet = true
    let screen = CardScreen(configure: { cell, _ in
      guard isSet else {
        cell.backgroundConfiguration = .listGroupedCell()
        return
      }
      guard isInConfiguration else {
        cell.backgroundView = Self.pills[name]?()
        return
      }
      var configuration = UIBackgroundConfiguration.clear()
      configuration.customView = Self.pills[name]?()
      cell.backgroundConfiguration = configuration
    })
    screen.show("A:ab")
    #expect(kinds(screen) == [.cellDrawsPanel, .cellDrawsPanel])
    let detail = findings(screen).first?.detail
    #expect(detail?.hasPrefix("delete its background view, a ") == true)
    isSet = false
    screen.tableView.reloadData()
    #expect(kinds(screen) == [])
  }

  /// Its selected background gets a shape only when the row is selected.
  @Test func aSelectedBackgroundBesideAShapeIsNamedWithIt() throws {
    let screen = CardScreen(configure: { cell, _ in
      (cell.backgroundView, cell.selectedBackgroundView) = (PillView(), PillView())
    })
    screen.show("A:a")
    let detail = try #require(findings(screen).first?.detail)
    #expect(detail.contains("style.selectionColor to that of its selected background"), "\(detail)")
    screen.dataSource.style.fill = .color(.systemTeal)
    screen.dataSource.style.selectionColor = .systemIndigo
    #expect(kinds(screen) == [])
  }

  @Test func aSmallBadgeInABackgroundIsNoShape() {
    let screen = CardScreen(configure: { cell, _ in
      let (view, badge) = (UIView(), UIView(frame: CGRect(x: 300, y: 10, width: 24, height: 24)))
      badge.backgroundColor = .systemTeal
      badge.layer.cornerRadius = 12
      view.addSubview(badge)
      cell.backgroundView = view
    })
    screen.show("A:ab")
    #expect(kinds(screen) == [])
  }

  /// Each is told, and first what is seen first.
  @Test func allThatIsWrongWithARowIsNamed() {
    let screen = CardScreen(configure: { cell, _ in
      cell.layer.cornerRadius = 8
      cell.layer.borderWidth = 1
      cell.layer.mask = CALayer()
      cell.clipsToBounds = true
      cell.backgroundColor = .systemGroupedBackground
    })
    screen.show("A:a")
    #expect(
      kinds(screen) == [.cardIsInvisible, .cellRoundsItself, .cellRoundsItself, .cellClips])
    screen.dataSource.style.shadow = CardShadow()
    #expect(kinds(screen) == [.cellRoundsItself, .cellRoundsItself, .cellClips, .cellClips])
  }

  /// Takes no background view.
  private final class RefusingCell: UITableViewCell {
    override var backgroundView: UIView? {
      get { nil }
      set {}
    }
  }

  @Test func aCellThatTakesNoBackgroundViewIsNamed() {
    let screen = CardScreen(cellClass: RefusingCell.self)
    screen.show("A:ab")
    let found = findings(screen)
    #expect(found.map(\.kind) == [.backgroundReplaced, .backgroundReplaced])
    #expect(found.first?.detail.contains("Remove its override of backgroundView") == true)
    #expect(screen.dataSource.capDescription == "A\n  a\n  b")
  }

  // MARK: What a card does not show

  private typealias Change = (inout UIBackgroundConfiguration) -> Void

  /// What is found of a cell with a configuration, in a style.
  private func found(
    _ style: CardStyle = CardStyle(), of change: @escaping Change
  ) -> [CardFinding] {
    let screen = CardScreen(configure: { cell, _ in
      var configuration = UIBackgroundConfiguration.listGroupedCell()
      configuration.backgroundColor = .systemTeal
      change(&configuration)
      cell.backgroundConfiguration = configuration
    })
    screen.dataSource.style = style
    screen.show("A:a")
    return findings(screen)
  }

  private static let stroke: Change = {
    $0.strokeWidth = 2
    $0.strokeColor = .red
  }

  @Test func whatIsLostOfAConfigurationIsNamed() {
    let all = found {
      $0.cornerRadius = 6
      $0.backgroundInsets.leading = 4
      Self.stroke(&$0)
      $0.image = UIImage(systemName: "star")
    }
    #expect(all.map(\.kind) == [.configurationIsLost])
    #expect(
      all.first?.detail
        == "set style.radius, tableStyle.inset, style.outline, and style.fill instead of cornerRadius, backgroundInsets, strokeWidth, and image in its background configuration. The card doesn't show them."
    )
    let changes: [Change] = [
      { $0.cornerRadius = 6 }, { $0.edgesAddingLayoutMarginsToBackgroundInsets = .leading },
      Self.stroke,
    ]
    for change in changes { #expect(found(of: change).map(\.kind) == [.configurationIsLost]) }
    let tiles = found { $0.backgroundInsets.top = 4 }
    let advice = "set style.cardSpacing (with a cardID for each row) instead of "
    #expect(tiles.first?.detail.hasPrefix(advice) == true)
  }

  @Test func whatIsNotLostIsNotNamed() {
    #expect(found { _ in } == [])
    #expect(found(CardStyle(radius: 6)) { $0.cornerRadius = 6 } == [])
    var style = CardStyle()
    style.outline = CardOutline(color: .red)
    #expect(found(style, of: Self.stroke) == [])
    style = CardStyle()
    style.fill = .color(.systemPink)
    #expect(found(style, of: Self.stroke) == [])
    let clear = found {
      $0.strokeWidth = 2
      $0.strokeColor = .clear
    }
    #expect(clear == [])
    // A radius doesn't apply to a view (Apple: UIBackgroundConfiguration.cornerRadius).
    let hosting = found {
      $0.cornerRadius = 6
      $0.customView = UILabel()
    }
    #expect(hosting == [])
  }

  /// A picture on the default color makes a configuration the app's own.
  @Test func anImageIsNamedAndGivenBack() {
    let image = UIImage(systemName: "star")
    let screen = CardScreen(configure: { cell, _ in
      var configuration = UIBackgroundConfiguration.listGroupedCell()
      configuration.image = image
      cell.backgroundConfiguration = configuration
    })
    screen.show("A:a")
    #expect(kinds(screen) == [.configurationIsLost])
    #expect(findings(screen).first?.detail.contains("style.fill instead of image") == true)
    let cell = screen.cell("a")
    screen.dataSource.uninstall()
    #expect(cell?.backgroundConfiguration?.image === image)
  }
}
