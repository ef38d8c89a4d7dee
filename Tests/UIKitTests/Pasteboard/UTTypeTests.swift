import Testing
import UIKit

@MainActor
@Suite(.serialized) struct UTTypeTests {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

  @Test func `types of an app's own conform to the parents that it gives`() {
    let name = "org.example.conforming"
    #expect(UTType(name) == nil)
    let type = UTType(exportedAs: name, conformingTo: .json)
    #expect(type.conforms(to: .json) && type.conforms(to: .text) && type.conforms(to: .data))
    #expect(!type.conforms(to: .image) && UTType.json.isSupertype(of: type))
    #expect(UTType(name) == type)
    let child = UTType(importedAs: name + ".child", conformingTo: type)
    #expect(child.isSubtype(of: type) && child.isSubtype(of: .json))
    // To name the type again does not take its parent away.
    #expect(UTType(exportedAs: name).conforms(to: .json))
    let board = board()
    board.setData(Data([1]), forPasteboardType: name)
    #expect(board.contains(pasteboardTypes: ["public.json"]))
    #expect(!board.contains(pasteboardTypes: ["public.image"]))
    #expect(UTType(exportedAs: "public.png", conformingTo: .text).conforms(to: .image))
  }

  @Test func `types know their files, their parents and each other`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png) && UTType.image.isSupertype(of: .svg))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "text/html") == .html)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "zzz")?.isDynamic == true)
    #expect(UTType(exportedAs: "org.example.thing").conforms(to: .data))
  }
}
