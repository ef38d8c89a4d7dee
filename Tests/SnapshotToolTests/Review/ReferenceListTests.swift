import SnapshotCore
import SnapshotTool
import Testing

@Suite struct ReferenceListTests {
  private let references: PreviewReferences

  init() throws {
    references = try PreviewReferences()
  }

  @Test(arguments: [
    (MirrorContents.tests, [nil, nil, false]), (.previews, [true, false, nil]),
    (.testsAndPreviews, [true, false, false]),
  ])
  func `the list calls unused what the run would have used`(
    _ contents: MirrorContents, expected: [Bool?]
  ) throws {
    let run = try references.run(contents)
    let list = ReferenceList(folder: references.package.root + "/__Snapshots__", run: run)
    let found = [PreviewReferences.used, PreviewReferences.gone, PreviewReferences.test].map {
      path in
      list.references.first { $0.path == path }?.isUsed
    }
    #expect(found.map { $0 ?? nil } == expected)
  }
}
