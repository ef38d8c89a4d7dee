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

  @Test func `a responder takes what its configuration names`() {
    let view = UIView()
    let provider = NSItemProvider(object: "a" as NSString)
    #expect(!view.canPaste([provider]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([provider]) && !view.canPaste([NSItemProvider(object: UIColor.red)]))
  }
}
