import UIKit

@MainActor
/// Whoever makes a text system keeps its storage.
struct System {
  let storage: NSTextStorage
  let manager = NSLayoutManager()
  let container: NSTextContainer

  init(_ text: String, size: CGSize, _ attributes: [NSAttributedString.Key: Any]) {
    storage = NSTextStorage(string: text, attributes: attributes)
    container = NSTextContainer(size: size)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }
}
