import Testing
import UIKit

@MainActor
@Suite struct DrawnTextTests: TellsTrees {
  @Test func `a label has its text and how it is set`() {
    let label = UILabel()
    label.text = "Espresso"
    #expect(properties(label) == "text=“Espresso”")
    label.font = .systemFont(ofSize: 18, weight: .semibold)
    label.textColor = .red
    label.textAlignment = .center
    label.numberOfLines = 0
    #expect(
      properties(label)
        == "text=“Espresso”|font=18 semibold|textColor=#FF0000|textAlignment=center"
        + "|numberOfLines=0")
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2])
    #expect(properties(label).contains("|attributes=0–2 9 kern 2"))
  }

  @Test func `a long text is kept as its beginning and a digest`() {
    let label = UILabel()
    let start = String(repeating: "x", count: 500)
    label.text = start + "a"
    let first = properties(label)
    label.text = start + "b"
    #expect(properties(label) != first)
    #expect(first.count < 160)
  }
}
