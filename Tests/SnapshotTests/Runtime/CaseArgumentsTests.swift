import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct CaseArgumentsTests: NamedRecording {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var files: [String] { folder.files(in: folder.references) }

  private final class Opaque: Sendable {}

  private final class PlainObject: NSObject, Sendable {}

  @Test(arguments: [("hearts", 2), ("clubs", 3)])
  func `a case's arguments stand before the number`(suit: String, rank: Int) {
    folder.inProcess {
      record("a", testName: "case(suit:rank:)")
      record("b", testName: "case(suit:rank:)")
    }
    #expect(files.map { $0.suffix(14) }.allSatisfy { $0.hasSuffix(".txt") })
    #expect(files.contains { $0.contains("\(suit)-\(rank)-1.txt") })
    #expect(files.contains { $0.contains("\(suit)-\(rank)-2.txt") })
    #expect(files.count == 2)
  }

  @Test(arguments: [Opaque()])
  private func `arguments without a stable text need a name`(_ object: Opaque) {
    folder.inProcess {
      let failure = verifySnapshot(
        of: "a", as: .lines, snapshotDirectory: folder.references, testName: "opaque(_:)")
      #expect(failure?.contains("needs a name") == true)
      #expect(files == [])
      record("a", named: "given", testName: "opaque(_:)")
    }
    #expect(files.count == 1)
  }

  @Test(arguments: [PlainObject()])
  private func `an address is no stable text`(_ object: PlainObject) {
    folder.inProcess {
      let failure = verifySnapshot(
        of: "a", as: .lines, snapshotDirectory: folder.references, testName: "address(_:)")
      #expect(failure?.contains("needs a name") == true)
    }
  }
}
