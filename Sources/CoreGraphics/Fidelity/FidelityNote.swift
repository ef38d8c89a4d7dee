/// One thing that a picture lacks: a feature, and what the view's author calls it.
package struct FidelityNote: Hashable, Sendable, Codable {
  package let feature: FidelityFeature
  /// The thing concerned, as the author of the view wrote it: an image's name, a character, a
  /// property with its class. A path into a bundle is told from the bundle on, without this
  /// machine's folders.
  package let subject: String
  /// The path of the view concerned, as in `Card.UIStackView.UILabel[1]`; nil where no view is.
  package var place: String?

  package init(_ feature: FidelityFeature, _ subject: String, place: String? = nil) {
    self.feature = feature
    self.subject = BundlePath.shortened(subject)
    self.place = place
  }

  /// The note without its place: two views that lack the same have equal keys.
  package var key: FidelityNote { FidelityNote(feature, subject) }

  /// A sentence on what is lacking.
  package var sentence: String {
    switch feature {
    case .imageName: "The image “\(subject)” is not found and nil."
    case .imageData: "An image is nil: \(subject)."
    case .colorName: "The colour “\(subject)” is in no asset catalog and nil."
    case .dataName: "The data “\(subject)” is in no asset catalog and nil."
    case .assetCatalog: "An asset is not drawn: \(subject)."
    case .textKey: "The text \(subject) is not translated and reads as its key or its source."
    case .stringTable: "A table of texts cannot be read: \(subject)."
    case .fontName: "The font “\(subject)” is not found and nil."
    case .unregisteredFont:
      "The font \(subject) is nil: the file is in the package, and not registered."
    case .filterName: "The Core Image filter “\(subject)” is not there and nil."
    case .interfaceObject: "An object of an interface file is left out: \(subject)."
    case .interfaceValue: "A value of an interface file has no effect: \(subject)."
    case .symbol: "The symbol “\(subject)” is drawn as a plain shape."
    case .symbolColors: "The symbol “\(subject)” is drawn in one colour."
    case .symbolVariableValue: "The symbol “\(subject)” is drawn as at the value 1."
    case .character: "\(subject) is drawn as a box."
    case .fontSubstitution: "Another font stands in for “\(subject)”, which is iOS’s own."
    case .fontDesign: "The font design \(subject) is drawn as the default design."
    case .fontFeature: "The font feature \(subject) has no effect."
    case .contentColor: "\(subject) keeps its own colours."
    case .damagedImage: "An image is damaged, and drawn as far as it goes (\(subject))."
    case .imageColors: "An image is drawn as if its colours were sRGB’s (\(subject))."
    case .property: "\(subject) has no effect."
    case .textAttribute: "The text attribute \(subject) has no effect."
    case .hyphenation: "Words are not hyphenated (\(subject))."
    case .tightening: "Letters are not moved together to fit (\(subject))."
    case .textPath: "Lines do not follow the outline of the path (\(subject))."
    case .complexShaping: "The syllables of the script \(subject) are not reordered."
    case .layerDepth: "Depth is ignored (\(subject))."
    case .visualEffect: "\(subject) is not drawn."
    case .menu: "The menu of \(subject) does not open."
    case .popover: "\(subject) has neither a popover’s place nor its arrow."
    case .editing: "What a device marks in \(subject) while it is edited is not drawn."
    case .invisibleCharacters: "Signs for invisible characters are not drawn (\(subject))."
    case .layerIntersection: "Layers that run through each other are not cut (\(subject))."
    case .vectorImage: "\(subject) is left out of a vector image."
    case .colorGlyph: "A glyph’s own colours are not drawn (\(subject))."
    case .frameworkContent: "A box stands for the content of \(subject)."
    case .otherProcess: "\(subject) is empty: iOS draws its content in another process."
    case .animated: "\(subject) happens at once, although `animated` is true."
    case .updateMotion: "\(subject) happens at once, without the motion of the update."
    case .transitionStyle: "The transition \(subject) is not shown."
    case .presentationMotion: "\(subject) appears at once, without the presentation’s motion."
    case .animatedImage: "\(subject) shows its first picture alone."
    case .instanceDelay: "Every copy shows its sublayers at the same time (\(subject))."
    case .copyLimit: "\(subject) makes more copies than are drawn."
    case .nestingLimit: "\(subject) is nested deeper than is drawn."
    case .particleLimit: "\(subject) has more particles than are drawn."
    case .imageLimit: "\(subject) is more than is drawn of one image."
    }
  }

  /// What to do about it; empty where there is only one thing to do: check it on a device.
  package var advice: String {
    switch feature {
    case .imageName:
      "Add it to an asset catalog among the target's resources, or as a file such as "
        + "\(subject)@2x.png, and pass the bundle that has it."
    case .colorName, .dataName:
      "Add it to an asset catalog among the target's resources, and pass the bundle that has it."
    case .fontName: "Install it, or pin its file in __Snapshots__/Fonts."
    case .unregisteredFont:
      "Register the file with CTFontManagerRegisterFontsForURL(_:_:_:) before the font is asked "
        + "for, as an app does by UIAppFonts in its Info.plist."
    case .fontSubstitution:
      (hasLiberationWidths ? "Liberation Sans (fonts-liberation) has its widths. " : "")
        + "Where its licence lets you, pin its file in __Snapshots__/Fonts; or take this one as it "
        + "is."
    case .symbol:
      "Register a drawing of your own with SymbolSet.register(_:path:box:), or take this one as "
        + "it is."
    case .character: "Install a font that has it, such as fonts-noto-core, or pin one."
    default: ""
    }
  }

  /// Whether the font is one whose letters are as wide as Liberation Sans's.
  private var hasLiberationWidths: Bool {
    ["Helvetica", "Arial", "ArialMT"].contains { subject == $0 || subject.hasPrefix($0 + "-") }
  }

  package var description: String { advice.isEmpty ? sentence : sentence + " " + advice }
}

extension FidelityNote: CustomStringConvertible {
  /// One line of a reference's metadata: feature, tabulator, subject.
  package var line: String {
    let subject = subject.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return feature.rawValue + "\t" + String(subject)
  }

  /// Reads a line; nil where `line` did not write it, or a version with other features did.
  package init?(line: some StringProtocol) {
    guard let tab = line.firstIndex(of: "\t"),
      let feature = FidelityFeature(rawValue: String(line[..<tab]))
    else { return nil }
    self.init(feature, String(line[line.index(after: tab)...]))
  }
}
