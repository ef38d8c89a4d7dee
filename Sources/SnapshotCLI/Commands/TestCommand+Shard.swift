import Foundation
import SnapshotCore
import SnapshotTool

extension TestCommand {
  /// All the tests, or this machine's part of them.
  func runTests(
    _ place: BuildPlace, root: String, folder: RunFolder, _ console: Console
  ) throws -> (result: TestRun.Result, part: ShardedTests?) {
    func run(
      _ arguments: [String], logPath: String, isListing: Bool = false
    ) throws -> TestRun.Result {
      try TestRun(
        arguments: ["swift", "test"] + arguments, root: root, folder: folder, mode: mode,
        logPath: logPath, showsOutput: parsed.flags.contains("--verbose"), isListing: isListing,
        testTimeoutSeconds: testTimeoutSeconds, idleTimeoutSeconds: idleTimeoutSeconds,
        foreign: place.foreign, foreignPictures: foreignPictures,
        previewMatrix: place.previewMatrix
      ).run(console)
    }
    // Without either of the two, Swift Testing runs in parallel and XCTest does not.
    let parallel = [parsed.flags.contains("--no-parallel") ? "--no-parallel" : "--parallel"]
    let build = buildArguments(place)
    guard let shardRequest else {
      let filters = parsed.allValues("--filter").flatMap { ["--filter", $0] }
      let arguments = parallel + build + filters + parsed.passedThrough
      return (try run(arguments, logPath: folder.logPath), nil)
    }
    let times = try Self.times(shardRequest.timesPaths, buildFolder: place.folder, console)
    let outside = [place.folder] + shardRequest.timesPaths.map(PackagePlace.absolute)
    let state = SourceState.current(
      of: root, without: outside, tool: Bundle.main.executablePath ?? "")
    let listPath = folder.path + "/swift-test-list.log"
    let ownBuild = PassedArguments(parsed.passedThrough)
    let listed = try run(
      ["list"] + build + ownBuild.forListing, logPath: listPath, isListing: true)
    guard listed.exitStatus == 0, listed.interruptedTests == nil else { return (listed, nil) }
    let listing = String(decoding: try FileAccess.read(listPath), as: UTF8.self)
    var part = ShardedTests(shardRequest, listing: listing, times: times)
    part.share.state = state
    console.error(part.text + "\n")
    guard !part.tests.isEmpty else { return (listed, part) }
    let filters = part.patterns.flatMap { ["--filter", $0] }
    let skip = ownBuild.changesBuild ? [] : ["--skip-build"]
    let result = try run(
      parallel + build + skip + filters + parsed.passedThrough, logPath: folder.logPath)
    return (result, part)
  }

  private func buildArguments(_ place: BuildPlace) -> [String] {
    var list = place.foreign?.arguments(buildFolder: place.folder) ?? []
    if place.foreign == nil, let scratchPath = place.scratchPath {
      list += ["--scratch-path", scratchPath]
    }
    if let configuration = parsed.value("--configuration") {
      list += ["--configuration", configuration]
    }
    return list
  }

  /// `<build folder>/snapshot-times.json`: of all tests that ran here, as they took last.
  private static func timesPath(_ buildFolder: String) -> String {
    buildFolder + "/snapshot-times.json"
  }

  /// - Parameter paths: Files, and folders of them, as they were typed.
  private static func times(
    _ paths: [String], buildFolder: String, _ console: Console
  ) throws -> TestTimes {
    var times = TestTimes()
    for path in paths {
      // This run rewrites that file: the next part on this machine would be another plan's.
      if URL(fileURLWithPath: path).standardizedFileURL.path == timesPath(buildFolder) {
        throw UsageError.wrongArguments(
          "\(path.singleLine) is overwritten by this run, so the parts would not agree. Copy it "
            + "and pass the copy to every part.")
      }
      guard FileAccess.exists(path) else {
        console.error("snapshot: found no times in \(path.singleLine)\n")
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
      let files = FileAccess.isFolder(path)
        ? names.filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 } : [path]
      for file in files {
        let bytes = try FileAccess.read(file, maximumBytes: TestTimes.maximumFileBytes)
        times = times.longer(with: try TestTimes(bytes: bytes, path: file))
      }
    }
    return times
  }

  /// Keeps the tests' times for the next run. If they cannot be kept the command says so, and does
  /// not fail.
  func writeTimes(
    _ summary: RunSummary, _ part: ShardedTests?, buildFolder: String, _ console: Console
  ) {
    var new = TestTimes(summary)
    for test in part?.tests ?? [] { new.noteRun(of: test) }
    if new.isEmpty { return }
    let path = Self.timesPath(buildFolder)
    let known = (try? FileAccess.read(path)).flatMap { try? TestTimes(bytes: $0, path: path) }
    do throws(FileError) {
      try FileAccess.write((known ?? TestTimes()).updated(with: new).bytes, to: path)
    } catch {
      console.error("snapshot: the tests’ times were not written: \(error)\n")
    }
  }
}
