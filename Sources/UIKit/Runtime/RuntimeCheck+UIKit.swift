extension RuntimeCheck {
  /// The checks of this module; each has been made once when this is read.
  package static let ofUIKit = [
    RuntimeCheck(
      "overrides in a class's table", works: OverrideDetection.isCalibrated,
      loss: "Every view has a backing store of its own, which takes memory, and an intrinsic size "
        + "that depends on the view's bounds, or changes without notice, is not reported."),
    RuntimeCheck(
      "stored properties of a type", works: ReflectedField.isReliable,
      loss: "Views have no names in trees and messages but accessibility identifiers, "
        + "and a leak's path may lead through a weak reference."),
  ]
}
