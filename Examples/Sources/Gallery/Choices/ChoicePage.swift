import Screens

/// The page on which a look is chosen and its code is taken.
package struct ChoicePage {
  package static let fileName = "look.html"
  package static let pictureFolder = "looks"
  /// The beginning of the names of the files that show the page.
  static let pictureName = "choose-a-look"

  package init() {}

  package func html() -> String {
    let controls = ChoiceControl.all.map(\.html).joined(separator: "\n")
    let look = LookChoice()
    let picture = "\(Self.pictureFolder)/\(look.name).svg"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Choose a look</title>
      <style>
      \(Self.style)
      </style>
      <noscript><style>form, button { display: none; }</style></noscript>
      </head>
      <body>
      <header>
      <p><a href="index.html">RoundedTable</a></p>
      <h1>Choose a look</h1>
      <p>Every picture is drawn with a stand-in for UIKit, as on iOS 26. Paste its code into <code>viewDidLoad</code>.</p>
      </header>
      <main>
      <form>
      \(controls)
      \(ChoiceControl.appearance.html)
      </form>
      <figure>
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(picture)#dark">\
      <img src="\(picture)" width="300" height="480" alt="\(Self.description)"></picture>
      <figcaption role="status">\(Self.description)</figcaption>
      </figure>
      <section aria-label="Code">
      <form>\(ChoiceControl.owner.html)</form>
      <pre tabindex="0" aria-label="Code"><code>\(Self.defaultCode)</code></pre>
      <button type="button">Copy</button>
      <p id="notes">\(look.notes(for: .dataSource).joined(separator: " "))</p>
      <p>Set what differs in one section in <code>sectionStyle</code>, and in one row in <code>rowStyle</code>. All \
      properties, such as those of margins and footers, are in the article <cite>Style a card</cite>.</p>
      </section>
      </main>
      <script>
      const defaultCode = "\(Self.defaultCode)";
      const pictureFolder = "\(Self.pictureFolder)";
      const data = \(ChoiceData().json);
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// What stands in place of code for the look that takes none.
  static let defaultCode = "// Nothing to set: cards look like this by themselves."

  /// What the first picture shows, as the script says it of the others.
  private static var description: String {
    "Three cards. "
      + (ChoiceControl.all + [.appearance]).map { "\($0.title): \($0.choices[0].title)" }
      .joined(separator: ", ")
  }
}
