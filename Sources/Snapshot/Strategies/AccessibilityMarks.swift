import UIKit

/// How a picture with accessibility marks is drawn.
package struct AccessibilityMarks {
  /// Of which elements something is shown.
  package enum Display: Sendable {
    case always
    /// Of those that have set it themselves.
    case whenOverridden
    case never

    func shows(_ isSet: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenOverridden: isSet
      case .never: false
      }
    }
  }

  /// Whether the view is drawn in greys, so that the marks are seen on it.
  package var isMonochrome = false
  /// Colours of the marks, in turn; the standard ones where there are none.
  package var colors: [UIColor] = []
  package var activationPoints = Display.never
  /// Names for voice control among the texts.
  package var inputLabels = Display.never

  package init() {}
}

/// Changes of the colours of what is drawn in the current context.
@MainActor
enum PictureColors {
  /// Leaves the luminosity alone.
  static func removeHues(_ rect: CGRect) {
    fill(rect, .black, .saturation)
  }

  static func invert(_ rect: CGRect) {
    fill(rect, .white, .difference)
  }

  private static func fill(_ rect: CGRect, _ color: UIColor, _ mode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// A picture of the same size and scale.
  static func redrawn(_ picture: UIImage, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = picture.scale
    return UIGraphicsImageRenderer(size: picture.size, format: format).image { _ in
      picture.draw(at: .zero)
      draw(CGRect(origin: .zero, size: picture.size))
    }
  }

  /// The picture as Smart Invert shows it: inverted, but for views that ignore it, with what is in
  /// them.
  static func smartlyInverted(_ picture: UIImage, of view: UIView) -> UIImage {
    redrawn(picture) { rect in
      invert(rect)
      for frame in spared(in: view, view) { invert(frame.intersection(rect)) }
    }
  }

  /// Frames of the outermost views that ignore inverted colours.
  private static func spared(in view: UIView, _ root: UIView) -> [CGRect] {
    if view.isHidden || view.alpha == 0 { return [] }
    if view.accessibilityIgnoresInvertColors {
      let frame = view.convert(view.bounds, to: root)
      return [frame.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)]
    }
    return view.subviews.flatMap { spared(in: $0, root) }
  }
}

/// The parts of a picture that views get touches in.
@MainActor
struct HitTargetPicture {
  let marks: AccessibilityMarks
  /// The side of the squares in which a touch is tried, points.
  let step: CGSize

  private static let colors: [UIColor] = [
    .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
    .systemYellow,
  ]
  private static let alpha: CGFloat = 0.4

  /// Each view that a touch finds has the next colour; where none is found, or the view itself,
  /// nothing is drawn.
  func image(_ picture: UIImage, of view: UIView) -> UIImage {
    let targets = targets(of: view, picture.size)
    return PictureColors.redrawn(picture) { rect in
      if marks.isMonochrome { PictureColors.removeHues(rect) }
      let colors = marks.colors.isEmpty ? Self.colors : marks.colors
      for (index, rects) in targets.enumerated() {
        colors[index % colors.count].withAlphaComponent(Self.alpha).setFill()
        for rect in rects { UIRectFillUsingBlendMode(rect, .normal) }
      }
    }
  }

  /// For each view, in the order in which they are found, the stretches of rows in which it gets
  /// touches.
  private func targets(of view: UIView, _ size: CGSize) -> [[CGRect]] {
    var numbers: [ObjectIdentifier: Int] = [:]
    var found: [[CGRect]] = []
    var y: CGFloat = 0
    while y < size.height {
      let height = min(step.height, size.height - y)
      var x: CGFloat = 0
      var run: (start: CGFloat, view: UIView?) = (0, nil)
      func end() {
        guard let target = run.view, x > run.start else { return }
        let number = numbers[ObjectIdentifier(target)] ?? found.count
        if number == found.count {
          numbers[ObjectIdentifier(target)] = number
          found.append([])
        }
        found[number].append(CGRect(x: run.start, y: y, width: x - run.start, height: height))
      }
      while x < size.width {
        let width = min(step.width, size.width - x)
        let point = CGPoint(
          x: view.bounds.minX + x + width / 2, y: view.bounds.minY + y + height / 2)
        let hit = view.hitTest(point, with: nil)
        let target = hit === view ? nil : hit
        if target !== run.view {
          end()
          run = (x, target)
        }
        x += width
      }
      end()
      y += height
    }
    return found
  }
}

/// What a picture of views becomes before it is compared.
package enum AccessibilityPicture {
  /// With a numbered mark on each element, and its texts below.
  case elements(AccessibilityMarks)
  /// As Smart Invert shows it.
  case smartlyInverted
  /// With colours on what gets touches, tried in squares of a size in points.
  case hitTargets(AccessibilityMarks, step: CGSize)

  @MainActor fileprivate func image(_ picture: UIImage, of view: UIView) -> UIImage {
    switch self {
    case .elements(let marks): AccessibilityOverlay(picture, of: view, marks).image()
    case .smartlyInverted: PictureColors.smartlyInverted(picture, of: view)
    case .hitTargets(let marks, let step):
      HitTargetPicture(marks: marks, step: step).image(picture, of: view)
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  @MainActor fileprivate static func marking<Hosted>(
    _ picture: AccessibilityPicture, onScreen: Bool, precision: Float, perceptualPrecision: Float,
    _ subject: @escaping @MainActor (Hosted) -> ViewCapture.Subject
  ) -> Snapshotting<Hosted, UIImage> {
    SimplySnapshotting.drawing(
      "the view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).hosting(
      on: ViewImageConfig(), asOnScreen: onScreen,
      finish: { picture.image($0, of: $1) }, subject)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view's picture with what assistive technology has of it.
  @MainActor package static func accessibilityPicture(
    _ picture: AccessibilityPicture, onScreen: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    SimplySnapshotting.marking(
      picture, onScreen: onScreen, precision: precision,
      perceptualPrecision: perceptualPrecision
    ) { (view: UIView) in .view(view) }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's picture with what assistive technology has of it.
  @MainActor package static func accessibilityPicture(
    _ picture: AccessibilityPicture, onScreen: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    SimplySnapshotting.marking(
      picture, onScreen: onScreen, precision: precision,
      perceptualPrecision: perceptualPrecision
    ) { (controller: UIViewController) in .controller(controller) }
  }
}
