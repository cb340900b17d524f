import Benchmarks
import Testing

struct CallgrindTests {
  @Test func theTotalOfAnOutputIsRead() {
    let output = """
      version: 1
      events: Ir

      fn=(1) showCountedFrame
      12 30
      calls=1 14
      +2 12

      totals: 42

      """
    #expect(Callgrind.total(in: output) == 42)
    #expect(Callgrind.total(in: "events: Ir\n") == nil)
  }
}
