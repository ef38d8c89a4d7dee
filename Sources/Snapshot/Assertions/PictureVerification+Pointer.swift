import SnapshotCore

extension PictureVerification {
  /// The verdict on a reference that is a Git LFS pointer: the file that it stands for has the
  /// bytes that would be recorded now, or nothing can be said without it. Nothing where the
  /// reference cannot be used for another reason.
  ///
  /// The bytes depend on the version of zlib as well as on the pixels: where they are others, the
  /// pictures may still be the same.
  func pointerVerdict(_ id: SnapshotID, _ error: ReferenceError) -> Verdict? {
    let store = assertion.place.store
    guard case .unreadable(_, .gitLFSPointer) = error,
      let pointer = (try? store.read(id)).flatMap({ GitLFSPointer($0) })
    else { return nil }
    do {
      let bytes = try encoded()
      if pointer.stands(for: bytes) {
        assertion.place.artifacts.remove(id)
        return Verdict(.matched)
      }
      guard assertion.mode == .all else {
        return Verdict(failed: FailureMessage.pointer(assertion, id))
      }
      try store.write(bytes, for: id)
      assertion.place.artifacts.remove(id)
      return assertion.recorded(id, .differed)
    } catch let error as FileError {
      return Verdict(failed: FailureMessage.file(error))
    } catch {
      return Verdict(failed: "\(error)")
    }
  }
}
