/// The views of headers and footers in sight.
@MainActor struct LiveExtras {
  final class Entry {
    let view: UIView
    var isDisplayed = false

    init(_ view: UIView) { self.view = view }
  }

  var headers: [Int: Entry] = [:]
  var footers: [Int: Entry] = [:]

  var all: [(section: Int, isHeader: Bool, entry: Entry)] {
    headers.map { ($0.key, true, $0.value) }.sorted { $0.0 < $1.0 }
      + footers.map { ($0.key, false, $0.value) }.sorted { $0.0 < $1.0 }
  }
  subscript(section: Int, isHeader isHeader: Bool) -> Entry? {
    get { isHeader ? headers[section] : footers[section] }
    set { if isHeader { headers[section] = newValue } else { footers[section] = newValue } }
  }
}
