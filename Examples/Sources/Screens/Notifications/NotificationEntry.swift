import UIKit

/// Something that an app has to say.
nonisolated struct NotificationEntry: Hashable, Sendable {
  nonisolated enum App: Hashable, Sendable {
    case messages, calendar, mail, home

    var icon: UIImage {
      switch self {
      case .messages: .tile("message.fill", .systemGreen)
      case .calendar: .tile("calendar", .systemRed)
      case .mail: .tile("envelope.fill", .systemBlue)
      case .home: .tile("house.fill", .systemOrange)
      }
    }
  }

  nonisolated enum Day: String, Hashable, Sendable, CaseIterable {
    case today = "Today"
    case yesterday = "Yesterday"
    case earlier = "Earlier this week"
  }

  var app: App
  var day: Day
  var title: String
  var text: String
  var time: String

  static let all: [NotificationEntry] = [
    NotificationEntry(
      app: .messages, day: .today, title: "Charles", text: "The drawings are on your desk.",
      time: "9:38"),
    NotificationEntry(
      app: .calendar, day: .today, title: "Royal Society", text: "10:00 – 11:30, Somerset House",
      time: "9:30"),
    NotificationEntry(
      app: .messages, day: .today, title: "Mary", text: "Shall we walk in the park at noon?",
      time: "8:12"),
    NotificationEntry(
      app: .mail, day: .yesterday, title: "Luigi", text: "The memoir is in print, with your notes.",
      time: "18:05"),
    NotificationEntry(
      app: .home, day: .yesterday, title: "Front door", text: "Locked by Mary.", time: "17:40"),
    NotificationEntry(
      app: .mail, day: .earlier, title: "Mr Babbage", text: "Tickets for Thursday evening.",
      time: "Mon"),
    NotificationEntry(
      app: .home, day: .earlier, title: "Study", text: "The window was left open.", time: "Mon"),
  ]
}
