public import Foundation
public import QuartzCore
import Snapshot
public import UIKit
import XCTest

extension FBSnapshotTestCase {
  /// Asserts that a view's picture matches its reference.
  ///
  /// - Parameters:
  ///   - view: The view, at its own size.
  ///   - identifier: The snapshot's name in its test.
  ///   - suffixes: What is appended to the folder of the references; of several, the first with
  ///     the reference counts.
  ///   - perPixelTolerance: How far two pixels may be from each other, 0 to 1. Differs: measured as
  ///     colours look to an eye, and not in each channel.
  ///   - overallTolerance: Fraction of the pixels that may differ, 0 to 1.
  ///   - file: The test's source, from which the folder is found; leave the default.
  ///   - line: The line at which a failure is reported; leave the default.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Asserts that the picture of a controller's view, as large as the screen, matches its
  /// reference.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(viewController, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Asserts that a layer's picture matches its reference.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Fails the test with a message unless something is true.
  public func assert(_ assertion: Bool, message: String, file: StaticString, line: UInt) {
    if !assertion { XCTFail(message, file: file, line: line) }
  }

  private func verify(
    _ subject: Any, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixelTolerance: CGFloat,
    _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt
  ) {
    ask(file)
    let base = getReferenceImageDirectory(withDefault: nil)
    let failure = failure(
      of: subject, in: directory(suffixes, base, identifier), identifier, perPixelTolerance,
      overallTolerance, file, line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }

  /// Asserts that a picture which a strategy makes of a view matches its reference.
  package func verifyPicture(
    of view: UIView, identifier: String?, suffixes: NSOrderedSet, file: StaticString, line: UInt,
    as strategy: @MainActor () -> Snapshotting<UIView, UIImage>
  ) {
    ask(file)
    let base = getReferenceImageDirectory(withDefault: nil)
    controller.referenceImagesDirectory = directory(suffixes, base, identifier)
    let failure = verifySnapshot(
      of: view, as: MainActor.unchecked(strategy), in: controller.file(methodName, identifier),
      record: recordMode ? .all : nil, filePath: file, testName: methodName, line: line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }

  private func failure(
    of subject: Any, in directory: String, _ identifier: String?, _ perPixelTolerance: CGFloat,
    _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt
  ) -> String? {
    controller.referenceImagesDirectory = directory
    return controller.failure(
      of: subject, test: methodName, identifier: identifier, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance,
      at: FBSnapshotTestController.Site(file: file, line: line, method: methodName))
  }

  private func compare(
    _ subject: Any, in directory: String, _ identifier: String?, _ perPixelTolerance: CGFloat,
    _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt
  ) throws {
    let failure = failure(
      of: subject, in: directory, identifier, perPixelTolerance, overallTolerance, file, line)
    if let failure { throw controller.error(failure, methodName, identifier) }
  }

  /// Compares a view with its reference, and throws where it does not match.
  ///
  /// - Parameter referenceImagesDirectory: The folder of the references, with the suffix.
  public func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try compare(
      view, in: referenceImagesDirectory, identifier, perPixelTolerance, overallTolerance, file,
      line)
  }

  /// Compares a layer with its reference, and throws where it does not match.
  ///
  /// - Parameter referenceImagesDirectory: The folder of the references, with the suffix.
  public func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try compare(
      layer, in: referenceImagesDirectory, identifier, perPixelTolerance, overallTolerance, file,
      line)
  }

  /// Compares a view or layer with its reference.
  ///
  /// - Parameters:
  ///   - defaultReferenceDirectory: The folder of the references where the environment names none.
  ///   - defaultImageDiffDirectory: Differs: no effect.
  /// - Returns: Why it does not match; nil where it does.
  public func snapshotVerifyViewOrLayer(
    _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat, defaultReferenceDirectory: String?,
    defaultImageDiffDirectory: String?, file: StaticString = #filePath, line: UInt = #line
  ) -> String? {
    ask(file)
    let base = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
    return failure(
      of: viewOrLayer, in: directory(suffixes, base, identifier), identifier, perPixelTolerance,
      overallTolerance, file, line)
  }

  /// Looks for a reference.
  ///
  /// - Throws: Where there is none.
  public func referenceImageRecorded(
    inDirectory referenceImagesDirectory: String, identifier: String?
  ) throws {
    controller.referenceImagesDirectory = referenceImagesDirectory
    if controller.hasReference(methodName, identifier) { return }
    throw NSError(
      domain: FBSnapshotTestControllerErrorDomain,
      code: FBSnapshotTestControllerErrorCode.needsRecord.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey:
          "There is no reference image of \(methodName) in \(referenceImagesDirectory): record it."
      ])
  }
}

#if os(Linux)
  /// Runs when the program is loaded: what fails a test depends on it.
  @used @section(".init_array")
  private let installation: @convention(c) () -> Void = {
    StandardDiagnostics.snapshotTestingIsLoaded()
  }
#endif
