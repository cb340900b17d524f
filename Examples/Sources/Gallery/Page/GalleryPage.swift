/// The page that shows the pictures: each scene once, in the look that its switches choose.
@MainActor package struct GalleryPage {
  /// How pictures stand beside one another.
  enum Row: String {
    /// Screens, each with its name.
    case screens
    /// Pictures that are smaller than a device.
    case small
    /// Those with code beside them.
    case looks
  }

  private var links: [String] = []
  private var body: [String] = []
  private let switches: [GallerySwitch]
  /// Whether the sheet of combinations and the page of looks are drawn as well.
  var showsCombinations = false

  init(looks: [GalleryLook]) {
    switches = GallerySwitch.all(for: looks)
  }

  mutating func addChapter(_ chapter: GalleryChapter) {
    let fixed = chapter.isTranslated ? "" : " data-direction=\"ltr\""
    links.append("<a href=\"#\(chapter.rawValue)\"\(fixed)>\(chapter.title)</a>")
    body.append("<h2 id=\"\(chapter.rawValue)\"\(fixed)>\(chapter.title)</h2>")
    body.append("<p\(fixed)>\(chapter.summary)</p>")
  }

  mutating func open(_ row: Row) { body.append("<div class=\"\(row.rawValue)\">") }
  mutating func close() { body.append("</div>") }

  mutating func open(_ screen: GalleryScreen) {
    body.append("<article id=\"\(screen.rawValue)\" class=\"\(screen.size?.rawValue ?? "")\">")
    body.append("<h3>\(screen.title)</h3>")
    body.append("<p>\(screen.summary)</p>")
    body.append("<div class=\"pictures\">")
  }
  mutating func closeScreen() { body.append("</div></article>") }

  /// Adds a picture that follows the switches.
  ///
  /// - Parameters:
  ///   - name: The beginning of its files' names.
  ///   - caption: What it shows.
  ///   - fixed: What it shows whatever is chosen.
  ///   - code: What it takes, nil if that is not said.
  mutating func addPicture(
    _ name: String, caption: String, fixed: FixedLook, code: String? = nil
  ) {
    let picture = picture(name, caption: caption, fixed: fixed)
    let code = code.map { "<pre><code>\(Self.escaped($0))</code></pre>" } ?? ""
    body.append("<figure>\(picture)<figcaption>\(caption)\(code)</figcaption></figure>")
  }

  // It leads to the page that's named, or to itself in full size.
  private func picture(
    _ name: String, caption: String, fixed: FixedLook, isLazy: Bool = true, page: String? = nil
  ) -> String {
    let chosen = switches.map { item in
      fixed.switches.first { $0.name == item.name }?.value ?? item.choices[0].value
    }
    let file = "\(name)-\(chosen.filter { !$0.isEmpty }.joined(separator: "-")).svg"
    let data = fixed.switches.map { " data-\($0.name)=\"\($0.value)\"" }.joined()
    return
      "<a href=\"\(page ?? file)\"\(page == nil ? "" : " class=\"page\"")><img\(isLazy ? " loading=\"lazy\"" : "") data-scene=\"\(name)\"\(data)"
      + " src=\"\(file)\" alt=\"\(caption)\"></a>"
  }

  private static func escaped(_ code: String) -> String {
    code.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  func html() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>RoundedTable</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <nav><form>\(switches.map(\.html).joined(separator: "\n"))</form></nav>
    <header>
    <div>
    <h1>RoundedTable</h1>
    <p class="lead">\(Self.lead)</p>
    <p>All pictures are drawn on Linux, with a stand-in for UIKit.</p>
    <div class="links">\(links.joined(separator: " "))\(combinations)</div>
    \(picture(Self.filmName, caption: Self.filmCaption, fixed: FixedLook(size: .phone), isLazy: false))
    </div>
    \(opening)
    </header>
    <main>
    <p class="translated">What isn’t in Hebrew is left out.</p>
    \(choices)
    \(body.joined(separator: "\n"))
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  /// A picture of the page on which a look is chosen, which leads there.
  private var choices: String {
    guard showsCombinations else { return "" }
    let picture = picture(
      ChoicePage.pictureName, caption: "Switches, the look that they make, and its code",
      fixed: Self.choicesLook, page: ChoicePage.fileName)
    return """
      <section class="choices">
      <div><h2><a href="\(ChoicePage.fileName)">Choose a look</a></h2>
      <p>Try looks, and copy the code of the one you like.</p></div>
      \(picture)
      </section>
      """
  }

  /// Links to the sheet of combinations, and to the page on which a look is chosen.
  private var combinations: String {
    showsCombinations
      ? " <a href=\"\(ChoicePage.fileName)\">Choose a look</a>"
        + " <a href=\"\(CombinationsPage.fileName)\">Combinations of looks</a>" : ""
  }

  /// Sample screens, beside the film.
  private var opening: String {
    let pictures = Self.openings.filter { name, _ in
      body.contains { $0.contains("data-scene=\"\(name)\"") }
    }.map { picture($0, caption: $1, fixed: FixedLook(size: .phone), isLazy: false) }
    return pictures.isEmpty ? "" : "<div class=\"phones\">\(pictures.joined(separator: "\n"))</div>"
  }

  /// What the picture of the page of looks shows whatever is chosen.
  static let choicesLook = FixedLook(size: .phone, system: .iOS26, isMirrored: false)

  /// The file of the moving picture.
  static let filmName = "update"
  private static let openings = [
    ("accounts-open", "Bank accounts, one card per account"),
    ("trip", "A trip, a card for the flight and one for each day"),
  ]
  private static let filmCaption =
    "The same updates twice: rounded by hand, rows outside the update keep their old corners"

  private static let lead = """
    Rounded cards for <code>UITableView</code>: change one class name, and every section becomes a card whose corners stay correct while rows are inserted, deleted and moved.
    """
}
