import Testing
import UIKit

/// Baselines go with the text, whose place depends on the size that a view really has.
@MainActor
@Suite struct LayoutEngineBaselinesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { root.traitOverrides.displayScale = 2 }

  /// Where a view's baselines are below its top, if it is at y 10 and as high as it is told.
  private func baselines(of view: UIView, height: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let (line, last) = (UIView(), UIView())
    for mark in [line, last] {
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
      line.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
    #expect(issues == [])
    return (line.frame.minY - 10, last.frame.minY - 10)
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `the baseline of a label is that of its centred text`() {
    #expect(baselines(of: label("Text"), height: nil) == (16, 16))
    // 20.5 of 60.5 points: 20 above and 20 below.
    #expect(baselines(of: label("Text"), height: 60.5) == (36, 36))
    // A half pixel goes down, as that of the text does.
    #expect(baselines(of: label("Text"), height: 61) == (36.5, 36.5))
  }

  @Test func `several lines have two baselines, and both move`() {
    let own = baselines(of: label("one\ntwo\nthree", lines: 0), height: nil)
    let height = label("one\ntwo\nthree", lines: 0).intrinsicContentSize.height
    let tall = baselines(of: label("one\ntwo\nthree", lines: 0), height: height + 30)
    #expect(tall == (own.first + 15, own.last + 15))
    #expect(own.last > own.first + 30)
  }

  @Test func `the baseline of a field follows its height, with a border and without`() {
    for style in [UITextField.BorderStyle.none, .roundedRect] {
      let own = UITextField()
      let high = UITextField()
      for field in [own, high] {
        field.borderStyle = style
        field.text = "Text"
      }
      let natural = baselines(of: own, height: nil)
      let height = own.intrinsicContentSize.height
      let tall = baselines(of: high, height: height + 40)
      #expect(tall == (natural.first + 20, natural.last + 20))
      #expect(natural.first > height / 2 && natural.first < height)
    }
  }

  @Test func `the baseline of a button follows its height and its vertical alignment`() {
    func button(_ alignment: UIControl.ContentVerticalAlignment) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Text", for: .normal)
      button.contentVerticalAlignment = alignment
      return button
    }
    let natural = baselines(of: button(.center), height: nil).first
    let height = button(.center).intrinsicContentSize.height
    #expect(baselines(of: button(.center), height: height + 40).first == natural + 20)
    let top = baselines(of: button(.top), height: height + 40).first
    let bottom = baselines(of: button(.bottom), height: height + 40).first
    #expect(bottom - top == height + 40 - 18)
  }

  @Test func `the baseline of a configured button is that of its title`() throws {
    func button() -> UIButton {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      return UIButton(configuration: configuration)
    }
    let natural = button()
    let own = baselines(of: natural, height: nil).first
    let title = try #require(natural.titleLabel)
    #expect(own == title.frame.minY + title.firstBaselineOffsetFromTop)
    let height = natural.intrinsicContentSize.height
    #expect(baselines(of: button(), height: height + 40).first == own + 20)
  }

  @Test func `a text view's last baseline does not move with its bottom`() {
    let texts = (UITextView(), UITextView())
    for view in [texts.0, texts.1] {
      view.text = "Text"
      view.isScrollEnabled = false
    }
    let own = baselines(of: texts.0, height: nil)
    #expect(baselines(of: texts.1, height: 200) == own)
  }

  @Test func `a view beside a tall label stands on its baseline, whatever changes`() {
    let (tall, small) = (label("Tall"), label("small"))
    small.font = .systemFont(ofSize: 13)
    for view in [tall, small] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let height = tall.heightAnchor.constraint(equalToConstant: 100.5)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: root.topAnchor),
      tall.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: tall.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor), height,
    ])
    root.layoutIfNeeded()
    #expect(small.frame.minY == 40 + 16 - 12.5)
    height.constant = 20.5
    root.layoutIfNeeded()
    #expect(small.frame.minY == 16 - 12.5)
    height.constant = 100.5
    tall.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    // 41 of 100.5 points: half a pixel more above than below.
    #expect(small.frame.minY - 50 == 0)
  }

  @Test func `a stack passes on the baseline of a label that changes`() throws {
    let text = label("Text")
    let stack = UIStackView(arrangedSubviews: [text])
    let own = baselines(of: stack, height: nil).first
    #expect(own == 16)
    let line = try #require(root.subviews.dropLast().last)
    text.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(line.frame.minY - 10 == 32.5)
  }

  @Test func `an image's baseline is where it says, and follows its place`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in }
    func view(_ image: UIImage, _ mode: UIView.ContentMode = .center) -> UIImageView {
      let view = UIImageView(image: image)
      view.contentMode = mode
      return view
    }
    #expect(!picture.hasBaseline)
    let image = picture.withBaselineOffset(fromBottom: 5)
    #expect(image.baselineOffsetFromBottom == 5)
    #expect(baselines(of: view(image), height: nil) == (15, 15))
    #expect(baselines(of: view(image), height: 40) == (25, 25))
    #expect(baselines(of: view(image, .bottom), height: 40) == (35, 35))
    #expect(baselines(of: view(image, .scaleToFill), height: 40) == (30, 30))
    #expect(baselines(of: view(picture), height: 40) == (0, 40))
    #expect(baselines(of: view(image.imageWithoutBaseline()), height: 40) == (0, 40))
  }

  @Test func `a symbol stands on the line of the letters beside it`() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 17)
    let symbol = try #require(UIImage(systemName: "plus", withConfiguration: size))
    let label = label("Add")
    let row = UIStackView(arrangedSubviews: [UIImageView(image: symbol), label])
    row.alignment = .firstBaseline
    root.addSubview(row)
    row.frame = CGRect(origin: .zero, size: row.systemLayoutSizeFitting(.zero))
    row.layoutIfNeeded()
    let offset = try #require(symbol.baselineOffsetFromBottom)
    let line = row.arrangedSubviews[0].frame.maxY - offset
    let baseline = label.frame.minY + baselines(of: self.label("Add"), height: nil).first
    #expect(abs(line - baseline) <= 0.5)
  }
}
