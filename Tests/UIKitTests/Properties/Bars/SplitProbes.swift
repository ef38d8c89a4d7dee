import UIKit

extension PropertyTable {
  /// Those of a split view controller that columns have.
  static func columns() -> [PropertyProbe] {
    var family = PropertyFamily("UISplitViewController") {
      let split = UISplitViewController(style: .tripleColumn)
      for (column, color) in [
        (UISplitViewController.Column.primary, UIColor.red), (.supplementary, .green),
        (.secondary, .blue),
      ] {
        let page = UIViewController()
        page.view.backgroundColor = color
        split.setViewController(page, for: column)
      }
      split.preferredDisplayMode = .twoBesideSecondary
      let specimen = Specimen(split, showing: split)
      specimen.stage.host.window.screenTraits = UITraitCollection(traitsFrom: [
        specimen.stage.host.window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
      ])
      return specimen
    }
    family.probe("preferredDisplayMode", \.preferredDisplayMode, .secondaryOnly)
    family.probe("preferredSplitBehavior", \.preferredSplitBehavior, .tile) {
      $0.preferredDisplayMode = .automatic
      $0.preferredPrimaryColumnWidth = 20
      $0.preferredSupplementaryColumnWidth = 20
      $0.show(.primary)
    }
    family.probe("primaryEdge", \.primaryEdge, .trailing)
    family.probe("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, 40)
    family.probe("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, 30) {
      $0.preferredPrimaryColumnWidth = 20
    }
    family.probe(
      "preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction,
      0.25)
    family.probe("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth, 40)
    family.probe("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth, 30) {
      $0.preferredPrimaryColumnWidth = 20
      $0.preferredSupplementaryColumnWidth = 20
    }
    family.probe("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth, 30) {
      $0.preferredPrimaryColumnWidth = 20
    }
    return family.probes
  }
}
