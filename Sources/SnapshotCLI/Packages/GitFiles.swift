import Foundation
import SnapshotCore
import SnapshotTool

/// What git says about the references.
enum GitFiles {
  /// References that a merge left in conflict, below the package; none where there is no git or
  /// no repository.
  ///
  /// After a conflict in a binary file, git leaves one side's file in place, so that the files do
  /// not show that the other is missing.
  static func unmerged(in root: String) -> [String] {
    guard FileAccess.isFolder(root + "/__Snapshots__") else { return [] }
    let output = run(["ls-files", "--unmerged", "-z", "--", "__Snapshots__"], in: root) ?? ""
    var paths: [String] = []
    for line in output.split(separator: "\0") {
      // Mode, object and stage, then a tab and the path: up to three lines a path.
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let path = String(line[line.index(after: tab)...])
      if paths.last != path { paths.append(path) }
    }
    return paths
  }

  /// Warns of references that are in conflict.
  static func warn(of paths: [String], _ console: Console) {
    guard let first = paths.first else { return }
    let maximumShown = 10
    var text = console.style.yellow("! ")
    text += "\(NumberText.counted(paths.count, "reference")) "
    text += paths.count == 1 ? "has" : "have"
    text += " an unresolved merge conflict: only one side of it was compared.\n"
    for path in paths.prefix(maximumShown) { text += "  \(path.singleLine)\n" }
    if paths.count > maximumShown { text += "  … and \(paths.count - maximumShown) more\n" }
    text += "  Choose a side (git checkout --ours or --theirs \(first.singleLine)) or record it, "
    text += "then git add it.\n"
    console.write(text)
  }

  /// Runs git and returns its standard output; nil where it fails.
  static func run(_ arguments: [String], in folder: String) -> String? {
    let result = try? ChildCommand.run(["git", "-C", folder] + arguments)
    guard let result, result.status == 0 else { return nil }
    return String(decoding: result.output, as: UTF8.self)
  }
}

extension GitFiles {
  /// Whether git's attributes mark pictures as binary, or Git LFS stores them; nil where there is
  /// no repository.
  static func takesPicturesForBinary(in root: String) -> Bool? {
    let arguments = ["check-attr", "-z", "text", "filter", "--", "__Snapshots__/A/a.1.png"]
    guard run(["rev-parse", "--git-dir"], in: root) != nil,
      let output = run(arguments, in: root)
    else { return nil }
    // Path, attribute, value; and again.
    let words = output.split(separator: "\0").map(String.init)
    for index in stride(from: 0, to: words.count - 2, by: 3) {
      switch (words[index + 1], words[index + 2]) {
      case ("text", "unset"), ("filter", "lfs"): return true
      default: break
      }
    }
    return false
  }
}
