import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct AssertionTests: NamedRecording {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
      let both = "“\(second)” of AssertionTests.swift:names(), and “\(first)” of"
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

  @Test func `an error of the value fails the assertion`() throws {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    try folder.inProcess {
      let failure = verifySnapshot(
        of: try value(), as: .lines, snapshotDirectory: folder.references)
      #expect(failure == "The value to snapshot threw an error: Broken()")
    }
  }

  @Test func `a run folder that cannot be written fails the assertion`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.run))
    folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      let failure = verifySnapshot(
        of: "one", as: .lines, snapshotDirectory: folder.references)
      #expect(failure?.contains("SNAPSHOT_RUN_DIR") == true)
    }
  }
}
