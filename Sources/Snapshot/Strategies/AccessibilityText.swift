import UIKit

/// What assistive technology finds in a view, as text and as marks on its picture.
@MainActor
enum AccessibilityText {
  /// An element with all that is said of it.
  struct Entry {
    /// The element's frame from the view's top left corner, however far the view is scrolled.
    let frame: CGRect
    let path: UIBezierPath?
    let lines: [String]
    /// Where the element is tapped, from the view's top left corner.
    let activationPoint: CGPoint
    let isActivationPointSet: Bool
  }

  /// - Parameter inputLabels: Which names for voice control are among the lines.
  static func entries(
    of view: UIView, inputLabels: AccessibilityMarks.Display = .never
  ) -> [Entry] {
    let origin = view.convert(view.bounds.origin, to: nil)
    return AccessibilityReading(of: view).elements.enumerated().map { index, element in
      let path = element.path.map { path in
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        return copy
      }
      let frame = element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      let object = element.object
      let point = object.accessibilityActivationPoint
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      return Entry(
        frame: frame, path: path,
        lines: lines(of: object, index + 1, frame) + labelLines(of: object, inputLabels),
        activationPoint: CGPoint(x: point.x - origin.x, y: point.y - origin.y),
        isActivationPointSet: abs(point.x - middle.x) > 0.5 || abs(point.y - middle.y) > 0.5)
    }
  }

  /// A paragraph for every element, in reading order.
  static func text(of view: UIView) -> String {
    let entries = entries(of: view)
    if entries.isEmpty { return "Nothing in \(type(of: view)) is accessible.\n" }
    return entries.flatMap(\.lines).map { $0 + "\n" }.joined()
  }

  private static func labelLines(
    of object: UIResponder, _ display: AccessibilityMarks.Display
  ) -> [String] {
    let labels = object.accessibilityUserInputLabels ?? []
    let isSet = labels != (object.accessibilityLabel.map { [$0] } ?? [])
    guard display.shows(isSet), !labels.isEmpty else { return [] }
    return ["   input labels: " + labels.joined(separator: ", ")]
  }

  private static func lines(
    of object: UIResponder, _ number: Int, _ frame: CGRect
  ) -> [String] {
    let label = object.accessibilityLabel.map { "“\($0)”" } ?? "(no label)"
    var lines = ["\(number). \(label)"]
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { lines.append("   \(name): \(value)") }
    }
    add("value", object.accessibilityValue)
    if object.accessibilityTraits != .none { add("traits", "\(object.accessibilityTraits)") }
    add("hint", object.accessibilityHint)
    add("language", object.accessibilityLanguage)
    add("actions", object.accessibilityCustomActions?.map(\.name).joined(separator: ", "))
    add("identifier", object.accessibilityIdentifier)
    add("frame", GeometryText.rect(frame))
    return lines
  }
}

/// A view's picture with a coloured mark on every accessible element, and their paragraphs below.
@MainActor
struct AccessibilityOverlay {
  private let picture: UIImage
  private let entries: [AccessibilityText.Entry]
  private let marks: AccessibilityMarks

  private static let colors: [UIColor] = [
    .init(red: 0.90, green: 0.10, blue: 0.29, alpha: 1),
    .init(red: 0.00, green: 0.51, blue: 0.78, alpha: 1),
    .init(red: 0.24, green: 0.59, blue: 0.18, alpha: 1),
    .init(red: 0.96, green: 0.51, blue: 0.19, alpha: 1),
    .init(red: 0.57, green: 0.12, blue: 0.71, alpha: 1),
    .init(red: 0.00, green: 0.55, blue: 0.52, alpha: 1),
    .init(red: 0.60, green: 0.39, blue: 0.14, alpha: 1),
    .init(red: 0.50, green: 0.00, blue: 0.20, alpha: 1),
  ]
  private static let margin: CGFloat = 16
  private static let badgeSide: CGFloat = 18
  private static let minimumWidth: CGFloat = 240

  init(_ picture: UIImage, of view: UIView, _ marks: AccessibilityMarks = .init()) {
    self.picture = picture
    self.marks = marks
    entries = AccessibilityText.entries(of: view, inputLabels: marks.inputLabels)
  }

  func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = picture.scale
    format.opaque = true
    let width = max(picture.size.width, Self.minimumWidth)
    let texts = paragraphs.map { ($0, height(of: $0, width: textWidth(width))) }
    let list = texts.reduce(Self.margin) { $0 + $1.1 + Self.margin / 2 }
    let size = CGSize(
      width: width, height: picture.size.height + list + Self.margin / 2)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      picture.draw(at: .zero)
      if marks.isMonochrome { PictureColors.removeHues(CGRect(origin: .zero, size: picture.size)) }
      for index in entries.indices.reversed() { drawMark(index) }
      var y = picture.size.height + Self.margin
      for (index, (text, height)) in texts.enumerated() {
        drawBadge(index, at: CGPoint(x: Self.margin, y: y))
        text.draw(
          in: CGRect(
            x: Self.margin + Self.badgeSide + 10, y: y + 1, width: textWidth(width),
            height: height))
        y += height + Self.margin / 2
      }
    }
  }

  // MARK: The list

  private func textWidth(_ width: CGFloat) -> CGFloat {
    width - 2 * Self.margin - Self.badgeSide - 10
  }

  private var paragraphs: [NSAttributedString] {
    if entries.isEmpty {
      return [text("Nothing here is accessible.", .systemFont(ofSize: 13), .darkGray)]
    }
    return entries.map { entry in
      let paragraph = NSMutableAttributedString(string: "")
      for (index, line) in entry.lines.enumerated() {
        // The badge has the number.
        let words =
          index == 0 ? String(line.drop { $0 != "." }.dropFirst(2)) : line.trimmed
        paragraph.append(
          text(
            index == 0 ? words : "\n" + words,
            index == 0 ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 12),
            index == 0 ? .black : .darkGray))
      }
      return paragraph
    }
  }

  private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
  }

  private func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    let box = text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], context: nil)
    return max(box.height.rounded(.up), Self.badgeSide)
  }

  // MARK: Marks

  private func color(_ index: Int) -> UIColor {
    let colors = marks.colors.isEmpty ? Self.colors : marks.colors
    return colors[index % colors.count]
  }

  private func drawMark(_ index: Int) {
    let entry = entries[index]
    let outline =
      entry.path
      ?? UIBezierPath(roundedRect: entry.frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3)
    color(index).withAlphaComponent(0.22).setFill()
    outline.fill()
    color(index).setStroke()
    outline.lineWidth = 1
    outline.stroke()
    if marks.activationPoints.shows(entry.isActivationPointSet) {
      drawActivationPoint(entry.activationPoint, color(index))
    }
    let box = entry.frame
    drawBadge(
      index,
      at: CGPoint(
        x: min(max(box.minX - 4, 0), picture.size.width - Self.badgeSide),
        y: min(max(box.minY - 4, 0), picture.size.height - Self.badgeSide)))
  }

  /// A cross hair.
  private func drawActivationPoint(_ point: CGPoint, _ color: UIColor) {
    let path = UIBezierPath(
      arcCenter: point, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    for (dx, dy) in [(8.0, 0.0), (0.0, 8.0)] {
      path.move(to: CGPoint(x: point.x - dx, y: point.y - dy))
      path.addLine(to: CGPoint(x: point.x + dx, y: point.y + dy))
    }
    color.setStroke()
    path.lineWidth = 1
    path.stroke()
  }

  private func drawBadge(_ index: Int, at point: CGPoint) {
    if entries.isEmpty { return }
    let box = CGRect(
      origin: point, size: CGSize(width: Self.badgeSide, height: Self.badgeSide))
    color(index).setFill()
    UIBezierPath(ovalIn: box).fill()
    let number = text("\(index + 1)", .boldSystemFont(ofSize: 10), .white)
    let size = number.size()
    number.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
