import SnapshotCore
import Testing

@Suite struct RunDiagnosticTests {
  private let contradiction = RunDiagnostic(
    kind: "unsatisfiableConstraints",
    text: """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      (
          "<NSLayoutConstraint Card.A.width == 60   (active)>",
          "<NSLayoutConstraint Card.A.width == 50   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint Card.A.width == 60   (active)>
      (And 3 others like it.)
      """,
    isFailure: false)

  @Test func `a contradiction's details are its constraints, with the one that was given up`() {
    #expect(contradiction.title == "Unable to simultaneously satisfy constraints.")
    #expect(
      contradiction.details == [
        "<NSLayoutConstraint Card.A.width == 60   (active)>  (given up)",
        "<NSLayoutConstraint Card.A.width == 50   (active)>",
      ])
  }

  @Test(arguments: ["One line.", "Card:\n(\n)\nno end", "(", ")\n(", ""])
  func `other texts have none`(_ text: String) {
    #expect(RunDiagnostic(kind: "leak", text: text, isFailure: true).details == [])
  }
}
