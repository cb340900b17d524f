import UIKit

/// Reminders by section, as an `NSFetchedResultsController` has them: it tells its delegate of
/// changes one by one.
///
/// Core Data does not exist on Linux. Names and the order of calls are those of the real one.
@MainActor final class ReminderResults {
  struct Section {
    var name: String
    var reminders: [Reminder]
  }

  enum Change {
    case insert, delete, move, update
  }

  weak var delegate: (any ReminderResultsDelegate)?
  private(set) var sections: [Section]
  private var reminders: [Reminder]

  init(_ reminders: [Reminder]) {
    self.reminders = reminders
    sections = Self.sections(of: reminders)
  }

  func object(at indexPath: IndexPath) -> Reminder {
    sections[indexPath.section].reminders[indexPath.row]
  }

  func insert(_ text: String) {
    change {
      let id = ($0.map(\.id).max() ?? 0) + 1
      $0.append(Reminder(id: id, text: text, day: .today))
    }
  }

  func delete(_ reminder: Reminder) {
    change { $0.removeAll { $0.id == reminder.id } }
  }

  func update(_ reminder: Reminder) {
    change { $0 = $0.map { $0.id == reminder.id ? reminder : $0 } }
  }

  /// Sections without reminders do not exist, as is usual with fetched results.
  private static func sections(of reminders: [Reminder]) -> [Section] {
    Dictionary(grouping: reminders, by: \.section).sorted { $0.key < $1.key }.map {
      section, group in
      Section(name: section.name, reminders: group.sorted { $0.text < $1.text })
    }
  }

  private func change(_ changes: (inout [Reminder]) -> Void) {
    let former = sections
    changes(&reminders)
    delegate?.resultsWillChangeContent()
    sections = Self.sections(of: reminders)
    tell(from: former)
    delegate?.resultsDidChangeContent()
  }

  private func tell(from former: [Section]) {
    let names = (former.map(\.name), sections.map(\.name))
    for (index, name) in names.0.enumerated() where !names.1.contains(name) {
      delegate?.results(didChangeSectionAt: index, for: .delete)
    }
    for (index, name) in names.1.enumerated() where !names.0.contains(name) {
      delegate?.results(didChangeSectionAt: index, for: .insert)
    }
    let (old, new) = (Self.places(in: former), Self.places(in: sections))
    for (id, place) in old.sorted(by: { $0.value.indexPath < $1.value.indexPath }) {
      guard let now = new[id] else {
        delegate?.results(didChangeObjectAt: place.indexPath, for: .delete, newIndexPath: nil)
        continue
      }
      guard now.reminder != place.reminder else { continue }
      let isMove = now.reminder.section != place.reminder.section
      delegate?.results(
        didChangeObjectAt: place.indexPath, for: isMove ? .move : .update,
        newIndexPath: now.indexPath)
    }
    for (id, now) in new where old[id] == nil {
      delegate?.results(didChangeObjectAt: nil, for: .insert, newIndexPath: now.indexPath)
    }
  }

  private static func places(
    in sections: [Section]
  ) -> [Reminder.ID: (indexPath: IndexPath, reminder: Reminder)] {
    var places: [Reminder.ID: (indexPath: IndexPath, reminder: Reminder)] = [:]
    for (index, section) in sections.enumerated() {
      for (row, reminder) in section.reminders.enumerated() {
        places[reminder.id] = (IndexPath(row: row, section: index), reminder)
      }
    }
    return places
  }
}

/// What is told of changes, in the order of an `NSFetchedResultsControllerDelegate`'s methods.
@MainActor protocol ReminderResultsDelegate: AnyObject {
  func resultsWillChangeContent()
  func results(didChangeSectionAt index: Int, for change: ReminderResults.Change)
  func results(
    didChangeObjectAt indexPath: IndexPath?, for change: ReminderResults.Change,
    newIndexPath: IndexPath?)
  func resultsDidChangeContent()
}

extension Reminder {
  /// The section that it is listed in.
  fileprivate var section: ReminderSection {
    isDone ? .done : ReminderSection(rawValue: day.rawValue) ?? .today
  }
}

nonisolated private enum ReminderSection: Int, Comparable {
  case late, today, tomorrow, done

  var name: String {
    switch self {
    case .late: "Late"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .done: "Done"
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
