/// What was set for assistive technology; nothing where the standard holds.
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
}

/// What a class says of its objects where nothing was set.
package struct StandardAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = .none
}
