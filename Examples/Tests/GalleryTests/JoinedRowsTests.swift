import Testing
@_spi(Headless) import UIKit

/// Rows whose fills and shadows meet are drawn as one path, so that a browser shows no line.
@MainActor struct JoinedRowsTests {
  /// A table with rows of a translucent color, the last one drawn first.
  private func table(_ frames: [CGRect], shadow: Bool = false) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.backgroundColor = .white
    for (index, frame) in frames.enumerated().reversed() {
      let row = UIView(frame: frame)
      let fill = UIView(frame: row.bounds)
      fill.backgroundColor = .red.withAlphaComponent(0.5)
      fill.layer.cornerRadius = 8
      fill.layer.maskedCorners = [
        index == 0 ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
        index == frames.count - 1 ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
      ]
      if shadow { row.addSubview(shadowView(of: frame, in: frames)) }
      row.addSubview(fill)
      table.addSubview(row)
    }
    return table
  }

  /// A row's slice of the shadow of all rows.
  private func shadowView(of frame: CGRect, in frames: [CGRect]) -> UIView {
    let card = frames.reduce(frame) { $0.union($1) }
    let clip = UIView(frame: CGRect(x: -20, y: 0, width: frame.width + 40, height: frame.height))
    clip.clipsToBounds = true
    let caster = UIView(frame: CGRect(x: 20, y: 0, width: frame.width, height: frame.height))
    caster.layer.shadowColor = UIColor.black.cgColor
    caster.layer.shadowOpacity = 0.5
    caster.layer.shadowRadius = 4
    caster.layer.shadowPath =
      UIBezierPath(rect: card.offsetBy(dx: -frame.minX, dy: -frame.minY)).cgPath
    clip.addSubview(caster)
    return clip
  }

  private func body(_ table: UITableView, joinsRows: Bool = true) -> String {
    HeadlessDrawing(of: table).svgBody(idPrefix: "d", joinsRows: joinsRows)
  }

  private func count(_ text: String, in svg: String) -> Int {
    svg.components(separatedBy: text).count - 1
  }

  private static let rows = [
    CGRect(x: 10, y: 10.25, width: 80, height: 30),
    CGRect(x: 10, y: 40.25, width: 80, height: 20.5),
    CGRect(x: 10, y: 60.75, width: 80, height: 30),
  ]

  @Test func rowsThatMeetAreOnePathWithTheCardsCorners() {
    let joined = body(table(Self.rows))
    #expect(count("fill=\"#FF0000\" fill-opacity=\"0.5\"", in: joined) == 1)
    #expect(count("A8 8 0 0 1", in: joined) == 4)
    #expect(joined.contains("L90 82.75"), "down to the last row")
    #expect(count("fill-opacity=\"0.5\"", in: body(table(Self.rows), joinsRows: false)) == 3)
  }

  /// Its corners are cut by a clip that is higher than the row itself.
  @Test func aRowThatIsTooLowForItsCornersIsJoined() throws {
    let frames =
      [CGRect(x: 10, y: 10.25, width: 80, height: 6)] + [
        CGRect(x: 10, y: 16.25, width: 80, height: 30)
      ]
    let table = table(frames)
    let row = try #require(table.subviews.first { $0.frame.minY == 10.25 })
    let fill = try #require(row.subviews.last)
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 8
    clip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    fill.layer.cornerRadius = 0
    row.addSubview(clip)
    clip.addSubview(fill)
    let joined = body(table)
    #expect(count("fill=\"#FF0000\" fill-opacity=\"0.5\"", in: joined) == 1)
    #expect(count("A8 8 0 0 1", in: joined) == 4 + 2, "and the clip's")
  }

  /// A fault in a layout is still seen in the picture.
  @Test(arguments: [-0.5, -0.002, 0.002, 0.5]) func aRowThatIsOffIsDrawnApart(by offset: CGFloat) {
    var rows = Self.rows
    rows[1].origin.y += offset
    #expect(count("fill-opacity=\"0.5\"", in: body(table(rows))) == 3)
    rows = Self.rows
    rows[1].origin.x += offset
    #expect(count("fill-opacity=\"0.5\"", in: body(table(rows))) == 3)
  }

  @Test func aRowOfAnotherColorIsDrawnApart() {
    let table = table(Self.rows)
    table.subviews.last?.subviews.last?.backgroundColor = .blue.withAlphaComponent(0.5)
    #expect(count("fill=\"#FF0000\" fill-opacity=\"0.5\"", in: body(table)) == 1)
    #expect(count("fill=\"#0000FF\" fill-opacity=\"0.5\"", in: body(table)) == 1)
  }

  /// What lies beneath a row's fill stays there.
  @Test func aRowWithSomethingBeneathItsFillIsDrawnApart() throws {
    let table = table(Self.rows)
    let row = try #require(table.subviews.first { $0.frame.minY == 40.25 })
    row.backgroundColor = .green
    #expect(count("fill=\"#FF0000\" fill-opacity=\"0.5\"", in: body(table)) > 1)
  }

  @Test func slicesOfAShadowAreOne() {
    let joined = body(table(Self.rows, shadow: true))
    #expect(count("<feGaussianBlur", in: joined) == 1)
    #expect(count("fill=\"#FF0000\" fill-opacity=\"0.5\"", in: joined) == 1)
    let shadow = joined.firstRange(of: "filter=\"url")?.lowerBound
    let fill = joined.firstRange(of: "fill=\"#FF0000\"")?.lowerBound
    #expect(shadow.map { shadow in fill.map { shadow < $0 } ?? false } ?? false)
    var rows = Self.rows
    rows[1].origin.y += 0.5
    #expect(count("<feGaussianBlur", in: body(table(rows, shadow: true))) == 3)
  }
}
