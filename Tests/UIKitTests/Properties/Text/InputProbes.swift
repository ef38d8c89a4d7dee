import UIKit

extension PropertyTable {
  static func fieldInput() -> [PropertyProbe] {
    var family = PropertyFamily("UITextField") {
      let field = UITextField()
      field.text = "fox"
      return Specimen(field, showing: Sample.root(with: field))
    }
    let keys = Verdict.listed(.environment, "About the keyboard, which is in no picture.")
    family.probe("autocapitalizationType", \.autocapitalizationType, .none, keys)
    family.probe("autocorrectionType", \.autocorrectionType, .no, keys)
    family.probe("spellCheckingType", \.spellCheckingType, .no, keys)
    family.probe("smartQuotesType", \.smartQuotesType, .no, keys)
    family.probe("smartDashesType", \.smartDashesType, .no, keys)
    family.probe("smartInsertDeleteType", \.smartInsertDeleteType, .no, keys)
    family.probe("inlinePredictionType", \.inlinePredictionType, .no, keys)
    family.probe("keyboardType", \.keyboardType, .numberPad, keys)
    family.probe("keyboardAppearance", \.keyboardAppearance, .dark, keys)
    family.probe("returnKeyType", \.returnKeyType, .done, keys)
    family.probe("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, true, keys)
    family.probe("textContentType", \.textContentType, .password, keys)
    family.probe("inputView", \.inputView, UIView(), keys)
    family.probe("inputAccessoryView", \.inputAccessoryView, UIView(), keys)
    family.probe("background", \.background, Sample.image())
    family.probe(
      "disabledBackground", \.disabledBackground, Sample.image(), given: { $0.isEnabled = false })
    family.probe("isEnabled", \.isEnabled, false) { $0.disabledBackground = Sample.image() }
    return family.probes
  }

  static func textViewInput() -> [PropertyProbe] {
    var family = PropertyFamily("UITextView") {
      let view = UITextView()
      view.text = "fox"
      return Specimen(view, showing: Sample.root(with: view))
    }
    let keys = Verdict.listed(.environment, "About the keyboard, which is in no picture.")
    family.probe("autocapitalizationType", \.autocapitalizationType, .none, keys)
    family.probe("autocorrectionType", \.autocorrectionType, .no, keys)
    family.probe("spellCheckingType", \.spellCheckingType, .no, keys)
    family.probe("smartQuotesType", \.smartQuotesType, .no, keys)
    family.probe("smartDashesType", \.smartDashesType, .no, keys)
    family.probe("smartInsertDeleteType", \.smartInsertDeleteType, .no, keys)
    family.probe("inlinePredictionType", \.inlinePredictionType, .no, keys)
    family.probe("keyboardType", \.keyboardType, .numberPad, keys)
    family.probe("keyboardAppearance", \.keyboardAppearance, .dark, keys)
    family.probe("returnKeyType", \.returnKeyType, .done, keys)
    family.probe("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, true, keys)
    family.probe("textContentType", \.textContentType, .password, keys)
    family.probe("inputView", \.inputView, UIView(), keys)
    family.probe("inputAccessoryView", \.inputAccessoryView, UIView(), keys)
    family.probe(
      "isSecureTextEntry", \.isSecureTextEntry, true,
      .listed(.hint, "Text views show what is typed, on iOS as well."))
    return family.probes
  }
}
