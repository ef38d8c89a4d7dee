import UIKit

extension PropertyTable {
  private static func field() -> Specimen<UITextField> {
    let field = UITextField()
    field.text = "fox"
    field.placeholder = "animal"
    return Specimen(field, showing: Sample.root(with: field))
  }

  static func textFields() -> [PropertyProbe] {
    let empty: @MainActor (inout UITextField) -> Void = { $0.text = nil }
    let side: @MainActor () -> UIView = {
      Sample.block(CGRect(x: 0, y: 0, width: 12, height: 12), .red)
    }
    var family = PropertyFamily("UITextField") { field() }
    family.probe(
      "delegate", \.delegate, nil, .listed(.behaviour, "Who is asked and told of editing."))
    family.probe("text", \.text, "other")
    family.probe("attributedText", \.attributedText, NSAttributedString(string: "other"))
    family.probe("placeholder", \.placeholder, "other", given: empty)
    family.probe(
      "attributedPlaceholder", \.attributedPlaceholder, NSAttributedString(string: "other"),
      given: empty)
    family.probe("font", \.font, .systemFont(ofSize: 24))
    family.probe("textColor", \.textColor, .red)
    family.probe("textAlignment", \.textAlignment, .right)
    family.probe(
      "defaultTextAttributes", \.defaultTextAttributes, [.foregroundColor: UIColor.red])
    family.probe("isSecureTextEntry", \.isSecureTextEntry, true)
    family.probe("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true) {
      $0.text = "The quick brown"
      $0.minimumFontSize = 5
    }
    family.probe("minimumFontSize", \.minimumFontSize, 15) {
      $0.text = "The quick brown"
      $0.adjustsFontSizeToFitWidth = true
    }
    family.probe(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, true,
      on: {
        let specimen = field()
        specimen.subject.font = .preferredFont(forTextStyle: .body)
        return Specimen(
          specimen.subject, in: specimen.stage,
          use: { $0.superview?.traitOverrides.preferredContentSizeCategory = .extraExtraLarge })
      })
    family.probe(
      "clearsOnBeginEditing", \.clearsOnBeginEditing, true,
      .listed(.behaviour, "What happens to the text when editing begins."))
    family.probe(
      "allowsEditingTextAttributes", \.allowsEditingTextAttributes, true,
      .listed(.behaviour, "What a menu offers while editing."))
    family.probe("borderStyle", \.borderStyle, .roundedRect)
    family.probe("leftView", \.leftView, side()) { $0.leftViewMode = .always }
    family.probe("rightView", \.rightView, side()) { $0.rightViewMode = .always }
    family.probe("leftViewMode", \.leftViewMode, .always) { $0.leftView = side() }
    family.probe("rightViewMode", \.rightViewMode, .always) { $0.rightView = side() }
    family.probe("clearButtonMode", \.clearButtonMode, .always)
    return family.probes
  }

  private static func textView() -> Specimen<UITextView> {
    let view = UITextView()
    view.text = "The quick brown fox"
    return Specimen(view, showing: Sample.root(with: view))
  }

  static func textViews() -> [PropertyProbe] {
    let linked: @MainActor (inout UITextView) -> Void = {
      $0.attributedText = NSAttributedString(
        string: "link", attributes: [.link: URL(string: "https://example.org") as Any])
    }
    var family = PropertyFamily("UITextView") { textView() }
    family.list("delegate", .behaviour, "Who is asked and told of editing.")
    family.probe("text", \.text, "other")
    family.probe("attributedText", \.attributedText, NSAttributedString(string: "other"))
    family.probe("font", \.font, .systemFont(ofSize: 24))
    family.probe("textColor", \.textColor, .red)
    family.probe("textAlignment", \.textAlignment, .right)
    family.probe(
      "typingAttributes", \.typingAttributes, [.foregroundColor: UIColor.red],
      .listed(.behaviour, "What text looks like that is typed later."))
    family.probe(
      "linkTextAttributes", \.linkTextAttributes, [.foregroundColor: UIColor.red], given: linked)
    family.probe(
      "selectedRange", \.selectedRange, NSRange(location: 2, length: 3),
      .listed(.behaviour, "Marked only while the text is edited."))
    family.probe(
      "isEditable", \.isEditable, false, .listed(.behaviour, "Decides whether touches edit."))
    family.probe(
      "isSelectable", \.isSelectable, false,
      .listed(.behaviour, "Decides whether touches select."))
    family.probe(
      "allowsEditingTextAttributes", \.allowsEditingTextAttributes, true,
      .listed(.behaviour, "What a menu offers while editing."))
    family.probe(
      "clearsOnInsertion", \.clearsOnInsertion, true,
      .listed(.behaviour, "What happens to the text when something is typed."))
    family.probe(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, true,
      on: {
        let specimen = textView()
        specimen.subject.font = .preferredFont(forTextStyle: .body)
        return Specimen(
          specimen.subject, in: specimen.stage,
          use: { $0.superview?.traitOverrides.preferredContentSizeCategory = .extraExtraLarge })
      })
    family.probe(
      "textContainerInset", \.textContainerInset,
      UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
    family.probe(
      "isScrollEnabled", \.isScrollEnabled, false,
      on: {
        let view = UITextView()
        view.text = Sample.text
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = Sample.root(with: view, frame: nil)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 80).isActive = true
        return Specimen(view, showing: root)
      })
    return family.probes
  }
}
