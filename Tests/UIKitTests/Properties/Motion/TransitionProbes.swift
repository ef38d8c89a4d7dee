import UIKit

extension PropertyTable {
  static func interactiveTransitions() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("UIPercentDrivenInteractiveTransition") { nothing() }
    for name in ["completionSpeed", "completionCurve"] {
      family.list(name, .motion, "How the rest of a transition goes on.")
    }
    family.list(
      "wantsInteractiveStart", .behaviour, "Whether a transition begins in the user's hand.")
    return family.probes
  }
}
