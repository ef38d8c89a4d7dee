import Foundation
import SnapshotCore

extension Diffing where Value == AnimationStrip {
  /// Compares motions frame by frame, at the same times. Files are animated PNGs.
  ///
  /// - Parameter tolerance: Holds for each frame.
  public static func animation(tolerance: Tolerance = .exact) -> Diffing {
    Diffing(
      toData: { strip in
        guard case .success(let pixels) = strip.pixels,
          let bytes = try? Reference.encode(
            pixels, metadata: ReferenceMetadata(scale: strip.scale))
        else { return Data() }
        return Data(bytes)
      },
      fromData: AnimationStrip.read,
      diff: { old, new in difference(old, new, tolerance) },
      strip: StripFormat(tolerance: tolerance, strip: { $0 }))
  }

  /// The difference for strategies that call `diff` themselves; an assertion compares with the file
  /// instead.
  private static func difference(
    _ old: AnimationStrip, _ new: AnimationStrip, _ tolerance: Tolerance
  ) -> (String, [DiffAttachment])? {
    guard case .success(let reference) = old.pixels, case .success(let actual) = new.pixels
    else { return old.frames.isEmpty == new.frames.isEmpty ? nil : ("No frames.", []) }
    let readers = (StripReader(reference), StripReader(actual))
    guard
      let comparison = try? StripComparison.compare(
        readers.0, readers.1, tolerance: tolerance), !comparison.isMatch
    else { return nil }
    let sheet = try? DifferenceSheet.png(readers.0, readers.1, comparison)
    let files = sheet.map { [DiffAttachment.data(Data($0), name: "difference.png")] }
    return (comparison.description, files ?? [])
  }
}
