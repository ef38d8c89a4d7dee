import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibClassesTests {
  init() { NibCard.table }

  @Test func `a class that is nowhere is noted and the base class stands in`() throws {
    let view = try #require(
      NibText.make("<label id=\"v\" customClass=\"Missing\" customModule=\"App\"/>").first
        as? UILabel)
    #expect(view.mistakes.map(\.kind) == [.unknownClass])
    #expect(
      view.mistakes.first?.sentence
        == "Unknown class App.Missing in Interface Builder file data of a nib:6 (label (v)): "
        + "UILabel stands in its place.")
  }

  @Test func `a class of a module that has another name than in Xcode is found`() {
    let made = NibText.make("<view id=\"v\" customClass=\"NibCard\" customModule=\"My_App\"/>")
    #expect(made.first is NibCard)
  }

  @Test func `every class of the table reads its element while it is made`() throws {
    let document = try NibDocument(data: NibText.nib(""), file: "f")
    for described in NibClasses.all where NibClasses.readsItself(described.type) {
      let graph = NibGraph(document, bundle: .main, owner: nil)
      let element = NibElement(described.element, ["id": "x"], line: 1, order: 1)
      let coder = NibCoder(graph: graph, element: element)
      _ = NibClasses.make(described.type, coder)
      #expect(coder.isRead, "\(described.element)")
    }
  }
}
