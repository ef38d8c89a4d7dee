/// Goes on after a crash of the process that runs the tests of Swift Testing.
///
/// What did not come to its end is run again, one test after the other: the test that crashes
/// then is known by name and left out of the next run. XCTest needs no such thing with
/// `--parallel`: each of its methods has a process.
package struct Continuation: Sendable {
  /// Crashed processes after which what is left is not run any more.
  package static let greatestCrashes = 6

  /// The test that crashed in the run that was looked at last, if that is certain.
  package private(set) var culprit: String?
  /// Tests that were not run to their end, those that crashed aside.
  package private(set) var missedTests = 0

  /// Processes that did not come to their end.
  package private(set) var crashes = 0

  private var all: [String] = []
  private var done: Set<String> = []

  package init() {}

  /// Looks at a run that has ended.
  ///
  /// - Returns: The filters of the run that goes on; nothing where all has run, or going on
  ///   is of no use.
  package mutating func filters(after events: TestEvents) -> [String]? {
    culprit = nil
    if events.isWhole {
      missedTests = 0
      return nil
    }
    let isFirst = all.isEmpty
    if isFirst { all = events.tests }
    let doneBefore = done.count
    done.formUnion(events.ended)
    if events.isCut {
      crashes += 1
      if events.running.count == 1 { culprit = events.running.first }
      done.formUnion(culprit.map { [$0] } ?? [])
    }
    let rest = all.filter { !done.contains($0) }
    missedTests = rest.count
    let hasProgress = isFirst || done.count > doneBefore
    guard events.isCut, !rest.isEmpty, hasProgress, crashes < Self.greatestCrashes else {
      return nil
    }
    return TestEvents.filters(for: rest, among: all)
  }

  /// The command that goes on after `arguments`.
  package static func arguments(after arguments: [String], filters: [String]) -> [String] {
    var list: [String] = []
    var isValue = false
    for argument in arguments {
      defer { isValue = argument == "--filter" }
      let isDropped =
        isValue || argument == "--filter" || argument.hasPrefix("--filter=")
        || ["--parallel", "--no-parallel", "--skip-build"].contains(argument)
      if !isDropped { list.append(argument) }
    }
    list += ["--skip-build", "--disable-xctest", "--no-parallel"]
    return list + filters.flatMap { ["--filter", $0] }
  }
}
