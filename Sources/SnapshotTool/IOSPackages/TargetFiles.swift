import Foundation
import SnapshotCore
import TranslatorInterface

/// What is below a target's folder, as SwiftPM finds it: through links, which a package may use to
/// share sources. Nothing is opened but folders.
struct TargetFiles {
  /// Paths of regular files, and of folders that are one thing as asset catalogs are; sorted.
  private(set) var paths: [String] = []
  /// What is left out that the author may expect.
  private(set) var notes: [TranslationNote] = []

  /// More than a target has: a link leads to a folder with half of the machine.
  private static let maximumCount = 100_000

  private let folder: String
  private let skips: (String) -> Bool
  /// The build folder as it is, without links on the way; nil where none is known.
  private let buildFolder: String?
  private var count = 0

  private struct Identity: Hashable {
    let device: UInt
    let number: UInt

    init(_ status: stat) {
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }
  }

  private struct Pending {
    let path: String
    /// The folder and those that lead to it.
    let chain: [Identity]
  }

  /// - Parameters:
  ///   - skips: Whether a path below the folder is not looked at, nor what is below it.
  ///   - buildFolder: What is in it is made of sources, and none.
  init(
    in folder: String, buildFolder: String?, skips: @escaping (String) -> Bool
  ) throws(IOSPackageError) {
    self.folder = folder
    self.buildFolder = buildFolder.flatMap(Self.resolved)
    self.skips = skips
    let start = FileAccess.status(of: folder, followsLinks: true).map { [Identity($0)] } ?? []
    var pending = [Pending(path: "", chain: start)]
    while let next = pending.popLast() { try visit(next, &pending) }
    paths.sort()
    if let place = paths.indices.dropLast().first(where: { paths[$0] == paths[$0 + 1] }) {
      throw .equalNames(folder + "/" + paths[place])
    }
  }

  private mutating func visit(
    _ place: Pending, _ pending: inout [Pending]
  ) throws(IOSPackageError) {
    let names: [String]
    do throws(FileError) {
      names = try OpenFolder(folder + (place.path.isEmpty ? "" : "/" + place.path)).names()
    } catch {
      note(place.path, "The folder is ignored: \(error.reason).")
      return
    }
    for name in names where !name.hasPrefix(".") {
      count += 1
      if count > Self.maximumCount {
        throw .tooManyFiles(folder: folder, limit: Self.maximumCount)
      }
      let path = place.path.isEmpty ? name : place.path + "/" + name
      if skips(path) { continue }
      guard let status = FileAccess.status(of: folder + "/" + path, followsLinks: true) else {
        noteUnreachable(path)
        continue
      }
      if leadsIntoBuildFolder(folder + "/" + path) {
        note(path, "The link points into the build folder; it is ignored.")
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: paths.append(path)
      case S_IFDIR:
        if Self.isOneThing(name) {
          paths.append(path)
        } else if place.chain.contains(Identity(status)) {
          note(path, "The link points to a folder that contains it; it is ignored.")
        } else if name != "__Snapshots__" {
          pending.append(Pending(path: path, chain: place.chain + [Identity(status)]))
        }
      default:
        if name.hasSuffix(".swift") {
          let kind = FileAccess.kind(of: status.st_mode)
          note(path, "This is \(kind), not a source file; it is ignored.")
        }
      }
    }
  }

  /// A mirror that had itself among its sources would grow with each run.
  private func leadsIntoBuildFolder(_ path: String) -> Bool {
    guard let buildFolder, let status = FileAccess.status(of: path, followsLinks: false),
      status.st_mode & S_IFMT == S_IFLNK, let real = Self.resolved(path)
    else { return false }
    return RelativePath.isBelow(real, buildFolder)
  }

  /// The path without links; nil where it leads nowhere.
  private static func resolved(_ path: String) -> String? {
    // SAFETY: `realpath` reads the path, a string with a final zero, during the call alone. What it
    // returns ends in a zero, is copied at once, and is this function's to free.
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private mutating func noteUnreachable(_ path: String) {
    guard let status = FileAccess.status(of: folder + "/" + path, followsLinks: false) else {
      note(path, "The name is not valid UTF-8; the file is ignored. Rename it.")
      return
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      note(path, "The link is broken; it is ignored.")
    }
  }

  private mutating func note(_ path: String, _ message: String) {
    notes.append(
      TranslationNote(
        severity: .warning, path: path.isEmpty ? folder : folder + "/" + path, message: message))
  }

  static func isOneThing(_ name: String) -> Bool {
    [".xcassets", ".bundle", ".xcdatamodeld", ".framework", ".xcframework", ".docc", ".lproj"]
      .contains(where: name.hasSuffix)
  }

  /// What would block a build that copies a resource: the path of a FIFO, socket or device that it
  /// is, or that is in it, with what it is; nil where there is none.
  static func special(in path: String) -> (path: String, kind: String)? {
    var pending = [path]
    var count = 0
    while let place = pending.popLast() {
      count += 1
      guard count < maximumCount,
        let status = FileAccess.status(of: place, followsLinks: place == path)
      else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG, S_IFLNK: continue
      case S_IFDIR:
        pending += names(in: place).map { place + "/" + $0 }
      default: return (place, FileAccess.kind(of: status.st_mode))
      }
    }
    return nil
  }

  private static func names(in folder: String) -> [String] {
    do throws(FileError) {
      return try OpenFolder(folder).names()
    } catch {
      return []
    }
  }
}
