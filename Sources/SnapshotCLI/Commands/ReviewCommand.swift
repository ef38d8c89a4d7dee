import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot review`: decides about what the last run left, in the terminal or by name.
package struct ReviewCommand {
  private enum Action: Equatable {
    case interactive, list, accept, reject, undo
  }

  private let action: Action
  private let patterns: [SnapshotPattern]
  private let takesAll: Bool
  private let printsJSON: Bool
  private let images: PictureProtocol?
  private let place: PackagePlace
  private let runFolder: String?

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(
      options: PackagePlace.options + ["--run", "--images"],
      flags: ["--list", "--json", "--accept", "--reject", "--undo", "--all"]
    ).parse(arguments)
    let actions = ["--list", "--accept", "--reject", "--undo"].filter(parsed.flags.contains)
    guard actions.count <= 1 else {
      throw UsageError.wrongArguments(
        "review does one thing at a time, not \(actions.joined(separator: " and ")).")
    }
    let words = parsed.positionals + parsed.passedThrough
    patterns = words.map(SnapshotPattern.init)
    takesAll = parsed.flags.contains("--all")
    printsJSON = parsed.flags.contains("--json")
    switch actions.first {
    case "--accept": action = .accept
    case "--reject": action = .reject
    case "--undo": action = .undo
    case "--list": action = .list
    default: action = printsJSON ? .list : .interactive
    }
    if action == .accept || action == .reject, takesAll == !words.isEmpty {
      throw UsageError.wrongArguments(
        "\(actions[0]) needs paths or globs of snapshots, or --all.")
    }
    if action != .accept, action != .reject, takesAll || !words.isEmpty {
      throw UsageError.wrongArguments("Patterns and --all need --accept or --reject.")
    }
    images = try Self.images(parsed.value("--images"))
    place = PackagePlace(parsed)
    runFolder = parsed.value("--run")
  }

  private static func images(_ text: String?) throws(UsageError) -> PictureProtocol? {
    guard let text else { return nil }
    guard let images = PictureProtocol(rawValue: text) else {
      throw UsageError.invalidValue(
        option: "--images", value: text,
        expected: PictureProtocol.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return images
  }

  /// - Throws: `PackageError.noPackage`, `ReviewError`.
  package func run(_ console: Console) throws -> Int32 {
    let (root, buildFolder) = try place.find()
    let runs = try runs(root, buildFolder)
    // A pattern may be about one part alone of what several machines drew.
    let names = runs.flatMap { $0.snapshots.map(\.path) + $0.refusals.map(\.snapshot) }
    for pattern in patterns where !names.contains(where: pattern.matches) {
      throw UsageError.wrongArguments(
        "nothing in the run matches “\(pattern.description.singleLine)”. "
          + "`\(ToolCommand.name) review --list` shows what it left.")
    }
    var codes: [Int32] = []
    for run in runs {
      // Also where a decision could not be carried out: others before it were.
      defer { if action != .list { Self.updatePage(run, root, console) } }
      switch action {
      case .list: codes.append(try list(run, root, console))
      case .undo: codes.append(try undo(run, root, console))
      case .interactive: codes.append(try interact(run, root, console))
      case .accept, .reject: codes.append(try decide(run, root, console))
      }
    }
    return codes.max() ?? ExitCode.success
  }

  /// The newest run, or those that a folder has that CI kept: one, or the parts of one.
  private func runs(_ root: String, _ buildFolder: String) throws -> [PendingRun] {
    guard let runFolder else {
      let newest = PendingRun.newestFolder(buildFolder: buildFolder, packageRoot: root)
      return [try Self.pending(newest, or: buildFolder, root)]
    }
    let folder = PackagePlace.absolute(runFolder)
    let folders = RunFolders.runs(in: folder)
    if folders.count < 2 { return [try Self.pending(folders.first ?? folder, or: folder, root)] }
    let runs = try folders.map { try Self.pending($0, or: $0, root) }
    let paths = runs.flatMap { $0.snapshots.map(\.path) }
    // Two that drew the same are no parts of one run, and an undo goes back in one.
    if action == .undo || printsJSON || Set(paths).count < paths.count {
      throw ReviewCommandError.severalRuns(folder, folders)
    }
    return runs
  }

  private static func pending(
    _ folder: String?, or other: String, _ root: String
  ) throws -> PendingRun {
    guard let folder, FileAccess.isFolder(folder) else {
      throw ReviewCommandError.noRun(folder ?? other)
    }
    let run = PendingRun(folder: folder, packageRoot: root)
    // An unrelated folder is not a run that left nothing to review.
    if run.tests.isEmpty, run.refusals.isEmpty, run.problems.isEmpty,
      !FileAccess.exists(folder + "/" + RunManifest.fileName)
    {
      throw ReviewCommandError.noRun(folder)
    }
    return run
  }

  /// Writes the run's page again, with the decisions on it. A plain `swift test` leaves no page.
  private static func updatePage(_ run: PendingRun, _ root: String, _ console: Console) {
    guard let name = ReportFormat.html.fileName else { return }
    let path = run.folder + "/" + name
    guard FileAccess.exists(path),
      let report = try? RunReport(runFolder: run.folder, packageRoot: root)
    else { return }
    do throws(FileError) {
      try FileAccess.write(HTMLReport(report).bytes(), to: path)
    } catch {
      console.error("snapshot: \(path.singleLine) could not show decisions: \(error)\n")
    }
  }

  /// Reviews in the terminal. Without one, says what is left to decide, and how to go on.
  private func interact(_ run: PendingRun, _ root: String, _ console: Console) throws -> Int32 {
    let environment = SnapshotEnvironment.current
    let list = ReviewList(run, packageRoot: root)
    if list.undecidedCount == 0 {
      console.write(list.text(console.style))
      return list.isSettled ? ExitCode.success : ExitCode.difference
    }
    let loop = try ReviewLoop(run, packageRoot: root, style: console.style)
    do {
      guard let terminal = TerminalDevice() else {
        console.write(list.text(console.style))
        console.error("snapshot: this is not a terminal; pass --accept or --reject.\n")
        return ExitCode.usage
      }
      loop.run(terminal, images, environment)
    }
    let left = ReviewList(run, packageRoot: root)
    console.write(left.text(console.style))
    return left.isSettled ? ExitCode.success : ExitCode.difference
  }

  // MARK: Headless

  /// Exit code 1 while something is undecided, refused or unreadable.
  private func list(_ run: PendingRun, _ root: String, _ console: Console) throws -> Int32 {
    let list = ReviewList(run, packageRoot: root)
    console.write(printsJSON ? JSONText.string(list) + "\n" : list.text(console.style))
    return list.isSettled ? ExitCode.success : ExitCode.difference
  }

  private func decide(
    _ run: PendingRun, _ root: String, _ console: Console
  ) throws -> Int32 {
    let session = try ReviewSession(run)
    let chosen = run.snapshots.filter { snapshot in
      takesAll
        ? !isDecided(session.state(snapshot)) : patterns.contains { $0.matches(snapshot.path) }
    }
    let step = session.nextStep
    var failures = refuse(run, console)
    for snapshot in chosen {
      do throws(ReviewError) {
        if action == .reject {
          try session.reject(snapshot, step: step)
          console.write("\(console.style.red("rejected")) \(snapshot.path.singleLine)\n")
        } else {
          try session.accept(snapshot, step: step)
          let target = Self.short(snapshot.referencePath, root).singleLine
          console.write(
            "\(console.style.green("accepted")) \(snapshot.path.singleLine) → \(target)\n")
        }
      } catch {
        failures += 1
        console.error("snapshot: \(error)\n")
        if case .file = error { return ExitCode.failure }
      }
    }
    if chosen.isEmpty, takesAll { console.write("The run left nothing to decide.\n") }
    let rejected = run.snapshots.count { session.state($0) == .rejected }
    if takesAll, action == .accept, rejected > 0 {
      console.write("\(NumberText.grouped(rejected)) rejected earlier: name them to accept them.\n")
    }
    return failures == 0 ? ExitCode.success : ExitCode.difference
  }

  /// Says of what is asked for what cannot be decided about, and gives how many that is.
  private func refuse(_ run: PendingRun, _ console: Console) -> Int {
    let refusals = run.refusals.filter { refusal in
      takesAll || patterns.contains { $0.matches(refusal.snapshot) }
    }
    for refusal in refusals {
      console.error(
        "snapshot: \(refusal.snapshot.singleLine) is refused: \(refusal.reason.singleLine).\n")
    }
    if takesAll {
      for problem in run.problems { console.error("snapshot: \(problem.singleLine)\n") }
      return refusals.count + run.problems.count
    }
    return refusals.count
  }

  private static func short(_ path: String, _ root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Whether `--all` leaves it as somebody decided.
  private func isDecided(_ state: PendingSnapshot.State) -> Bool {
    state == .accepted || state == .rejected
  }

  private func undo(_ run: PendingRun, _ root: String, _ console: Console) throws -> Int32 {
    let session = try ReviewSession(run)
    guard let references = try session.undo() else {
      console.write("Nothing was decided about this run.\n")
      return ExitCode.difference
    }
    for path in references {
      console.write("as before \(Self.short(path, root).singleLine)\n")
    }
    return ExitCode.success
  }
}

/// Why there is nothing to review.
package enum ReviewCommandError: Error, CustomStringConvertible {
  case noRun(String)
  case severalRuns(String, [String])

  package var description: String {
    switch self {
    case .severalRuns(let folder, let runs):
      "There are \(runs.count) runs in \(folder.singleLine). Pass one at a time: "
        + runs.map(\.singleLine).joined(separator: ", ")
    case .noRun(let path):
      "Found no run in \(path.singleLine). `\(ToolCommand.name) verify` creates one; "
        + "--run selects another."
    }
  }
}
