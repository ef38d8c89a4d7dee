/// The folders of previews' references below `__Snapshots__`: one for each source file,
/// `Previews-Cards-CardView` for `CardView.swift` of the module `Cards`.
package enum PreviewFolder {
  private static let prefix = "Previews-"

  /// The folder's name as `SnapshotID` takes it for the test's file.
  package static func name(module: String, file: String) -> String {
    let name = FileAccess.split(file).name
    return prefix + module + "-" + (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
  }

  /// Whether a folder is of previews, and not of a test file.
  package static func isOne(_ folder: String) -> Bool { folder.hasPrefix(prefix) }
}
