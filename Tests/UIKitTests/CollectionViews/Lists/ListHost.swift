import UIKit

/// A suite that shows lists.
@MainActor protocol ListHost {}

extension ListHost {
  func stage(
    _ configuration: UICollectionLayoutListConfiguration,
    _ sections: [[String]] = [["a", "b", "c"], ["x"]],
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> ListStage {
    ListStage(ListFixture(sections, configuration), direction: direction)
  }
}
