/// Something to be done.
nonisolated struct Reminder: Hashable, Sendable, Identifiable {
  var id: Int
  var text: String
  var day: Day
  var isDone = false

  /// When it is to be done.
  enum Day: Int, Hashable, Sendable {
    case late, today, tomorrow
  }

  static let examples = [
    Reminder(id: 1, text: "Return the library books", day: .late),
    Reminder(id: 2, text: "Call the dentist", day: .today),
    Reminder(id: 3, text: "Water the tomatoes", day: .today),
    Reminder(id: 4, text: "Write to Ada", day: .today),
    Reminder(id: 5, text: "Fetch the parcel", day: .tomorrow),
    Reminder(id: 6, text: "Oil the bicycle", day: .tomorrow),
    Reminder(id: 7, text: "Pay the rent", day: .today, isDone: true),
  ]
}
