import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot prune`: removes references that no test uses any more, and moves renamed ones.
package struct PruneCommand {
  private let place: PackagePlace
  private let runFolders: [String]
  private let isDryRun: Bool
  private let isSure: Bool

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(
      options: PackagePlace.options + ["--run"], flags: ["--dry-run", "--yes"]
    ).parse(arguments)
    if let extra = (parsed.positionals + parsed.passedThrough).first {
      throw UsageError.wrongArguments("prune takes only options, not “\(extra.singleLine)”.")
    }
    isDryRun = parsed.flags.contains("--dry-run")
    isSure = parsed.flags.contains("--yes")
    if isDryRun, isSure {
      throw UsageError.wrongArguments("--dry-run and --yes contradict each other.")
    }
    place = PackagePlace(parsed)
    runFolders = parsed.allValues("--run").map(PackagePlace.absolute)
  }

  /// - Throws: `PackageError.noPackage`, `PruneRefusal`, `ReviewError`, `FileError`.
  package func run(_ console: Console) throws -> Int32 {
    let (root, buildFolder) = try place.find()
    var folders = runFolders
    if folders.isEmpty {
      guard let newest = RunFolders.newest(in: buildFolder) else {
        throw PruneRefusal.noRun(buildFolder)
      }
      folders = [newest]
    }
    let plan = try PrunePlan(runFolders: folders, packageRoot: root)
    console.write(plan.text(console.style))
    if plan.isEmpty { return ExitCode.success }
    if isDryRun { return ExitCode.difference }
    guard isSure || isAgreed(console) else { return ExitCode.difference }
    try carryOut(plan, root)
    console.write("Done. Committed references are still in version control.\n")
    return ExitCode.success
  }

  /// Asks; without a terminal the answer is no.
  private func isAgreed(_ console: Console) -> Bool {
    guard isatty(0) == 1, isatty(1) == 1 else {
      console.error("snapshot: nothing was changed; pass --yes to apply it.\n")
      return false
    }
    console.write("Do it? [y/N] ")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }

  /// Does what the listing said, and no more.
  private func carryOut(_ plan: PrunePlan, _ root: String) throws {
    for (folder, moves) in Dictionary(grouping: plan.moves, by: \.target.runFolder).sorted(
      by: { $0.key < $1.key })
    {
      let session = try ReviewSession(folder: folder, packageRoot: root)
      let step = session.nextStep
      for move in moves {
        try session.accept(move.target, step: step, movedFrom: move.source.absolutePath)
      }
    }
    for file in plan.unused { try FileAccess.remove(file.absolutePath) }
  }
}
