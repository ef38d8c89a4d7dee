import Foundation
import Snapshot
import SnapshotCore
import UIKit
public import XCTest

/// The class of tests that compare views and layers with pictures, by iOSSnapshotTestCase's names
/// over `Snapshot`: tests that import it compile unchanged.
///
/// References are where that library has them, in `<folder>_64/<Module.Class>`, as
/// `<test>_<identifier>@3x.png`. The folder is `FB_REFERENCE_IMAGE_DIR` of the environment, or
/// `ReferenceImages` in the folder of the test's source or in one above it in the package, or in
/// `bundleResourcePath`. A picture of Apple's simulator that has the place is left there.
open class FBSnapshotTestCase: XCTestCase {
  private var madeController: FBSnapshotTestController?
  /// The source of the assertion that asks for the folder.
  private(set) var askingFile: String?

  var controller: FBSnapshotTestController {
    if let madeController { return madeController }
    let made = FBSnapshotTestController(test: type(of: self))
    madeController = made
    return made
  }

  /// Whether references are written, and not compared; a test that writes fails.
  open var recordMode: Bool {
    get { controller.recordMode }
    set { controller.recordMode = newValue }
  }

  /// The folder in which `ReferenceImages` lies. Differs: a folder of built resources, whose files
  /// are copies, is not used.
  open var bundleResourcePath: String? {
    get { controller.bundleResourcePath }
    set { controller.bundleResourcePath = newValue }
  }

  /// What file names say about the device; `.screenScale` where nobody has set it.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { controller.fileNameOptions }
    set { controller.fileNameOptions = newValue }
  }

  /// The folder of this class below that of the references, such as `AppTests.CardTests`.
  open var folderName: String? {
    get { controller.folderName }
    set { controller.folderName = newValue ?? String(reflecting: type(of: self)) }
  }

  /// Whether to draw what a screen shows, as `drawHierarchy(in:afterScreenUpdates:)` does.
  open var usesDrawViewHierarchyInRect: Bool {
    get { controller.usesDrawViewHierarchyInRect }
    set { controller.usesDrawViewHierarchyInRect = newValue }
  }

  open override func setUp() {
    super.setUp()
    madeController = FBSnapshotTestController(test: type(of: self))
  }

  open override func tearDown() {
    madeController = nil
    super.tearDown()
  }

  /// The folder of the references without a suffix.
  ///
  /// - Parameter directory: The one to take where the environment names none.
  open func getReferenceImageDirectory(withDefault directory: String?) -> String {
    if let named = SnapshotEnvironment.current.referenceImageDirectory { return named }
    if let directory, !directory.isEmpty { return directory }
    if let path = controller.bundleResourcePath, !Self.isBuilt(path) {
      return path + "/ReferenceImages"
    }
    return askingFile.map(Self.referenceFolder) ?? "ReferenceImages"
  }

  /// Differs: no effect, as the differences are in the run's folder.
  open func getImageDiffDirectory(withDefault directory: String?) -> String {
    directory.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
  }

  /// Whether a folder holds copies that a build made.
  private static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      $0 == ".build" || $0.hasSuffix(".resources") || $0.hasSuffix(".bundle")
    }
  }

  /// `ReferenceImages` beside the source, or in the nearest folder above it in the package that
  /// has one.
  package static func referenceFolder(forTestFile file: String) -> String {
    let beside = FileAccess.split(file).folder
    let root = PackageRoot.find(from: beside) ?? beside
    var folder = beside
    while folder.count >= root.count {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: { $0 == name || $0.hasPrefix(name + "_") }) {
        return folder + "/" + name
      }
      folder = FileAccess.split(folder).folder
    }
    return beside + "/" + name
  }

  private static let name = "ReferenceImages"

  /// The running method.
  var methodName: String {
    let method = name.split(separator: ".").last.map(String.init) ?? name
    return method.split(separator: " ").last.map { $0.filter { $0 != "]" } } ?? method
  }

  /// The folder of the references with one of the suffixes: the first in which the reference is,
  /// or the first.
  func directory(_ suffixes: NSOrderedSet, _ base: String, _ identifier: String?) -> String {
    let all = suffixes.map { base + "\($0)" }
    let found = all.first { directory in
      controller.referenceImagesDirectory = directory
      return controller.hasReference(methodName, identifier)
    }
    return found ?? all.first ?? base
  }

  func ask(_ file: StaticString) { askingFile = "\(file)" }
}

extension FBSnapshotTestController {
  /// Whether there is a picture, of whatever program.
  func hasReference(_ test: String, _ identifier: String?) -> Bool {
    let file = file(test, identifier)
    let folder = file.directory + "/" + file.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasPrefix(file.stem + "@") || $0.hasPrefix(file.stem + ".") }
  }
}
