/// The words that Interface Builder writes for values.
@MainActor
enum NibChoices {
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
  static let tintAdjustments: [String: UIView.TintAdjustmentMode] = [
    "automatic": .automatic, "normal": .normal, "dimmed": .dimmed,
  ]
  static let interfaceStyles: [String: UIUserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]
  static let layoutAttributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
  static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]
  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
  static let paragraphLineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
  static let fontWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultralight": .ultraLight, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]
  static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
  static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
    "highlightedSelected": [.highlighted, .selected],
  ]
  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
  static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    "baseline": .lastBaseline,
  ]
  static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
  static let modalStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "none": .none,
  ]
  static let modalTransitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]

  // MARK: - Colours

  /// The names that only interface files use, most of them older than the system's own colours.
  private static let olderColors: [String: UIColor] = [
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableBackground": .systemBackground, "tableCellPlainBackground": .systemBackground,
    "tableSeparator": .separator, "tableSeparatorDark": .separator, "tint": .systemBlue,
    "black": .black, "white": .white, "gray": .gray, "darkGray": .darkGray,
    "lightGray": .lightGray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "alternateSystemBlue": .systemBlue,
  ]

  /// The colour of a name such as `systemGray5Color`.
  static func systemColor(_ name: String) -> UIColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SystemColorName.colors[name] ?? olderColors[name]
  }
}
