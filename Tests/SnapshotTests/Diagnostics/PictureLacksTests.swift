import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct PictureLacksTests: LackWarning {
  private func warning(of view: @autoclosure () -> UIView) throws -> String {
    try Findings(view()).warnings.joined(separator: "\n")
  }

  @Test func `a test that asks for it fails on what its picture lacks`() throws {
    let view = UIImageView(image: UIImage(systemName: "some.rare.symbol"))
    let findings = try Findings(view, failOn: .unfaithful)
    #expect(findings.failure?.contains("“some.rare.symbol” is drawn as a plain shape") == true)
    #expect(try Findings(view, failOn: .missingContent).failure == nil)
    #expect(try Findings(view, failOn: .substitutions).failure != nil)
  }

  @Test func `ten lines are told at most`() throws {
    let text = (0..<14).map { String(Unicode.Scalar(0xE200 + UInt32($0))!) }.joined()
    let warning = try warning(of: label(text))
    #expect(warning.contains("… and 4 more."), "\(warning)")
  }

  @Test func `a motion's lacks are told with a motion alone`() throws {
    let images = [1, 2].map { _ in UIImage(systemName: "plus") ?? UIImage() }
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(try warning(of: view) == "")
  }
}
