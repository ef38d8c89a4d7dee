import Testing
import UIKit

@MainActor
@Suite struct UIButtonConfigurationTests {
  private func scaled<View: UIView>(_ view: View, _ scale: CGFloat = 2) -> View {
    view.traitOverrides.displayScale = scale
    return view
  }

  @Test func `colours follow kind and state`() throws {
    func background(
      _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
    )
      throws -> UIColor?
    {
      var configuration = configuration
      configuration.title = "x"
      let button = UIButton(configuration: configuration)
      change(button)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      button.layoutIfNeeded()
      return try #require(button.subviews.first).backgroundColor
    }
    #expect(try background(.filled()) == .systemBlue)
    #expect(try background(.plain()) == .clear)
    #expect(try background(.gray()) == .secondarySystemFill)
    #expect(try background(.filled()) { $0.isEnabled = false } == .tertiarySystemFill)
    #expect(try background(.filled()) { $0.role = .destructive } == .systemRed)
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .green
    #expect(try background(own) == .green)
    own.background.backgroundColor = .brown
    #expect(try background(own) == .brown)
  }

  @Test func `an update handler changes the configuration with the state`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "on")
  }

  @Test func `colours follow the state unless the button does not update them`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "x"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    func background() throws -> UIColor? {
      button.layoutIfNeeded()
      return try #require(button.subviews.first).backgroundColor
    }
    button.isEnabled = false
    #expect(try background() == .tertiarySystemFill)
    button.automaticallyUpdatesConfiguration = false
    #expect(try background() == .systemBlue)
    let color = button.titleLabel?.attributedText?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .white)
  }

  @Test func `attributes of titles and their transformer are kept`() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("x")
    title.font = .systemFont(ofSize: 34)
    configuration.attributedTitle = title
    let button = scaled(UIButton(configuration: configuration))
    #expect(button.intrinsicContentSize.height == 55)
    configuration.title = "x"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 20)
      return outgoing
    }
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == 38)
  }
}
