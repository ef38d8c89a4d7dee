import Synchronization

/// Which fonts text is drawn with while something is drawn.
///
/// Set `current` for the time of the drawing; what was drawn before and is shown again adds its
/// own with `add`.
package final class FontUse: Sendable {
  @TaskLocal package static var current: FontUse?

  private let known = Mutex<[FontFace]>([])

  package init() {}

  /// The faces in the order of their first use.
  package var faces: [FontFace] { known.withLock { $0 } }

  package func add(_ face: FontFace) {
    known.withLock { faces in
      if !faces.contains(where: { $0 === face }) { faces.append(face) }
    }
  }

  static func note(_ face: FontFace) { current?.add(face) }
}
