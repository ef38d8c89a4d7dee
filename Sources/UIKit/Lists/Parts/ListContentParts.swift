internal import CoreText

/// The places of image and texts of a list's content, relative to the leading upper corner of the
/// area within its margins; the caller mirrors them.
@MainActor
struct ListContentParts {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  private(set) var size = CGSize.zero
  /// The height of the texts and that of the image, without the margins.
  private(set) var textHeight: CGFloat = 0
  private(set) var imageHeight: CGFloat = 0
  /// The width of the area; that of the content if the area has no end.
  private(set) var width: CGFloat = 0
  /// The leading edge of the texts.
  private(set) var textStart: CGFloat = 0

  /// The minimum room above and below an image, less than the texts have, in points.
  static let imageMargin: CGFloat = 7

  /// The width that is reserved for a symbol beside the default body text, in points.
  private static let symbolWidth: CGFloat = 28

  mutating func measure(
    _ content: UIListContentConfiguration, width: CGFloat, image: UIImageView?, text: UILabel?,
    secondary: UILabel?
  ) {
    if let image { measureImage(content, image) }
    let reserved = image.map { reservedSize(content, $0) } ?? .zero
    textStart = image == nil ? 0 : reserved.width + content.imageToTextPadding
    let room = max(width - textStart, 0)
    measureTexts(content, room: room, text, secondary)
    textHeight = max(self.text.maxY, self.secondary.maxY)
    imageHeight = reserved.height
    let height = max(textHeight, reserved.height)
    let textWidth = max(self.text.maxX, self.secondary.maxX)
    let hasText = text != nil || secondary != nil
    size = CGSize(width: hasText ? textStart + textWidth : reserved.width, height: height)
    self.width = width.isFinite ? width : size.width
    let textTop = (height - textHeight) / 2
    self.text.origin.x += textStart
    self.secondary.origin.x += textStart
    self.text.origin.y += textTop
    self.secondary.origin.y += textTop
    self.image.origin = CGPoint(
      x: (reserved.width - self.image.width) / 2, y: (height - self.image.height) / 2)
  }

  private mutating func measureImage(
    _ content: UIListContentConfiguration, _ view: UIImageView
  ) {
    image.size = view.intrinsicContentSize.shrunk(into: content.imageProperties.maximumSize)
  }

  private func reservedSize(
    _ content: UIListContentConfiguration, _ view: UIImageView
  ) -> CGSize {
    let asked = content.imageProperties.reservedLayoutSize
    let isSymbol = view.image?.isSymbolImage ?? false
    let standard = UIFontMetrics.default.scaledValue(
      for: Self.symbolWidth, compatibleWith: view.traitCollection)
    func length(_ asked: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
      if asked == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      return asked > 0 ? asked : max(own, isSymbol ? standard : 0)
    }
    return CGSize(
      width: length(asked.width, image.width, standard),
      height: length(asked.height, image.height, 0))
  }

  private mutating func measureTexts(
    _ content: UIListContentConfiguration, room: CGFloat, _ first: UILabel?, _ second: UILabel?
  ) {
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    if let first, let second, content.prefersSideBySideTextAndSecondaryText {
      let (one, two) = (size(first, .infinity), size(second, .infinity))
      let gap = content.textToSecondaryTextHorizontalPadding
      if one.width + gap + two.width <= room {
        let end = room.isFinite ? room : one.width + gap + two.width
        text.size = one
        secondary = CGRect(
          x: end - two.width,
          y: first.firstBaselineOffsetFromTop - second.firstBaselineOffsetFromTop,
          width: two.width, height: two.height)
        return
      }
    }
    if let first { text.size = size(first, room) }
    if let second {
      let gap = first == nil ? 0 : content.textToSecondaryTextVerticalPadding
      secondary = CGRect(origin: CGPoint(x: 0, y: text.maxY + gap), size: size(second, room))
    }
    // The labels themselves align their texts.
    guard room.isFinite else { return }
    text.size.width = first == nil ? 0 : room
    secondary.size.width = second == nil ? 0 : room
  }
}

extension CGSize {
  /// The size, or the greatest one of its proportions inside of a maximum; 0 stands for no maximum.
  func shrunk(into maximum: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if maximum.width > 0, width > maximum.width { factor = maximum.width / width }
    if maximum.height > 0, height > maximum.height { factor = min(factor, maximum.height / height) }
    return CGSize(width: width * factor, height: height * factor)
  }
}
