/// The views of headers and footers in sight.
@MainActor struct LiveExtras {
  final class Entry {
    let view: UIView
    var isDisplayed = false

    init(_ view: UIView) { self.view = view }
  }

  /// Headers before footers, each in the order of their sections.
  private(set) var all: [(section: Int, isHeader: Bool, entry: Entry)] = []

  subscript(section: Int, isHeader isHeader: Bool) -> Entry? {
    get {
      for extra in all where extra.section == section && extra.isHeader == isHeader {
        return extra.entry
      }
      return nil
    }
    set {
      all.removeAll { $0.section == section && $0.isHeader == isHeader }
      guard let newValue else { return }
      let index = all.firstIndex {
        $0.isHeader == isHeader ? $0.section > section : isHeader
      }
      all.insert((section, isHeader, newValue), at: index ?? all.count)
    }
  }
}
