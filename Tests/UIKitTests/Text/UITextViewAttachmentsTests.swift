import Testing
import UIKit

@MainActor
@Suite struct UITextViewAttachmentsTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  private func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: body.merging(attributes) { $1 })
  }

  private final class Provider: NSTextAttachmentViewProvider {
    override func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
      view?.backgroundColor = .red
      tracksTextAttachmentViewBounds = true
    }
  }

  @Test func `a view stands in an attachment's place`() throws {
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.view")
    let attachment = NSTextAttachment(data: nil, ofType: "test.view")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.traitOverrides.displayScale = 1
    let string = NSMutableAttributedString(attributedString: text("a"))
    string.append(NSAttributedString(attachment: attachment))
    view.attributedText = string
    view.layoutIfNeeded()
    let shown = try #require(attachment.provider(in: view))
    #expect(shown.frame.size == CGSize(width: 30, height: 12))
    #expect(shown.frame.minX > 10)
    #expect(attachment.usesTextAttachmentView)
    view.attributedText = text("a")
    view.layoutIfNeeded()
    #expect(attachment.provider(in: view) == nil)
  }
}

extension NSTextAttachment {
  /// What stands in its place: the one red view inside.
  @MainActor
  fileprivate func provider(in view: UIView) -> UIView? {
    view.subviews.flatMap(\.subviews).first { $0.backgroundColor == .red }
  }
}
