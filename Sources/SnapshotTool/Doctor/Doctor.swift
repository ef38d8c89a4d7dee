import Foundation
import SnapshotCore

/// Looks at what snapshots of a package depend on, and says what to mend. Changes nothing.
package struct Doctor {
  package let root: String
  package let buildFolder: String
  /// The version of the libpng that runs, as 10639 for 1.6.39; nil where it does not say.
  package let libpngVersion: Int?
  /// Folders and files in which fonts are looked for, the first ones first.
  package let fontFolders: [String]
  /// References that a merge left in conflict.
  package let unmergedPaths: [String]
  /// Half-written files of processes that are gone.
  package let stalePaths: [String]
  /// Whether git treats PNGs as binary; nil without a repository.
  package let isBinaryForGit: Bool?

  private static let shownNames = 3

  package init(
    root: String, buildFolder: String, libpngVersion: Int?, fontFolders: [String],
    unmergedPaths: [String], stalePaths: [String], isBinaryForGit: Bool?
  ) {
    self.root = root
    self.buildFolder = buildFolder
    self.libpngVersion = libpngVersion
    self.fontFolders = fontFolders
    self.unmergedPaths = unmergedPaths
    self.stalePaths = stalePaths
    self.isBinaryForGit = isBinaryForGit
  }

  var folder: String { root + "/__Snapshots__" }

  /// One finding or more for each check, in a fixed order.
  ///
  /// - Complexity: O(bytes) of all references, and of installed fonts until all are found.
  package func findings() -> [DoctorFinding] {
    let files = StoredReference.all(in: folder)
    let scan = ReferenceScan(files)
    return [libpng, systemFont] + fonts(scan) + permissions
      + [temporaries, names(files), git, arithmetic] + runtime
      + clock + contents(scan)
  }

  /// Names for a sentence, the first few.
  static func some(_ paths: [String]) -> String {
    let shown = paths.prefix(shownNames).joined(separator: ", ")
    let rest = paths.count - shownNames
    return rest > 0 ? "\(shown) and \(NumberText.grouped(rest)) more" : shown
  }

  // MARK: The machine

  private var libpng: DoctorFinding {
    guard let number = libpngVersion else {
      return .warn(
        "libpng", "Its version is unknown.",
        next: "Link it dynamically: apt-get install libpng-dev")
    }
    let version = "libpng \(number / 10000).\(number / 100 % 100).\(number % 100)"
    // CVE-2017-12652: lengths of chunks were not held against the limits.
    if number < 10632 {
      return .warn(
        "libpng", "\(version) has known vulnerabilities with untrusted files.",
        next: "Install 1.6.32 or newer, or a patched package: apt-get install libpng-dev")
    }
    return .ok("libpng", version)
  }

  private var systemFont: DoctorFinding {
    let files = FontFiles(folders: fontFolders)
    let names = ["Inter.", "InterVariable", "Inter-Regular"]
    guard let path = names.lazy.compactMap({ files.firstPath(named: $0) }).first else {
      return .fail(
        "system font", "Inter was not found in \(Self.some(fontFolders)).",
        next: "apt-get install fonts-inter-variable")
    }
    return .ok("system font", path)
  }

  private func fonts(_ scan: ReferenceScan) -> [DoctorFinding] {
    if scan.fonts.isEmpty { return [.ok("fonts", "No reference was drawn with a font.")] }
    let files = FontFiles(folders: fontFolders)
    let missing = scan.fonts.filter { files.path(of: $0.font.fingerprint) == nil }
    if missing.isEmpty {
      return [
        .ok(
          "fonts",
          "\(NumberText.counted(scan.fonts.count, "font")) of the references: all installed")
      ]
    }
    return missing.map { entry in
      .fail(
        "fonts",
        "\(entry.font.name) \(entry.font.fingerprint.prefix(12)), with which "
          + "\(NumberText.counted(entry.count, "reference")) "
          + "\(entry.count == 1 ? "was" : "were") drawn, is missing.",
        next: "Install that version, or copy it from a machine that has it: "
          + "\(ToolCommand.name) fonts pin")
    }
  }

  // MARK: Files

  private var permissions: [DoctorFinding] {
    // SAFETY: `access` reads the path, a string with a final zero, during each call alone.
    var findings: [DoctorFinding] = []
    if !FileAccess.isFolder(folder) {
      findings.append(.ok("references", "There are none yet: the first test run writes them."))
    } else if unsafe access(folder, R_OK | X_OK) != 0 {
      findings.append(
        .fail("references", "\(folder) cannot be read.", next: "chmod -R u+rwX '\(folder)'"))
    } else if unsafe access(folder, W_OK) != 0 {
      findings.append(
        .warn(
          "references", "\(folder) is not writable: nothing can be recorded.",
          next: "chmod -R u+rwX '\(folder)', unless this is intended"))
    }
    let build = FileAccess.exists(buildFolder) ? buildFolder : FileAccess.split(buildFolder).folder
    if unsafe access(build, W_OK | X_OK) != 0 {
      findings.append(
        .fail(
          "build folder", "\(build) is not writable: runs and pictures cannot be stored.",
          next: "chmod u+rwx '\(build)', or name another with --scratch-path"))
    }
    return findings.isEmpty ? [.ok("permissions", "references and build folder")] : findings
  }

  private var temporaries: DoctorFinding {
    if stalePaths.isEmpty { return .ok("temporaries", "No process left a half-written file.") }
    let files = NumberText.counted(stalePaths.count, "half-written file")
    return .warn(
      "temporaries", "\(files) of ended processes: \(Self.some(stalePaths))",
      next: "`\(ToolCommand.name) record` removes them.")
  }

  /// Paths that are one file on disks which ignore case, or one name in another Unicode form.
  private func names(_ files: [StoredReference]) -> DoctorFinding {
    var groups: [String: [String]] = [:]
    for file in files {
      let key = file.path.precomposedStringWithCanonicalMapping.lowercased()
      groups[key, default: []].append(file.path)
    }
    // Swift compares strings by canonical equivalence: bytes tell the forms apart.
    let decomposed = files.map(\.path).filter {
      Array($0.utf8) != Array($0.precomposedStringWithCanonicalMapping.utf8)
    }
    let clashes = groups.values.filter { $0.count > 1 }
      .map { $0.joined(separator: " = ") }.sorted()
    if !clashes.isEmpty {
      return .fail(
        "names", "The same file on case-insensitive disks: \(Self.some(clashes))",
        next: "Rename one of the tests or snapshots, and remove the leftover reference.")
    }
    if !decomposed.isEmpty {
      return .warn(
        "names", "Not in Unicode’s composed form, which tests use: \(Self.some(decomposed))",
        next: "Record them again, and remove the old files: snapshot prune.")
    }
    return .ok("names", "No two names differ only in case or Unicode form.")
  }

  // MARK: Git

  private var git: DoctorFinding {
    if !unmergedPaths.isEmpty {
      return .fail(
        "git", "An unresolved merge conflict in \(Self.some(unmergedPaths))",
        next: "Choose a side (git checkout --ours or --theirs) or record again, then git add.")
    }
    switch isBinaryForGit {
    case nil: return .ok("git", "Not in a git repository.")
    case true?: return .ok("git", "Pictures are binary.")
    case false?:
      return .warn(
        "git", "Git may treat pictures as text, and convert or merge their lines.",
        next: "echo '*.png binary' >> .gitattributes")
    }
  }
}
