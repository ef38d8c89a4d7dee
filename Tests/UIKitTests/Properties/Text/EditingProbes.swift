import UIKit

extension PropertyTable {
  static func textEditing() -> [PropertyProbe] {
    editedFields() + editedViews() + inputViews() + inputRequirements()
  }

  private static let told = "Who is told what happens to the text."
  private static let marked = "Of what is being composed, whose marking pictures lack as it is."
  private static let edited = "Marked only while the text is edited."
  private static let keys = "About the keyboard, which is in no picture."

  private static func editedFields() -> [PropertyProbe] {
    var family = PropertyFamily("UITextField") {
      let field = UITextField()
      field.text = "fox"
      return Specimen(field, showing: Sample.root(with: field))
    }
    family.probe("inputDelegate", \.inputDelegate, nil, .listed(.behaviour, told))
    family.probe("markedTextStyle", \.markedTextStyle, [:], .listed(.behaviour, marked))
    family.probe("selectedTextRange", \.selectedTextRange, nil, .listed(.behaviour, edited))
    family.probe(
      "clearsOnInsertion", \.clearsOnInsertion, true,
      .listed(.behaviour, "What happens to the text when something is typed."))
    family.probe(
      "passwordRules", \.passwordRules, UITextInputPasswordRules(descriptor: "minlength: 8;"),
      .listed(.environment, keys))
    return family.probes
  }

  private static func editedViews() -> [PropertyProbe] {
    var family = PropertyFamily("UITextView") {
      let view = UITextView()
      view.text = "fox"
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe("inputDelegate", \.inputDelegate, nil, .listed(.behaviour, told))
    family.probe("markedTextStyle", \.markedTextStyle, [:], .listed(.behaviour, marked))
    family.probe("selectedTextRange", \.selectedTextRange, nil, .listed(.behaviour, edited))
    family.probe(
      "passwordRules", \.passwordRules, UITextInputPasswordRules(descriptor: "minlength: 8;"),
      .listed(.environment, keys))
    family.probe("borderStyle", \.borderStyle, .roundedRect)
    family.probe("dataDetectorTypes", \.dataDetectorTypes, .link, .noted) {
      $0.isEditable = false
    }
    family.probe("usesStandardTextScaling", \.usesStandardTextScaling, true, .noted)
    family.probe(
      "isFindInteractionEnabled", \.isFindInteractionEnabled, true,
      .listed(.behaviour, "Whether a panel for searching may come."))
    return family.probes
  }

  private static func inputViews() -> [PropertyProbe] {
    var views = PropertyFamily("UIInputView") {
      let view = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 20, height: 20), inputViewStyle: .default)
      return Specimen(view, showing: Sample.root(with: view))
    }
    views.probe("allowsSelfSizing", \.allowsSelfSizing, true, .listed(.environment, keys))
    var controllers = PropertyFamily<Void>("UIInputViewController") { nothing() }
    for name in ["hasDictationKey", "primaryLanguage"] { controllers.list(name, .environment, keys) }
    controllers.list("inputView", .environment, keys)
    var interactions = PropertyFamily<Void>("UITextInteraction") { nothing() }
    interactions.list("delegate", .behaviour, "Who is asked and told of touches.")
    interactions.list("textInput", .behaviour, "What touches edit.")
    return views.probes + controllers.probes + interactions.probes
  }

  private static func inputRequirements() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("UITextInput") { nothing() }
    for name in ["inputDelegate", "markedTextStyle", "selectedTextRange", "selectionAffinity"] {
      family.list(name, .requirement, "Probed in text fields and text views.")
    }
    return family.probes
  }
}
