import UIKit

extension PropertyTable {
  static func alerts() -> [PropertyProbe] {
    let first = UIAlertAction(title: "Keep", style: .default)
    func alert() -> UIAlertController {
      let alert = UIAlertController(title: "Delete?", message: "All.", preferredStyle: .alert)
      alert.addAction(first)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
    var family = PropertyFamily("UIAlertController") {
      let alert = alert()
      return Specimen(alert, showing: alert)
    }
    family.probe("title", \.title, "Other")
    family.probe("message", \.message, "Some")
    family.probe("preferredAction", \.preferredAction, first)
    var actions = PropertyFamily("UIAlertAction") {
      let alert = alert()
      return Specimen(alert.actions[1], showing: alert)
    }
    actions.probe("isEnabled", \.isEnabled, false)
    var sharing = PropertyFamily<Void>("UIActivityViewController") { nothing() }
    sharing.list("excludedActivityTypes", .behaviour, "What the other process may not offer.")
    sharing.list("completionWithItemsHandler", .behaviour, "Who is told what was done.")
    sharing.list("allowsProminentActivity", .behaviour, "What the other process shows first.")
    return family.probes + actions.probes + sharing.probes
  }
}
