import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct IgnoredPartTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A white view with a spinner and a badge.
  private func page(spinner: UIColor = .red, badge: UIColor = .blue) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .white
    let turning = Spinner(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
    turning.backgroundColor = spinner
    let mark = UIView(frame: CGRect(x: 20, y: 5, width: 10, height: 10))
    mark.backgroundColor = badge
    mark.tag = 7
    view.addSubview(turning)
    view.addSubview(mark)
    return view
  }

  private final class Spinner: UIView {}

  private func verify(
    _ view: UIView, ignoring parts: [IgnoredPart], tolerance: Tolerance = .exact
  ) -> String? {
    folder.inProcess {
      verifySnapshot(
        of: view,
        as: .image(
          tolerance: tolerance, ignoring: parts, traits: UITraitCollection(displayScale: 2)),
        named: "a", snapshotDirectory: folder.references, testName: "test()")
    }
  }

  @Test(arguments: [
    IgnoredPart.views(of: Spinner.self), .rect(CGRect(x: 2, y: 2, width: 10, height: 10)),
    .views("turning", where: { $0 is Spinner }),
  ])
  func `what is ignored may differ, and nothing else`(part: IgnoredPart) {
    _ = verify(page(), ignoring: [part])
    #expect(verify(page(spinner: .green), ignoring: [part]) == nil)
    #expect(verify(page(badge: .green), ignoring: [part]) != nil)
    #expect(verify(page(spinner: .green), ignoring: []) != nil)
  }

  @Test func `a tag finds its views, and several parts are ignored together`() {
    let parts = [IgnoredPart.views(of: Spinner.self), .views(tag: 7)]
    _ = verify(page(), ignoring: parts)
    #expect(verify(page(spinner: .green, badge: .black), ignoring: parts) == nil)
    let moved = page()
    moved.subviews[1].frame.origin.x += 1
    #expect(verify(moved, ignoring: parts) != nil)
  }

  @Test func `a mask's opaque pixels are ignored`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
      .image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 13, height: 20))
      }
    _ = verify(page(), ignoring: [.mask(mask)])
    #expect(verify(page(spinner: .green), ignoring: [.mask(mask)]) == nil)
    #expect(verify(page(badge: .green), ignoring: [.mask(mask)]) != nil)
  }

  @Test func `a part that is not there is a failure`() throws {
    _ = verify(page(), ignoring: [])
    let message = try #require(verify(page(), ignoring: [.views(tag: 99)]))
    #expect(message.contains("no visible view (tag 99)"))
    let hidden = page()
    hidden.subviews[1].isHidden = true
    #expect(verify(hidden, ignoring: [.views(tag: 7)])?.contains("tag 7") == true)
  }

  @Test func `a snapshot that ignores everything is a failure`() throws {
    _ = verify(page(), ignoring: [])
    let message = try #require(verify(page(), ignoring: [.views(of: UIView.self)]))
    #expect(message.contains("cannot fail"))
  }

  @Test func `a tolerance's limits hold in an assertion, and its failure names them`() throws {
    var tolerance = Tolerance.exact
    tolerance.maxDifferentPixels = 400
    _ = verify(page(), ignoring: [])
    #expect(verify(page(badge: .green), ignoring: [], tolerance: tolerance) == nil)
    tolerance.maxDifferentPixels = 399
    #expect(verify(page(badge: .green), ignoring: [], tolerance: tolerance) != nil)
    #expect(verify(page(badge: .green), ignoring: [], tolerance: .recommended) != nil)
  }
}
