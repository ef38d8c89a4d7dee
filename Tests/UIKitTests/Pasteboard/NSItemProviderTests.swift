import Testing
import UIKit

@MainActor
@Suite(.serialized) struct NSItemProviderTests {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

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
}
