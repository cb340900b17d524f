/// Whether a condition holds now or within two seconds.
///
/// UIKit puts off to later turns of the main queue what it frees and reports, and does not say to
/// how many.
@MainActor package func soon(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<200 {
    if condition() { return true }
    try? await Task.sleep(nanoseconds: 10_000_000)
  }
  return condition()
}
