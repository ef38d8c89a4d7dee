import CoreGraphics
public import Foundation
import ObjectiveCRuntime
import UIKit

/// What the file names of references say about the device.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing: the name is the test's and the identifier's, as they are.
  public static let none = Self(rawValue: 1 << 0)
  /// `UIDevice.current.model`.
  public static let device = Self(rawValue: 1 << 1)
  /// `UIDevice.current.systemVersion`.
  public static let OS = Self(rawValue: 1 << 2)
  /// The size of the screen, points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The picture's pixels per point, as in `@3x`.
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// Whether the process has pointers of 64 bits; here it always has.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// What is appended to the folder of references unless a test says otherwise: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A file name with what the options add to it. Spaces and punctuation become `_`.
///
/// - Parameter fileName: The name without an extension.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  let name = normalizedName(fileName, option)
  guard option.contains(.screenScale) else { return name }
  let scale = MainActor.unchecked { UIScreen.main.scale }
  return name + "@\(Int(scale.clamped(to: 0...99)))x"
}

/// The name without the scale.
func normalizedName(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  var name = fileName
  if option.contains(.device) { name += "_" + MainActor.unchecked { UIDevice.current.model } }
  if option.contains(.OS) { name += "_" + MainActor.unchecked { UIDevice.current.systemVersion } }
  if option.contains(.screenSize) {
    let size = MainActor.unchecked { UIScreen.main.bounds.size }
    let range: ClosedRange<CGFloat> = 0...1_000_000
    name += "_\(Int(size.width.clamped(to: range)))x\(Int(size.height.clamped(to: range)))"
  }
  let separators = CharacterSet.whitespaces.union(.punctuationCharacters)
  return name.components(separatedBy: separators).joined(separator: "_")
}
