import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot doctor`: what could go wrong with snapshots here, and what to do about it.
package struct DoctorCommand {
  private let place: PackagePlace
  private let printsJSON: Bool

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(options: PackagePlace.options, flags: ["--json"])
      .parse(arguments)
    if let extra = (parsed.positionals + parsed.passedThrough).first {
      throw UsageError.wrongArguments("doctor takes only options, not “\(extra.singleLine)”.")
    }
    printsJSON = parsed.flags.contains("--json")
    place = PackagePlace(parsed)
  }

  /// - Throws: `PackageError.noPackage`.
  package func run(_ console: Console) throws -> Int32 {
    let (root, buildFolder) = try place.find()
    let folder = root + "/__Snapshots__"
    let doctor = Doctor(
      root: root, buildFolder: buildFolder, libpngVersion: LoadedLibrary.libpngVersion,
      fontFolders: [folder + "/" + FontFiles.pinnedFolderName]
        + SnapshotEnvironment.current.fontPaths + FontFiles.systemFolders,
      unmergedPaths: GitFiles.unmerged(in: root), stalePaths: StaleFiles.paths(in: folder),
      isBinaryForGit: GitFiles.takesPicturesForBinary(in: root))
    let findings = doctor.findings()
    let failures = findings.count { $0.level == .fail }
    if printsJSON {
      console.write(JSONText.string(["findings": findings]) + "\n")
    } else {
      let lines = findings.map { $0.line(console.style) }.joined(separator: "\n")
      let warnings = findings.count { $0.level == .warn }
      let verdict =
        failures > 0 ? "\(NumberText.counted(failures, "problem")) found"
        : warnings > 0 ? "No problems; \(NumberText.counted(warnings, "warning"))"
        : "No problems found"
      console.write("\(lines)\n\n\(console.style.bold(verdict)).\n")
    }
    return failures == 0 ? ExitCode.success : ExitCode.difference
  }
}
