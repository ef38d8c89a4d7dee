@testable import UIKit

@MainActor
final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let rows: [[String]]
  var chosen: [(row: Int, component: Int)] = []

  init(_ rows: [[String]]) { self.rows = rows }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { rows[component][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append((row, component))
  }
}

/// What tests of pickers share.
@MainActor protocol PicksRows {}

extension PicksRows {
  func picker(_ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView()
    picker.traitOverrides.displayScale = 2
    picker.dataSource = source
    picker.delegate = source
    picker.layoutIfNeeded()
    return picker
  }
}
