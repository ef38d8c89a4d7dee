internal import CoreText

/// The views of a cell without a content configuration, made when they are asked for.
struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  /// The distance between image and text, in points.
  static let imagePadding: CGFloat = 16
  /// The distance between text and value, in points.
  static let valuePadding: CGFloat = 8
  /// The distance between text and subtitle where there is room for it, in points.
  static let subtitlePadding: CGFloat = 3
  /// The width of the text in the style `value2`, in points.
  static let contactTextWidth: CGFloat = 96
}

extension UITableViewCell {
  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UITableViewLabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var madeTextLabel: UILabel {
    if let label = labels.text { return label }
    let isContact = style == .value2
    let label = makeLabel(isContact ? .subheadline : .body, isContact ? tintColor : .label)
    if isContact { label.textAlignment = .right }
    labels.text = label
    return label
  }

  var madeDetailLabel: UILabel? {
    if let label = labels.detail { return label }
    switch style {
    case .default: return nil
    case .value1: labels.detail = makeLabel(.body, .secondaryLabel)
    case .value2: labels.detail = makeLabel(.subheadline, .label)
    case .subtitle: labels.detail = makeLabel(.caption1, .label)
    }
    return labels.detail
  }

  var madeImageView: UIImageView? {
    if let view = labels.image { return view }
    guard style != .value2 else { return nil }
    let view = UIImageView()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    contentView.addSubview(view)
    labels.image = view
    setNeedsLayout()
    return view
  }

  func textSizeDidChange(from old: UITraitCollection?) {
    guard old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    chrome.accessory?.removeFromSuperview()
    chrome.accessory = nil
    accessoryDidChange()
  }

  // MARK: Sizes

  private var shownText: UILabel? { labels.text.flatMap { $0.hasText ? $0 : nil } }
  private var shownDetail: UILabel? { labels.detail.flatMap { $0.hasText ? $0 : nil } }

  private var imageSize: CGSize {
    guard let view = labels.image, view.image != nil else { return .zero }
    return view.intrinsicContentSize
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }

  /// The labels' area in the content view, and where in it the text begins.
  private var labelArea: (area: CGRect, textStart: CGFloat) {
    let margins = contentView.layoutMargins
    var area = contentView.bounds.inset(by: margins)
    let indent = CGFloat(max(indentationLevel, 0)) * indentationWidth
    area.size.width -= indent
    if !isRightToLeft { area.origin.x += indent }
    let image = imageSize
    return (area, image == .zero ? 0 : image.width + CellLabels.imagePadding)
  }

  /// The height that the labels ask for, at least the standard one.
  func fittingLabels(_ size: CGSize) -> CGSize {
    let (area, start) = labelArea
    let width = max(area.width - start, 0)
    var height = self.size(shownText, width).height
    let detail = self.size(shownDetail, width).height
    if style == .subtitle {
      if height > 0, detail > 0 { height += CellLabels.subtitlePadding }
      height += detail
    } else {
      height = max(height, detail)
    }
    let margins = contentView.layoutMargins
    height += margins.top + margins.bottom
    if imageSize.height > 0 {
      let margin = ListContentParts.imageMargin
      let room = min(margins.top, margin) + min(margins.bottom, margin)
      height = max(height, imageSize.height + room)
    }
    return CGSize(
      width: size.width,
      height: max(
        PixelRounding.up(height, scale: pixelScale), UIListContentConfiguration.minimumCellHeight))
  }

  // MARK: Layout

  func layOutLabels() {
    guard labels.text != nil || labels.detail != nil || labels.image != nil else { return }
    let (area, start) = labelArea
    let whole = contentView.bounds
    if let view = labels.image {
      var size = imageSize
      // A higher image is scaled to the row's height.
      if size.height > whole.height, size.height > 0 {
        size = CGSize(width: size.width * whole.height / size.height, height: whole.height)
      }
      place(view, x: 0, y: (whole.height - size.height) / 2, size, in: area)
    }
    let room = max(area.width - start, 0)
    switch style {
    case .default:
      place(labels.text, x: start, y: 0, CGSize(width: room, height: whole.height), in: area)
    case .subtitle: layOutSubtitle(start, room, area)
    case .value1: layOutValue(start, room, area)
    case .value2: layOutContact(area)
    }
  }

  private func layOutSubtitle(_ start: CGFloat, _ room: CGFloat, _ area: CGRect) {
    let (text, detail) = (size(shownText, room), size(shownDetail, room))
    let free = contentView.bounds.height - text.height - detail.height
    let margins = contentView.layoutMargins
    let gap =
      text.height > 0 && detail.height > 0 && free >= margins.top + margins.bottom
      ? CellLabels.subtitlePadding : 0
    let top = (free - gap) / 2
    place(labels.text, x: start, y: top, CGSize(width: room, height: text.height), in: area)
    place(
      labels.detail, x: start, y: top + text.height + gap,
      CGSize(width: room, height: detail.height), in: area)
  }

  /// Places text and value; the text comes first, the value has the rest.
  private func layOutValue(_ start: CGFloat, _ room: CGFloat, _ area: CGRect) {
    let text = size(shownText, room)
    let left = shownText == nil ? room : room - text.width - CellLabels.valuePadding
    let detail = size(shownDetail, max(left, 0))
    let height = contentView.bounds.height
    place(labels.text, x: start, y: (height - text.height) / 2, text, in: area)
    place(
      labels.detail, x: area.width - detail.width, y: (height - detail.height) / 2, detail,
      in: area)
  }

  private func layOutContact(_ area: CGRect) {
    let column = CellLabels.contactTextWidth
    let start = column + CellLabels.valuePadding
    let detail = size(shownDetail, area.width - start)
    let text = size(shownText, column)
    let height = contentView.bounds.height
    place(
      labels.text, x: 0, y: (height - text.height) / 2,
      CGSize(width: column, height: text.height), in: area)
    place(
      labels.detail, x: start, y: (height - detail.height) / 2,
      CGSize(width: max(area.width - start, 0), height: detail.height), in: area)
  }

  /// - Parameters:
  ///   - x: The distance from the area's leading edge, in points.
  ///   - y: The distance from the content view's top, in points.
  private func place(_ view: UIView?, x: CGFloat, y: CGFloat, _ size: CGSize, in area: CGRect) {
    guard let view else { return }
    let left = isRightToLeft ? area.maxX - x - size.width : area.minX + x
    let frame = CGRect(
      x: PixelRounding.nearest(left, scale: pixelScale),
      y: PixelRounding.nearest(y, scale: pixelScale), width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  /// The text's start, from the cell's leading edge, in points.
  var textStart: CGFloat {
    let view = contentView
    let lead = isRightToLeft ? bounds.width - view.frame.maxX : view.frame.minX
    if let list = view as? UIListContentView { return lead + list.textStart }
    let margins = view.layoutMargins
    let margin = isRightToLeft ? margins.right : margins.left
    guard shownText != nil || imageSize != .zero else { return lead + margin }
    let indent = CGFloat(max(indentationLevel, 0)) * indentationWidth
    return lead + margin + indent + labelArea.textStart
  }
}

extension UILabel {
  fileprivate var hasText: Bool { !(text ?? "").isEmpty }
}
