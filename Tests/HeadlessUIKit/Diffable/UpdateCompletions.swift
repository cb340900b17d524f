/// The completions of a data source's updates: called once each, in the order of the updates
/// whichever animation ends first, and never before the call that asked for the update has
/// returned.
@MainActor final class UpdateCompletions {
  /// One update's completion, which waits for all parts of the update.
  @MainActor final class Ticket {
    fileprivate let completion: (() -> Void)?
    fileprivate var unfinishedParts = 0

    fileprivate init(_ completion: (() -> Void)?) {
      self.completion = completion
    }
  }

  private var tickets: [Ticket] = []

  /// Takes an update in.
  ///
  /// Its first part is the call itself, which the clock ends in a later turn.
  func begin(_ completion: (() -> Void)?, endsLater: Bool = true) -> Ticket {
    let ticket = Ticket(completion)
    tickets.append(ticket)
    guard endsLater else { return ticket }
    let endPart = addPart(to: ticket)
    HeadlessClock.schedule(after: 0) { endPart() }
    return ticket
  }

  /// Makes an update wait for one more part, until the returned closure is called.
  func addPart(to ticket: Ticket) -> @MainActor () -> Void {
    ticket.unfinishedParts += 1
    return {
      ticket.unfinishedParts -= 1
      self.callFinished()
    }
  }

  private func callFinished() {
    while let first = tickets.first, first.unfinishedParts == 0 {
      tickets.removeFirst()
      first.completion?()
    }
  }
}
