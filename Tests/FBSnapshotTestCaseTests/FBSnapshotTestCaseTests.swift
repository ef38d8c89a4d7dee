import SnapshotCore
import UIKit
import XCTest
import iOSSnapshotTestCase

/// A test as iOSSnapshotTestCase's users write it.
class CardCase: FBSnapshotTestCase {
  var directory = ""

  override func setUp() {
    super.setUp()
    recordMode = false
  }

  override func getReferenceImageDirectory(withDefault dir: String?) -> String { directory }

  func square(_ color: UIColor, side: CGFloat = 4) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  func failure(_ view: Any, _ identifier: String? = nil, _ tolerance: CGFloat = 0) -> String? {
    snapshotVerifyViewOrLayer(
      view, identifier: identifier, suffixes: FBSnapshotTestCaseDefaultSuffixes(),
      overallTolerance: tolerance, defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil)
  }
}

final class FBSnapshotTestCaseTests: CardCase {
  func testReferencesHaveThePlacesAndNamesOfTheLibrary() {
    Sandbox.run { directory in
      self.directory = directory
      recordMode = true
      _ = failure(square(.red))
      _ = failure(square(.red), "on the left")
      fileNameOptions = [.none]
      _ = failure(square(.red), "plain")
      fileNameOptions = [.screenSize, .screenScale]
      folderName = "Cards"
      _ = failure(square(.red).layer, "sized")
      XCTAssertEqual(
        Sandbox.files(directory + "_64"),
        [
          "Cards/\(method)_sized_390x844@3x.png",
          "FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/\(method)@3x.png",
          "FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/\(method)_on_the_left@3x.png",
          "FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/\(method)_plain.png",
        ])
    }
  }

  private let method = "testReferencesHaveThePlacesAndNamesOfTheLibrary"

  func testAPictureThatDiffersFailsUnlessTheToleranceAllowsIt() throws {
    try Sandbox.run { directory in
      self.directory = directory
      recordMode = true
      _ = failure(square(.red))
      recordMode = false
      XCTAssertNil(failure(square(.red)))
      XCTAssertNotNil(failure(square(.blue)))
      XCTAssertNil(failure(square(.blue), nil, 1))
      XCTAssertThrowsError(
        try compareSnapshot(
          of: square(.blue), referenceImagesDirectory: directory + "_64", imageDiffDirectory: "",
          identifier: nil, overallTolerance: 0))
    }
  }

  func testAControllerIsAsLargeAsTheScreen() throws {
    try Sandbox.run { directory in
      self.directory = directory
      recordMode = true
      let controller = UIViewController()
      controller.view.backgroundColor = .green
      _ = failure(controller)
      controllerOfReferences.referenceImagesDirectory = directory + "_64"
      let image = try controllerOfReferences.referenceImage(
        for: Selector("testAControllerIsAsLargeAsTheScreen"), identifier: nil)
      XCTAssertEqual(image.size, CGSize(width: 390, height: 844))
    }
  }

  private lazy var controllerOfReferences = FBSnapshotTestController(test: type(of: self))

  func testAPictureOfAnotherProgramStays() throws {
    try Sandbox.run { directory in
      self.directory = directory
      let folder = directory + "_64/FBSnapshotTestCaseTests.FBSnapshotTestCaseTests"
      try FileAccess.makeFolder(folder)
      let place = folder + "/testAPictureOfAnotherProgramStays@3x.png"
      let size = CGSize(width: 4, height: 4)
      let data = UIGraphicsImageRenderer(size: size).image { _ in }.pngData() ?? Data()
      try FileAccess.write([UInt8](data), to: place)
      recordMode = true
      _ = failure(square(.red))
      recordMode = false
      XCTAssertEqual(try FileAccess.read(place), [UInt8](data))
      XCTAssertNil(failure(square(.red)))
      XCTAssertTrue(
        Sandbox.files(directory + "_64").contains { $0.hasSuffix("Stays.linux@3x.png") })
    }
  }

  func testOfSeveralSuffixesTheOneWithTheReferenceCounts() {
    Sandbox.run { directory in
      self.directory = directory
      recordMode = true
      let both = NSOrderedSet(array: ["_32", "_64"])
      _ = snapshotVerifyViewOrLayer(
        square(.red), identifier: nil, suffixes: NSOrderedSet(object: "_64"), overallTolerance: 0,
        defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil)
      recordMode = false
      XCTAssertNil(
        snapshotVerifyViewOrLayer(
          square(.red), identifier: nil, suffixes: both, overallTolerance: 0,
          defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil))
      XCTAssertEqual(Sandbox.files(directory + "_32"), [])
    }
  }
}

final class ReferenceFolderTests: FBSnapshotTestCase {
  func testTheNearestFolderOfReferencesInThePackageCounts() throws {
    let root = NSTemporaryDirectory() + "fb-folders-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    func folder(_ file: String) -> String {
      FBSnapshotTestCase.referenceFolder(forTestFile: root + file)
    }
    try FileAccess.makeFolder(root + "/Tests/CardTests/Deep")
    try FileAccess.write([], to: root + "/Package.swift")
    XCTAssertEqual(folder("/Tests/CardTests/A.swift"), root + "/Tests/CardTests/ReferenceImages")
    try FileAccess.makeFolder(root + "/Tests/ReferenceImages_64")
    XCTAssertEqual(folder("/Tests/CardTests/Deep/A.swift"), root + "/Tests/ReferenceImages")
  }

  func testBuiltResourcesAreNoPlaceForReferences() {
    bundleResourcePath = "/a/.build/debug/Cards_CardTests.resources"
    XCTAssertEqual(getReferenceImageDirectory(withDefault: "/b"), "/b")
    XCTAssertEqual(getReferenceImageDirectory(withDefault: nil), "ReferenceImages")
    bundleResourcePath = "/a/Tests"
    XCTAssertEqual(getReferenceImageDirectory(withDefault: nil), "/a/Tests/ReferenceImages")
  }
}
