import Testing

@Suite struct SafetyCommentsTests {
  @Test func `every declaration with unsafe expressions says why they are sound`() {
    var count = 0
    for file in SourceTree.sources where UnsafeFiles.paths.contains(file.path) {
      let comments = SafetyComments(file)
      count += comments.declarations.count
      for gap in comments.gaps {
        Issue.record(
          """
          \(file.path):\(gap.line) has unsafe code in line \(gap.use) and no `// SAFETY:` before \
          it. Say in a sentence which bound or owner makes it sound.
          """)
      }
    }
    #expect(count > 500, "the search finds no declarations")
  }

  @Test func `what makes unsafe code sound is said in whole sentences`() {
    for file in SourceTree.sources {
      for line in SafetyComments(file).fragments {
        Issue.record("\(file.path):\(line) is no sentence")
      }
    }
  }

  private func gaps(_ text: String) -> [SafetyComments.Gap] {
    SafetyComments(file(text)).gaps
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(
      path: "a.swift",
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test func `a reason stands above a declaration or before its first unsafe expression`() {
    #expect(
      gaps(
        """
        struct Row {
          func bare() { unsafe read() }

          // SAFETY: The owner keeps the memory for as long as it asks.
          /// Documented.
          @inline(__always)
          func above() { unsafe read() }

          func inside(
            _ index: Int
          ) -> Int {
            // SAFETY: The index was compared with the count just before.
            let value = unsafe read()
            return value
          }

          func late() {
            let value = unsafe read()
            // SAFETY: It comes too late, after the first unsafe expression.
            unsafe write(value)
          }
        }
        """) == [.init(line: 2, use: 2), .init(line: 17, use: 18)])
  }

  @Test func `closures, accessors and local functions belong to their declaration`() {
    #expect(
      gaps(
        """
        extension Row {
          static let table: [Int] = {
            if isReady {
              list.map { item in
                unsafe item.load()
              }
            } else {
              unsafe other()
            }
          }()

          var first: Int {
            get { 0 }
            // SAFETY: The owner keeps the memory for as long as it asks.
            set { unsafe store(newValue) }
          }

          func outer() {
            func inner() {
              unsafe read()
            }
          }

          #if os(Linux)
            // SAFETY: The owner keeps the memory for as long as it asks.
            class func map() {
              unsafe read()
            }
          #endif
        }

        private func free() where A: B {
          unsafe read()
        }
        """) == [
          .init(line: 2, use: 5), .init(line: 18, use: 20), .init(line: 32, use: 33),
        ])
  }

  @Test func `a reason may be for a number of declarations below it`() {
    #expect(
      gaps(
        """
        enum Memory {
          // SAFETY (these 2): The variables are read and written under the lock alone.
          nonisolated(unsafe) private static var count = 0
          nonisolated(unsafe) private static var limit = [
            1
          ]
          @safe nonisolated(unsafe) static var late = 0
        }
        """) == [.init(line: 7, use: 7)])
  }

  @Test func `words in comments and in texts are no unsafe expressions`() {
    #expect(
      SafetyComments(
        file(
          """
          func note() {
            print("unsafe \\"unsafe\\" code") // unsafe
            /// unsafe
            print(unsafely)
          }
          """)
      ).declarations.isEmpty)
  }

  @Test func `fragments are found, sentences are not`() {
    #expect(
      SafetyComments(
        file(
          """
          // SAFETY: below the count.
          // a line of its own.

          // SAFETY: `index` was compared with the count
          // just before.

          // SAFETY (these 2): The owner keeps the memory for as long as it asks.
          /// Documented
          func first() {}
          // SAFETY: The owner keeps the memory for as long as it asks: it
          func second() {}
          // SAFETY: The pointer is valid.
          """)
      ).fragments == [1, 10, 12])
  }
}
