import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct NamingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func record(_ text: String, named name: String? = nil, testName: String = #function) {
    _ = verifySnapshot(
      of: text, as: .lines, named: name, record: .all, snapshotDirectory: folder.references,
      testName: testName)
  }

  private var files: [String] { folder.files(in: folder.references) }

  @Test func `unnamed snapshots are numbered from 1 in each test`() {
    folder.inProcess {
      record("a", testName: "one()")
      record("b", testName: "one()")
      record("c", testName: "two()")
      record("d", named: "named", testName: "one()")
      record("e", testName: "one()")
    }
    #expect(files == ["one.1.txt", "one.2.txt", "one.3.txt", "one.named.txt", "two.1.txt"])
  }

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

  private final class Opaque: Sendable {}

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

  private final class PlainObject: NSObject, Sendable {}

  @Test(arguments: [PlainObject()])
  private func `an address is no stable text`(_ object: PlainObject) {
    folder.inProcess {
      let failure = verifySnapshot(
        of: "a", as: .lines, snapshotDirectory: folder.references, testName: "address(_:)")
      #expect(failure?.contains("needs a name") == true)
    }
  }

  @Test(.snapshots(record: .all)) func `the trait starts the numbers of a run at 1`() {
    folder.inProcess {
      // What an earlier run in the process used does not count.
      for _ in 1...2 { record("a") }
    }
    #expect(files.contains { $0.hasSuffix(".1.txt") })
    #expect(files.count == 2)
  }

  @Test func `a name cannot leave the folder`() {
    folder.inProcess { record("a", named: "../../evil", testName: "../x()") }
    #expect(files.count == 1)
    #expect(folder.files(in: folder.path).allSatisfy { $0.hasPrefix("references/") })
  }

  @Test func `several strategies have their names, or numbers in their order`() {
    folder.inProcess {
      // With `never` nothing is written but the new snapshots, among the artifacts.
      withKnownIssue {
        assertSnapshots(
          of: "x", as: ["b": .lines, "a": .lines], record: .never, testName: "dictionary()")
        assertSnapshots(of: "x", as: [.lines, .lines], record: .never, testName: "array()")
      }
    }
    #expect(
      folder.files(in: folder.artifacts).filter { !$0.hasSuffix(".json") } == [
        "NamingTests/array.1.actual.txt", "NamingTests/array.2.actual.txt",
        "NamingTests/dictionary.a.actual.txt", "NamingTests/dictionary.b.actual.txt",
      ])
  }

  @Test(arguments: [
    ("a b", "a-b"), ("Yes", "Yes."), ("a/b", "a b"), (" -1", "  -1"), ("dark", "Dark"),
  ])
  func `two names of one file are a failure that names both`(first: String, second: String) {
    folder.inProcess {
      var failures: [String?] = []
      for name in [first, second, first] {
        failures.append(
          verifySnapshot(
            of: "x", as: .lines, named: name, record: .never,
            snapshotDirectory: folder.references, testName: "names()"))
      }
      #expect(failures[0]?.contains("has no reference") == true)
      let both = "“\(second)” of NamingTests.swift:names(), and “\(first)” of"
      #expect(failures[1]?.contains(both) == true)
      #expect(failures[1]?.contains("differ only in punctuation, spaces or case") == true)
      #expect(failures[2]?.contains("has no reference") == true)
    }
  }

  @Test func `arguments that become one name are a failure that names both`() throws {
    let claims = SnapshotClaims()
    var failures: [String?] = []
    for text in ["Yes", "Yes."] {
      var surroundings = Surroundings(
        environment: SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": folder.artifacts]), claims: claims)
      surroundings.attachesFiles = false
      Surroundings.$current.withValue(surroundings) {
        // As `resolvedName` makes it of a case's arguments and the number.
        failures.append(
          verifySnapshot(
            of: text, as: .lines, named: text + "-1", record: .all,
            snapshotDirectory: folder.references, testName: "answer(_:)"))
      }
    }
    #expect(failures[0]?.contains("had no reference") == true)
    #expect(failures[1]?.contains("“Yes.-1” of") == true)
    #expect(folder.text(folder.references + "/answer-_.Yes-1.txt") == "Yes")
  }

  @Test func `two tests may share files in a folder of the caller's`() {
    folder.inProcess {
      record("a", named: "x", testName: "one()")
      #expect(
        verifySnapshot(
          of: "a", as: .lines, named: "x", snapshotDirectory: folder.references,
          testName: "One()") != nil)
    }
    #expect(files == ["One.x.txt", "one.x.txt"])
  }
}
