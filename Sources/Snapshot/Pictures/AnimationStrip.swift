import CoreGraphics
import Foundation
import SnapshotCore
import UIKit

/// What is seen of a motion at given times. Its reference is one animated PNG with a frame for
/// each, and every frame counts.
public struct AnimationStrip {
  /// The frames of the animation: at least one, all of one size.
  public let frames: [UIImage]

  /// The times of the frames, in seconds from the motion's beginning, ascending; as many as there
  /// are frames.
  public let times: [TimeInterval]

  init(frames: [UIImage], times: [TimeInterval]) {
    self.frames = frames
    self.times = times
  }

  /// The instants `0, 1 / framesPerSecond, …` up to `duration`.
  static func times(duration: TimeInterval, framesPerSecond: Double) -> [TimeInterval] {
    guard duration >= 0, duration.isFinite, framesPerSecond > 0, framesPerSecond.isFinite,
      duration * framesPerSecond < Double(maximumFrames)
    else { return [] }
    // In range: fewer than the maximum number of frames.
    return (0...Int((duration * framesPerSecond + 1e-6).rounded(.down))).map {
      Double($0) / framesPerSecond
    }
  }

  static let maximumFrames = 1000

  /// Why these times cannot be drawn; nil where they can.
  static func problem(with times: [TimeInterval]) -> SnapshotFailure? {
    let areAscending = zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
    guard (1...maximumFrames).contains(times.count), areAscending,
      times.allSatisfy({ $0 >= 0 && $0 <= 3600 })
    else {
      return .other(
        """
        The frames of an animation need times: 1 to \(maximumFrames), ascending, each from 0 to \
        3,600 s. These are \(times).
        """)
    }
    return nil
  }
}

extension AnimationStrip {
  var scale: Double { Double(frames.first?.scale ?? 1) }

  var pixels: Result<PixelStrip, SnapshotFailure> {
    guard !frames.isEmpty else { return .failure(.other("The animation has no frames.")) }
    var images: [PixelImage] = []
    for frame in frames {
      switch frame.pixelImage {
      case .success(let image): images.append(image)
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success(PixelStrip(frames: images, times: times))
  }

  /// The views of all frames; nil where those of one are not known.
  var tree: ViewTree? {
    let trees = frames.compactMap(DrawnTrees.of)
    return trees.count == frames.count ? ViewTree(frames: trees, times: times) : nil
  }

  /// The fonts of all frames, each once.
  var drawnFonts: [DrawnFont] {
    frames.flatMap(\.drawnFonts).reduce(into: []) { fonts, font in
      if !fonts.contains(font) { fonts.append(font) }
    }
  }

  /// The strip in a file's bytes; without frames where they cannot be read.
  static func read(_ data: Data) -> AnimationStrip {
    let nothing = AnimationStrip(frames: [], times: [])
    guard let reference = try? Reference([UInt8](data), path: ""),
      var reader = try? reference.strip()
    else { return nothing }
    var images: [UIImage] = []
    while let frame = try? reader.next() {
      guard let bytes = try? PNGCodec.encode(frame.png),
        let image = UIImage(
          data: Data(bytes), scale: CGFloat(reference.metadata?.scale ?? 1))
      else { return nothing }
      images.append(image)
    }
    guard images.count == reader.times.count else { return nothing }
    return AnimationStrip(frames: images, times: reader.times)
  }
}
