import Foundation
import Testing

@testable import UIKit

@Suite struct NibDocumentTests {
  private func document(_ text: String) throws -> NibDocument {
    try NibDocument(data: Data(text.utf8), file: "f.xib")
  }

  @Test func `a document's type tells storyboards from nibs`() throws {
    let board = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="s"><objects><view id="v"><label id="l"/></view></objects></scene>
      </scenes></document>
      """)
    #expect(board.kind == .storyboard && board.scenes.count == 1 && board.objects.isEmpty)
    let label = try #require(board.elements["l"])
    #expect(board.scene(of: label)?["sceneID"] == "s")
    let nib = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"/><label id="l"/></objects></document>
      """)
    #expect(nib.kind == .nib && nib.objects.map(\.name) == ["view", "label"])
    #expect(nib.scene(of: nib.objects[0]) === nib.root)
  }

  @Test func `an identifier that is there twice is an error at the second line`() {
    let text = "<document><objects>\n<view id=\"a\"/>\n<label id=\"a\"/>\n</objects></document>"
    #expect(
      throws: NibError(.duplicateID("a"), file: "f.xib", line: 3, object: "label (a)")
    ) { try document(text) }
  }

  @Test func `colours of the resources are known by name`() throws {
    let text = """
      <document><objects><view id="v"/></objects><resources>
      <namedColor name="Brand"><color red="1" green="0" blue="0"/></namedColor>
      <systemColor name="labelColor"><color white="0" alpha="1"/></systemColor>
      </resources></document>
      """
    let document = try document(text)
    #expect(document.colors.keys.sorted() == ["Brand", "labelColor"])
    #expect(document.colors["Brand"]?["red"] == "1")
  }
}
