import UIKit

extension PropertyTable {
  private static func shown(_ start: UIListContentConfiguration)
    -> (content: UIListContentConfiguration, view: UIListContentView, root: UIView)
  {
    var content = start
    content.text = "The quick brown fox"
    content.secondaryText = "over it"
    content.image = Sample.image()
    let view = UIListContentView(configuration: content)
    return (
      content, view,
      Sample.root(with: view, frame: CGRect(x: 0, y: 0, width: 120, height: 70))
    )
  }

  private static func specimen(
    _ start: UIListContentConfiguration = .cell()
  ) -> Specimen<UIListContentConfiguration> {
    let (content, view, root) = shown(start)
    return Specimen(content, showing: root, side: 140, use: { view.configuration = $0 })
  }

  static func listContents() -> [PropertyProbe] {
    var family = PropertyFamily("UIListContentConfiguration") { specimen() }
    family.probe("image", \.image, Sample.image(20, 20, .green))
    family.probe(
      "imageProperties", own: { _ in }, change: { $0.imageProperties.cornerRadius = 6 })
    family.probe("text", \.text, "other")
    family.probe("attributedText", \.attributedText, NSAttributedString(string: "other"))
    family.probe("textProperties", own: { _ in }, change: { $0.textProperties.color = .red })
    family.probe("secondaryText", \.secondaryText, "other")
    family.probe(
      "secondaryAttributedText", \.secondaryAttributedText, NSAttributedString(string: "other"))
    family.probe(
      "secondaryTextProperties", own: { _ in },
      change: { $0.secondaryTextProperties.color = .red })
    family.probe(
      "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, [],
      on: {
        let (content, view, root) = shown(.cell())
        root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 0)
        return Specimen(content, showing: root, side: 140, use: { view.configuration = $0 })
      },
      given: { $0.axesPreservingSuperviewLayoutMargins = .both })
    family.probe(
      "directionalLayoutMargins", \.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 0, trailing: 0))
    family.probe(
      "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText, true) {
        $0.text = "a"
        $0.secondaryText = "b"
      }
    family.probe("imageToTextPadding", \.imageToTextPadding, 30)
    family.probe(
      "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, 60,
      on: { specimen(.valueCell()) }) {
        $0.image = nil
        $0.text = "aaaaa"
        $0.secondaryText = "bbbb"
      }
    family.probe(
      "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, 12)
    var views = PropertyFamily("UIListContentView") {
      let (_, view, root) = shown(.cell())
      return Specimen(view, showing: root, side: 140)
    }
    var other = UIListContentConfiguration.cell()
    other.text = "other"
    views.probe("configuration", \.configuration, other)
    var protocols = PropertyFamily<Void>("UIContentView") { nothing() }
    protocols.list("configuration", .requirement, "Probed at UIListContentView.")
    return family.probes + views.probes + protocols.probes + imageProperties() + textProperties()
  }

  private static func imageProperties() -> [PropertyProbe] {
    var family = PropertyFamily("UIListContentConfiguration.ImageProperties") {
      let (content, view, root) = shown(.cell())
      return Specimen(
        content.imageProperties, showing: root, side: 140,
        use: { properties in
          var content = content
          content.imageProperties = properties
          if properties.preferredSymbolConfiguration != nil || properties.tintColor == .purple {
            content.image = UIImage(systemName: "star")
          }
          view.configuration = content
        })
    }
    let symbol: @MainActor (inout UIListContentConfiguration.ImageProperties) -> Void = {
      $0.preferredSymbolConfiguration = .init(pointSize: 20)
    }
    family.probe(
      "preferredSymbolConfiguration", \.preferredSymbolConfiguration, .init(pointSize: 40),
      given: symbol)
    family.probe("tintColor", \.tintColor, .red, given: symbol)
    family.probe(
      "tintColorTransformer", \.tintColorTransformer, .init { _ in .red }, given: symbol)
    family.probe("cornerRadius", \.cornerRadius, 6)
    family.probe("strokeColor", \.strokeColor, .green, given: { $0.strokeWidth = 2 })
    family.probe("strokeWidth", \.strokeWidth, 2, given: { $0.strokeColor = .green })
    family.probe("maximumSize", \.maximumSize, CGSize(width: 8, height: 8))
    family.probe("reservedLayoutSize", \.reservedLayoutSize, CGSize(width: 40, height: 30))
    family.probe(
      "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, true,
      .listed(.environment, "Matters where the device inverts colours; none does here."))
    return family.probes
  }

  private static func textProperties() -> [PropertyProbe] {
    typealias Properties = UIListContentConfiguration.TextProperties
    func make(
      after: @escaping @MainActor (UIListContentView) -> Void = { _ in }
    ) -> Specimen<Properties> {
      let (content, view, root) = shown(.cell())
      return Specimen(
        content.textProperties, showing: root, side: 140,
        use: { properties in
          var content = content
          content.textProperties = properties
          view.configuration = content
          after(view)
        })
    }
    let one: @MainActor (inout Properties) -> Void = { $0.numberOfLines = 1 }
    var family = PropertyFamily("UIListContentConfiguration.TextProperties") { make() }
    family.probe("font", \.font, .systemFont(ofSize: 9))
    family.probe("color", \.color, .red)
    family.probe("colorTransformer", \.colorTransformer, .init { _ in .red })
    family.probe("alignment", \.alignment, .center)
    family.probe("lineBreakMode", \.lineBreakMode, .byTruncatingMiddle, given: one)
    family.probe("numberOfLines", \.numberOfLines, 1)
    family.probe("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true) {
      $0.numberOfLines = 1
      $0.minimumScaleFactor = 0.4
    }
    family.probe("minimumScaleFactor", \.minimumScaleFactor, 0.9) {
      $0.numberOfLines = 1
      $0.minimumScaleFactor = 0.4
      $0.adjustsFontSizeToFitWidth = true
    }
    family.probe(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, false,
      on: {
        make(after: {
          $0.superview?.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        })
      })
    family.probe("transform", \.transform, .uppercase)
    return family.probes
  }

  // MARK: States

  /// A cell whose handler shows in a colour whether a state is another than at first.
  static func cellStates() -> [PropertyProbe] {
    var cell = PropertyFamily("UICellConfigurationState") {
      let view = UIView()
      let first = UICellConfigurationState(traitCollection: UITraitCollection())
      return Specimen(
        first, showing: Sample.root(with: view),
        use: { view.backgroundColor = $0 == first ? .red : .blue })
    }
    cell.probe(
      "traitCollection", \.traitCollection, UITraitCollection(userInterfaceStyle: .dark))
    cell.probe("isDisabled", \.isDisabled, true)
    cell.probe("isHighlighted", \.isHighlighted, true)
    cell.probe("isSelected", \.isSelected, true)
    cell.probe("isFocused", \.isFocused, true)
    cell.probe("isPinned", \.isPinned, true)
    cell.probe("isEditing", \.isEditing, true)
    cell.probe("isExpanded", \.isExpanded, true)
    cell.probe("isSwiped", \.isSwiped, true)
    cell.probe("isReordering", \.isReordering, true)
    cell.probe("cellDragState", \.cellDragState, .dragging)
    cell.probe("cellDropState", \.cellDropState, .targeted)
    var view = PropertyFamily("UIViewConfigurationState") {
      let view = UIView()
      let first = UIViewConfigurationState(traitCollection: UITraitCollection())
      return Specimen(
        first, showing: Sample.root(with: view),
        use: { view.backgroundColor = $0 == first ? .red : .blue })
    }
    view.probe(
      "traitCollection", \.traitCollection, UITraitCollection(userInterfaceStyle: .dark))
    view.probe("isDisabled", \.isDisabled, true)
    view.probe("isHighlighted", \.isHighlighted, true)
    view.probe("isSelected", \.isSelected, true)
    view.probe("isFocused", \.isFocused, true)
    view.probe("isPinned", \.isPinned, true)
    var any = PropertyFamily<Void>("UIConfigurationState") { nothing() }
    any.list("traitCollection", .requirement, "Probed at the two states that adopt it.")
    return cell.probes + view.probes + any.probes
  }
}
