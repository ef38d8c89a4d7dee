import SnapshotCore

extension Assertion {
  /// The verdict on a reference that is a Git LFS pointer: the file that it stands for has the
  /// bytes that would be recorded now, or the picture itself is needed to tell. Nil where the
  /// reference cannot be used for another reason.
  ///
  /// The bytes depend on the version of zlib as well as on the pixels: where they are others, the
  /// pictures may still be the same.
  ///
  /// - Parameter encoded: The file as it would be recorded.
  func pointerVerdict(
    _ id: SnapshotID, _ error: PictureFileError, encoded: () throws -> [UInt8]
  ) -> Verdict? {
    guard case .unreadable(_, .gitLFSPointer) = error,
      let pointer = (try? place.store.read(id)).flatMap({ GitLFSPointer($0) })
    else { return nil }
    do {
      let bytes = try encoded()
      if pointer.stands(for: bytes) {
        place.artifacts.remove(id)
        return Verdict(.matched)
      }
      guard mode == .all else { return Verdict(failed: FailureMessage.pointer(self, id)) }
      try place.store.write(bytes, for: id)
      place.artifacts.remove(id)
      return recorded(id, .differed)
    } catch let error as FileError {
      return Verdict(failed: FailureMessage.file(error, self))
    } catch {
      return Verdict(failed: "\(error)")
    }
  }
}
