import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot list`: the references, their sizes, and whether the last run used them.
package struct ListCommand {
  private let place: PackagePlace
  private let patterns: [SnapshotPattern]
  private let printsJSON: Bool
  private let findsDuplicates: Bool

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(
      options: PackagePlace.options, flags: ["--json", "--duplicates"]
    ).parse(arguments)
    patterns = (parsed.positionals + parsed.passedThrough).map(SnapshotPattern.init)
    printsJSON = parsed.flags.contains("--json")
    findsDuplicates = parsed.flags.contains("--duplicates")
    place = PackagePlace(parsed)
  }

  /// - Throws: `PackageError.noPackage`.
  package func run(_ console: Console) throws -> Int32 {
    let (root, buildFolder) = try place.find()
    let run = RunFolders.newest(in: buildFolder).map { PendingRun(folder: $0, packageRoot: root) }
    for problem in run?.problems ?? [] {
      console.error("snapshot: the last run: \(problem.singleLine)\n")
    }
    let list = ReferenceList(folder: root + "/__Snapshots__", run: run, patterns: patterns)
    switch (printsJSON, findsDuplicates) {
    case (true, true):
      console.write(JSONText.string(list.duplicates.map { $0.map(\.path) }) + "\n")
    case (true, false): console.write(JSONText.string(list) + "\n")
    case (false, true): console.write(list.duplicatesText(console.style))
    case (false, false): console.write(list.text(console.style))
    }
    return ExitCode.success
  }
}
