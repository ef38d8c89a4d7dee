import Testing
import UIKit

@MainActor
@Suite struct UIButtonConfigurationLayoutTests {
  private func scaled<View: UIView>(_ view: View, _ scale: CGFloat = 2) -> View {
    view.traitOverrides.displayScale = scale
    return view
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
}
