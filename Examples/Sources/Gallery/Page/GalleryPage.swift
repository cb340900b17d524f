/// The page that shows the pictures: each scene once, in the look that its switches choose.
@MainActor package struct GalleryPage {
  private var links: [String] = []
  private var body: [String] = []
  private let switches: [GallerySwitch]

  init(looks: [GalleryLook]) {
    switches = GallerySwitch.all(for: looks)
  }

  mutating func addChapter(_ title: String, id: String, summary: String) {
    links.append("<a href=\"#\(id)\">\(title)</a>")
    body.append("<h2 id=\"\(id)\">\(title)</h2>")
    body.append("<p>\(summary)</p>")
  }

  mutating func addScreen(_ screen: GalleryScreen) {
    body.append("<h3 id=\"\(screen.rawValue)\">\(screen.title)</h3>")
    body.append("<p>\(screen.summary)</p>")
  }

  /// Adds a row of pictures, whatever the switches say.
  mutating func addFixedPicture(_ fileName: String, caption: String) {
    body.append(
      "<figure class=\"wide\"><img src=\"\(fileName)\" alt=\"\(caption)\"></figure>")
  }

  mutating func openPictures(areWide: Bool = false) {
    body.append("<div class=\"\(areWide ? "strips" : "pictures")\">")
  }

  /// Adds a picture that follows the switches.
  ///
  /// - Parameters:
  ///   - name: The beginning of its files' names.
  ///   - caption: What it shows.
  ///   - size: The device that it is drawn on in any case, nil for the one that is chosen.
  mutating func addPicture(_ name: String, caption: String, size: GallerySize? = nil) {
    let chosen = switches.map { item in
      item.name == GallerySwitch.size
        ? size?.rawValue ?? item.choices[0].value : item.choices[0].value
    }
    let file = "\(name)-\(chosen.joined(separator: "-")).svg"
    let fixed = size.map { " data-size=\"\($0.rawValue)\"" } ?? ""
    body.append(
      "<figure><a href=\"\(file)\"><img loading=\"lazy\" data-scene=\"\(name)\"\(fixed)"
        + " src=\"\(file)\" alt=\"\(caption)\"></a><figcaption>\(caption)</figcaption></figure>")
  }

  mutating func closePictures() {
    body.append("</div>")
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
    <header>
    <h1>RoundedTable</h1>
    <p class="lead">\(Self.lead)</p>
    <img class="film" src="\(Self.filmName)" alt="The same updates with UIKit alone and with RoundedTable">
    </header>
    <nav>
    <div class="links">\(links.joined(separator: " "))</div>
    <form>\(switches.map(\.html).joined(separator: "\n"))</form>
    </nav>
    <main>
    \(body.joined(separator: "\n"))
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  /// The file of the moving picture.
  static let filmName = "update.svg"
  /// The file of the picture of several looks.
  static let looksName = "looks.svg"

  private static let lead = """
    Rounded cards for <code>UITableView</code>: change one class name, and every section’s corners stay correct after any update.
    """
}
