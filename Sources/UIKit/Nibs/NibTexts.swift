import Foundation

/// Reads labels, fields and text views.
@MainActor
enum NibTexts {
  static let classes: [NibClass] = [
    NibClass("label", UILabel.self, extends: "view", labelRules()),
    NibClass("textField", UITextField.self, extends: "control", fieldRules()),
    NibClass("textView", UITextView.self, extends: "scrollView", textViewRules()),
  ]

  private typealias Label = NibRules<UILabel>

  private static func labelRules() -> [NibRule] {
    Label.text("text", \.text) + [
      Label.choice(
        "textAlignment", \.textAlignment, NibChoices.textAlignments, absent: "left"),
      Label.choice("lineBreakMode", \.lineBreakMode, NibChoices.lineBreaks),
      Label.integer("numberOfLines", \.numberOfLines),
      Label.choice("baselineAdjustment", \.baselineAdjustment, NibChoices.baselineAdjustments),
      Label.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, absent: true),
      Label.number("minimumScaleFactor", \.minimumScaleFactor),
      Label.flag("enabled", \.isEnabled), Label.flag("highlighted", \.isHighlighted),
      Label.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      Label.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      Label.child("fontDescription", "fontDescription") { label, value throws(NibError) in
        let font = try value.font()
        label.font = font
        guard let owner = value.element.parent, owner["minimumFontSize"] != nil else { return }
        let size = try NibValue(graph: value.graph, element: owner, name: "", text: "")
          .number("minimumFontSize")
        if font.pointSize > 0 { label.minimumScaleFactor = size / font.pointSize }
      },
      Label.color("textColor", \.textColor),
      Label.color("highlightedColor", \.highlightedTextColor),
      Label.color("shadowColor", \.shadowColor), Label.size("shadowOffset", \.shadowOffset),
      Label.child("attributedString", "attributedText") { label, value throws(NibError) in
        label.attributedText = try value.attributedString()
      },
    ]
      + Label.ignored(
        "minimumFontSize", "adjustsLetterSpacingToFitWidth", "showsExpansionTextWhenTruncated")
  }

  private typealias Field = NibRules<UITextField>

  private static let modes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  private static func fieldRules() -> [NibRule] {
    Field.text("text", \.text) + Field.text("placeholder", \.placeholder) + [
      Field.choice(
        "borderStyle", \.borderStyle,
        [
          "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]),
      Field.choice(
        "textAlignment", \.textAlignment, NibChoices.textAlignments, absent: "left"),
      Field.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, absent: true),
      Field.number("minimumFontSize", \.minimumFontSize),
      Field.choice("clearButtonMode", \.clearButtonMode, modes),
      Field.choice("leftViewMode", \.leftViewMode, modes),
      Field.choice("rightViewMode", \.rightViewMode, modes),
      Field.flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
      Field.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      Field.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      Field.font(\.font), Field.color("textColor", \.textColor),
      Field.child("attributedString", "attributedText") { field, value throws(NibError) in
        field.attributedText = try value.attributedString()
      },
      Field.child("attributedString", "attributedPlaceholder") { field, value throws(NibError) in
        field.attributedPlaceholder = try value.attributedString()
      },
      Field.child("textInputTraits", "textInputTraits") { field, value throws(NibError) in
        var traits = FieldTraits(keyboardType: field.keyboardType)
        try traits.read(value)
        traits.give(to: field)
      },
    ] + Field.image("background", \.background)
      + Field.image("disabledBackground", \.disabledBackground)
      + Field.ignored("clearsContextBeforeEditing")
  }

  private typealias Text = NibRules<UITextView>

  private static func textViewRules() -> [NibRule] {
    [
      Text.attribute("text") { view, value throws(NibError) in view.text = value.localized() },
      Text.child("string", "text") { view, value throws(NibError) in
        view.text = try value.string()
      },
      Text.child("mutableString", "text") { view, value throws(NibError) in
        view.text = try value.string()
      },
      Text.choice("textAlignment", \.textAlignment, NibChoices.textAlignments, absent: "left"),
      Text.flag("editable", \.isEditable), Text.flag("selectable", \.isSelectable),
      Text.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      Text.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      Text.font(\.font), Text.color("textColor", \.textColor),
      Text.insets("textContainerInset", \.textContainerInset),
      Text.child("attributedString", "attributedText") { view, value throws(NibError) in
        view.attributedText = try value.attributedString()
      },
      Text.child("textInputTraits", "textInputTraits") { view, value throws(NibError) in
        var traits = FieldTraits(keyboardType: view.keyboardType)
        try traits.read(value)
        traits.give(to: view)
      },
      // Detected data are not marked in text, which is noted.
      Text.child("dataDetectorType", "dataDetectorTypes") { _, value throws(NibError) in
        if value.element.attributes.contains(where: { $0.value == "YES" }) {
          FidelityLedger.note(
            .property, "UITextView.dataDetectorTypes", birth: UIResponder.birthCount)
        }
      },
    ]
  }
}

extension NibValue {
  func readInputTraits(into field: UITextField) throws(NibError) {
    var traits = FieldTraits(keyboardType: field.keyboardType)
    try traits.read(self)
    traits.give(to: field)
  }
}

/// Reads `<textInputTraits>`: the properties for the keyboard.
@MainActor
private struct FieldTraits {
  var keyboardType: UIKeyboardType
  var returnKeyType = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var capitalization = UITextAutocapitalizationType.none
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var enablesReturn = false
  var isSecure = false
  var content: UITextContentType?

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returns: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  mutating func read(_ value: NibValue) throws(NibError) {
    for name in value.element.attributes.keys.sorted() where name != "key" {
      let part = NibValue(
        graph: value.graph, element: value.element, name: name, text: value.element[name] ?? "")
      switch name {
      case "keyboardType": keyboardType = try part.choice(Self.keyboards)
      case "returnKeyType": returnKeyType = try part.choice(Self.returns)
      case "keyboardAppearance":
        appearance = try part.choice([
          "default": .default, "dark": .dark, "light": .light, "alert": .dark,
        ])
      case "autocapitalizationType":
        capitalization = try part.choice([
          "none": .none, "words": .words, "sentences": .sentences,
          "allCharacters": .allCharacters,
        ])
      case "autocorrectionType":
        correction = try part.choice(["default": .default, "no": .no, "yes": .yes])
      case "spellCheckingType":
        spelling = try part.choice(["default": .default, "no": .no, "yes": .yes])
      case "smartQuotesType":
        quotes = try part.choice(["default": .default, "no": .no, "yes": .yes])
      case "smartDashesType":
        dashes = try part.choice(["default": .default, "no": .no, "yes": .yes])
      case "smartInsertDeleteType":
        insertDelete = try part.choice(["default": .default, "no": .no, "yes": .yes])
      case "enablesReturnKeyAutomatically": enablesReturn = try part.flag()
      case "secureTextEntry": isSecure = try part.flag()
      case "textContentType": content = UITextContentType(rawValue: part.text)
      default: throw value.error(.unknownAttribute(name, of: value.element.name))
      }
    }
  }

  func give(to field: UITextField) {
    field.keyboardType = keyboardType
    field.returnKeyType = returnKeyType
    field.keyboardAppearance = appearance
    field.autocapitalizationType = capitalization
    field.autocorrectionType = correction
    field.spellCheckingType = spelling
    field.smartQuotesType = quotes
    field.smartDashesType = dashes
    field.smartInsertDeleteType = insertDelete
    field.enablesReturnKeyAutomatically = enablesReturn
    field.isSecureTextEntry = isSecure
    field.textContentType = content
  }

  func give(to view: UITextView) {
    view.keyboardType = keyboardType
    view.returnKeyType = returnKeyType
    view.keyboardAppearance = appearance
    view.autocapitalizationType = capitalization
    view.autocorrectionType = correction
    view.spellCheckingType = spelling
    view.smartQuotesType = quotes
    view.smartDashesType = dashes
    view.smartInsertDeleteType = insertDelete
    view.enablesReturnKeyAutomatically = enablesReturn
    view.isSecureTextEntry = isSecure
    view.textContentType = content
  }
}
