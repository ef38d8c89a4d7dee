import Foundation
import SnapshotTesting
import UIKit
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every strategy of swift-snapshot-testing that there is on Linux, as test files write it:
/// recorded, matched, and not matched by another value.
final class StrategyTests: XCTestCase {
  private func check<Value, Format>(
    _ value: @autoclosure () -> Value, not other: @autoclosure () -> Value,
    as strategy: Snapshotting<Value, Format>, _ pathExtension: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Sandbox.run { directory in
      func verify(_ value: Value, _ mode: SnapshotTestingConfiguration.Record) -> String? {
        verifySnapshot(
          of: value, as: strategy, named: "n", record: mode, snapshotDirectory: directory,
          testName: "testStrategy()")
      }
      let recorded = verify(value(), .all) ?? ""
      XCTAssertTrue(recorded.contains("was recorded"), recorded, file: file, line: line)
      let files = Sandbox.files(directory)
      XCTAssertEqual(files.count, 1, file: file, line: line)
      XCTAssertTrue(
        files.first?.hasSuffix("." + pathExtension) == true, "\(files)", file: file, line: line)
      XCTAssertNil(verify(value(), .never), file: file, line: line)
      let different = verify(other(), .never) ?? ""
      XCTAssertTrue(different.contains("does not match"), different, file: file, line: line)
    }
  }

  private struct User: Encodable {
    var id = 1
    var name = "Blobby"
  }

  func testTexts() {
    check("a\nb", not: "a\nc", as: .lines, "txt")
    check(User(), not: User(id: 2), as: .dump, "txt")
    check(User(), not: User(id: 2), as: .description, "txt")
    check(User(), not: User(id: 2), as: .json, "json")
    let sorted = JSONEncoder()
    sorted.outputFormatting = .sortedKeys
    check(User(), not: User(id: 2), as: .json(sorted), "json")
    check(User(), not: User(id: 2), as: .plist, "plist")
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    check(User(), not: User(id: 2), as: .plist(encoder), "plist")
    check(["a": 1] as Any, not: ["a": 2] as Any, as: .json, "json")
    check(Data([1]), not: Data([2]), as: .data, "data")
  }

  func testRequests() {
    func request(_ path: String) -> URLRequest {
      var request = URLRequest(url: URL(string: "https://example.org/\(path)?b=2&a=1")!)
      request.httpMethod = "POST"
      request.addValue("text/plain", forHTTPHeaderField: "Accept")
      request.httpBody = Data("{\"a\": 1}".utf8)
      return request
    }
    check(request("a"), not: request("b"), as: .raw, "txt")
    check(request("a"), not: request("b"), as: .raw(pretty: true), "txt")
    check(request("a"), not: request("b"), as: .curl, "txt")
  }

  private enum Side: String, CaseIterable { case left, right }

  func testFunctions() {
    check(
      { (side: Side) in side.rawValue.count }, not: { (side: Side) in side.rawValue.count + 1 },
      as: Snapshotting<Side, String>.func(into: .description), "csv")
  }

  func testPullbacks() {
    let length = Snapshotting<String, String>.lines.pullback { (count: Int) in "\(count)" }
    check(1, not: 2, as: length, "txt")
    let later = Snapshotting<String, String>.lines.asyncPullback { (count: Int) in
      Async<String> { callback in callback("\(count)") }
    }
    check(1, not: 2, as: later, "txt")
    check("a", not: "b", as: .wait(for: 0.01, on: .lines), "txt")
    var custom = SimplySnapshotting(pathExtension: "md", diffing: Diffing<String>.lines)
    check("a", not: "b", as: custom, "md")
    custom.pathExtension = "txt"
    custom.diffing = .lines
    check("a", not: "b", as: custom, "txt")
    let doubled = Snapshotting<Int, String>(
      pathExtension: nil, diffing: .lines, snapshot: { "\($0 * 2)" })
    check(1, not: 2, as: doubled, "data")
    let delayed = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { Async(value: $0).map { "\($0)" } })
    check(1, not: 2, as: delayed, "txt")
  }

  func testDiffingOfOnesOwn() {
    let bytes = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { old, new in
      old == new ? nil : ("other bytes", [XCTAttachment(data: new), XCTAttachment(string: "new")])
    }
    XCTAssertEqual(bytes.diff(Data([1]), Data([2]))?.1.count, 2)
    XCTAssertNil(bytes.diff(Data([1]), Data([1])))
    check(
      Data([1]), not: Data([2]),
      as: Snapshotting(pathExtension: "bin", diffing: bytes), "bin")
    let plain = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { old, new in
      old == new ? nil : ("other bytes", [])
    }
    XCTAssertEqual(plain.diff(Data([1]), Data([2]))?.0, "other bytes")
    XCTAssertNotNil(Diffing<String>.lines.diff("a", "b"))
  }

  private func view(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = color
    return view
  }

  private func controller(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  func testViews() {
    check(view(.red), not: view(.blue), as: .image, "png")
    check(
      view(.red), not: view(.blue),
      as: .image(
        drawHierarchyInKeyWindow: true, precision: 0.99, perceptualPrecision: 0.98,
        size: CGSize(width: 5, height: 5), traits: .init(userInterfaceStyle: .dark)), "png")
    let tall = view(.red)
    tall.frame.size.height = 9
    check(view(.red), not: tall, as: .recursiveDescription, "txt")
    check(
      view(.red), not: UILabel(),
      as: .recursiveDescription(
        size: CGSize(width: 5, height: 5), traits: .init(displayScale: 2)), "txt")
  }

  func testControllers() {
    check(controller(.red), not: controller(.blue), as: .image, "png")
    check(controller(.red), not: controller(.blue), as: .image(on: .iPhoneSe), "png")
    check(
      controller(.red), not: controller(.blue),
      as: .image(
        on: .iPhoneX(.landscape), drawHierarchyInKeyWindow: true, precision: 1,
        perceptualPrecision: 0.98, size: CGSize(width: 9, height: 9),
        traits: .init(traitsFrom: [.iPhoneX(.landscape), .init(layoutDirection: .rightToLeft)])),
      "png")
    check(
      controller(.red), not: controller(.blue),
      as: .image(
        on: ViewImageConfig(safeArea: .zero, size: CGSize(width: 9, height: 9), traits: .iPadMini)),
      "png")
    check(
      controller(.red), not: controller(.blue),
      as: .image(precision: 1, size: CGSize(width: 9, height: 9)), "png")
    let navigation = UINavigationController(rootViewController: controller(.red))
    check(navigation as UIViewController, not: controller(.red), as: .hierarchy, "txt")
    check(controller(.red), not: navigation, as: .recursiveDescription, "txt")
    check(controller(.red), not: navigation, as: .recursiveDescription(on: .iPhone13), "txt")
    check(controller(.red), not: controller(.blue), as: .wait(for: 0.01, on: .image), "png")
  }

  func testLayersPathsAndImages() {
    check(view(.red).layer, not: view(.blue).layer, as: .image, "png")
    check(
      view(.red).layer, not: view(.blue).layer,
      as: .image(precision: 1, perceptualPrecision: 0.98, traits: .init(displayScale: 2)), "png")
    func path(_ width: CGFloat) -> UIBezierPath {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 4))
    }
    check(path(4), not: path(5), as: .image, "png")
    check(path(4), not: path(5), as: .image(precision: 1, perceptualPrecision: 1, scale: 2), "png")
    check(path(4), not: path(5), as: .elementsDescription, "txt")
    check(
      path(4), not: path(5), as: .elementsDescription(numberFormatter: NumberFormatter()), "txt")
    check(path(4).cgPath, not: path(5).cgPath, as: .image, "png")
    check(
      path(4).cgPath, not: path(5).cgPath,
      as: .image(precision: 1, perceptualPrecision: 1, scale: 2, drawingMode: .fill), "png")
    check(path(4).cgPath, not: path(5).cgPath, as: .elementsDescription, "txt")
    check(
      path(4).cgPath, not: path(5).cgPath,
      as: .elementsDescription(numberFormatter: NumberFormatter()), "txt")
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    check(image(.red), not: image(.blue), as: .image, "png")
    check(
      image(.red), not: image(.blue),
      as: .image(precision: 0.99, perceptualPrecision: 0.98, scale: 1), "png")
    XCTAssertNotNil(Diffing<UIImage>.image.diff(image(.red), image(.blue)))
    XCTAssertNil(Diffing.image(precision: 0, perceptualPrecision: 1).diff(image(.red), image(.red)))
  }

  private struct Money: AnySnapshotStringConvertible {
    var snapshotDescription: String { "money" }
  }

  private final class Parent {
    var child: Child?
  }
  private final class Child {
    let parent: Parent
    init(_ parent: Parent) { self.parent = parent }
  }

  func testDumps() {
    func text<Value>(_ value: Value) -> String {
      var text = ""
      Snapshotting<Value, String>.dump.snapshot(value).run { text = $0 }
      return text
    }
    XCTAssertEqual(text(Money()), "- money\n")
    let parent = Parent()
    parent.child = Child(parent)
    // What an object holds twice is dumped twice; what leads back to it is not gone into.
    XCTAssertEqual(
      text(parent),
      """
      ▿ Parent
        ▿ child: Optional<Child>
          ▿ some: Child
            ▿ parent (circular reference detected)

      """)
    XCTAssertEqual(text([Parent(), Parent()]), text([parent, parent].map { _ in Parent() }))
    parent.child = nil
    XCTAssertEqual(
      text([parent, parent]),
      """
      ▿ 2 elements
        ▿ Parent
          - child: Optional<Child>.none
        ▿ Parent
          - child: Optional<Child>.none

      """)
  }
}
