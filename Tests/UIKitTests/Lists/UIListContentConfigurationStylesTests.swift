import Testing
import UIKit

@MainActor
@Suite struct UIListContentConfigurationStylesTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
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
}
