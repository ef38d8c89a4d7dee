import Testing
import UIKit

@MainActor
@Suite(.serialized) struct UIPasteboardTests {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

  @Test func `text, addresses, images and colours are found by their kind`() {
    let board = board()
    #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0)
    board.string = "text"
    #expect(board.strings == ["text"] && board.types == ["public.utf8-plain-text"])
    board.url = URL(string: "https://example.org")
    #expect(board.url?.host == "example.org" && board.string == nil && board.hasURLs)
    board.colors = [.red, .blue]
    #expect(board.color == .red && board.numberOfItems == 2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    board.image = image
    #expect(board.image === image && board.hasImages)
    #expect(board.data(forPasteboardType: "public.png")?.isEmpty == false)
    board.image = nil
    #expect(board.numberOfItems == 0 && board.changeCount == 5)
  }

  @Test func `a change is told with the types that come and go`() {
    let board = board()
    board.string = "a"
    var added: [String]?
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let types = note.userInfo?["UIPasteboardChangedTypesAddedKey"] as? [String]
      MainActor.assumeIsolated { added = types }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.setItems([["public.png": Data([1]), "public.url": "x"]])
    #expect(added == ["public.png", "public.url"])
    #expect(board.contains(pasteboardTypes: ["public.image"]))
    #expect(!board.contains(pasteboardTypes: ["public.movie"]))
    board.addItems([[UIPasteboard.typeAutomatic: "later"]])
    #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet(integer: 1))
    #expect(board.strings == ["later"])
  }

  @Test func `pasteboards of one name have the same items`() {
    let name = UIPasteboard.Name("org.example.\(#function)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }

  @Test func `providers hand over what they have as the class that is asked for`() async throws {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    let text: String? = await withCheckedContinuation { done in
      provider.loadObject(ofClass: NSString.self) { object, _ in
        done.resume(returning: (object as? NSString)?.description)
      }
    }
    #expect(text == "text")
    let error: (any Error)? = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIColor.self) { _, error in done.resume(returning: error) }
    }
    #expect(error as? NSItemProvider.ErrorCode == .unavailableCoercionError)
    let board = board()
    board.itemProviders = [provider, NSItemProvider(object: UIColor.red)]
    #expect(board.string == "text" && board.colors == [.red])
    #expect(board.itemProviders.count == 2)
  }

  @Test func `colours are handed over as data`() throws {
    let board = board()
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    board.color = color
    let data = try #require(board.data(forPasteboardType: "com.apple.uikit.color"))
    let other = self.board()
    other.setData(data, forPasteboardType: "com.apple.uikit.color")
    #expect(other.color == color && other.hasColors)
    #expect(
      board.itemProviders.map(\.registeredTypeIdentifiers) == [["com.apple.uikit.color"]])
    other.itemProviders = board.itemProviders
    #expect(other.color == color)
  }

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

  @Test func `fields copy, cut and paste through the general pasteboard`() throws {
    let field = UITextField()
    field.text = "one two"
    field.selectAll(nil)
    field.copy(nil as Any?)
    #expect(UIPasteboard.general.string == "one two")
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 4))
    field.selectedTextRange = field.textRange(from: start, to: end)
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(!field.canPerformAction(Selector("cut:"), withSender: nil))
    #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
    field.paste(nil)
    #expect(field.text == "twoone ")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    let view = UITextView()
    view.text = "a"
    view.isEditable = false
    #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
    UIPasteboard.general.items = []
  }

  @Test func `a responder takes what its configuration names`() {
    let view = UIView()
    let provider = NSItemProvider(object: "a" as NSString)
    #expect(!view.canPaste([provider]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([provider]) && !view.canPaste([NSItemProvider(object: UIColor.red)]))
  }
}
