import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct RecordedMistakesTests {
  /// A square whose height nothing says.
  private func ambiguousView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let child = UIView()
    child.backgroundColor = .red
    view.addPlaced(child)
    child.widthAnchor.constraint(equalToConstant: 20).isActive = true
    return view
  }

  private func end(failOn: ViewDiagnostics) throws -> RunRecord {
    let folder = try TemporaryFolder()
    return try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run], onWarning: { _ in }) {
      _ = verifySnapshot(
        of: ambiguousView(), as: .image(allowsBlank: true), named: "a", record: .all,
        snapshotDirectory: folder.references, failOn: failOn, testName: "test()")
      return try #require(try folder.records().last)
    }
  }

  @Test func `what a test is warned of is in the run's record`() throws {
    let record = try end(failOn: .standard)
    #expect(record.status == .recorded)
    #expect(record.diagnostics?.map(\.kind) == ["ambiguousLayout"])
    #expect(record.diagnostics?.first?.isFailure == false)
    #expect(record.diagnostics?.first?.text.contains("height") == true)
  }

  @Test func `so is what it fails on`() throws {
    let record = try end(failOn: .all)
    #expect(record.status == .failed)
    #expect(record.diagnostics?.map(\.isFailure) == [true])
    #expect(record.message?.contains(record.diagnostics?.first?.title ?? "none") == true)
  }

  @Test func `a view without mistakes has no such field`() throws {
    let folder = try TemporaryFolder()
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = .red
      _ = verifySnapshot(
        of: view, as: .image, named: "a", record: .all, snapshotDirectory: folder.references,
        testName: "test()")
      let last = try #require(try folder.records().last)
      #expect(last.status == .recorded && last.diagnostics == nil)
    }
  }
}
