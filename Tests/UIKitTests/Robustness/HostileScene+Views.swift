import UIKit

extension HostileScene {
  static let views: [(inout HostileDice) -> HostileScene] = [
    { _ in plain() }, { _ in label() }, { _ in images() }, { _ in scroll() }, { _ in stack() },
    { _ in constraints() }, { _ in text() }, { _ in field() }, { _ in effects() },
    { _ in containers() }, { _ in gestures() }, { _ in animations() }, { _ in animators() },
  ]

  static let frame = CGRect(x: 2, y: 2, width: 30, height: 24)

  static func box(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 12, height: 10))
    view.backgroundColor = color
    return view
  }

  private static func plain() -> HostileScene {
    let view = UIView(frame: frame)
    view.backgroundColor = .blue
    view.layer.borderWidth = 1
    view.layer.shadowOpacity = 0.5
    let (child, mask) = (box(), box())
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    child.layer.cornerCurve = .continuous
    view.addSubview(child)
    child.mask = mask
    let scene = HostileScene("view", view)
    scene.add(mask)
    scene.call("init(frame:)") { view.addSubview(UIView(frame: $0.make())) }
    scene.call("insertSubview(at:)") { view.insertSubview(box(.green), at: $0.integer()) }
    scene.call("viewWithTag") { _ = view.viewWithTag($0.integer()) }
    scene.call("drawHierarchy") { view.drawHierarchy(in: $0.make(), afterScreenUpdates: true) }
    scene.call("resizableSnapshotView") { dice in
      let copy = view.resizableSnapshotView(
        from: dice.make(), afterScreenUpdates: true, withCapInsets: dice.make())
      if let copy { view.addSubview(copy) }
    }
    scene.call("setNeedsDisplay") { view.setNeedsDisplay($0.make()) }
    scene.call("point(inside:)") { _ = child.point(inside: $0.make(), with: nil) }
    scene.call("insertSublayer(at:)") { view.layer.insertSublayer(CALayer(), at: $0.make()) }
    scene.call("layer") { dice in
      view.layer.setAffineTransform(dice.make())
      _ = view.layer.hitTest(dice.make())
      _ = view.layer.convert(dice.make(CGRect.self), to: child.layer)
      _ = view.layer.convertTime(dice.make(), from: child.layer)
      view.layer.scroll(dice.make() as CGPoint)
      child.layer.scrollRectToVisible(dice.make())
    }
    scene.call("shadowPath") { dice in
      view.layer.shadowPath = UIBezierPath(
        roundedRect: dice.make(), cornerRadius: dice.make()
      ).cgPath
    }
    return scene
  }

  private static func label() -> HostileScene {
    let label = UILabel(frame: frame)
    label.text = "Number 1, and more than fits into a line"
    label.adjustsFontSizeToFitWidth = true
    label.shadowColor = .red
    let scene = HostileScene("label", label)
    scene.call("font") { dice in
      label.font = dice.flag()
        ? .systemFont(ofSize: dice.make(), weight: dice.make())
        : .monospacedDigitSystemFont(ofSize: dice.make(), weight: dice.make())
    }
    scene.call("textRect") { dice in
      _ = label.textRect(forBounds: dice.make(), limitedToNumberOfLines: dice.make())
    }
    scene.call("attributedText") { label.attributedText = attributed(&$0) }
    scene.call("drawText") { dice in label.drawText(in: dice.make()) }
    return scene
  }

  static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 5)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 5))
    }
  }

  private static func images() -> HostileScene {
    let view = UIImageView(frame: frame)
    view.image = picture()
    let scene = HostileScene("image view", view)
    scene.call("mode") { view.contentMode = UIView.ContentMode(rawValue: $0.next(below: 13))! }
    scene.call("scale") { dice in
      guard let image = picture().cgImage else { return }
      view.image = UIImage(cgImage: image, scale: dice.make(), orientation: .left)
    }
    scene.call("caps") { dice in
      view.image = picture().resizableImage(
        withCapInsets: dice.make(), resizingMode: dice.flag() ? .tile : .stretch)
    }
    scene.call("stretchable") { dice in
      view.image = picture().stretchableImage(
        withLeftCapWidth: dice.make(), topCapHeight: dice.make())
    }
    scene.call("alignment") { view.image = picture().withAlignmentRectInsets($0.make()) }
    scene.call("thumbnail") { view.image = picture().preparingThumbnail(of: $0.make()) }
    scene.call("animated") { dice in
      view.image = UIImage.animatedImage(with: [picture(), picture()], duration: dice.make())
    }
    scene.call("symbol") { dice in
      view.image = UIImage(
        systemName: "star", variableValue: dice.make(),
        configuration: UIImage.SymbolConfiguration(pointSize: dice.make(), weight: .bold))
    }
    scene.call("data") { dice in
      view.image = picture().pngData().flatMap { UIImage(data: $0, scale: dice.make()) }
    }
    return scene
  }

  private static func scroll() -> HostileScene {
    final class Zooming: NSObject, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }
    let view = UIScrollView(frame: frame)
    let delegate = Zooming()
    view.delegate = delegate
    view.contentSize = CGSize(width: 90, height: 70)
    view.maximumZoomScale = 4
    view.addSubview(box())
    let scene = HostileScene("scroll view", view)
    scene.held = [delegate]
    scene.call("offset") { view.setContentOffset($0.make(), animated: $0.flag()) }
    scene.call("visible") { view.scrollRectToVisible($0.make(), animated: $0.flag()) }
    scene.call("zoom scale") { view.setZoomScale($0.make(), animated: $0.flag()) }
    scene.call("zoom") { view.zoom(to: $0.make(), animated: $0.flag()) }
    return scene
  }

  private static func stack() -> HostileScene {
    let label = UILabel()
    label.text = "ab cd"
    let (first, second) = (box(), box(.green))
    let view = UIStackView(arrangedSubviews: [first, label, second])
    view.frame = frame
    first.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let scene = HostileScene("stack view", view)
    scene.add(label)
    scene.call("custom spacing") { view.setCustomSpacing($0.make(), after: first) }
    scene.call("distribution") { dice in
      view.distribution = UIStackView.Distribution(rawValue: dice.next(below: 5))!
      view.alignment = UIStackView.Alignment(rawValue: dice.next(below: 4))!
      view.axis = dice.flag() ? .vertical : .horizontal
      view.isLayoutMarginsRelativeArrangement = dice.flag()
    }
    scene.call("margins") { view.layoutMargins = $0.make() }
    scene.call("priorities") { dice in
      label.setContentHuggingPriority(dice.make(), for: .horizontal)
      second.setContentCompressionResistancePriority(dice.make(), for: .vertical)
    }
    return scene
  }

  private static func constraints() -> HostileScene {
    let view = UIView(frame: frame)
    let (first, second) = (box(), UILabel())
    second.text = "Text"
    second.numberOfLines = 0
    for child in [first, second] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let made = [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 2),
      second.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      second.firstBaselineAnchor.constraint(equalTo: first.bottomAnchor),
      first.widthAnchor.constraint(equalToConstant: 7),
    ]
    for constraint in made { constraint.priority = UILayoutPriority(700) }
    NSLayoutConstraint.activate(made)
    let scene = HostileScene("constraints", view)
    scene.objects += made
    scene.call("anchor") { dice in
      first.heightAnchor.constraint(
        equalTo: second.widthAnchor, multiplier: dice.make(), constant: dice.make()
      ).isActive = true
    }
    scene.call("constraint") { dice in
      NSLayoutConstraint(
        item: first, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: view,
        attribute: .centerX, multiplier: dice.make(), constant: dice.make()
      ).isActive = true
    }
    scene.call("length") { dice in
      first.heightAnchor.constraint(equalToConstant: dice.make()).isActive = true
    }
    scene.call("guide") { dice in
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guide.widthAnchor.constraint(greaterThanOrEqualToConstant: dice.make()).isActive = true
      guide.leadingAnchor.constraint(
        equalTo: second.trailingAnchor, constant: dice.make()
      ).isActive = true
    }
    return scene
  }
}
