import UIKit

/// A suite that shows a cell of a list.
@MainActor protocol ListCellHost {}

extension ListCellHost {
  func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ configure: @escaping (UICollectionViewListCell) -> Void
  ) -> ListStage {
    let list = ListFixture([["a", "b"]], .init(appearance)) { cell, _ in configure(cell) }
    return ListStage(list, direction: direction)
  }

  func frames(_ stage: ListStage) -> [CGRect] {
    guard let cell = stage.list.cell(0) else { return [] }
    return cell.subviews.filter {
      $0 !== cell.contentView && !"\(type(of: $0))".hasPrefix("_UI")
    }.map(\.frame).sorted { $0.minX < $1.minX }
  }
}
