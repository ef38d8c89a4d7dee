import Foundation
import SnapshotCore
import Testing

/// `verify --shard` against a package whose `swift` is a script.
@Suite struct TestCommandShardTests: ShardVerifying {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test func `the list is built as the tests are, which then need no build`() throws {
    _ = try verify([
      "--shard", "1/2", "--configuration", "release", "--", "--num-workers", "3", "--skip=X",
      "-Xswiftc", "-DX",
    ])
    #expect(
      try package.listArguments() == [
        "test", "list", "--configuration", "release", "-Xswiftc", "-DX",
      ])
    let arguments = try childArguments()
    #expect(
      arguments.prefix(5) == ["test", "--parallel", "--configuration", "release", "--skip-build"])
    #expect(arguments.suffix(5) == ["--num-workers", "3", "--skip=X", "-Xswiftc", "-DX"])
    _ = try verify(["--shard", "1/2", "--", "--enable-code-coverage"])
    #expect(try !package.listArguments().contains("--enable-code-coverage"))
    #expect(try !package.childArguments().contains("--skip-build"))
  }

  @Test func `a part without tests is a success that says so, and runs none`() throws {
    let run = try verify(["--shard", "9/9"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("✓ Part 9 of 9 has no tests"))
    #expect(!FileAccess.exists(package.root + "/child-arguments"))
  }

  @Test func `a part whose tests assert nothing is a success that says so`() throws {
    let run = try package.run(
      ["verify", "--shard", "1/5"], records: [], output: "[1/1] Testing A", listing: listing)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Part 1 of 5 asserts no snapshot in its 1 test"))
  }

  @Test func `a part of which not all tests ran is exit 3`() throws {
    let run = try package.run(
      ["verify", "--shard", "1/1"], records: matched(),
      output: "[1/1] Testing A\n✔ Test run with 3 tests in 2 suites passed", listing: listing)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("Only 4 of this part’s 5 tests ran."))
  }

  @Test func `a package without tests is exit 3, in parts too`() throws {
    let run = try verify(["--shard", "1/2"], listing: "Build complete!")
    #expect(run.exitCode == 3)
    let filtered = try verify(["--shard", "1/2", "--filter", "Nothing"])
    #expect(filtered.exitCode == 3)
  }

  @Test func `a list that does not build is a failed build`() throws {
    let run = try package.run(
      ["verify", "--shard", "1/2"], records: [],
      before: "[1/2] Compiling Cards\n/p/Card.swift:3:7: error: cannot find 'x' in scope")
    #expect(run.exitCode == 3)
    #expect(run.output.contains("/p/Card.swift:3:7: error: cannot find 'x' in scope"))
  }

  @Test func `times are written, and balance the next run`() throws {
    #expect(try verify(["--shard", "1/1"]).exitCode == 0)
    let path = package.root + "/.build/snapshot-times.json"
    let times = String(decoding: try FileAccess.read(path), as: UTF8.self)
    #expect(times.contains("\"CardTests.testCard\":500"))
    #expect(times.contains("\"A.a()\":0"))
    let refused = try verify(["--shard", "1/2", "--times", path])
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("Copy it"))
    try FileAccess.makeFolder(package.root + "/times/part-1")
    try FileManager.default.copyItem(
      atPath: path, toPath: package.root + "/times/part-1/times.json")
    // The one test that takes time stands against all the others.
    for given in ["times", "times/part-1/times.json"] {
      _ = try verify(["--shard", "1/2", "--times", given])
      #expect(try filters().count == 1)
      #expect(try "Cards.CardTests/testCard".contains(filters()[0]))
    }
  }

  @Test func `times that are not there are said, and those of another file refused`() throws {
    let run = try verify(["--shard", "1/2", "--times", "none.json"])
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("found no times in none.json"))
    try FileAccess.write(Array("{}".utf8), to: package.root + "/other.json")
    let refused = try verify(["--shard", "1/2", "--times", "other.json"])
    #expect(refused.exitCode == 3)
    #expect(refused.errors.contains("other.json does not hold times of tests"))
  }

  @Test(arguments: [
    ["--shard", "0/2"], ["--shard", "3"], ["--times", "x"],
    ["--shard", "1/2", "--filter", "("], ["--shard", "1/2", "--", "--filter", "A"],
    ["--shard", "1/2", "--", "--filter=A"],
  ])
  func `what cannot be meant is exit 2`(_ arguments: [String]) throws {
    #expect(try verify(arguments).exitCode == 2)
  }
}
