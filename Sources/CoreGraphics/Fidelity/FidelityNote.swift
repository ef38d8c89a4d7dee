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
    case .imageName: "The image “\(subject)” was not found; the result is nil."
    case .imageData: "An image is nil: \(subject)."
    case .colorName: "The colour “\(subject)” was not found in an asset catalog; the result is nil."
    case .dataName: "The data “\(subject)” was not found in an asset catalog; the result is nil."
    case .assetCatalog: "An asset is not drawn: \(subject)."
    case .textKey: "The text \(subject) is not translated: its key or its source text is shown."
    case .stringTable: "A table of strings cannot be read: \(subject)."
    case .fontName: "The font “\(subject)” was not found; the result is nil."
    case .unregisteredFont:
      "The font \(subject) is nil: its file is in the package, but was not registered."
    case .filterName: "The Core Image filter “\(subject)” is not supported; the result is nil."
    case .interfaceObject: "An object of an interface file was left out: \(subject)."
    case .interfaceValue: "A value of an interface file has no effect: \(subject)."
    case .symbol: "The symbol “\(subject)” is drawn as a plain shape."
    case .symbolColors: "The symbol “\(subject)” is drawn in one colour."
    case .symbolVariableValue: "The symbol “\(subject)” is drawn as if its variable value were 1."
    case .character: "\(subject) is drawn as a box."
    case .fontSubstitution: "Another font stands in for “\(subject)”, which only iOS has."
    case .fontDesign: "The font design \(subject) is drawn as the default design."
    case .fontFeature: "The font feature \(subject) has no effect."
    case .contentColor: "\(subject) keeps its own colours."
    case .damagedImage: "An image is damaged; the readable part is drawn (\(subject))."
    case .imageColors: "An image is drawn as if its colours were sRGB (\(subject))."
    case .property: "\(subject) has no effect."
    case .textAttribute: "The text attribute \(subject) has no effect."
    case .hyphenation: "Words are not hyphenated (\(subject))."
    case .tightening: "Letters are not tightened to fit (\(subject))."
    case .textPath: "Lines do not follow the outline of the path (\(subject))."
    case .complexShaping: "The syllables of the script \(subject) are not reordered."
    case .layerDepth: "Depth is ignored (\(subject))."
    case .visualEffect: "\(subject) is not drawn."
    case .menu: "The menu of \(subject) does not open."
    case .popover: "\(subject) is not placed as a popover, and has no arrow."
    case .editing: "The marks that a device shows in \(subject) during editing are not drawn."
    case .invisibleCharacters: "Invisible characters are not shown (\(subject))."
    case .layerIntersection: "Intersecting layers are not split where they intersect (\(subject))."
    case .vectorImage: "\(subject) was left out of a vector image."
    case .colorGlyph: "A glyph’s own colours are not drawn (\(subject))."
    case .frameworkContent: "A box stands for the content of \(subject)."
    case .otherProcess: "\(subject) is empty: iOS draws its content in another process."
    case .animated: "\(subject) happens immediately, although `animated` is true."
    case .updateMotion: "\(subject) happens immediately, without the update’s animation."
    case .transitionStyle: "The transition \(subject) is not shown."
    case .presentationMotion:
      "\(subject) appears immediately, without the presentation’s animation."
    case .animatedImage: "\(subject) shows only its first image."
    case .instanceDelay: "Every copy shows its sublayers at the same time (\(subject))."
    case .copyLimit: "\(subject) makes more copies than Snapshot draws."
    case .nestingLimit: "\(subject) is nested more deeply than Snapshot draws."
    case .particleLimit: "\(subject) has more particles than Snapshot draws."
    case .imageLimit: "\(subject) exceeds what Snapshot draws of one image."
    }
  }

  /// What to do about it; empty where there is only one thing to do: check it on a device.
  package var advice: String {
    switch feature {
    case .imageName:
      "Add it to an asset catalog among the target's resources, or as a file such as "
        + "\(subject)@2x.png, and pass the bundle that contains it."
    case .colorName, .dataName:
      "Add it to an asset catalog among the target's resources, and pass the bundle that contains "
        + "it."
    case .fontName: "Install it, or pin its file in __Snapshots__/Fonts."
    case .unregisteredFont:
      "Register the file with CTFontManagerRegisterFontsForURL(_:_:_:) before you use the font, "
        + "as UIAppFonts in an app's Info.plist does."
    case .fontSubstitution:
      (hasLiberationWidths ? "Liberation Sans (fonts-liberation) has its widths. " : "")
        + "If its licence permits, pin its file in __Snapshots__/Fonts; or accept this one."
    case .symbol:
      "Register your own drawing with SymbolSet.register(_:path:box:), or accept this one."
    case .character: "Install a font that contains it, such as fonts-noto-core, or pin one."
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
