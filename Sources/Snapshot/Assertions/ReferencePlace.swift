import Foundation
import SnapshotCore

/// The places of an assertion's reference and of its artifacts.
struct ReferencePlace: Sendable {
  let store: ReferenceStore
  let artifacts: Artifacts
  /// Why the folder that the assertion was given cannot be used; nil where it can.
  let problem: String?
  /// Whether the references are in the package's `__Snapshots__`.
  let isDefault: Bool
  /// The store's folder as a record names it: below the package's, or absolute.
  let storeName: String
  /// The package of the test; nil where there is none.
  let packageRoot: String?
  /// The folder in which swift-snapshot-testing keeps the references of the test's file; nil for
  /// previews, which it does not draw.
  let foreignFolder: String?
  private let folder: String
  private let file: ReferenceFile?

  /// - Parameter verifiedReferences: Finds what is known of references. In CI nothing is: a table
  ///   there may come from anywhere, and the job is what everybody trusts.
  init(
    site: AssertionSite, snapshotDirectory: String?, environment: SnapshotEnvironment,
    verifiedReferences: ((String) -> VerifiedReferences)? = nil
  ) {
    let file = "\(site.filePath)"
    let root = PackageRoot.find(from: FileAccess.split(file).folder)
    let verified = environment.isCI ? nil : root.flatMap { verifiedReferences?($0) }
    artifacts = Artifacts(
      packageRoot: root ?? FileAccess.split(file).folder, environment: environment)
    packageRoot = root
    self.file = site.file
    if let named = site.file {
      store = ReferenceStore(folder: named.directory, verified: verified)
      folder = named.folder
      foreignFolder = nil
      isDefault = false
      storeName = Self.storeName(named.directory, root: root)
      problem = named.problem
      return
    }
    let beside = FileAccess.split(file).folder + "/__Snapshots__/" + site.fileStem
    foreignFolder = site.folder == nil ? snapshotDirectory ?? beside : nil
    isDefault = snapshotDirectory == nil
    guard let snapshotDirectory else {
      store = ReferenceStore(
        folder: PackageRoot.referenceFolder(forTestFile: file), verified: verified)
      folder = site.folder ?? site.fileStem
      problem = file.hasPrefix("/") ? nil : Self.relativeFile(file)
      storeName = "__Snapshots__"
      return
    }
    // `..` is taken away, as a review of the run takes no path that has it.
    let isAbsolute = snapshotDirectory.hasPrefix("/")
    let (parent, name) = FileAccess.split(
      isAbsolute
        ? URL(fileURLWithPath: snapshotDirectory).standardizedFileURL.path : snapshotDirectory)
    store = ReferenceStore(folder: parent, verified: verified)
    folder = name
    storeName = Self.storeName(parent, root: root)
    let isPlain = SnapshotID(testFile: name, testName: "a", name: "1").folder == name
    problem =
      !isAbsolute
      ? """
      `snapshotDirectory` is “\(snapshotDirectory.singleLine)”: give an absolute path, such as \
      one made of `#filePath`. A relative one would lead elsewhere with each working directory.
      """
      : isPlain
        ? nil
        : """
        The last component of `snapshotDirectory` is “\(name.singleLine)”: use letters, \
        digits, `_` and single `-` inside.
        """
  }

  /// What to say of a test file without a folder: `#file` is so in the language mode of Swift 6.
  private static func relativeFile(_ file: String) -> String {
    """
    The assertion was given “\(file.singleLine)” for `file:`, which names no file: in the language \
    mode of Swift 6, `#file` is the module and the name. Pass `#filePath` on, as in \
    `file: StaticString = #filePath`.
    """
  }

  private static func storeName(_ folder: String, root: String?) -> String {
    guard let root, folder.hasPrefix(root + "/") else { return folder }
    return String(folder.dropFirst(root.count + 1))
  }

  /// What killed processes left half written where this process is going to look and write.
  func removeStaleFiles() {
    for parent in [store.folder, artifacts.directory] {
      StaleFiles.removeOnce(directlyIn: parent + "/" + folder)
    }
  }

  func id(test: String, name: String, scale: Double?, pathExtension: String?) -> SnapshotID {
    if let file {
      return SnapshotID(
        folder: file.folder, stem: file.stem, scale: file.hasScale ? scale : nil,
        pathExtension: pathExtension ?? "data")
    }
    return SnapshotID(
      testFile: folder, testName: test, name: name, scale: scale,
      pathExtension: pathExtension ?? "data")
  }
}
