/// The page that shows each pair of looks: a part for each look, with all that it was paired with.
@MainActor package struct CombinationsPage {
  package static let fileName = "combinations.html"

  let combinations: [Combination]

  package init(_ combinations: [Combination]) {
    self.combinations = combinations
  }

  package func html() -> String {
    let looks = CombinedLook.all
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Combinations of looks</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <p><a href="index.html">RoundedTable</a></p>
      <h1>Combinations of looks</h1>
      <p>Each look by itself, then with each of the others. Nothing is adjusted for the pair. Unless the look is a system, \
      an appearance or a direction, it’s drawn as on iOS 26, in light, from left to right. \
      Swipe actions have the shape that they have on iOS 18.</p>
      <div class="links">\(looks.map { "<a href=\"#\($0.name)\">\($0.title)</a>" }.joined(separator: " "))</div>
      </header>
      <main>
      \(looks.map(part).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func part(of look: CombinedLook) -> String {
    let figures = combinations.filter { $0.looks.contains { $0.name == look.name } }
      .map { combination in
        let other = combination.looks.first { $0.name != look.name }
        let file = "\(combination.name)-\(GalleryLook().name).svg"
        return "<figure><a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\""
          + " alt=\"\(combination.title)\"></a>"
          + "<figcaption>\(other?.title ?? "Alone")</figcaption></figure>"
      }
    return """
      <section>
      <h2 id="\(look.name)">\(look.title)</h2>
      <div class="pairs">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; --page: #fff; --text: #000; --quiet: #6c6c70; --line: #d1d1d6; --link: #0060df; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #161618; --text: #fff; --quiet: #98989d; --line: #3a3a3c; --link: #64aaff; }
    }
    body { margin: 0 auto; max-width: 84rem; padding: 1.5rem 1.5rem 4rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 2.25rem; line-height: 1.2; }
    h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    p { max-width: 40rem; margin: 0.25rem 0 1rem; color: var(--quiet); }
    a { color: var(--link); text-decoration: none; }
    .links { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
    .pairs { display: grid; gap: 1.5rem; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(10rem, 44%), 1fr)); }
    figure { margin: 0; min-width: 0; }
    img { display: block; width: 100%; max-width: 15rem; height: auto; }
    figcaption { margin-top: 0.25rem; color: var(--quiet); font-size: 0.875rem; }
    """
}
