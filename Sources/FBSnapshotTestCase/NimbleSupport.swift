public import Foundation
import ObjectiveCRuntime
import Snapshot
import SnapshotCore
public import UIKit

/// What the matchers of Nimble-Snapshots ask, which are compiled beside the tests, as Nimble is.
public struct _NimbleSnapshot {
  /// The snapshot's name; nil for the running test's.
  public var name: String?
  /// The snapshot's name in its test.
  public var identifier: String?
  /// Whether the file's name says the device and the system.
  public var isDeviceAgnostic = false
  /// Whether to draw what a screen shows.
  public var usesDrawRect = false
  /// Whether the file's name lacks the scale.
  public var ignoresScale = false
  /// Whether the reference is written, and not compared.
  public var records = false
  /// How far two pixels may be from each other, 0 to 1.
  public var pixelTolerance: CGFloat = 0
  /// Fraction of the pixels that may differ, 0 to 1.
  public var tolerance: CGFloat = 0
  /// The folder of references; nil for `ReferenceImages` in the folder of the tests.
  public var directory: String?
  /// What the names of folders of tests end in, in lower case.
  public var folderSuffixes = ["tests", "specs"]
  /// The size of the text; nil for the screen's.
  public var contentSizeCategory: UIContentSizeCategory?

  public init(name: String?, identifier: String?) {
    self.name = name
    self.identifier = identifier
  }

  /// Compares a view or controller with its reference.
  ///
  /// - Returns: Why it does not match; nil where it does.
  public func failure(
    of subject: Any, file: StaticString, line: UInt, nameSuffix: String? = nil
  ) -> String? {
    let controller = FBSnapshotTestController(test: FBSnapshotTestController.self)
    controller.folderName = Self.stem("\(file)")
    controller.fileNameOptions =
      isDeviceAgnostic
      ? [.device, .OS, .screenSize, .screenScale] : ignoresScale ? [.none] : [.screenScale]
    controller.usesDrawViewHierarchyInRect = usesDrawRect
    controller.recordMode = records
    controller.contentSizeCategory = contentSizeCategory
    controller.referenceImagesDirectory =
      directory ?? SnapshotEnvironment.current.referenceImageDirectory
      ?? folder(ofTestFile: "\(file)") + "/ReferenceImages"
    let test = [Self.plain(name ?? Self.testName), nameSuffix ?? ""].filter { !$0.isEmpty }
      .joined(separator: "_")
    return controller.failure(
      of: subject, test: test, identifier: identifier, perPixelTolerance: pixelTolerance,
      overallTolerance: tolerance, at: FBSnapshotTestController.Site(file: file, line: line))
  }

  /// The outermost folder whose name ends as those of tests do; the file's own where none does.
  func folder(ofTestFile path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    let index = folders.firstIndex { name in
      folderSuffixes.contains { name.lowercased().hasSuffix($0) }
    }
    return "/" + folders[...(index ?? folders.endIndex - 1)].joined(separator: "/")
  }

  private static func stem(_ path: String) -> String {
    let name = FileAccess.split(path).name
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The running method with its class; of Quick's examples, which are no methods, the name alone.
  private static var testName: String {
    let name = currentTestName ?? "snapshot"
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return name }
    let isMethod = parts[1].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isMethod ? name : String(parts[1])
  }

  /// Runs of other characters than letters and digits of ASCII become one `_`.
  static func plain(_ name: String) -> String {
    name.replacing("root example group, ", with: "")
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" }.joined(separator: "_")
  }
}
