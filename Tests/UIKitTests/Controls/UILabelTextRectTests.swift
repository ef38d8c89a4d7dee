import Testing
import UIKit

/// A label asks `textRect(forBounds:limitedToNumberOfLines:)` for every size of its own.
@MainActor
@Suite struct UILabelTextRectTests {
  private final class InsetLabel: UILabel {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    var asked: [CGRect] = []

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      asked.append(bounds)
      var rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
      rect.origin.x -= insets.left
      rect.origin.y -= insets.top
      rect.size.width += insets.left + insets.right
      rect.size.height += insets.top + insets.bottom
      return rect
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private func expectEqual(
    _ a: CGSize, _ b: CGSize, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(a.width - b.width) < 0.001, sourceLocation: location)
    #expect(abs(a.height - b.height) < 0.001, sourceLocation: location)
  }

  private func pair(_ text: String, lines: Int = 1) -> (plain: UILabel, inset: InsetLabel) {
    let (plain, inset) = (UILabel(), InsetLabel())
    for label in [plain, inset] {
      label.text = text
      label.numberOfLines = lines
    }
    return (plain, inset)
  }

  @Test func `insets count in the intrinsic size, in fitting sizes, in stacks and in cells`() {
    let (plain, inset) = pair("Message")
    let bare = plain.intrinsicContentSize
    let right = CGSize(width: bare.width + 30, height: bare.height + 12)
    expectEqual(inset.intrinsicContentSize, right)
    expectEqual(inset.sizeThatFits(CGSize(width: 500, height: 500)), right)
    inset.sizeToFit()
    expectEqual(inset.bounds.size, right)
    let stack = UIStackView(arrangedSubviews: [inset])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), right)
  }

  @Test func `one line is asked for without a limit, several within the width`() {
    let (_, one) = pair("Message")
    _ = one.sizeThatFits(CGSize(width: 40, height: 10))
    #expect(one.asked.map(\.width) == [2_777_777])
    let (_, several) = pair("Several words that do not fit a line", lines: 0)
    _ = several.sizeThatFits(CGSize(width: 100, height: 10))
    #expect(several.asked.map(\.width) == [100])
    #expect(several.asked.allSatisfy { $0.origin == .zero && $0.height == 2_777_777 })
  }

  @Test func `wrapped text in a width that constraints give has room for the insets`() {
    let (plain, inset) = pair("Several words that do not fit into one line", lines: 0)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    inset.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(inset)
    NSLayoutConstraint.activate([
      inset.topAnchor.constraint(equalTo: host.topAnchor),
      inset.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      inset.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    let text = plain.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
    #expect(inset.frame.width == 150)
    #expect(abs(inset.frame.height - text.height - 12) < 0.001)
  }

  @Test func `the text's rectangle begins at the top of the bounds`() {
    let (plain, _) = pair("Message")
    let bounds = CGRect(x: 7, y: 11, width: 300, height: 200)
    let rect = plain.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.origin == bounds.origin)
    #expect(rect.size == plain.intrinsicContentSize)
    plain.textAlignment = .right
    let right = plain.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(right.minY == 11 && abs(right.maxX - 307) < 1)
    #expect(plain.textRect(forBounds: .null, limitedToNumberOfLines: 1) == .zero)
  }

  @Test func `a paragraph of 14 points is as wide as in a picture by iOS`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 14)
    label.text = "Some text that needs to wrap to multiple lines"
    // Source: Paralayout's picture of the alignment with a first line, iOS 17.
    let width = label.sizeThatFits(CGSize(width: 160, height: 1000)).width
    #expect(abs(width - 158.33) < 0.7, "\(width)")
  }

  @Test func `a wrapped label is as wide as its lines with the spaces they were broken at`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "wide word"
    let words = ["wide", "wide ", "word"].map { text in
      let one = UILabel()
      one.text = text
      return one.intrinsicContentSize.width
    }
    let space = words[1] - words[0]
    // There is room for the space, not for the second word.
    let narrow = label.sizeThatFits(CGSize(width: words[0] + 20, height: 0)).width
    #expect(narrow >= max(words[0] + 3, words[2]), "\(words) \(space)")
    #expect(narrow <= words[0] + 20)
    // Without room for it the space hangs over.
    let tight = (words[0].rounded(.up) + 1)
    #expect(label.sizeThatFits(CGSize(width: tight, height: 0)).width <= tight)
    #expect(label.intrinsicContentSize.width > words[0] + words[2])
  }
}
