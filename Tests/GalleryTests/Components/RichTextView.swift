import UIKit

/// Lists in a text view, a label made of HTML, and letters that lean or spread.
final class RichTextView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let list = UITextView()
    list.attributedText = Self.list
    list.isScrollEnabled = false
    list.isEditable = false
    let page = UILabel()
    page.numberOfLines = 0
    page.attributedText = Self.page
    let letters = UILabel()
    letters.numberOfLines = 0
    letters.attributedText = Self.letters
    let stack = UIStackView(arrangedSubviews: [list, page, letters])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .fill
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static var list: NSAttributedString {
    let body = UIFont.systemFont(ofSize: 16)
    let numbers = NSTextList(markerFormat: .decimal, options: 0)
    let dots = NSTextList(markerFormat: .disc, options: 0)
    let result = NSMutableAttributedString()
    func add(_ text: String, _ lists: [NSTextList]) {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      style.paragraphSpacing = 3
      result.append(
        NSAttributedString(
          string: text + "\n",
          attributes: [.font: body, .paragraphStyle: style, .foregroundColor: UIColor.label]))
    }
    add("Heat the oven to 200 °C, and wait until it is hot", [numbers])
    add("Mix", [numbers])
    add("flour", [numbers, dots])
    add("butter", [numbers, dots])
    add("Bake", [numbers])
    result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    return result
  }

  private static var page: NSAttributedString? {
    let html = """
      <style>body { font-family: -apple-system; font-size: 15px; }</style>
      <h3>Opening hours</h3>
      <p>Open <b>daily</b> from <i>nine</i> to <u>five</u>, <s>not on Mondays</s>.
      See <a href="https://example.org">the calendar</a>; H<sub>2</sub>O is free<sup>1</sup>.</p>
      <ul><li>Coffee<li>Tea<ul><li>green</ul></ul>
      """
    return try? NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private static var letters: NSAttributedString {
    let font = UIFont.systemFont(ofSize: 17)
    let tabs = NSMutableParagraphStyle()
    tabs.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    let result = NSMutableAttributedString()
    for (text, attributes) in [
      ("leaning ", [NSAttributedString.Key.obliqueness: 0.3 as Any]),
      ("spread ", [.expansion: 0.3]), ("narrow\n", [.expansion: -0.3]),
      ("Total\t12.50\n", [.paragraphStyle: tabs]),
    ] {
      result.append(
        NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 }))
    }
    return result
  }
}
