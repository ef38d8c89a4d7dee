extension DrawnProperties {
  /// Adds the properties of UIKit's classes that a person would name.
  ///
  /// - Returns: Whether the view is described as a whole: its parts follow from its properties.
  @MainActor mutating func add(_ view: UIView) -> Bool {
    if type(of: view.layer) != CALayer.self { add(special: view.layer) }
    switch view {
    case let label as UILabel: add(label: label)
    case let view as UIImageView: add(imageView: view)
    case let control as UIControl: return add(control: control)
    case let view as UIProgressView:
      add("progress", CGFloat(view.progress), default: 0)
      add("progressTintColor", view.progressTintColor, in: view)
      add("trackTintColor", view.trackTintColor, in: view)
      add("progressImage", view.progressImage.map(Self.text))
      add("trackImage", view.trackImage.map(Self.text))
      addTint(of: view)
      return true
    case let view as UIActivityIndicatorView:
      add("isAnimating", view.isAnimating)
      add("color", view.color, in: view)
    case let view as UITextView: add(textView: view)
    case let view as UIVisualEffectView: add("effect", view.effect.map { "\(type(of: $0))" })
    case let cell as UITableViewCell:
      add("isSelected", cell.isSelected)
      add("isHighlighted", cell.isHighlighted)
      add("isEditing", cell.isEditing)
    case let cell as UICollectionViewCell:
      add("isSelected", cell.isSelected)
      add("isHighlighted", cell.isHighlighted)
    default: break
    }
    return false
  }

  @MainActor private mutating func add(label: UILabel) {
    guard let string = label.attributedText, string.length > 0 else { return }
    add("text", text: string.string)
    if label.isTextAttributed {
      add("attributes", DrawnText.kept(AttributeText.text(of: string, in: label)))
    } else {
      add(font: label.font)
      add(textColor: label.textColor, in: label)
    }
    add("textAlignment", Self.text(label.textAlignment))
    add("numberOfLines", CGFloat(label.numberOfLines), default: 1)
    if label.lineBreakMode != .byTruncatingTail {
      add("lineBreakMode", Self.text(label.lineBreakMode))
    }
    add("isHighlighted", label.isHighlighted)
    if label.isHighlighted {
      add("highlightedTextColor", label.highlightedTextColor, in: label)
    }
    add("adjustsFontSizeToFitWidth", label.adjustsFontSizeToFitWidth)
    if label.shadowColor != nil {
      add("shadowColor", label.shadowColor, in: label)
      let offset = label.shadowOffset
      add("shadowOffset", DrawnText.point(CGPoint(x: offset.width, y: offset.height)))
    }
  }

  @MainActor private mutating func add(imageView view: UIImageView) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image else { return }
    add("image", Self.text(image))
    add("isHighlighted", view.isHighlighted)
    if image.renderingMode == .alwaysTemplate || image.isSymbolImage { addTint(of: view) }
    if let configuration = view.preferredSymbolConfiguration, image.isSymbolImage {
      add("symbolConfiguration", Self.text(configuration))
    }
    if view.contentMode != .scaleToFill { add("contentMode", Self.text(view.contentMode)) }
  }

  @MainActor private mutating func add(control: UIControl) -> Bool {
    add("isEnabled", control.isEnabled, default: true)
    add("isSelected", control.isSelected)
    add("isHighlighted", control.isHighlighted)
    switch control {
    case let button as UIButton:
      add("title", text: button.currentTitle)
      add("image", button.currentImage.map(Self.text))
      add("backgroundImage", button.currentBackgroundImage.map(Self.text))
      return false
    case let field as UITextField:
      add(textField: field)
      return false
    case let control as UISwitch:
      add("isOn", control.isOn)
      add("onTintColor", control.onTintColor, in: control)
      add("thumbTintColor", control.thumbTintColor, in: control)
    case let slider as UISlider:
      add("value", CGFloat(slider.value), default: 0)
      add("minimumValue", CGFloat(slider.minimumValue), default: 0)
      add("maximumValue", CGFloat(slider.maximumValue), default: 1)
      add("minimumTrackTintColor", slider.minimumTrackTintColor, in: slider)
      add("maximumTrackTintColor", slider.maximumTrackTintColor, in: slider)
      add("thumbTintColor", slider.thumbTintColor, in: slider)
      addTint(of: slider)
    case let control as UISegmentedControl:
      let titles = (0..<control.numberOfSegments).map { index in
        control.titleForSegment(at: index)
          ?? control.imageForSegment(at: index).map(Self.text) ?? ""
      }
      add("segments", DrawnText.kept(titles.joined(separator: " | ")))
      add("selectedSegmentIndex", CGFloat(control.selectedSegmentIndex), default: -1)
      add("selectedSegmentTintColor", control.selectedSegmentTintColor, in: control)
    case let control as UIPageControl:
      add("numberOfPages", CGFloat(control.numberOfPages), default: 0)
      add("currentPage", CGFloat(control.currentPage), default: 0)
      add("pageIndicatorTintColor", control.pageIndicatorTintColor, in: control)
      add("currentPageIndicatorTintColor", control.currentPageIndicatorTintColor, in: control)
    case let stepper as UIStepper:
      add("value", CGFloat(stepper.value), default: 0)
      addTint(of: stepper)
    default: return false
    }
    // An app may have put views of its own on it.
    return control.subviews.allSatisfy { FrameworkClass.contains(type(of: $0)) }
  }

  @MainActor private mutating func add(textField field: UITextField) {
    let text = field.text ?? ""
    if field.isSecureTextEntry {
      add("text", text: String(repeating: "•", count: text.count))
    } else {
      add("text", text: text)
    }
    if text.isEmpty { add("placeholder", text: field.placeholder) }
    if let font = field.font { add(font: font) }
    add(textColor: field.textColor, in: field)
    add("textAlignment", Self.text(field.textAlignment))
    if field.borderStyle != .none { add("borderStyle", "\(field.borderStyle.rawValue)") }
    add("isEditing", field.isEditing)
  }

  @MainActor private mutating func add(textView view: UITextView) {
    add("text", text: view.text)
    add("attributes", DrawnText.kept(AttributeText.text(of: view.attributedText, in: view)))
  }

  // MARK: Values

  /// Adds the font, unless it is the system's font of 17 points.
  private mutating func add(font: UIFont) {
    let text = Self.text(font)
    if text != "17" { add("font", text) }
  }

  /// Adds the text colour, unless it is the label colour.
  @MainActor private mutating func add(textColor color: UIColor?, in view: UIView) {
    if color != .label { add("textColor", color, in: view) }
  }

  @MainActor private mutating func add(_ key: String, _ color: UIColor?, in view: UIView) {
    guard let color else { return }
    add(key, color.resolvedColor(with: view.resolvedTraits).cgColor)
  }

  @MainActor private mutating func addTint(of view: UIView) {
    let color = view.tintColor.resolvedColor(with: view.resolvedTraits).cgColor
    if view.tintColor != .systemBlue { add("tintColor", color) }
  }

  /// The font as `17`, `17 semibold italic` or `Inter-Bold 17`.
  static func text(_ font: UIFont) -> String {
    let specification = font.specification
    var words = [DrawnText.number(font.pointSize)]
    switch specification.family {
    case .named(let name): words.insert(name, at: 0)
    case .system where specification.design != .default:
      words.append(specification.design.rawValue)
    case .system: break
    }
    if specification.weight != .regular { words.append(text(specification.weight)) }
    if specification.isItalic { words.append("italic") }
    return words.joined(separator: " ")
  }

  private static func text(_ weight: UIFont.Weight) -> String {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"),
      (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]
    return names.first { $0.0 == weight }?.1 ?? "weight \(DrawnText.number(weight.rawValue))"
  }

  /// A symbol's name; for other images size and digest.
  static func text(_ image: UIImage) -> String {
    if let symbol = image.attributes.symbol { return symbol.name }
    return image.pixels.map(DrawnText.image) ?? "empty"
  }

  private static func text(_ configuration: UIImage.SymbolConfiguration) -> String {
    let values = configuration.values
    return "\(DrawnText.number(values.pointSize)) \(values.weight) \(values.scale)"
  }

  /// The alignment's name; nil for natural alignment.
  private static func text(_ alignment: NSTextAlignment) -> String? {
    alignment == .natural ? nil : "\(alignment)"
  }

  private static func text(_ mode: NSLineBreakMode) -> String { "\(mode)" }

  private static func text(_ mode: UIView.ContentMode) -> String { "\(mode)" }
}

/// The visible attributes of a text, run by run.
@MainActor
private enum AttributeText {
  static func text(of string: NSAttributedString, in view: UIView) -> String {
    var runs: [String] = []
    string.forEachRun { attributes, range in
      var words = ["\(range.location)–\(range.location + range.length)"]
      if let font = attributes[.font] as? UIFont { words.append(DrawnProperties.text(font)) }
      for key in [.foregroundColor, .backgroundColor, .strokeColor] as [NSAttributedString.Key] {
        guard let color = attributes[key] as? UIColor else { continue }
        let resolved = color.resolvedColor(with: view.resolvedTraits).cgColor
        words.append(DrawnText.color(resolved) ?? "clear")
      }
      let numbers: [(NSAttributedString.Key, String)] = [
        (.kern, "kern"), (.underlineStyle, "underline"), (.strikethroughStyle, "strikethrough"),
        (.baselineOffset, "baseline"),
      ]
      for (key, name) in numbers {
        guard let number = attributes[key] as? NSNumber else { continue }
        words.append("\(name) \(DrawnText.number(CGFloat(number.doubleValue)))")
      }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        words.append("\(style.alignment)")
        for length in [style.lineSpacing, style.paragraphSpacing, style.lineHeightMultiple]
        where length != 0 {
          words.append(DrawnText.number(length))
        }
      }
      if attributes[.attachment] != nil { words.append("attachment") }
      runs.append(words.joined(separator: " "))
    }
    return runs.joined(separator: "; ")
  }
}
