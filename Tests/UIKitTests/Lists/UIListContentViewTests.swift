import Testing
import UIKit

@MainActor
@Suite struct UIListContentViewTests: ShowsContent {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `a cell's text stands in the middle, within its margins`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = laidOut(content)
    #expect(view.bounds.size == CGSize(width: 320, height: 44))
    let label = labels(view)[0]
    #expect(label.frame.minX == 16)
    #expect(label.frame.maxX == 312)
    #expect(abs(label.frame.midY - 22) < 0.5)
  }

  @Test func `right to left everything is mirrored`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Second"
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(abs(labels(view)[0].frame.maxX - 304) < 0.5)
    #expect(abs(labels(view)[1].frame.minX - 8) < 0.5)
  }

  @Test func `long text makes it higher in a layout by constraints`() {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "many words ", count: 12)
    let view = UIListContentView(configuration: content)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(view.frame.height > 100)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
  }
}
