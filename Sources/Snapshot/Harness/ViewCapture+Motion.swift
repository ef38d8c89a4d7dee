import Foundation
import UIKit

extension ViewCapture {
  /// Advances the clock that animations run on, with what views ask of the main thread, in seconds.
  /// It does not draw, and what is drawn after it shows the values that animations lead to. With 0
  /// it only lays out.
  func pass(_ seconds: TimeInterval) -> SnapshotFailure? {
    guard seconds > 0 else { return settle() }
    return settling { () throws(HostError) in
      try host.advance(to: host.elapsed + seconds, showingMotion: false)
    }
  }

  /// Draws what is seen at these times, and puts everything back where it was.
  ///
  /// - Parameters:
  ///   - times: The frames' times, in seconds from now on, ascending.
  ///   - animations: Run once everything is laid out, before the first frame.
  func strip(
    at times: [TimeInterval], animations: @MainActor () -> Void
  ) -> Result<AnimationStrip, SnapshotFailure> {
    defer { end() }
    if let failure = AnimationStrip.problem(with: times) ?? settle() { return .failure(failure) }
    let start = host.elapsed
    host.perform(animations)
    var frames: [UIImage] = []
    for time in times {
      let failure = settling { () throws(HostError) in try host.advance(to: start + time) }
      if let failure { return .failure(failure) }
      do throws(HostError) {
        let (picture, fonts) = try DrawnFont.during { () throws(HostError) in
          try host.render(scale: scale)
        }
        let frame = UIImage(cgImage: picture, scale: scale, orientation: .up).drawn(with: fonts)
        DrawnTrees.note(host.drawnTree(), for: frame)
        frames.append(frame)
      } catch {
        return .failure(self.failure(error))
      }
      if let failure = Self.tooMany(frames, of: times.count) { return .failure(failure) }
    }
    if let still = stillness(of: frames, at: times) { note(still) }
    return .success(AnimationStrip(frames: frames, times: times))
  }

  /// What is said of a motion in which nothing moves; nil where something does.
  private func stillness(of frames: [UIImage], at times: [TimeInterval]) -> ViewDiagnostic? {
    guard let first = frames.first?.cgImage?.straightRGBA(), frames.count > 1, let end = times.last,
      frames.dropFirst().allSatisfy({ $0.cgImage?.straightRGBA() == first }),
      let view = host.hostedView
    else { return nil }
    let advice =
      host.hasMoved
      ? "The animations change nothing visible: the values are the same, hidden or outside "
        + "the picture, or they begin after the last frame."
      : "No animation began. Start one in `animations:`, or when the view moves to its window. "
        + "Content from the network arrives in real time: load it before."
    return ViewDiagnostic(
      .stillMotion, path: view.diagnosticPath, className: "\(type(of: view))",
      sentence: "All \(frames.count) frames, up to \(Self.text(end)) s, show the same picture.",
      advice: advice)
  }

  private static func text(_ seconds: TimeInterval) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }

  /// The maximum number of bytes that all frames together may take.
  private static let maximumBytes = 1 << 30

  private static func tooMany(_ frames: [UIImage], of count: Int) -> SnapshotFailure? {
    guard let image = frames.first?.cgImage, frames.count == 1 else { return nil }
    let megabytes = 4 * image.width * image.height / 1_000_000 * count
    guard megabytes > maximumBytes / 1_000_000 else { return nil }
    return .other(
      """
      \(count) frames of \(image.width) × \(image.height) pixels are more than is kept in memory. \
      Draw fewer frames, a part of it, or a smaller scale.
      """)
  }
}
