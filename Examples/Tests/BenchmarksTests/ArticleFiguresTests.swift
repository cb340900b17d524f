import Benchmarks
import Testing

struct ArticleFiguresTests {
  private let figures = ArticleFigures(
    tables: [[["Items", "Time"], ["100", "1"], ["1,000", "2"]]], machine: "The machine: new.")

  @Test func tablesAndTheMachineAreReplaced() throws {
    let article = """
      # Cost

      | Items | Time |
      | --- | ---: |
      | 7 | 8 |

      | Other | Time |
      | --- | ---: |
      | 9 | 9 |

      The machine: old.
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

        The machine: new.
        """)
  }

  @Test(arguments: [
    ("The machine: old.", "table 'Items'"), ("| Items | Time |", "line 'The machine: '"),
  ])
  func whatIsMissingIsNamed(article: String, missing: String) {
    #expect(throws: ArticleFigures.Failure(missing: missing)) { try figures.renewing(article) }
  }
}
