import CoreGraphics
import Foundation
import SnapshotCore

/// A snapshot that a run left undecided: it differs from its reference or has none, and its
/// actual file could take the reference's place.
package struct PendingSnapshot: Sendable {
  package enum Kind: String, Sendable, Codable {
    case differs, missing
  }

  /// What became of it since the run, as the files say.
  package enum State: Sendable, Equatable {
    case undecided
    /// The reference has the actual file's bytes.
    case accepted
    /// Somebody said that it is wrong. It fails until the code changes.
    case rejected
    /// The reference is no longer the one that was compared; the text says what happened to it.
    case stale(String)
    /// The actual file cannot be used; the text says why.
    case gone(String)

    /// Whether somebody still has to say yes or no, and can.
    package var isUndecided: Bool { self == .undecided }

    /// One word, for lists and JSON.
    package var name: String {
      switch self {
      case .undecided: "pending"
      case .accepted: "accepted"
      case .rejected: "rejected"
      case .stale: "stale"
      case .gone: "gone"
      }
    }
  }

  package let kind: Kind
  package let id: SnapshotID
  package let record: RunRecord
  package let store: ReferenceStore
  /// The folder of the run that left it.
  package let runFolder: String
  /// What was drawn, as it would be recorded.
  package let actualPath: String
  package let differencePath: String?

  package var path: String { id.relativePath }
  package var referencePath: String { store.path(of: id) }
  package var isPicture: Bool { id.pathExtension == "png" }

  /// What it has in common with those that are decided with it: the change that explains it, or
  /// else its test.
  package var cause: String {
    switch record.cause {
    case .font: return "a font changed"
    case .renderer: return "the renderer changed"
    case .view, .structure, .drawing, nil: break
    }
    if let change = record.changes?.first { return "\(change.name) \(change.property)" }
    return record.group ?? record.test
  }

  /// The `PixelDigest` of what was drawn; nil for a snapshot that is not a picture.
  var drawnDigest: String? {
    if !isPicture { return nil }
    if let drawn = record.pixelDigest { return drawn }
    guard let bytes = try? actualBytes() else { return nil }
    return try? Reference(bytes, path: actualPath).statedPixelDigest
  }

  /// The bytes that accepting it would write.
  ///
  /// - Throws: `ReviewError.gone` where the file is not there, is torn, or is another picture than
  ///   the run recorded.
  package func actualBytes() throws(ReviewError) -> [UInt8] {
    guard actualPath.hasPrefix(runFolder + "/"),
      let below = FileAccess.components(String(actualPath.dropFirst(runFolder.count + 1)))
    else { throw ReviewError.gone(path, reason: "its picture is outside the run’s folder") }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try contents(below)
    } catch {
      throw ReviewError.gone(path, reason: "\(error)")
    }
    guard isPicture else { return bytes }
    let actual: Reference
    do throws(PictureFileError) {
      actual = try Reference(bytes, path: actualPath)
    } catch {
      throw ReviewError.gone(path, reason: "\(error)")
    }
    if let drawn = record.pixelDigest, actual.statedPixelDigest != drawn {
      throw ReviewError.gone(
        path, reason: "\(actualPath.singleLine) is not the picture that the run drew")
    }
    return bytes
  }

  /// The bytes of a file of the run, through no link.
  private func contents(_ components: [String]) throws(FileError) -> [UInt8] {
    let read = try OpenFolder(runFolder).read(
      below: components[...], maximumBytes: RunLimits.maximumPictureBytes)
    guard let read else {
      throw FileError.system(operation: "open", path: actualPath, code: ENOENT)
    }
    return read
  }

  /// What the files say now.
  ///
  /// - Parameter isRejected: Whether the last that somebody said was no.
  package func state(isRejected: Bool) -> State {
    let actual: [UInt8]
    do throws(ReviewError) {
      actual = try actualBytes()
    } catch {
      return .gone(error.reason)
    }
    do throws(FileError) {
      let reference = try store.read(id)
      if reference == actual { return .accepted }
      if let reason = staleness(reference) { return .stale(reason) }
      return isRejected ? .rejected : .undecided
    } catch {
      return .stale("\(error)")
    }
  }

  /// Why a reference is not the one that was compared; nil where it is that one.
  private func staleness(_ reference: [UInt8]?) -> String? {
    switch (kind, reference) {
    case (.missing, nil): return nil
    case (.missing, .some): return "a reference was written since the run"
    case (.differs, nil): return "the reference was removed since the run"
    case (.differs, .some(let bytes)):
      return SHA256.digest(of: bytes).description == record.referenceDigest
        ? nil : "the reference changed since the run"
    }
  }
}
