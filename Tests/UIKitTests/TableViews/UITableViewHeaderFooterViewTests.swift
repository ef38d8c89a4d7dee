import Testing
import UIKit

@MainActor
@Suite struct UITableViewHeaderFooterViewTests {
  private final class StyleReader: NSObject, UITableViewDelegate {
    var styles: [UIUserInterfaceStyle] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      styles.append(UITraitCollection.current.userInterfaceStyle)
      return nil
    }
  }

  @Test func `a header's content decides on its height`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = String(repeating: "long ", count: 40)
    header.contentConfiguration = content
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height > 60)
    #expect(header.textLabel == nil)
  }

  @Test func `headers are made with the table's traits, whoever asks for their heights`() {
    let stage = TableStage(TableFixture.rows(1))
    let reader = StyleReader()
    stage.table.delegate = reader
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    reader.styles = []
    stage.table.reloadData()
    #expect(stage.table.contentSize.height > 0)
    #expect(reader.styles.first == .dark)
  }
}
