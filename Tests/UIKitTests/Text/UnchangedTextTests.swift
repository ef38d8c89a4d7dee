import Testing
import UIKit

/// Setters of labels, fields and text views that are given what is there.
@MainActor @Suite struct UnchangedTextTests {
  private static let attributed = NSAttributedString(
    string: "two words",
    attributes: [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 1.5,
    ])

  private static var label: UILabel {
    let label = UILabel()
    label.text = "two words"
    label.font = .systemFont(ofSize: 14)
    label.textColor = .red
    return label
  }

  @Test func `a label that is given what it has needs nothing`() {
    let tree = CleanTree(Self.label)
    let setters: [(UILabel) -> Void] = [
      { $0.text = "two" + " words" }, { $0.font = .systemFont(ofSize: 14) },
      { $0.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
      { $0.textAlignment = .natural }, { $0.lineBreakMode = .byTruncatingTail },
      { $0.numberOfLines = 1 }, { $0.shadowColor = nil },
      { $0.shadowOffset = CGSize(width: 0, height: -1) }, { $0.adjustsFontSizeToFitWidth = false },
      { $0.minimumScaleFactor = 0 }, { $0.baselineAdjustment = .alignBaselines },
      { $0.preferredMaxLayoutWidth = 0 }, { $0.adjustsFontForContentSizeCategory = false },
      { $0.attributedText = $0.attributedText }, { $0.highlightedTextColor = nil },
    ]
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt(after: set) == [], "setter \(index)")
    }
  }

  @Test func `an attributed text that is equal is none that changes`() {
    let label = UILabel()
    label.attributedText = Self.attributed
    let tree = CleanTree(label)
    #expect(tree.dirt { $0.attributedText = Self.attributed } == [])
    #expect(
      tree.dirt {
        $0.attributedText = NSMutableAttributedString(attributedString: Self.attributed)
      } == [])
    label.font = .systemFont(ofSize: 20)
    tree.clean()
    #expect(tree.dirt { $0.font = .systemFont(ofSize: 20) } == [])
    #expect(tree.dirt { $0.attributedText = $0.attributedText } == [])
    #expect(tree.dirt { $0.attributedText = Self.attributed } != [])
  }

  @Test func `a text that was changed in place is another one`() {
    let text = NSMutableAttributedString(string: "one")
    let label = UILabel()
    label.attributedText = text
    let tree = CleanTree(label)
    text.append(NSAttributedString(string: " and more"))
    #expect(tree.dirt { $0.attributedText = text } != [])
    #expect(label.text == "one and more")
  }

  @Test func `what a label has made other marks it and its superview`() {
    let tree = CleanTree(Self.label, isPlaced: false)
    #expect(tree.dirt { $0.text = "other" } == ["UIView: layout", "UILabel: layout, display"])
    tree.clean()
    #expect(tree.dirt { $0.textColor = .blue } == ["UILabel: display"])
  }

  @Test func `a field that is given what it has needs nothing`() {
    let field = UITextField()
    field.text = "text"
    field.placeholder = "hint"
    field.font = .systemFont(ofSize: 15)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let tree = CleanTree(field)
    let setters: [(UITextField) -> Void] = [
      { $0.text = "text" }, { $0.placeholder = "hint" }, { $0.font = .systemFont(ofSize: 15) },
      { $0.textColor = .label }, { $0.textAlignment = .natural }, { $0.borderStyle = .none },
      { $0.isSecureTextEntry = false }, { $0.leftView = $0.leftView }, { $0.rightView = nil },
      { $0.leftViewMode = .never }, { $0.clearButtonMode = .never }, { $0.minimumFontSize = 0 },
      { $0.attributedText = $0.attributedText },
      { $0.attributedPlaceholder = $0.attributedPlaceholder },
      { $0.defaultTextAttributes = $0.defaultTextAttributes },
      { $0.adjustsFontSizeToFitWidth = false },
    ]
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt(after: set) == [], "setter \(index)")
    }
    #expect(tree.dirt { $0.text = "other" } != [])
  }

  @Test func `an empty field that is given no text needs nothing`() {
    let tree = CleanTree(UITextField())
    #expect(tree.dirt { $0.text = nil } == [])
    #expect(tree.dirt { $0.text = "" } == [])
    #expect(tree.dirt { $0.attributedText = nil } == [])
    #expect(tree.dirt { $0.placeholder = nil } == [])
  }

  @Test func `a text view that is given what it has needs nothing`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.text = "some text"
    view.font = .systemFont(ofSize: 15)
    view.textColor = .red
    let tree = CleanTree(view, isPlaced: false)
    let setters: [(UITextView) -> Void] = [
      { $0.text = "some text" }, { $0.font = .systemFont(ofSize: 15) }, { $0.textColor = .red },
      { $0.textAlignment = .natural }, { $0.attributedText = $0.attributedText },
      { $0.linkTextAttributes = $0.linkTextAttributes }, { $0.isScrollEnabled = true },
      { $0.textContainer.lineFragmentPadding = 5 }, { $0.textContainer.maximumNumberOfLines = 0 },
      { $0.layoutManager.usesFontLeading = true },
      { $0.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) },
    ]
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt(after: set) == [], "setter \(index)")
    }
    #expect(tree.dirt { $0.text = "other" } != [])
  }
}
