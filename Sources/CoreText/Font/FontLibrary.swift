import Foundation
import Synchronization

/// The source of fonts: those pinned beside the references, those that the test registered, and the
/// system's folders, in this order.
///
/// A font is never substituted in silence: a missing font throws, and where an API has no room for
/// an error it is kept in `failures`, and text shows boxes.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary(
    systemFolders: systemFolders,
    pinnedFolders: [FileManager.default.currentDirectoryPath + "/" + pinnedFolder],
    followsTask: true)

  /// The folders in which fonts are installed.
  package static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]
  /// The folder of pinned fonts, in the package's folder, in which `swift test` runs tests.
  package static let pinnedFolder = "__Snapshots__/Fonts"

  /// A face and where it came from.
  package struct Entry: Sendable {
    package let face: FontFace
    /// The path of the file; empty for bytes that were registered.
    package let path: String
  }

  /// What a name means depends on where it is looked up.
  private struct Name: Hashable {
    let scope: ObjectIdentifier
    let text: String
  }

  private struct State {
    var scopes: [[String]: FontScope] = [:]
    var registered: [Entry] = []
    /// Goes up with every registration: what was looked up meanwhile is not kept.
    var generation = 0
    var systemFolders: [String]
    /// The faces of the files that were read, by path.
    var read: [String: FontFileFaces] = [:]
    /// Font files below folders, sorted.
    var listings: [String: [FontFilePath]] = [:]
    var found: [Name: Entry] = [:]
    /// What was looked up in vain.
    var absent: Set<Name> = []
    var used: [Entry] = []
    var failures: [FontLookupError] = []
    /// The faces of boxes that stand in for fonts, by the name that was asked for.
    var placeholders: [String: (face: FontFace, error: FontLookupError)] = [:]

    mutating func forgetFound() {
      found.removeAll()
      absent.removeAll()
      generation += 1
    }
  }

  private let state: Mutex<State>
  /// The scope in which fonts are looked up outside of an assertion.
  private let defaultScope: FontScope
  private let followsTask: Bool

  /// - Parameter followsTask: Whether the task's scope decides where fonts are looked up.
  package init(
    systemFolders: [String], pinnedFolders: [String] = [], followsTask: Bool = false
  ) {
    let scope = FontScope(folders: pinnedFolders)
    defaultScope = scope
    self.followsTask = followsTask
    state = Mutex(State(scopes: [pinnedFolders: scope], systemFolders: systemFolders))
  }

  // MARK: Where to look

  /// The scope in which fonts of these folders and files come first: always the same object.
  package func scope(pinning folders: [String]) -> FontScope {
    state.withLock { state in
      if let known = state.scopes[folders] { return known }
      let scope = FontScope(folders: folders)
      state.scopes[folders] = scope
      // They may have been filled since somebody looked.
      for folder in folders { state.listings[folder] = nil }
      state.absent.removeAll()
      return scope
    }
  }

  /// The scope in which fonts are looked up now.
  package var currentScope: FontScope {
    followsTask ? FontScope.current ?? defaultScope : defaultScope
  }

  /// Whether that is another place than outside of an assertion.
  package var isScoped: Bool { currentScope !== defaultScope }

  /// - Throws: `FontLookupError.unreadable`, `.broken`.
  /// - Returns: The faces of the file.
  @discardableResult
  package func register(path: String) throws(FontLookupError) -> [FontFace] {
    let faces = try Self.readFaces(path)
    state.withLock { state in
      state.registered += faces.map { Entry(face: $0, path: path) }
      state.forgetFound()
    }
    return faces
  }

  /// - Throws: `FontLookupError.broken`.
  @discardableResult
  package func register(bytes: [UInt8], name: String = "") throws(FontLookupError) -> [FontFace] {
    let faces = try Self.faces(bytes, path: name)
    state.withLock { state in
      state.registered += faces.map { Entry(face: $0, path: name) }
      state.forgetFound()
    }
    return faces
  }

  /// Forgets the faces of a registered file.
  ///
  /// - Throws: `FontLookupError.missing` where it is not registered.
  package func unregister(path: String) throws(FontLookupError) {
    let wasThere = state.withLock { state in
      let count = state.registered.count
      state.registered.removeAll { $0.path == path }
      if state.registered.count != count { state.forgetFound() }
      return state.registered.count != count
    }
    if !wasThere { throw .missing(name: path, folders: []) }
  }

  /// Forgets what was registered.
  package func unregisterAll() {
    state.withLock { state in
      state.registered.removeAll()
      state.forgetFound()
    }
  }

  // MARK: Looking up

  /// The face with a PostScript, full or family name.
  ///
  /// - Throws: `FontLookupError.missing`; a broken file in a folder is passed over.
  package func face(named name: String) throws(FontLookupError) -> FontFace {
    if let face = faceIfThere(named: name) { return face }
    throw .missing(
      name: name, folders: currentScope.folders + state.withLock { $0.systemFolders })
  }

  /// The face of a name as `face(named:)` finds it; nil where there is none.
  func faceIfThere(named name: String) -> FontFace? {
    let scope = currentScope
    let key = Name(scope: ObjectIdentifier(scope), text: name)
    let (known, isAbsent, generation) = state.withLock {
      ($0.found[key], $0.absent.contains(key), $0.generation)
    }
    if known != nil || isAbsent { return known?.face }
    let entry = search(name, in: scope)
    state.withLock { state in
      guard let entry else {
        if state.generation == generation { state.absent.insert(key) }
        return
      }
      if state.generation == generation { state.found[key] = entry }
      if !state.used.contains(where: { $0.face === entry.face }) { state.used.append(entry) }
    }
    return entry?.face
  }

  /// The face of a name as `face(named:)` finds it, for callers that cannot throw: keeps the
  /// failure and returns a face of boxes.
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

  /// Why a face of boxes stands in for another; nil for a font that was found.
  package func failure(of face: FontFace) -> FontLookupError? {
    state.withLock { state in
      state.placeholders.values.first { $0.face === face }?.error
    }
  }

  /// Registered faces, for characters that a font does not have.
  var fallbackFaces: [FontFace] { state.withLock { $0.registered.map(\.face) } }

  /// Names of registered faces.
  package var registeredNames: [(family: String, postScriptName: String)] {
    state.withLock { $0.registered.map { ($0.face.names.family, $0.face.names.postScriptName) } }
  }

  /// What could not be found since the last call of `takeFailures`.
  package func takeFailures() -> [FontLookupError] {
    state.withLock { state in
      defer { state.failures.removeAll() }
      return state.failures
    }
  }

  /// The faces that were asked for so far, in the order of their first use.
  package var usedFonts: [Entry] { state.withLock { $0.used } }

  /// The path of a file that has a font of the name, below a folder in which fonts are not looked
  /// up; nil where there is none.
  package func file(named name: String, below folder: String) -> String? {
    search(name, below: folder)?.path
  }

  private func search(_ name: String, in scope: FontScope) -> Entry? {
    let (registered, system) = state.withLock { ($0.registered, $0.systemFolders) }
    for folder in scope.folders {
      if let entry = search(name, below: folder) { return entry }
    }
    if let entry = registered.first(where: { Self.isNamed($0.face.names, name) }) { return entry }
    for folder in system {
      if let entry = search(name, below: folder) { return entry }
    }
    return nil
  }

  private func search(_ name: String, below folder: String) -> Entry? {
    // Files are named after their fonts as a rule: those come first.
    let stems = [name.filter { $0 != " " }, String(name.prefix { $0 != "-" && $0 != " " })]
    var rest = listing(folder)
    for stem in stems.map({ $0.lowercased() }) {
      var likely: [FontFilePath] = []
      var others: [FontFilePath] = []
      for file in rest {
        if file.name.hasPrefix(stem) { likely.append(file) } else { others.append(file) }
      }
      rest = others
      let ordered = likely.sorted { $0.name.count < $1.name.count }
      if let entry = search(name, in: ordered) { return entry }
    }
    return search(name, in: rest)
  }

  private func search(_ name: String, in paths: [FontFilePath]) -> Entry? {
    for path in paths.map(\.path) {
      let file = file(at: path)
      for (index, names) in file.names.enumerated() where Self.isNamed(names, name) {
        // A face that is broken is passed over.
        if let face = file.face(index) { return Entry(face: face, path: path) }
      }
    }
    return nil
  }

  private static func isNamed(_ names: FontNames, _ name: String) -> Bool {
    names.postScriptName == name || names.fullName == name || names.family == name
  }

  private func listing(_ folder: String) -> [FontFilePath] {
    if let known = state.withLock({ $0.listings[folder] }) { return known }
    func isFont(_ name: String) -> Bool {
      [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
    }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var files = names.filter(isFont).sorted().map { folder + "/" + $0 }
    if files.isEmpty, isFont(folder), FileManager.default.fileExists(atPath: folder) {
      files = [folder]
    }
    let paths = files.map(FontFilePath.init)
    state.withLock { $0.listings[folder] = paths }
    return paths
  }

  private func file(at path: String) -> FontFileFaces {
    if let known = state.withLock({ $0.read[path] }) { return known }
    let file = FontFileFaces(path)
    // Another thread may have been faster: a file's faces are the same objects for all.
    return state.withLock { state in
      if let known = state.read[path] { return known }
      state.read[path] = file
      return file
    }
  }

  private static func readFaces(_ path: String) throws(FontLookupError) -> [FontFace] {
    guard let bytes = FontFileFaces.bytes(of: path) else { throw .unreadable(path: path) }
    return try faces(bytes, path: path)
  }

  private static func faces(
    _ bytes: [UInt8], path: String
  ) throws(FontLookupError) -> [FontFace] {
    do throws(FontError) {
      var faces: [FontFace] = []
      let digest = FontFileDigest()
      for index in 0..<(try FontFile.faceCount(in: bytes)) {
        faces.append(try FontFace(bytes: bytes, index: index, digest: digest))
      }
      return faces
    } catch {
      throw .broken(path: path, error)
    }
  }
}

/// The path of a font file.
private struct FontFilePath: Sendable {
  let path: String
  /// The file's own name in lower case.
  let name: String

  init(_ path: String) {
    self.path = path
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    name = path[start...].lowercased()
  }
}
