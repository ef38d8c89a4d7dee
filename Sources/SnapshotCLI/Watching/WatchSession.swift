import Foundation
import SnapshotCore
import SnapshotTool

/// Waits for changes, keys and the end of a run, and does what `WatchState` says.
final class WatchSession {
  /// Milliseconds without another change until a change counts; a saved project is many.
  private static let quietMilliseconds: Int32 = 100
  /// The seconds after which a change counts even if others follow.
  private static let maximumDelaySeconds = 1.0
  /// Milliseconds between two looks at signals and at the terminal.
  private static let tickMilliseconds: Int32 = 250

  private let root: String
  private let place: BuildPlace
  private let filters: [String]
  private let screen: WatchScreen
  private let console: Console
  private let verifyArguments: ([String]) -> [String]
  private let review: ([String]) throws -> Int32
  private let keys = KeyInput()
  private let wake = Pipe()

  private var plan: WatchPlan
  private var watcher: FolderWatcher
  private var state = WatchState()
  private var outcomes = KnownOutcomes()
  private var current: WatchedRun?

  /// - Parameters:
  ///   - verifyArguments: Makes the arguments of `snapshot` that run tests by these filters.
  ///   - review: Runs `snapshot review` with these arguments.
  init(
    root: String, place: BuildPlace, filters: [String], console: Console,
    verifyArguments: @escaping ([String]) -> [String],
    review: @escaping ([String]) throws -> Int32
  ) throws {
    self.root = root
    self.place = place
    self.filters = filters
    self.console = console
    self.verifyArguments = verifyArguments
    self.review = review
    plan = WatchPlan(outline: try Self.outline(root, place), root: root)
    watcher = try Self.watcher(plan)
    screen = WatchScreen(console, packageName: plan.outline.name)
  }

  func run() throws -> Int32 {
    Interruption.watch()
    defer { keys.leave() }
    var action = state.start(.all, reason: "all tests")
    while true {
      if try !perform(action) { return ExitCode.success }
      action = try nextAction()
    }
  }

  /// - Returns: Whether to go on.
  private func perform(_ action: WatchState.Action) throws -> Bool {
    switch action {
    case .nothing: break
    case .say(let text): screen.say(text)
    case .stop: current?.stop()
    case .quit: return false
    case .review: try reviewRuns()
    case .run(let selection, let reason):
      screen.begin(reason)
      let wake = wake.fileHandleForWriting
      current = try WatchedRun(
        verifyArguments(selection.patterns(within: filters)),
        directory: FileManager.default.currentDirectoryPath, buildFolder: place.folder
      ) { try? wake.write(contentsOf: [0]) }
    }
    return true
  }

  /// Waits until there is something to do.
  private func nextAction() throws -> WatchState.Action {
    while true {
      if Interruption.signals > 0 {
        current?.stop()
        _ = current?.waitForExit()
        return .quit
      }
      keys.enter()
      let inputs = [watcher.descriptor, wake.fileHandleForReading.fileDescriptor]
      let ready = Self.poll(inputs + (keys.isAvailable ? [0] : []), Self.tickMilliseconds)
      if ready.contains(inputs[1]) { return runEnded() }
      if ready.contains(0), let key = pressedKey() {
        return state.pressed(key, failing: outcomes.failingTests)
      }
      if ready.contains(inputs[0]), let action = try changed() { return action }
    }
  }

  private func runEnded() -> WatchState.Action {
    _ = wake.fileHandleForReading.availableData
    guard let run = current else { return .nothing }
    let status = run.waitForExit()
    outcomes.note(run.summary())
    current = nil
    let action = state.runEnded(isWhole: status < ExitCode.usage)
    if action == .nothing { screen.wait(hasKeys: keys.isAvailable, outcomes) }
    return action
  }

  private func pressedKey() -> WatchState.Key? {
    guard let bytes = keys.read() else { return .quit }
    return bytes.lazy.compactMap(WatchState.Key.init).first
  }

  private func changed() throws -> WatchState.Action? {
    let paths = try takeChanges().filter { !$0.hasPrefix(place.folder + "/") }
    var effects = paths.map { path in
      (path, plan.effect(ofChange: path, source: Self.text, testsOfReference: outcomes.tests))
    }
    effects.removeAll { $0.1 == .nothing }
    if watcher.hasOverflowed || effects.contains(where: { $0.1 == .packageChanged }) {
      // A manifest that is not whole yet is reported by the run itself.
      if let outline = try? Self.outline(root, place) {
        plan = WatchPlan(outline: outline, root: root)
      }
      watcher = try Self.watcher(plan)
      return state.changed(.all, reason: "the package changed")
    }
    var selection: TestSelection?
    for case (_, .tests(let tests)) in effects { selection = tests.union(selection) }
    guard let selection else { return nil }
    return state.changed(selection, reason: Self.reason(effects.map(\.0)))
  }

  private func takeChanges() throws -> [String] {
    var paths = Set(try watcher.takeChanges())
    let start = ContinuousClock().now
    let limit = Duration.seconds(Self.maximumDelaySeconds)
    while !paths.allSatisfy({ WatchPlan.isPassing(FileAccess.split($0).name) }),
      ContinuousClock().now - start < limit,
      !Self.poll([watcher.descriptor], Self.quietMilliseconds).isEmpty
    {
      paths.formUnion(try watcher.takeChanges())
    }
    return paths.sorted()
  }

  /// `Card.swift changed`, or how many files did.
  private static func reason(_ paths: [String]) -> String {
    paths.count == 1
      ? "\(FileAccess.split(paths[0]).name.singleLine) changed"
      : "\(NumberText.counted(paths.count, "file")) changed"
  }

  private func reviewRuns() throws {
    guard keys.isAvailable else { return }
    keys.leave()
    _ = try review(["--package-path", root, "--scratch-path", place.folder])
    screen.wait(hasKeys: true, outcomes)
  }

  private static func text(_ path: String) -> String? {
    (try? FileAccess.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func watcher(_ plan: WatchPlan) throws -> FolderWatcher {
    let folders = plan.folders
    let root = plan.root
    let watcher = try FolderWatcher { folder in
      if folder == root { return true }
      let isHidden = FileAccess.split(folder).name.hasPrefix(".")
      return !isHidden
        && folders.contains {
          folder == $0 || folder.hasPrefix($0 + "/") || $0.hasPrefix(folder + "/")
        }
    }
    // Targets may lie elsewhere than below the package.
    for folder in [root] + folders { try watcher.add(folder) }
    return watcher
  }

  private static func outline(_ root: String, _ place: BuildPlace) throws -> PackageOutline {
    let scratch = place.scratchPath.map { ["--scratch-path", $0] } ?? []
    let result = try ChildCommand.run(
      ["swift", "package", "--package-path", root] + scratch + ["describe", "--type", "json"])
    guard result.status == 0, let outline = try? PackageOutline(json: result.output)
    else { throw PackageError.cannotDescribe(root) }
    return outline
  }

  /// Waits for the descriptors, and returns those with something to read, or at their end.
  private static func poll(_ descriptors: [Int32], _ milliseconds: Int32) -> Set<Int32> {
    var list = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // SAFETY: `poll` reads and fills as many values as the array has, during the call alone.
    guard unsafe Foundation.poll(&list, nfds_t(list.count), milliseconds) > 0 else { return [] }
    return Set(list.filter { $0.revents != 0 }.map(\.fd))
  }
}
