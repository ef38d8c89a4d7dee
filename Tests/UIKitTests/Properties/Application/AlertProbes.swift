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
    return family.probes + actions.probes
  }
}
