import Testing
import UIKit

@MainActor
@Suite struct NSTextAttachmentTests {
  // MARK: Attachments

  private final class Fitting: NSTextAttachment {
    var asked: [CGRect] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append(lineFrag)
      return CGRect(x: 0, y: -4, width: min(lineFrag.width, 60), height: 10)
    }
  }

  @Test func `a subclass says what room an attachment takes up`() {
    let attachment = Fitting()
    #expect(NSAttributedString(attachment: attachment).size().width == 60)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    view.attributedText = NSAttributedString(attachment: attachment)
    view.layoutIfNeeded()
    #expect(attachment.asked.last?.width == 40)
    attachment.lineLayoutPadding = 3
    #expect(NSAttributedString(attachment: attachment).size().width == 66)
  }
}
