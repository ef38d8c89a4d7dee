import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewListCellTests {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ configure: @escaping (UICollectionViewListCell) -> Void
  ) -> ListStage {
    let list = ListFixture([["a", "b"]], .init(appearance)) { cell, _ in configure(cell) }
    return ListStage(list, direction: direction)
  }

  private func frames(_ stage: ListStage) -> [CGRect] {
    guard let cell = stage.list.cell(0) else { return [] }
    return cell.subviews.filter {
      $0 !== cell.contentView && !"\(type(of: $0))".hasPrefix("_UI")
    }.map(\.frame).sorted { $0.minX < $1.minX }
  }

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

  @Test func `signs for editing are there in editing alone`() {
    let stage = stage {
      $0.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    #expect(frames(stage).count == 1)
    stage.list.view.isEditing = true
    stage.settle()
    let signs = frames(stage)
    #expect(signs.count == 2)
    #expect(signs.first?.minX == 16)
    #expect(stage.list.cell(0)?.contentView.frame.minX == 38)
    #expect(stage.lines(0).first?.minX == 54)
  }

  @Test func `items that cannot be edited have no signs for editing`() {
    final class Warden: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item == 1 }
    }
    let warden = Warden()
    let stage = stage { $0.accessories = [.delete()] }
    stage.list.view.delegate = warden
    stage.list.view.isEditing = true
    stage.settle()
    #expect(stage.list.cell(0)?.configurationState.isEditing == false)
    #expect(stage.list.cell(1)?.configurationState.isEditing == true)
    #expect(stage.list.cell(0)?.contentView.frame.minX == 0)
    #expect(stage.list.cell(1)?.contentView.frame.minX == 38)
    stage.list.view.isEditing = false
    stage.settle()
    #expect(stage.list.cell(1)?.configurationState.isEditing == false)
    withExtendedLifetime(warden) {}
  }

  @Test func `a hidden accessory takes no room`() {
    let stage = stage { $0.accessories = [.checkmark(options: .init(isHidden: true))] }
    #expect(frames(stage) == [])
    #expect(stage.list.cell(0)?.contentView.frame.width == 320)
  }

  @Test func `a view of the app's own stands where its placement says`() {
    let block = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let placement = UICellAccessory.Placement.trailing(
      at: UICellAccessory.Placement.position(after: .disclosureIndicator))
    var isTaken = false
    let stage = stage { cell in
      guard !isTaken else { return }
      isTaken = true
      cell.accessories = [
        .disclosureIndicator(),
        .customView(configuration: .init(customView: block, placement: placement)),
      ]
    }
    #expect(block.superview === stage.list.cell(0))
    #expect(block.frame == CGRect(x: 274, y: 12, width: 30, height: 20))
  }

  @Test func `a width that is kept has the accessory in its middle`() {
    let stage = stage {
      $0.accessories = [
        .label(text: "9", options: .init(reservedLayoutWidth: .custom(60)))
      ]
    }
    #expect(stage.list.cell(0)?.contentView.frame.maxX == 244)
    #expect(abs((frames(stage).first?.midX ?? 0) - 274) < 1)
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

  @Test func `a tap on a sign calls its handler`() {
    var calls: [String] = []
    let stage = stage {
      $0.accessories = [
        .delete(displayed: .always, actionHandler: { calls.append("delete") }),
        .detail(actionHandler: { calls.append("detail") }),
      ]
    }
    let touch = TouchSimulator(window: stage.window)
    for frame in frames(stage) {
      let touches = touch.begin(at: [CGPoint(x: frame.midX, y: frame.midY)])
      touch.end(touches)
    }
    #expect(calls == ["delete", "detail"])
  }

  @Test func `headers and footers are made in the appearance's style`() {
    let list = ListFixture(
      [["a"]], .init(.insetGrouped, header: .supplementary, footer: .supplementary))
    let stage = ListStage(list)
    let header = stage.list.header() as? UICollectionViewListCell
    #expect(header?.defaultContentConfiguration() == .groupedHeader())
    #expect(header?.frame.minX == 16)
    let plain = ListStage(ListFixture([["a"]], .init(.plain, header: .supplementary)))
    let other = plain.list.header() as? UICollectionViewListCell
    #expect(other?.defaultContentConfiguration() == .plainHeader())
  }

  @Test func `a general header follows the list`() {
    let list = ListFixture([["a"]], .init(.insetGrouped, header: .supplementary))
    let stage = ListStage(list)
    let header = stage.list.header() as? UICollectionViewListCell
    header?.contentConfiguration = UIListContentConfiguration.header()
    stage.settle()
    let content = header?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
  }
}
