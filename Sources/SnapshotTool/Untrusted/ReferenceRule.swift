import Foundation
import SnapshotCore

/// Which references a run may name, wherever it comes from: those of the package here, and no
/// other file.
///
/// A reference is named by a store and a snapshot. The store is the package's `__Snapshots__`, or
/// a folder of the package that is there already, reached through no symbolic link and no hidden
/// folder, and that is called `__Snapshots__` or, outside `Sources` and `Plugins`, has snapshots'
/// files alone in its folders, among them a picture that this tool wrote. The file is named as a
/// snapshot, with the extension of one; a file of another extension may only be replaced. Anything
/// else (`.git/hooks`, `Sources`, `Package.swift`, another package) is refused by name.
package struct ReferenceRule {
  /// Why a run may not name a reference.
  package struct Refusal: Error, Sendable, Equatable {
    /// The reason, as the end of a sentence.
    package let reason: String
  }

  /// The folder of a package's references.
  static let folderName = "__Snapshots__"

  /// Extensions of what strategies draw. One of another strategy is known by its reference.
  private static let pathExtensions: Set<String> = [
    "png", "txt", "json", "plist", "xml", "html", "svg", "csv", "md", "yaml", "yml", "data",
  ]

  /// The names of folders with targets' files, in small letters: pictures there are an app's.
  private static let sourceFolders: Set<String> = ["sources", "source", "src", "srcs", "plugins"]

  /// Files of a folder that are looked at to tell what it holds.
  private static let maximumFiles = 20_000

  let root: String
  /// What folders hold, and whether they are stores, by path below the package.
  private var knownStores: [String: Refusal?] = [:]
  private var knownFolders: [String: Bool] = [:]

  /// - Parameter packageRoot: The package here, absolute.
  package init(packageRoot: String) {
    root = packageRoot
  }

  /// The store, where a run may name this reference.
  ///
  /// - Parameter name: A path below the package, or an absolute one; nil for the package's
  ///   `__Snapshots__`.
  package mutating func store(_ name: String?, _ id: SnapshotID) throws(Refusal) -> ReferenceStore {
    let components = try Self.components(name, root)
    guard id.stem.contains("."), Self.isPlain(id.folder), Self.isPlain(id.fileName) else {
      throw Refusal(reason: "\(id.relativePath.singleLine) is not named as a snapshot")
    }
    let path = components.joined(separator: "/")
    if components != [Self.folderName] {
      if let refusal = refusal(path, components, id) { throw refusal }
    }
    let store = ReferenceStore(folder: root + "/" + path)
    guard Self.pathExtensions.contains(id.pathExtension)
      || FileAccess.isPlainFile(store.path(of: id))
    else {
      throw Refusal(
        reason: "snapshots do not have the extension .\(id.pathExtension.singleLine), and there is "
          + "no such reference to replace")
    }
    return store
  }

  /// Store and snapshot of a reference by its absolute path.
  package mutating func reference(
    atPath path: String
  ) throws(Refusal) -> (store: ReferenceStore, id: SnapshotID) {
    guard path.hasPrefix(root + "/"),
      let parts = FileAccess.components(String(path.dropFirst(root.count + 1))), parts.count >= 2,
      let id = SnapshotID(relativePath: parts.suffix(2).joined(separator: "/"))
    else { throw Refusal(reason: "it is not a reference of the package \(root.singleLine)") }
    let folder = ([root] + parts.dropLast(2)).joined(separator: "/")
    return (try store(folder, id), id)
  }

  // MARK: - Stores

  private static func components(
    _ name: String?, _ root: String
  ) throws(Refusal) -> [String] {
    guard var name else { return [folderName] }
    let shown = name.singleLine
    if name == root { return [] }
    if name.hasPrefix(root + "/") {
      name = String(name.dropFirst(root.count + 1))
    } else if name.utf8.first == UInt8(ascii: "/") {
      throw Refusal(reason: "the folder \(shown) is outside the package \(root.singleLine)")
    }
    guard let components = FileAccess.components(name) else {
      throw Refusal(reason: "\(shown) is not a plain path inside the package")
    }
    guard components.allSatisfy(isPlain) else {
      throw Refusal(reason: "\(shown) is, or is in, a hidden folder")
    }
    return components
  }

  private static func isPlain(_ component: String) -> Bool {
    component.utf8.first != UInt8(ascii: ".")
  }

  /// Why a store other than the package's `__Snapshots__` is refused.
  private mutating func refusal(
    _ path: String, _ components: [String], _ id: SnapshotID
  ) -> Refusal? {
    let key = path + "\u{0}" + id.folder
    if let known = knownStores[key] { return known }
    let refusal = newRefusal(path, components, id)
    knownStores[key] = .some(refusal)
    return refusal
  }

  private mutating func newRefusal(
    _ path: String, _ components: [String], _ id: SnapshotID
  ) -> Refusal? {
    let shown = path.isEmpty ? "the package’s own folder" : path.singleLine
    do throws(FileError) {
      guard try OpenFolder(root).mode(below: components[...]) == S_IFDIR else {
        return Refusal(reason: "the package has no folder \(shown)")
      }
    } catch {
      return Refusal(reason: "\(error)")
    }
    if components.last == Self.folderName { return nil }
    let folders = components + [id.folder]
    if folders.contains(where: { Self.sourceFolders.contains($0.lowercased()) }) {
      return Refusal(reason: "\(shown) is a folder of sources")
    }
    let folder = folders.joined(separator: "/")
    if FileAccess.status(of: root + "/" + folder, followsLinks: false) != nil {
      if holdsSnapshotsAlone(folder) { return nil }
    } else if holdsStoresAlone(path) {
      return nil
    }
    return Refusal(
      reason: "\(folder.singleLine) contains more than snapshots; `\(ToolCommand.name) record` "
        + "writes there")
  }

  /// Whether a folder holds only folders of snapshots.
  private mutating func holdsStoresAlone(_ path: String) -> Bool {
    let names = Self.names(root + "/" + path).filter(Self.isPlain)
    guard !path.isEmpty, !names.isEmpty, names.count <= Self.maximumFiles else { return false }
    for name in names where !holdsSnapshotsAlone(path + "/" + name) { return false }
    return true
  }

  private mutating func holdsSnapshotsAlone(_ path: String) -> Bool {
    if let known = knownFolders[path] { return known }
    let holds = Self.holdsSnapshotsAlone(root + "/" + path)
    knownFolders[path] = holds
    return holds
  }

  private static func holdsSnapshotsAlone(_ folder: String) -> Bool {
    guard FileAccess.isPlainFolder(folder) else { return false }
    let names = names(folder).filter(isPlain)
    guard names.count <= maximumFiles else { return false }
    for name in names {
      guard let id = SnapshotID(relativePath: "x/" + name), id.stem.contains("."),
        pathExtensions.contains(id.pathExtension), FileAccess.isPlainFile(folder + "/" + name)
      else { return false }
    }
    return names.contains { name in
      guard name.hasSuffix(".png"),
        let bytes = try? FileAccess.read(
          folder + "/" + name, maximumBytes: RunLimits.maximumPictureBytes),
        let picture = try? Reference(bytes, path: name)
      else { return false }
      return picture.metadata != nil
    }
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
