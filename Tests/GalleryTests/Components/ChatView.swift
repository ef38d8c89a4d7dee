import UIKit

/// Paragraphs in bubbles: fragments of TextKit 2 that draw their own ground.
final class ChatView: UIView {
  private final class Bubble: NSTextLayoutFragment {
    override func draw(at point: CGPoint, in context: CGContext) {
      let frame = CGRect(origin: point, size: layoutFragmentFrame.size)
      UIColor.systemGreen.withAlphaComponent(0.3).setFill()
      UIBezierPath(roundedRect: frame.insetBy(dx: -4, dy: -3), cornerRadius: 8).fill()
      super.draw(at: point, in: context)
    }
  }

  private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager,
      textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      Bubble(textElement: textElement, range: textElement.elementRange)
    }
  }

  private let bubbles = Bubbles()
  private let text = UITextView(usingTextLayoutManager: true)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 12
    text.attributedText = NSAttributedString(
      string: "Are you there?\nYes, since nine. The door was open, so I went in.\nGood.",
      attributes: [
        .font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style,
        .foregroundColor: UIColor.label,
      ])
    text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    text.textLayoutManager?.delegate = bubbles
    text.frame = bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(text)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
