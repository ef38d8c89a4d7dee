public import Foundation
import ObjectiveCRuntime
public import QuartzCore
import Snapshot
import SnapshotCore
public import UIKit

/// The domain of the errors of `FBSnapshotTestController`.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// The key of the reference's path in an error.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
/// The key of the reference in an error. Differs: pictures are in the run's report.
public let FBReferenceImageKey = "FBReferenceImageKey"
/// The key of what was drawn in an error. Differs: pictures are in the run's report.
public let FBCapturedImageKey = "FBCapturedImageKey"
/// The key of the difference in an error. Differs: pictures are in the run's report.
public let FBDiffedImageKey = "FBDiffedImageKey"

/// Why a snapshot does not match.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  case unknown, needsRecord
  case pngCreationFailed
  case imagesDifferentSizes, imagesDifferent
}

/// Compares views and layers with references, which it finds in a folder by the name of the test.
///
/// References are this project's: whatever recorded another picture in a reference's place, it
/// stays, and what is recorded stands beside it.
open class FBSnapshotTestController: NSObject {
  /// Whether references are written, and not compared.
  open var recordMode = false
  /// The folder in which `ReferenceImages` lies.
  open var bundleResourcePath: String?
  /// What file names say about the device.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// Whether to draw what a screen shows, as `drawHierarchy(in:afterScreenUpdates:)` does.
  open var usesDrawViewHierarchyInRect = false
  /// The folder of the references, with the suffix.
  open var referenceImagesDirectory: String?
  /// Differs: no effect, as the differences are in the run's folder.
  open var imageDiffDirectory = ""
  /// The folder of the test below that of the references.
  open var folderName: String
  /// The size of the text; nil for the screen's.
  var contentSizeCategory: UIContentSizeCategory?

  /// - Parameter testClass: The test's class, which the folder is named after.
  public init(test testClass: AnyClass) {
    folderName = String(reflecting: testClass)
    super.init()
  }

  /// The place of the assertion that a comparison belongs to.
  struct Site {
    var file: StaticString
    var line: UInt
    /// The test method; nil for the selector.
    var method: String?
  }

  func file(_ test: String, _ identifier: String?) -> ReferenceFile {
    let name = [test, identifier ?? ""].filter { !$0.isEmpty }.joined(separator: "_")
    let isPlain = fileNameOptions.contains(.none)
    return ReferenceFile(
      directory: referenceImagesDirectory ?? "", folder: folderName,
      stem: isPlain ? name : normalizedName(name, fileNameOptions),
      hasScale: !isPlain && fileNameOptions.contains(.screenScale))
  }

  /// - Returns: Why it does not match; nil where it does.
  func failure(
    of viewOrLayer: Any, test: String, identifier: String?, perPixelTolerance: CGFloat,
    overallTolerance: CGFloat, at site: Site
  ) -> String? {
    let file = file(test, identifier)
    let precision = Float(1 - overallTolerance)
    let perceptual = Float(1 - perPixelTolerance)
    let onScreen = usesDrawViewHierarchyInRect
    let traits = contentSizeCategory.map { UITraitCollection(preferredContentSizeCategory: $0) }
      ?? UITraitCollection()
    let record: SnapshotTestingConfiguration.Record? = recordMode ? .all : nil
    func verify<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> String? {
      verifySnapshot(
        of: value, as: strategy, in: file, record: record, filePath: site.file,
        testName: site.method ?? test, line: site.line)
    }
    switch viewOrLayer {
    case let view as UIView:
      return verify(
        view,
        MainActor.unchecked {
          .image(
            drawHierarchyInKeyWindow: onScreen, precision: precision,
            perceptualPrecision: perceptual, traits: traits)
        })
    case let controller as UIViewController:
      return verify(
        controller,
        MainActor.unchecked {
          .image(
            drawHierarchyInKeyWindow: onScreen, precision: precision,
            perceptualPrecision: perceptual, size: UIScreen.main.bounds.size, traits: traits)
        })
    case let layer as CALayer:
      return verify(layer, .image(precision: precision, perceptualPrecision: perceptual))
    default:
      return "\(type(of: viewOrLayer)) is neither a UIView nor a CALayer: pass one of these."
    }
  }

  func error(_ failure: String, _ test: String, _ identifier: String?) -> NSError {
    let file = file(test, identifier)
    let path = file.directory + "/" + file.folder + "/" + file.stem
    return NSError(
      domain: FBSnapshotTestControllerErrorDomain,
      code: FBSnapshotTestControllerErrorCode.imagesDifferent.rawValue,
      userInfo: [NSLocalizedDescriptionKey: failure, FBReferenceImageFilePathKey: path])
  }
}

extension FBSnapshotTestController {
  /// Compares a view or layer with its reference, or writes that where `recordMode` says so.
  ///
  /// - Parameters:
  ///   - selector: The test method, which the reference is named after.
  ///   - identifier: The snapshot's name in its test.
  ///   - perPixelTolerance: How far two pixels may be from each other, 0 to 1. Differs: measured as
  ///     colours look to an eye, and not in each channel.
  ///   - overallTolerance: Fraction of the pixels that may differ, 0 to 1.
  public func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat, filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let failure = failure(
      of: viewOrLayer, test: selector.description, identifier: identifier,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance,
      at: Site(file: filePath, line: line))
    if let failure { throw error(failure, selector.description, identifier) }
  }

  /// Compares a view with its reference, pixel by pixel.
  public func compareSnapshot(
    of view: UIView, selector: Selector, identifier: String?, filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: 0,
      filePath: filePath, line: line)
  }

  /// Compares a layer with its reference, pixel by pixel.
  public func compareSnapshot(
    of layer: CALayer, selector: Selector, identifier: String?, filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: layer, selector: selector, identifier: identifier, overallTolerance: 0,
      filePath: filePath, line: line)
  }

  /// The reference of a test.
  ///
  /// - Throws: Where there is none, or it cannot be read.
  public func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let file = file(selector.description, identifier)
    let scale = MainActor.unchecked { UIScreen.main.scale }
    let id = SnapshotID(
      folder: file.folder, stem: file.stem, scale: file.hasScale ? Double(scale) : nil)
    let candidates = [id.besideForeign, id].map { file.directory + "/" + $0.relativePath }
    for path in candidates where FileAccess.exists(path) {
      if let image = UIImage(contentsOfFile: path) { return image }
    }
    throw NSError(
      domain: FBSnapshotTestControllerErrorDomain,
      code: FBSnapshotTestControllerErrorCode.needsRecord.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "There is no reference image \(candidates[1]): record it.",
        FBReferenceImageFilePathKey: candidates[1],
      ])
  }
}
