/// Goes on after a crash of the process that runs the tests of Swift Testing.
///
/// What did not come to its end is run again, one test after the other. The test that runs at the
/// next crash is run once more, alone: a task that an earlier test left behind crashes whoever
/// runs then. If it crashes alone, it is known by name and left out of what is still to run.
/// XCTest needs no such thing with `--parallel`: each of its methods has a process.
package struct Continuation: Sendable {
  /// Crashed processes after which what is left is not run any more.
  package static let maximumCrashes = 6

  /// The test that crashed in the run that was looked at last, if that is certain.
  package private(set) var culprit: String?
  /// The test that ran at the crash before the run that was looked at last, and came to its end
  /// in that run, alone.
  package private(set) var acquitted: String?
  /// Tests that were not run to their end, those that crashed aside.
  package private(set) var missedTests = 0

  /// Processes that did not come to their end, those aside that ran one test to make sure.
  package private(set) var crashes = 0

  /// The test that is run alone now.
  private var suspect: String?

  private var all: [String] = []
  private var done: Set<String> = []

  package init() {}

  /// Looks at a run that has ended.
  ///
  /// - Returns: The filters of the next run; nil where all tests have run, or another run is of no
  ///   use.
  package mutating func filters(after events: TestEvents) -> [String]? {
    culprit = nil
    acquitted = nil
    if let suspect {
      self.suspect = nil
      if events.isWhole { acquitted = suspect } else { culprit = suspect }
      done.insert(suspect)
      return filtersOfRest(hasProgress: true)
    }
    if events.isWhole {
      missedTests = 0
      return nil
    }
    let isFirst = all.isEmpty
    if isFirst { all = events.tests }
    let doneBefore = done.count
    done.formUnion(events.ended)
    if events.isCut { crashes += 1 }
    if events.isCut, events.running.count == 1, let running = events.running.first {
      if !events.ended.isEmpty {
        suspect = running
        return TestEvents.filters(for: [running], among: all)
      }
      culprit = running
      done.insert(running)
    }
    return filtersOfRest(hasProgress: events.isCut && (isFirst || done.count > doneBefore))
  }

  private mutating func filtersOfRest(hasProgress: Bool) -> [String]? {
    let rest = all.filter { !done.contains($0) }
    missedTests = rest.count
    guard !rest.isEmpty, hasProgress, crashes < Self.maximumCrashes else { return nil }
    return TestEvents.filters(for: rest, among: all)
  }

  /// The command that goes on after `arguments`.
  package static func arguments(after arguments: [String], filters: [String]) -> [String] {
    // The number of workers is taken with --parallel alone.
    let options = ["--filter", "--num-workers"]
    var list: [String] = []
    var isValue = false
    for argument in arguments {
      defer { isValue = options.contains(argument) }
      let isDropped =
        isValue || options.contains { argument == $0 || argument.hasPrefix($0 + "=") }
        || ["--parallel", "--no-parallel", "--skip-build"].contains(argument)
      if !isDropped { list.append(argument) }
    }
    list += ["--skip-build", "--disable-xctest", "--no-parallel"]
    return list + filters.flatMap { ["--filter", $0] }
  }
}
