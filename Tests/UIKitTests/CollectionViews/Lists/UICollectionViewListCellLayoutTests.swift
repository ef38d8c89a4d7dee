import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewListCellLayoutTests: ListCellHost {
  @Test func `signs stand at the trailing margin, and content ends before them`() {
    let stage = stage { $0.accessories = [.checkmark(), .disclosureIndicator()] }
    let signs = frames(stage)
    #expect(signs.count == 2)
    #expect(abs((signs.last?.maxX ?? 0) - 304) < 0.5)
    #expect((signs.last?.minX ?? 0) - (signs.first?.maxX ?? 0) >= 9.5)
    #expect(stage.list.cell(0)?.contentView.frame.minX == 0)
    #expect(abs((stage.list.cell(0)?.contentView.frame.maxX ?? 0) - signs[0].minX) < 0.5)
  }

  @Test func `signs are mirrored from right to left`() {
    let stage = stage(direction: .rightToLeft) { $0.accessories = [.disclosureIndicator()] }
    #expect(abs((frames(stage).first?.minX ?? 0) - 16) < 0.5)
    #expect(stage.list.cell(0)?.contentView.frame.maxX == 320)
  }

  @Test func `indentation moves the content and the separator`() {
    let stage = stage {
      $0.indentationLevel = 2
      $0.indentationWidth = 12
    }
    #expect(stage.list.cell(0)?.contentView.frame.minX == 24)
    #expect(stage.lines(0).first?.minX == 40)
  }

  @Test func `constraints place separators by their guide`() {
    let stage = stage { cell in
      let guide = cell.separatorLayoutGuide
      guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
    }
    #expect(stage.lines(0) == [CGRect(x: 70, y: 43.5, width: 250, height: 0.5)])
  }

  @Test func `a long text makes its row higher`() {
    let stage = stage { cell in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "several words ", count: 12)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    #expect((stage.list.cell(0)?.frame.height ?? 0) > 80)
    #expect(stage.list.cell(1)?.frame.minY == stage.list.cell(0)?.frame.maxY)
  }
}
