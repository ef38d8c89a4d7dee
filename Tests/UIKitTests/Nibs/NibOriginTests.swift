import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibOriginTests {
  @Test func `a controller without a nib's name finds the nib of its class`() throws {
    let text = String(
      decoding: NibText.nib(
        "<view tag=\"4\" id=\"v\"/>",
        owner: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="view" destination="v" id="o"/></connections></placeholder>
          """), as: UTF8.self)
    let folder = try BoardFolder(["PlainBoard.xib": text, "Other.xib": text])
    defer { folder.remove() }
    #expect(PlainBoardController(nibName: nil, bundle: folder.bundle).view.tag == 4)
    #expect(UIViewController(nibName: "Other", bundle: folder.bundle).view.tag == 4)
    #expect(UIViewController(nibName: nil, bundle: folder.bundle).view.tag == 0)
    #expect(folder.bundle.loadNibNamed("Other", owner: nil)?.count == 1)
  }
}

private final class PlainBoardController: UIViewController {}
