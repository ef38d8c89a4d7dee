/// Tells whether a subclass overrides a method, from the classes' dispatch tables.
///
/// A view has a backing store only where `draw(_:)` is overridden. Without an Objective-C runtime
/// no call answers that, and calling the method to find out has effects. But every class object
/// holds a table with one entry per method at the same place in all subclasses. Two private probes
/// calibrate where: the entry of `draw(_:)` is the only one that a subclass without overrides
/// shares with `UIView` and a subclass that overrides `draw(_:)` does not.
///
/// Measured with Swift 6.3.1 on Linux: debug, release, whole-module, static and dynamic
/// linking, generic subclasses.
package enum OverrideDetection {
  /// Whether `type`, or a class between it and `UIView`, overrides `draw(_:)`.
  ///
  /// True for every class if the probes find no single entry: views then draw as they should and
  /// take more memory.
  package static func overridesDraw(_ type: UIView.Type) -> Bool {
    guard let index = drawIndex else { return true }
    return word(index, of: type) != word(index, of: UIView.self)
  }

  /// Whether `type`, or a class between it and the closest class of UIKit or SwiftUI, overrides
  /// `intrinsicContentSize`. False for every class if the probes find no single entry.
  @MainActor
  package static func overridesIntrinsicSize(_ type: UIView.Type) -> Bool {
    guard let index = intrinsicSizeIndex,
      let framework = FrameworkClass.nearestOfFrameworks(above: type) as? UIView.Type
    else { return false }
    return word(index, of: type) != word(index, of: framework)
  }

  /// Whether the probes found the entries: else nothing is told apart.
  package static var isCalibrated: Bool { drawIndex != nil && intrinsicSizeIndex != nil }

  private static let drawIndex = index(of: DrawProbe.self)
  private static let intrinsicSizeIndex = index(of: IntrinsicSizeProbe.self)

  /// The index of the only entry in which a probe differs from `UIView` and a class without
  /// overrides.
  private static func index(of probe: UIView.Type) -> Int? {
    let base = wordCount(of: UIView.self)
    let count = min(base, wordCount(of: PlainProbe.self), wordCount(of: probe))
    let candidates = (firstMember..<max(count, firstMember)).filter { index in
      word(index, of: UIView.self) == word(index, of: PlainProbe.self)
        && word(index, of: UIView.self) != word(index, of: probe)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The number of words from a class object's address to its end.
  ///
  /// The size of the class object and the place of its address within it are 32-bit fields at
  /// bytes 32 and 36 (swift/ABI/Metadata.h, TargetClassMetadata without Objective-C).
  private static func wordCount(of type: UIView.Type) -> Int {
    // SAFETY: A type is the address of its class object, which is never freed. Both fields belong
    // to the header of every class object, which is 56 bytes long.
    let object = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = unsafe object.load(fromByteOffset: 32, as: UInt32.self)
    let address = unsafe object.load(fromByteOffset: 36, as: UInt32.self)
    return (Int(size) - Int(address)) / MemoryLayout<UInt>.size
  }

  private static func word(_ index: Int, of type: UIView.Type) -> UInt {
    // SAFETY: A type is the address of its class object, which is never freed. `index` is below the
    // word count of UIView's, and a subclass's begins with the entries of its superclass.
    let object = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    return unsafe object.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The header's seven words precede the first member.
  private static let firstMember = 7
}

private final class PlainProbe: UIView {}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) {
    // The body is not empty, so that no optimiser folds it into UIView's empty one.
    setNeedsLayout()
  }
}

private final class IntrinsicSizeProbe: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
}
