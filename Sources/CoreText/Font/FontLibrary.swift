import Foundation
import Synchronization

/// Where fonts come from: those pinned beside the references, those that the test registered,
/// and the system's folders, in this order.
///
/// Nothing is ever substituted in silence: what is not found is thrown, and where an API has
/// no room for an error it is kept in `failures`, and text shows boxes.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary(
    systemFolders: systemFolders,
    pinnedFolders: [FileManager.default.currentDirectoryPath + "/" + pinnedFolder])

  /// Where fonts are installed.
  package static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]
  /// Where fonts are pinned, in the package's folder, in which `swift test` runs tests.
  package static let pinnedFolder = "__Snapshots__/Fonts"

  /// A face and where it came from.
  package struct Entry: Sendable {
    package let face: FontFace
    /// Empty for bytes that were registered.
    package let path: String
  }

  private struct State {
    var pinnedFolders: [String] = []
    var registered: [Entry] = []
    var systemFolders: [String]
    /// Faces by path, in the order in which they were read.
    var read: [String: [FontFace]] = [:]
    /// Font files below folders, sorted.
    var listings: [String: [String]] = [:]
    var found: [String: Entry] = [:]
    var used: [Entry] = []
    var failures: [FontLookupError] = []
    /// The faces of boxes that stand in for fonts, by the name that was asked for.
    var placeholders: [String: (face: FontFace, error: FontLookupError)] = [:]
  }

  private let state: Mutex<State>

  package init(systemFolders: [String], pinnedFolders: [String] = []) {
    state = Mutex(State(pinnedFolders: pinnedFolders, systemFolders: systemFolders))
  }

  // MARK: Where to look

  /// Folders and files whose fonts come first. What was found before is looked up again.
  package func setPinnedFolders(_ folders: [String]) {
    state.withLock { state in
      guard state.pinnedFolders != folders else { return }
      state.pinnedFolders = folders
      state.found.removeAll()
      state.listings.removeAll()
    }
  }

  /// - Throws: `FontLookupError.unreadable`, `.broken`.
  /// - Returns: The faces of the file.
  @discardableResult
  package func register(path: String) throws(FontLookupError) -> [FontFace] {
    let faces = try Self.readFaces(path)
    state.withLock { state in
      state.registered += faces.map { Entry(face: $0, path: path) }
      state.found.removeAll()
    }
    return faces
  }

  /// - Throws: `FontLookupError.broken`.
  @discardableResult
  package func register(bytes: [UInt8], name: String = "") throws(FontLookupError) -> [FontFace] {
    let faces = try Self.faces(bytes, path: name)
    state.withLock { state in
      state.registered += faces.map { Entry(face: $0, path: name) }
      state.found.removeAll()
    }
    return faces
  }

  /// Forgets what was registered.
  package func unregisterAll() {
    state.withLock { state in
      state.registered.removeAll()
      state.found.removeAll()
    }
  }

  // MARK: Looking up

  /// The face with a PostScript, full or family name.
  ///
  /// - Throws: `FontLookupError.missing`; a broken file in a folder is passed over.
  package func face(named name: String) throws(FontLookupError) -> FontFace {
    if let entry = state.withLock({ $0.found[name] }) { return entry.face }
    guard let entry = search(name) else {
      throw .missing(name: name, folders: state.withLock { $0.pinnedFolders + $0.systemFolders })
    }
    state.withLock { state in
      state.found[name] = entry
      if !state.used.contains(where: { $0.face === entry.face }) { state.used.append(entry) }
    }
    return entry.face
  }

  /// As `face(named:)`, for callers that cannot throw: keeps the failure and gives a face of boxes.
  func faceOrPlaceholder(named name: String) -> FontFace? {
    do throws(FontLookupError) {
      return try face(named: name)
    } catch {
      return state.withLock { state in
        if !state.failures.contains(error) { state.failures.append(error) }
        if let known = state.placeholders[name] { return known.face }
        let face = PlaceholderFont.make()
        if let face { state.placeholders[name] = (face, error) }
        return face
      }
    }
  }

  /// Why a face of boxes stands in for another; nothing for a font that was found.
  package func failure(of face: FontFace) -> FontLookupError? {
    state.withLock { state in
      state.placeholders.values.first { $0.face === face }?.error
    }
  }

  /// Registered faces, for characters that a font does not have.
  var fallbackFaces: [FontFace] { state.withLock { $0.registered.map(\.face) } }

  /// What could not be found since the last call of `takeFailures`.
  package func takeFailures() -> [FontLookupError] {
    state.withLock { state in
      defer { state.failures.removeAll() }
      return state.failures
    }
  }

  /// The faces that were asked for so far, in the order of their first use.
  package var usedFonts: [Entry] { state.withLock { $0.used } }

  private func search(_ name: String) -> Entry? {
    let (pinned, registered, system) = state.withLock {
      ($0.pinnedFolders, $0.registered, $0.systemFolders)
    }
    for folder in pinned {
      if let entry = search(name, below: folder) { return entry }
    }
    if let entry = registered.first(where: { Self.isNamed($0.face, name) }) { return entry }
    for folder in system {
      if let entry = search(name, below: folder) { return entry }
    }
    return nil
  }

  private func search(_ name: String, below folder: String) -> Entry? {
    let files = listing(folder)
    // Files are named after their fonts as a rule: those come first.
    let stem = String(name.prefix { $0 != "-" && $0 != " " }).lowercased()
    let likely = files.filter { Self.fileName($0).lowercased().hasPrefix(stem) }
    let exact = likely.sorted { Self.fileName($0).count < Self.fileName($1).count }
    for path in exact + files.filter({ !likely.contains($0) }) {
      for face in faces(at: path) where Self.isNamed(face, name) {
        return Entry(face: face, path: path)
      }
    }
    return nil
  }

  private static func fileName(_ path: String) -> Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }

  private static func isNamed(_ face: FontFace, _ name: String) -> Bool {
    let names = face.names
    return names.postScriptName == name || names.fullName == name || names.family == name
  }

  private func listing(_ folder: String) -> [String] {
    if let known = state.withLock({ $0.listings[folder] }) { return known }
    func isFont(_ name: String) -> Bool {
      [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
    }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var files = names.filter(isFont).sorted().map { folder + "/" + $0 }
    if files.isEmpty, isFont(folder), FileManager.default.fileExists(atPath: folder) {
      files = [folder]
    }
    state.withLock { $0.listings[folder] = files }
    return files
  }

  private func faces(at path: String) -> [FontFace] {
    if let known = state.withLock({ $0.read[path] }) { return known }
    let faces = (try? Self.readFaces(path)) ?? []
    state.withLock { $0.read[path] = faces }
    return faces
  }

  private static func readFaces(_ path: String) throws(FontLookupError) -> [FontFace] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    return try faces([UInt8](data), path: path)
  }

  private static func faces(
    _ bytes: [UInt8], path: String
  ) throws(FontLookupError) -> [FontFace] {
    do throws(FontError) {
      var faces: [FontFace] = []
      for index in 0..<(try FontFile.faceCount(in: bytes)) {
        faces.append(try FontFace(bytes: bytes, index: index))
      }
      return faces
    } catch {
      throw .broken(path: path, error)
    }
  }
}
