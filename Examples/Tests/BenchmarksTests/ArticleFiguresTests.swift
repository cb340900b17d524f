import Benchmarks
import Testing

struct ArticleFiguresTests {
  private let figures = ArticleFigures(
    tables: [[["Items", "Time"], ["100", "1"], ["1,000", "2"]]])

  @Test func tablesAreReplaced() throws {
    let article = """
      # Cost

      | Items | Time |
      | --- | ---: |
      | 7 | 8 |

      | Other | Time |
      | --- | ---: |
      | 9 | 9 |

      Text.
      """
    #expect(
      try figures.renewing(article) == """
        # Cost

        | Items | Time |
        | --- | ---: |
        | 100 | 1 |
        | 1,000 | 2 |

        | Other | Time |
        | --- | ---: |
        | 9 | 9 |

        Text.
        """)
  }

  @Test func aTableThatIsMissingIsNamed() {
    #expect(throws: ArticleFigures.Failure(missing: "table 'Items'")) {
      try figures.renewing("Text.")
    }
  }
}
