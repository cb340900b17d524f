import Foundation

/// The virtual time of every animation.
///
/// Not isolated, because QuartzCore reads it.
///
/// By itself the clock runs ahead: what is due runs in later turns of the main queue with time put
/// forward, and nothing sleeps. Inside `held` it stands and is advanced by hand.
@_spi(Headless) public enum HeadlessClock {
  /// Whole nanoseconds: sums of seconds would round differently at each origin, and frames would
  /// not be reproducible.
  typealias Ticks = Int64

  private struct Due: Sendable {
    var time: Ticks
    var answers: HeadlessAnswers
    var action: @MainActor () -> Void
  }

  private struct State {
    var now: Ticks = 0
    var due: [Due] = []
    var isHeld = false
    var isTurnComing = false
  }

  private static let state = Locked(State())

  /// Lays out what needs it, as the end of a turn of the run loop does.
  @MainActor static var frame: (@MainActor () -> Void)?

  static var ticks: Ticks { state.withLock { $0.now } }

  static func ticks(_ seconds: Double) -> Ticks { Ticks((seconds * 1e9).rounded()) }

  /// The time in seconds since the process began to keep it.
  public static var now: Double { Double(ticks) / 1e9 }

  /// Runs an action once the clock has gone on by a delay.
  ///
  /// What falls due together runs in the order in which it was scheduled.
  static func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    schedule(at: ticks + ticks(max(0, delay)), action)
  }

  static func schedule(at time: Ticks, _ action: @escaping @MainActor () -> Void) {
    let due = Due(time: time, answers: .current, action: action)
    state.withLock { state in
      var low = 0
      var high = state.due.count
      while low < high {
        let middle = (low + high) / 2
        if state.due[middle].time <= time { low = middle + 1 } else { high = middle }
      }
      state.due.insert(due, at: low)
    }
    runSoon()
  }

  /// Holds the clock for the length of a synchronous body, so that a test sees the frames between.
  @MainActor public static func held<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = hold()
    defer { release(outer) }
    return try body()
  }

  /// Holds the clock for the length of a body that lets turns of the main queue pass, so that what
  /// was put off to them is done.
  ///
  /// For a process in which nothing else runs meanwhile: the clock stands for everybody.
  @MainActor public static func held<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let outer = hold()
    defer { release(outer) }
    return try await body()
  }

  private static func hold() -> Bool {
    state.withLock { state in
      defer { state.isHeld = true }
      return state.isHeld
    }
  }

  private static func release(_ outer: Bool) {
    state.withLock { $0.isHeld = outer }
    runSoon()
  }

  /// Puts the clock forward, stopping at each due time on the way.
  @MainActor public static func advance(by interval: Double) {
    advance(to: ticks + ticks(interval))
    runSoon()
  }

  @MainActor private static func advance(to end: Ticks) {
    while let group = takeGroup(until: end) {
      frame?()
      for due in group {
        due.answers(due.action)
      }
    }
    state.withLock { $0.now = max($0.now, end) }
    frame?()
  }

  /// Puts the clock to the next due time and takes what is due there.
  private static func takeGroup(until end: Ticks) -> [Due]? {
    state.withLock { state in
      guard let first = state.due.first, first.time <= end else { return nil }
      let count = state.due.prefix { $0.time <= first.time }.count
      let group = Array(state.due.prefix(count))
      state.due.removeFirst(count)
      state.now = max(state.now, first.time)
      return group
    }
  }

  private static func runSoon() {
    let isNeeded = state.withLock { state in
      guard !state.isHeld, !state.isTurnComing, !state.due.isEmpty else { return false }
      state.isTurnComing = true
      return true
    }
    guard isNeeded else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        runTurn()
      }
    }
  }

  @MainActor private static func runTurn() {
    let next = state.withLock { state in
      state.isTurnComing = false
      return state.isHeld ? nil : state.due.first?.time
    }
    guard let next else { return }
    advance(to: next)
    runSoon()
  }
}
