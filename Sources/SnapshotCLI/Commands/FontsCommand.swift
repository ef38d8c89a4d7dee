import Foundation
import SnapshotCore

/// `snapshot fonts`: which fonts the references were drawn with, whether they are here, and copies
/// of them beside the references; and which symbols are drawn.
package struct FontsCommand {
  private enum Action: String {
    case list, pin, check, symbols
  }

  private let action: Action
  private let packagePath: String?
  private let outputPath: String?

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(options: ["--package-path", "--output"]).parse(arguments)
    let words = parsed.positionals + parsed.passedThrough
    guard words.count == 1, let action = words.first.flatMap(Action.init) else {
      throw UsageError.wrongArguments("fonts needs one of list, pin, check and symbols.")
    }
    self.action = action
    packagePath = parsed.value("--package-path")
    outputPath = parsed.value("--output")
    if outputPath != nil, action != .symbols {
      throw UsageError.wrongArguments("--output goes with fonts symbols.")
    }
  }

  /// A font that references name, and where its file is.
  private struct Entry {
    let font: FontRecord
    var references: [String]
    var path: String?
  }

  /// - Throws: `PackageError.noPackage`, `FileError`, `PictureFileError`.
  package func run(_ console: Console) throws -> Int32 {
    if action == .symbols { return try SymbolsCommand(outputPath: outputPath).run(console) }
    let current = FileManager.default.currentDirectoryPath
    let start = packagePath.map { $0.hasPrefix("/") ? $0 : current + "/" + $0 } ?? current
    guard let root = PackageRoot.find(from: start) else { throw PackageError.noPackage(start) }
    let folder = root + "/__Snapshots__"
    let pinned = folder + "/" + FontFiles.pinnedFolderName
    let files = FontFiles(
      folders: [pinned] + SnapshotEnvironment.current.fontPaths + FontFiles.systemFolders)
    var entries = try Self.entries(in: folder)
    for index in entries.indices {
      entries[index].path = files.path(of: entries[index].font.fingerprint)
    }
    if entries.isEmpty {
      console.write("No reference below \(folder.singleLine) was drawn with a font.\n")
      return ExitCode.success
    }
    switch action {
    case .list: return list(entries, pinned, console)
    case .check: return check(entries, console)
    case .pin: return try pin(entries, pinned, console)
    case .symbols: return ExitCode.success
    }
  }

  private static func entries(in folder: String) throws -> [Entry] {
    guard FileAccess.isFolder(folder) else { return [] }
    var entries: [Entry] = []
    for path in try PNGFolder.paths(in: folder) {
      let bytes = try FileAccess.read(
        folder + "/" + path, maximumBytes: ReferenceStore.maximumBytes)
      let fonts = try Reference(bytes, path: path).metadata?.fonts ?? []
      for font in fonts.compactMap(FontRecord.init) {
        if let index = entries.firstIndex(where: { $0.font == font }) {
          entries[index].references.append(path)
        } else {
          entries.append(Entry(font: font, references: [path]))
        }
      }
    }
    return entries.sorted {
      ($0.font.name, $0.font.fingerprint) < ($1.font.name, $1.font.fingerprint)
    }
  }

  private func list(_ entries: [Entry], _ pinned: String, _ console: Console) -> Int32 {
    for entry in entries {
      let place = entry.path.map { path in
        (path.hasPrefix(pinned + "/") ? "pinned  " : "installed  ") + path.singleLine
      }
      console.write(
        console.style.bold(entry.font.name.singleLine) + "  "
          + NumberText.counted(entry.references.count, "reference") + "\n"
          + "  \(entry.font.fingerprint)\n  \(place ?? "not on this machine")\n")
    }
    return ExitCode.success
  }

  private func check(_ entries: [Entry], _ console: Console) -> Int32 {
    let missing = entries.filter { $0.path == nil }
    for entry in missing {
      console.write(
        """
        \(entry.font.name.singleLine) is not here as it was when \
        \(NumberText.counted(entry.references.count, "reference")) \
        \(entry.references.count == 1 ? "was" : "were") drawn, such as \
        \(entry.references[0].singleLine). It has another version, or is not installed.
          \(entry.font.fingerprint)

        """)
    }
    if missing.isEmpty {
      let fonts =
        entries.count == 1 ? "The font of the references is"
        : "All \(NumberText.counted(entries.count, "font")) of the references are"
      console.write("\(fonts) here.\n")
    }
    return missing.isEmpty ? ExitCode.success : ExitCode.difference
  }

  private func pin(_ entries: [Entry], _ pinned: String, _ console: Console) throws -> Int32 {
    if check(entries, console) != ExitCode.success { return ExitCode.failure }
    for entry in entries {
      guard let path = entry.path, !path.hasPrefix(pinned + "/") else { continue }
      let name = FileAccess.split(path).name
      var target = pinned + "/" + name
      // Another version of the font may have that name.
      if FileAccess.exists(target) {
        target = pinned + "/" + entry.font.fingerprint.prefix(8) + "-" + name
      }
      try FileAccess.makeFolder(pinned)
      try FileAccess.write(
        FileAccess.read(path, maximumBytes: FontFiles.maximumBytes), to: target)
      console.write("Pinned \(target.singleLine)\n")
    }
    return ExitCode.success
  }
}
