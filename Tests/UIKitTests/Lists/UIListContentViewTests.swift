import Testing
import UIKit

@MainActor
@Suite struct UIListContentViewTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  private func laidOut(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    return view
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

  @Test func `a subtitle stands below, a value at the end where there is room`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Second"
    var view = laidOut(content)
    #expect(abs(labels(view)[1].frame.minY - labels(view)[0].frame.maxY - 3) < 0.01)
    #expect(view.bounds.height > 44)
    content = .valueCell()
    content.text = "Text"
    content.secondaryText = "Second"
    view = laidOut(content)
    #expect(view.bounds.height == 44)
    #expect(abs(labels(view)[1].frame.maxX - 312) < 0.5)
    #expect(labels(view)[1].frame.minY == labels(view)[0].frame.minY)
    view = laidOut(content, width: 100)
    #expect(labels(view)[1].frame.minY > labels(view)[0].frame.minY)
  }

  @Test func `a bold header grows with the text size`() {
    var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
    content.text = "Head"
    #expect(content.textProperties.font.pointSize == 20)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.isHidden = false
    let view = UIListContentView(configuration: content)
    view.frame = window.bounds
    window.addSubview(view)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    let font = labels(view)[0].font
    #expect(font?.pointSize == 55)
    #expect(font?.fontDescriptor.symbolicTraits == .traitBold)
    let traits = font?.fontDescriptor.object(forKey: .traits)
    let weights = traits as? [UIFontDescriptor.TraitKey: Any]
    #expect(weights?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
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

  @Test func `an image keeps its proportions within its greatest size`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    let view = laidOut(content)
    let image = view.subviews[0]
    #expect(image.frame == CGRect(x: 21, y: 12, width: 40, height: 20))
    #expect(labels(view)[0].frame.minX == 82)
    #expect(view.imageLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
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

  @Test func `a background of a list's cell is gray while it is selected`() {
    let background = UIBackgroundConfiguration.listGroupedCell()
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    let selected = background.updated(for: state)
    #expect(selected.backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(selected.updated(for: state) == background)
    var own = background
    own.backgroundColor = .red
    state.isSelected = true
    #expect(own.updated(for: state).backgroundColor == .red)
  }
}
