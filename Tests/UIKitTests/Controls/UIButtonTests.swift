import Testing
import UIKit

@MainActor
@Suite struct UIButtonTests {
  private func scaled<View: UIView>(_ view: View, _ scale: CGFloat = 2) -> View {
    view.traitOverrides.displayScale = scale
    return view
  }

  private func square(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
  }

  @Test func `an empty button has room for a finger's tip`() {
    #expect(scaled(UIButton(type: .system)).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(scaled(UIButton()).intrinsicContentSize == CGSize(width: 30, height: 33.5))
  }

  @Test func `a title has 6 points above and below, and insets take their place`() {
    let button = scaled(UIButton(type: .system))
    button.setTitle("Continue", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 30, height: 21))
    button.titleLabel?.font = .systemFont(ofSize: 34)
    #expect(button.intrinsicContentSize.height == 44)
  }

  @Test func `values fall back to the normal state's`() {
    let button = UIButton()
    button.setTitle("one", for: .normal)
    button.setTitle("two", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "one")
    button.isSelected = true
    #expect(button.currentTitle == "two")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "one")
    #expect(button.title(for: .highlighted) == "one")
  }

  @Test func `a system button's title has the tint colour and fades where it is pressed`() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(((button.titleLabel?.alpha ?? 1) - 0.2).magnitude < 0.001)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func `image and title stand beside each other in the middle`() throws {
    let button = scaled(UIButton())
    button.setImage(square(20), for: .normal)
    button.setTitle("ab", for: .normal)
    let width = try #require(button.titleLabel).intrinsicContentSize.width
    button.frame = CGRect(x: 0, y: 0, width: 20 + width + 40, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 40)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 20)
    #expect(button.imageView?.frame.minX == 20 + width)
  }

  @Test func `insets move the parts and alignment moves both`() {
    let button = scaled(UIButton())
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 45)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 80, y: 20))
  }

  @Test func `subclasses say where the title is`() {
    final class Lower: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 7)
      }
    }
    let button = scaled(Lower(type: .system))
    button.setTitle("x", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 13)
  }

  @Test func `a tap runs the primary action`() {
    var count = 0
    let action = UIAction(title: "Go") { _ in count += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    button.frame = window.bounds
    window.addSubview(button)
    TouchSimulator(window: window).tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 2)
  }

  // MARK: Configurations

  @Test(
    arguments: [
      (.mini, 26), (.small, 28), (.medium, 34.5), (.large, 50.5),
    ] as [(UIButton.Configuration.Size, CGFloat)])
  func `configured buttons are as high as their size says`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.buttonSize = size
    #expect(scaled(UIButton(configuration: configuration)).intrinsicContentSize.height == height)
  }

  @Test func `a configuration's parts are laid out by its placement`() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Title"
    configuration.image = square(20)
    configuration.imagePadding = 4
    let button = scaled(UIButton(configuration: configuration))
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    #expect(image.frame.minX == 12)
    #expect(title.frame.minX == 36)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(title.frame.minX == 12)
    #expect(image.frame.minX == title.frame.maxX + 4)
    button.configuration?.imagePlacement = .top
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(image.frame.minY == 7)
    #expect(title.frame.minY == 31)
    #expect((image.frame.midX - button.bounds.midX).magnitude <= 0.5)
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

  @Test func `capsules have round ends and long titles wrap`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.title = "one two three four"
    let button = scaled(UIButton(configuration: configuration))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.layoutIfNeeded()
    #expect(try #require(button.subviews.first).layer.cornerRadius == 30)
    #expect(button.sizeThatFits(CGSize(width: 100, height: 0)).height > 50)
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

  @Test func `a configuration's background has an image and a view of one's own`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background.image = square(10)
    configuration.background.imageContentMode = .center
    let custom = UIView()
    configuration.background.customView = custom
    configuration.background.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = scaled(UIButton(configuration: configuration))
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.layoutIfNeeded()
    let backdrop = try #require(button.subviews.first as? UIImageView)
    #expect(backdrop.frame == CGRect(x: 2, y: 1, width: 54, height: 36))
    #expect(backdrop.image === configuration.background.image)
    #expect(backdrop.contentMode == .center && backdrop.clipsToBounds)
    #expect(custom.superview === backdrop)
    #expect(custom.frame == backdrop.bounds)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: button.bounds.size, format: format)
      .image { button.layer.render(in: $0.cgContext) }.rgbaRows
    #expect(rows[19][29] == 0x0000_00FF)
    #expect(rows[10][29] == 0)
    button.configuration?.background.customView = nil
    button.configuration?.background.image = nil
    button.layoutIfNeeded()
    #expect(custom.superview == nil && backdrop.image == nil && !backdrop.clipsToBounds)
    button.configuration = nil
    button.setBackgroundImage(square(10), for: .normal)
    button.layoutIfNeeded()
    #expect(backdrop.contentMode == .scaleToFill && backdrop.layer.cornerRadius == 0)
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

  @Test func `a selected system button's title is white on a plate of the tint`() throws {
    let button = scaled(UIButton(type: .system))
    button.tintColor = .red
    button.setTitle("On", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1)
    button.isSelected = true
    button.layoutIfNeeded()
    let plate = try #require(button.subviews.first)
    let title = try #require(button.titleLabel)
    #expect(plate.backgroundColor == .red && plate.layer.cornerRadius == 4)
    #expect(plate.frame == title.frame.insetBy(dx: -4, dy: -2))
    #expect(button.currentTitleColor == .white)
    button.setTitleColor(.green, for: .selected)
    #expect(button.currentTitleColor == .green)
    button.setImage(square(10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == .white)
    #expect(plate.frame.contains(try #require(button.imageView).frame))
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(plate.superview == nil)
    #expect(button.imageView?.tintColor == .red)
    let custom = UIButton()
    custom.setTitle("On", for: .normal)
    custom.isSelected = true
    custom.layoutIfNeeded()
    #expect(custom.subviews.count == 1)
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
