/// The attributes an app set for assistive technology; a nil attribute keeps the class's standard
/// value.
@MainActor final class AccessibilityAttributes {
  var identifier: String?
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var userInputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var isModal = false
  var hidesElements = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedUserInputLabels: [NSAttributedString]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var textualContext: UIAccessibilityTextualContext?
  var respondsToUserInteraction: Bool?
  var directTouchOptions: UIAccessibilityDirectTouchOptions = []
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var headerElements: [Any]?
  var automationElements: [Any]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?

  // The closures that are asked in place of values.
  var isElementBlock: (() -> Bool)?
  var labelBlock: (() -> String?)?
  var attributedLabelBlock: (() -> NSAttributedString?)?
  var valueBlock: (() -> String?)?
  var hintBlock: (() -> String?)?
  var identifierBlock: (() -> String?)?
  var traitsBlock: (() -> UIAccessibilityTraits)?
  var elementsBlock: (() -> [Any]?)?
  var activateBlock: (() -> Bool)?

  var spokenLabel: String? {
    if let attributedLabelBlock { return attributedLabelBlock()?.string }
    if let labelBlock { return labelBlock() }
    return label
  }

  /// The label with attributes of speech; nil if only a plain one was set, or none.
  var spokenAttributedLabel: NSAttributedString? {
    if let attributedLabelBlock { return attributedLabelBlock() }
    return labelBlock == nil ? attributedLabel : nil
  }

  var spokenValue: String? { valueBlock.map { $0() } ?? value }
  var spokenHint: String? { hintBlock.map { $0() } ?? hint }
}

/// The accessibility values of a class's objects for attributes that the app did not set.
package struct StandardAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = .none
}
