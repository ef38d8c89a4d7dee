import UIKit

/// A suite that shows a cell in a table.
@MainActor protocol CellHost {}

extension CellHost {
  func cell(
    _ style: UITableViewCell.CellStyle, rowHeight: CGFloat = UITableView.automaticDimension,
    direction: UISemanticContentAttribute = .unspecified,
    _ configure: @escaping (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let fixture = TableFixture([["Text", "Next"]])
    fixture.cellStyle = style
    fixture.configure = { cell, path in
      cell.semanticContentAttribute = direction
      cell.contentView.semanticContentAttribute = direction
      if path.row == 0 { configure(cell) }
    }
    let stage = TableStage(fixture)
    stage.table.rowHeight = rowHeight
    stage.settle()
    return withExtendedLifetime((fixture, stage)) { stage.table.cellForRow(at: .at(0))! }
  }
}
