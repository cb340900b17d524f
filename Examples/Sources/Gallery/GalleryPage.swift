/// The page that shows the pictures side by side.
struct GalleryPage {
  private var links: [String] = []
  private var body: [String] = []

  mutating func addScreen(_ screen: GalleryScreen) {
    addHeading(screen.title, id: screen.rawValue, summary: screen.summary)
  }

  mutating func addHeading(_ title: String, id: String, summary: String) {
    links.append("<a href=\"#\(id)\">\(title)</a>")
    body.append("<h2 id=\"\(id)\">\(title)</h2>")
    body.append("<p>\(summary)</p>")
  }

  mutating func addScene(_ caption: String, _ pictures: [GalleryPicture], isWide: Bool = false) {
    body.append("<h3>\(caption)</h3>")
    body.append("<div class=\"\(isWide ? "strips" : "pictures")\">")
    for picture in pictures {
      body.append("<figure>")
      body.append(
        "<a href=\"\(picture.fileName)\">"
          + "<img loading=\"lazy\" src=\"\(picture.fileName)\" alt=\"\(picture.caption)\"></a>")
      body.append("<figcaption>\(picture.caption)</figcaption>")
      body.append("</figure>")
    }
    body.append("</div>")
  }

  func html() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>RoundedTable</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>RoundedTable</h1>
    <nav>\(links.joined(separator: " "))</nav>
    </header>
    <main>
    \(body.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #d1d1d6; --quiet: #6c6c70; --page: #fff; --text: #000; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #3a3a3c; --quiet: #98989d; --page: #1c1c1e; --text: #fff; }
    }
    body { margin: 0 auto; max-width: 90rem; padding: 1rem 1.5rem 4rem;
      background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    h2 { margin: 3rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
    h3 { margin: 2rem 0 0.5rem; font-size: 1rem; }
    nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
    p { margin: 0; color: var(--quiet); }
    .pictures { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
    .strips { display: grid; gap: 1.5rem; }
    .strips img { border: 0; border-radius: 0; }
    figure { margin: 0; }
    img { display: block; width: 100%; height: auto; border: 1px solid var(--line);
      border-radius: 1rem; box-sizing: border-box; }
    figcaption { margin-top: 0.25rem; color: var(--quiet); font-size: 0.875rem; }
    """
}
