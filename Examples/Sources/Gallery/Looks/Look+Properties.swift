import RoundedTable
import Screens
@_spi(Headless) import UIKit

extension Look {
  /// One look for each property of a style, small enough to stand beside its name.
  package static var properties: [Look] { corners + gaps + fills + lines + table + scopes }

  private init(
    small name: String, _ caption: String, rows: [String] = ["Milk", "Bread", "Apples"],
    title: String? = nil, textColor: UIColor = .label,
    apply: @escaping (RoundedDiffableDataSource<Int, String>) -> Void
  ) {
    self.init(small: name, caption, sections: [(title, rows)], textColor: textColor, apply: apply)
  }

  private init(
    small name: String, _ caption: String, sections: [(title: String?, rows: [String])],
    textColor: UIColor = .label,
    apply: @escaping (RoundedDiffableDataSource<Int, String>) -> Void
  ) {
    self.init(
      name, caption, sections: sections, textColor: textColor, background: .plate, code: ""
    ) {
      $0.style.radius = 12
      apply($0)
    }
    width = 320
    rowHeight = 44
  }

  private static var corners: [Look] {
    [
      Look(small: "style-radius", "A radius of 24") { $0.style.radius = 24 },
      Look(small: "style-radii", "A radius of 24 at the top, 6 at the bottom") {
        $0.style.topRadius = 24
        $0.style.bottomRadius = 6
      },
      Look(small: "style-corners", "A square bottom leading corner") {
        $0.style.radius = 24
        $0.style.corners.remove(.bottomLeading)
      },
      Look(
        small: "style-curve", "The beginning of a corner, continuous and circular",
        rows: [" ", "  "]
      ) {
        $0.style.radius = 30
        $0.style.fill = .color(.systemIndigo)
        $0.style.separator = nil
        $0.tableStyle.inset = 16
      }.with {
        $0.shownWidth = 320
        // From where the first of its two curves ends, and the arc of a circle above it.
        let sliver = "M61.86 0H46A30 30 0 0 0 34.94 2.11V2.25C42.05 0 48.65 0 61.86 0Z"
        let words =
          "x=\"37.2\" y=\"5.3\" font-size=\"0.9\" fill=\"#fff\""
          + " font-family=\"\(HeadlessDrawing.fontFamily)\""
        $0.detail = (
          CGRect(x: 35, y: -2.2, width: 20, height: 9),
          "<path d=\"\(sliver)\" fill=\"#ff9f0a\"/>"
            + "<rect x=\"36\" y=\"4.6\" width=\"0.8\" height=\"0.8\" fill=\"#ff9f0a\"/>"
            + "<text \(words)>what circular adds</text>"
        )
      },
    ]
  }

  private static var gaps: [Look] {
    [
      Look(small: "style-card-spacing", "One card per row") {
        $0.cardID = { $0 }
        $0.style.cardSpacing = 8
      },
      Look(small: "style-row-spacing", "Gaps between rows") {
        $0.style.rowSpacing = 6
        $0.style.innerRadius = 8
      },
    ]
  }

  private static var fills: [Look] {
    [
      Look(small: "style-fill", "A color", textColor: .white) {
        $0.style.fill = .color(.systemIndigo)
        $0.style.separator = .onColor
      },
      Look(small: "style-row-gradient", "A gradient in every row", textColor: .white) {
        $0.style.fill = .gradient(CardGradient(colors: [.systemIndigo, .purple], spansCard: false))
        $0.style.separator = nil
      },
      Look(small: "style-card-gradient", "A gradient across the card", textColor: .white) {
        $0.style.fill = .gradient(
          CardGradient(colors: [.systemIndigo, .purple]))
        $0.style.separator = .onColor
      },
      Look(small: "style-view", "A view behind the rows", textColor: .white) {
        $0.style.fill = .view(id: "picture", fallback: .systemIndigo) { NightView() }
        $0.style.separator = .onColor
      },
      Look(small: "style-selection", "A selected row") {
        $0.style.selectionColor = .systemTeal.withAlphaComponent(0.3)
      }.with {
        $0.pose = { screen in
          screen.tableView.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
      },
      Look(small: "style-swiped", "A swiped row") {
        $0.style.separatesSwipedRows = true
      }.with {
        // How iOS 26 draws what a swipe reveals was not measured.
        $0.change = { $0.systemVersion = GallerySystem.iOS18.version }
        $0.pose = { HeadlessHand($0.tableView).swipe(IndexPath(row: 1, section: 0), .leading) }
      },
    ]
  }

  private static var lines: [Look] {
    [
      Look(small: "style-outline", "An outline") {
        $0.style.outline = CardOutline(color: .systemOrange, width: 2)
      },
      Look(small: "style-accessibility-outline", "An outline with Increase Contrast") {
        $0.style.accessibilityOutline = CardOutline(color: .label, width: 2)
      }.with { $0.change = { $0.accessibilityContrast = .high } },
      Look(small: "style-shadow", "A shadow") {
        $0.style.shadow = CardShadow(
          color: .black, opacity: 0.45, radius: 9, offset: CGSize(width: 0, height: 4))
      },
      Look(
        small: "style-header", "The header inside the card", rows: ["Coffee", "Cups"],
        title: "Order 1042"
      ) {
        $0.style.enclosesHeader = true
      },
      Look(small: "style-separator", "Separators from edge to edge") {
        $0.style.separator = CardSeparator(
          color: .systemPink, leadingInset: 0, trailingInset: 0)
      }.with { $0.change = { $0.scale = 1 } },  // a line of a whole point
      Look(small: "style-clips-content", "Content clipped to the corners") {
        $0.style.clipsContent = true
      }.with {
        $0.furnish = { $0.addPhoto() }
      },
    ]
  }

  private static var table: [Look] {
    [
      Look(small: "table-inset", "An inset of 40") { $0.tableStyle.inset = 40 },
      Look(small: "table-padding", "A padding of 40") { $0.tableStyle.padding = 40 },
      Look(small: "table-maximum-width", "A maximum width of 200") {
        $0.tableStyle.maximumWidth = 200
      },
      Look(small: "table-readable-width", "The readable width of a wide table") {
        $0.tableStyle.followsReadableWidth = true
        $0.tableStyle.padding = 45
        $0.style.radius = 34
        $0.style.separator = CardSeparator(color: .systemGray)
      }.with {
        // As if it were seen from farther away, with texts and lines that are still seen.
        $0.change = { $0.scale = 1 }
        $0.width = 900
        $0.shownWidth = 320
        $0.rowHeight = 124
        $0.furnish = { cell in
          guard var content = cell.contentConfiguration as? UIListContentConfiguration else {
            return
          }
          content.textProperties.font = .systemFont(ofSize: 48)
          cell.contentConfiguration = content
        }
      },
      Look(
        small: "table-section-spacing", "A section spacing of 6",
        sections: [(nil, ["Milk"]), (nil, ["Bread"]), (nil, ["Apples"])]
      ) { $0.tableStyle.sectionSpacing = 6 },
      Look(small: "table-background", "A yellow background") {
        $0.tableStyle.backgroundColor = .systemYellow
      },
    ]
  }

  private static var scopes: [Look] {
    [
      Look(
        small: "style-section", "An outline for one section",
        sections: [(nil, ["Milk", "Bread"]), (nil, ["Apples"])]
      ) {
        $0.tableStyle.sectionSpacing = 12
        $0.sectionStyle = { section, style in
          if section == 0 { style.outline = CardOutline(color: .systemOrange, width: 2) }
          if section == 1 { style = .noCard }
        }
      },
      Look(small: "style-row", "A color for one row") {
        $0.rowStyle = { row, style in
          if row == "Bread" { style.color = .systemGray5 }
        }
      },
      Look(
        small: "style-card-id", "Two cards in one section", rows: ["Milk", "Bread", "Tea", "Cups"]
      ) {
        $0.cardID = { $0 == "Milk" || $0 == "Bread" ? "Food" : "China" }
        $0.cardStyle = { id, style in
          if id == AnyHashable("Food") { style.radius = 22 }
        }
        $0.style.cardSpacing = 8
      },
    ]
  }
}

extension CardSeparator {
  /// What is seen on a color on which the system's separators are not.
  fileprivate static let onColor = CardSeparator(color: .white.withAlphaComponent(0.3))
}

extension UIColor {
  /// What both white cards and dark ones stand out against.
  static let plate = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x47419A) : UIColor(0xCBC8F3)
  }
}

/// What an app might show behind a card: a picture of its own.
private final class NightView: UIView {
  private let moon = CAShapeLayer()
  private let hills = CAShapeLayer()

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor(0x1E1B5E), UIColor(0x7A2E6E)].map(\.cgColor)
    moon.fillColor = UIColor(0xFDE9B8).cgColor
    hills.fillColor = UIColor(0x17133F).cgColor
    layer.addSublayer(moon)
    layer.addSublayer(hills)
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = CGPoint(x: width * (isMirrored ? 0.22 : 0.78), y: height * 0.36)
    moon.path =
      UIBezierPath(ovalIn: CGRect(origin: middle, size: .zero).insetBy(dx: -18, dy: -18)).cgPath
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height))
    for (index, top) in [0.97, 0.93, 0.96, 0.62, 0.84, 0.68, 0.9].enumerated() {
      path.addLine(to: CGPoint(x: width * Double(index) / 6, y: height * top))
    }
    path.addLine(to: CGPoint(x: width, y: height))
    path.close()
    hills.path = path.cgPath
  }
}
