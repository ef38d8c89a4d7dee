import UIKit

extension PropertyTable {
  static func textEditing() -> [PropertyProbe] {
    editedFields() + editedViews() + inputViews() + inputRequirements() + textSystems()
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
    for name in ["hasDictationKey", "primaryLanguage"] {
      controllers.list(name, .environment, keys)
    }
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

  private static func textSystems() -> [PropertyProbe] {
    var probes: [PropertyProbe] = []
    func list(
      _ owner: String, _ names: [String], _ reason: Reason, _ sentence: String
    ) {
      var family = PropertyFamily<Void>(owner) { nothing() }
      for name in names { family.list(name, reason, sentence) }
      probes += family.probes
    }
    list("NSLayoutManager", ["delegate"], .behaviour, "Who is asked where lines go.")
    list(
      "NSLayoutManager", ["textStorage"], .behaviour,
      "The text itself, which tests of TextKit look at.")
    list(
      "NSLayoutManager", ["limitsLayoutForSuspiciousContents"], .hint, "About text for an attack.")
    list("NSTextList", ["startingItemNumber"], .behaviour, "Read when paragraphs are counted.")
    list(
      "NSTextContentManager",
      [
        "delegate", "primaryTextLayoutManager", "automaticallySynchronizesTextLayoutManagers",
        "automaticallySynchronizesToBackingStore",
      ], .behaviour, "Who lays the text out, and when.")
    list(
      "NSTextContentStorage", ["attributedString", "textStorage"], .behaviour,
      "The text itself, which tests of TextKit 2 look at.")
    list(
      "NSTextContentStorage", ["includesTextListMarkers"], .hint,
      "A text view finds its markers by itself.")
    list(
      "NSTextElement", ["elementRange", "textContentManager"], .identity, "Where the element is.")
    list("NSTextViewportLayoutController", ["delegate"], .behaviour, "Who shows fragments.")
    list(
      "NSTextSelection",
      [
        "typingAttributes", "anchorPositionOffset", "isLogical", "secondarySelectionLocation",
      ], .behaviour, "Of what is selected, which a text view shows by itself.")
    list(
      "NSTextLayoutManager",
      [
        "delegate", "limitsLayoutForSuspiciousContents", "textSelections", "textContainer",
        "usesFontLeading",
      ], .behaviour, "What lines are made with, as a layout manager's.")
    list(
      "NSTextAttachmentViewProvider", ["view", "tracksTextAttachmentViewBounds"], .behaviour,
      "Read when the attachment's text is laid out.")
    list(
      "NSTextAttachment", ["contents", "fileType", "allowsTextAttachmentView"], .behaviour,
      "Read when there is no image, and by a text view.")
    return probes + textKit2() + lists() + pasteboards() + labelMembers()
  }

  private static func textKit2() -> [PropertyProbe] {
    var family = PropertyFamily("NSTextLayoutManager") {
      let view = UITextView()
      view.text = Sample.text
      let manager = view.textLayoutManager ?? NSTextLayoutManager()
      return Specimen(manager, showing: Sample.root(with: view), keeping: [view])
    }
    family.probe("usesHyphenation", \.usesHyphenation, true, .noted)
    var managers = PropertyFamily("NSLayoutManager") {
      let view = UITextView()
      view.text = Sample.text
      return Specimen(view.layoutManager, showing: Sample.root(with: view), keeping: [view])
    }
    managers.probe("showsControlCharacters", \.showsControlCharacters, true, .noted)
    return family.probes + managers.probes
  }

  private static func lists() -> [PropertyProbe] {
    var styles = PropertyFamily("NSMutableParagraphStyle") {
      let view = UITextView()
      return Specimen(
        NSMutableParagraphStyle(), showing: Sample.root(with: view),
        use: {
          view.attributedText = NSAttributedString(string: "fox", attributes: [.paragraphStyle: $0])
        })
    }
    styles.probe("textLists", \.textLists, [NSTextList(markerFormat: .disc, options: 0)])
    var attachments = PropertyFamily("NSTextAttachment") {
      let label = UILabel()
      return Specimen(
        NSTextAttachment(image: Sample.image()), showing: Sample.root(with: label),
        use: { label.attributedText = NSAttributedString(attachment: $0) })
    }
    attachments.probe("lineLayoutPadding", \.lineLayoutPadding, 4)
    return styles.probes + attachments.probes
  }

  private static func pasteboards() -> [PropertyProbe] {
    var boards = PropertyFamily<Void>("UIPasteboard") { nothing() }
    for name in [
      "color", "colors", "image", "images", "itemProviders", "items", "string", "strings", "url",
      "urls",
    ] { boards.list(name, .behaviour, "What is pasted later.") }
    var providers = PropertyFamily<Void>("NSItemProvider") { nothing() }
    providers.list("suggestedName", .behaviour, "A file's name.")
    var configurations = PropertyFamily<Void>("UIPasteConfiguration") { nothing() }
    configurations.list("acceptableTypeIdentifiers", .behaviour, "What can be pasted.")
    var requirements = PropertyFamily<Void>("UIPasteConfigurationSupporting") { nothing() }
    requirements.list("pasteConfiguration", .requirement, "Probed in responders.")
    var responders = PropertyFamily<Void>("UIResponder") { nothing() }
    responders.list("pasteConfiguration", .behaviour, "What can be pasted.")
    var formats = PropertyFamily<Void>("UIGraphicsPDFRendererFormat") { nothing() }
    formats.list("documentInfo", .identity, "What a file says of itself.")
    return boards.probes + providers.probes + configurations.probes + requirements.probes
      + responders.probes + formats.probes
  }

  private static func labelMembers() -> [PropertyProbe] {
    var labels = PropertyFamily("UILabel") {
      let label = UILabel()
      label.text = Sample.text
      return Specimen(label, showing: Sample.root(with: label))
    }
    labels.probe(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, true, .noted)
    labels.probe(
      "lineBreakStrategy", \.lineBreakStrategy, [],
      on: {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = "quick brown jumps"
        label.numberOfLines = 0
        return Specimen(label, showing: Sample.root(with: label))
      })
    labels.probe("preferredVibrancy", \.preferredVibrancy, .none, .noted)
    labels.probe(
      "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, true,
      .listed(.environment, "Seen under a pointer, which is in no picture."))
    return labels.probes
  }
}
