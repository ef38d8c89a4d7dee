import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PrunePlanTests {
  private let references: PreviewReferences

  init() throws {
    references = try PreviewReferences()
  }

  private func plan(_ contents: MirrorContents?) throws -> PrunePlan {
    PrunePlan(
      [try references.run(contents)], packageRoot: references.package.root, endedNanoseconds: .max)
  }

  @Test func `a preview that is gone leaves unused references behind`() throws {
    let plan = try plan(.testsAndPreviews)
    #expect(plan.unused.map(\.path).contains(PreviewReferences.gone))
    #expect(plan.unused.map(\.path).contains(PreviewReferences.test))
    #expect(!plan.unused.map(\.path).contains(PreviewReferences.used))
  }

  @Test(arguments: [MirrorContents.tests, nil])
  func `a run without previews says nothing about theirs`(_ contents: MirrorContents?) throws {
    let plan = try plan(contents)
    #expect(plan.unused.map(\.path) == [PreviewReferences.test])
    #expect(plan.kept.map(\.path) == [PreviewReferences.used, PreviewReferences.gone])
    #expect(plan.kept[0].reason.contains("--previews"))
  }

  @Test func `a run of previews alone says nothing about those of tests`() throws {
    let plan = try plan(.previews)
    #expect(plan.unused.map(\.path) == [PreviewReferences.gone])
    #expect(plan.kept.map(\.path) == [PreviewReferences.test])
    #expect(plan.kept[0].reason.contains("only previews"))
  }
}
