import Foundation
import SnapshotCore

/// Why there is no snapshot to compare: it could not be taken, or it is blank.
package enum SnapshotFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was to be drawn has no area.
  case empty(subject: String, size: CGSize)
  /// A side is NaN or infinite.
  case notFinite(subject: String, size: CGSize)
  /// A view or layer inside has a NaN in its geometry.
  case notANumber(path: String, property: String)
  /// More pixels than one bitmap can have.
  case tooLarge(subject: String, size: CGSize, scale: Double)
  /// The view or controller has something wrong that the test is to fail on.
  case diagnosed(subject: String, findings: [String])
  /// Something was done that iOS raises an exception for.
  case raised(subject: String, [String])
  /// Every pixel is fully transparent.
  case blank(subject: String)
  /// The value needs the main actor, which is blocked while the assertion waits.
  case mainActorUnavailable
  case timedOut(seconds: Double)
  /// A condition that was waited for did not come true in time.
  ///
  /// - Parameter isBlocked: Whether the main actor was blocked meanwhile, so that no other work ran
  ///   on it.
  case neverSo(what: String, seconds: Double, isBlocked: Bool)
  /// The assertion's own value threw.
  case thrown(String)
  /// Unnamed, in a parameterised test whose arguments have no stable text.
  case needsName
  case other(String)

  package var description: String {
    switch self {
    case .empty(let subject, let size):
      """
      \(subject) is \(Self.text(size)) points: there is nothing to compare. Give it a frame, \
      constraints that size it, or pass `size:` to the strategy.
      """
    case .notFinite(let subject, let size):
      """
      \(subject) is \(Self.text(size)) points: a size must be finite. Look for a division by zero \
      in its layout.
      """
    case .notANumber(let path, let property):
      """
      \(path) has a NaN in its \(property). Look for a division by zero where its frame is set.
      """
    case .tooLarge(let subject, let size, let scale):
      """
      \(subject) is \(Self.text(size)) points: at \(NumberText.decimal(scale, places: 3)) pixels a \
      point that is above the limit of a picture, \(NumberText.grouped(Bitmap.maximumSide)) \
      pixels a side and \(NumberText.grouped(Bitmap.maximumPixelCount)) in all. Snapshot a part of \
      it, or use a smaller scale.
      """
    case .diagnosed(let subject, let findings):
      """
      \(subject) has a mistake that this test fails on. Fix it, or remove it from \
      `failOn:`.

      \(findings.joined(separator: "\n\n"))
      """
    case .raised(let subject, let exceptions):
      """
      On iOS an exception would end this test while \(subject) is laid out and drawn.

      \(exceptions.joined(separator: "\n\n"))
      """
    case .blank(let subject):
      """
      Every pixel of \(subject) is transparent: nothing was drawn. If that is what you expect, \
      pass `allowsBlank: true` to the strategy. If the view puts its drawing off, with \
      `DispatchQueue.main.async` or a display link, give it time: `.wait(for: 0.1, on: .image)`.
      """
    case .mainActorUnavailable:
      """
      The snapshot needs the main actor, which the assertion blocks. Under Swift Testing, `await` \
      the content before the assertion.
      """
    case .timedOut(let seconds):
      """
      Timed out after \(NumberText.duration(seconds: seconds)). Either a strategy did not call \
      back, or the value needs the main thread, which is blocked. If it just needs more time, \
      increase `timeout:`.
      """
    case .neverSo(let what, let seconds, let isBlocked):
      "Timed out after \(NumberText.duration(seconds: seconds)) waiting for “\(what)”."
        + (isBlocked
          ? " Meanwhile only animations ran, because the assertion blocks the main actor. Under "
            + "Swift Testing, `await` other content before the assertion." : "")
    case .thrown(let text): "The value to snapshot threw an error: \(text)"
    case .needsName:
      """
      This case’s arguments have no stable description, so its snapshot needs a name: pass \
      `named:`, or make the argument type conform to `CustomTestStringConvertible`.
      """
    case .other(let text): text
    }
  }

  /// 100 × 44.5, or nan × 10.
  static func text(_ size: CGSize) -> String {
    func side(_ value: CGFloat) -> String {
      value.isFinite ? NumberText.decimal(Double(value), places: 3) : "\(value)"
    }
    return side(size.width) + " × " + side(size.height)
  }
}
