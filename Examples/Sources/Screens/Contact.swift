/// Somebody one knows.
nonisolated package struct Contact: Hashable, Sendable {
  package var name: String
  package var telephone: String

  package init(name: String, telephone: String) {
    self.name = name
    self.telephone = telephone
  }

  /// What contacts are sorted by in a list.
  var initial: String { String(name.prefix(1)) }

  package static let all = [
    Contact(name: "Ada Byron", telephone: "020 7946 0018"),
    Contact(name: "Alan Mathison", telephone: "0161 496 0912"),
    Contact(name: "Annie Easley", telephone: "216 555 0123"),
    Contact(name: "Barbara Huberman", telephone: "617 555 0181"),
    Contact(name: "Claude Elwood", telephone: "908 555 0130"),
    Contact(name: "Corrado Böhm", telephone: "06 555 0173"),
    Contact(name: "Dana Angluin", telephone: "203 555 0149"),
    Contact(name: "Edsger Wybe", telephone: "040 555 0172"),
    Contact(name: "Emmy Amalie", telephone: "09131 555 011"),
    Contact(name: "Evelyn Boyd", telephone: "512 555 0124"),
    Contact(name: "Frances Spence", telephone: "215 555 0102"),
    Contact(name: "Grace Brewster", telephone: "703 555 0109"),
    Contact(name: "Hedy Kiesler", telephone: "01 555 0114"),
    Contact(name: "Ida Rhodes", telephone: "202 555 0115"),
    Contact(name: "Jean Bartik", telephone: "816 555 0127"),
  ]
}
