import Foundation

/// The contents of a colour picker's sheet.
final class UIColorPickerContentView: UIView {
  private enum Figures {
    static let inset: CGFloat = 16
    static let headerHeight: CGFloat = 56
    static let segmentHeight: CGFloat = 32
    static let spacing: CGFloat = 16
    static let trackHeight: CGFloat = 36
    static let percentWidth: CGFloat = 77
    static let swatchSide: CGFloat = 76
    static let dotSide: CGFloat = 30
  }

  private let titleLabel = QuietLabel()
  private let closeButton = UIButton(type: .close)
  private let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGridView()
  private let opacityTitle = QuietLabel()
  private let opacityTrack = ColorOpacityTrack()
  private let percentPlate = UIView()
  private let percentLabel = QuietLabel()
  private let separator = UIView()
  private let swatch = UIView()
  private var dots: [UIView] = []

  /// Called with a colour that was chosen, and with whether a finger goes on choosing.
  var chosen: (UIColor, Bool) -> Void = { _, _ in }
  var closed: () -> Void = {}
  var title: String? { didSet { titleLabel.text = title } }
  var color = UIColor.black {
    didSet { if color != oldValue { setNeedsLayout() } }
  }
  var hasOpacity = true { didSet { if hasOpacity != oldValue { setNeedsLayout() } } }

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = "Colors"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    segments.selectedSegmentIndex = 0
    opacityTitle.text = "OPACITY"
    opacityTitle.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityTitle.textColor = .secondaryLabel
    percentPlate.backgroundColor = .tertiarySystemFill
    percentPlate.layer.cornerRadius = 8
    percentLabel.font = .systemFont(ofSize: 17)
    percentLabel.textAlignment = .center
    percentPlate.addSubview(percentLabel)
    separator.backgroundColor = .separator
    swatch.layer.cornerRadius = 10
    dots = [UIColor.black, .systemBlue, .systemGreen, .systemYellow, .systemRed].map { color in
      let dot = UIView()
      dot.backgroundColor = color
      dot.layer.cornerRadius = Figures.dotSide / 2
      return dot
    }
    let views: [UIView] = [
      titleLabel, closeButton, segments, grid, opacityTitle, opacityTrack, percentPlate, separator,
      swatch,
    ]
    for view in views + dots { addSubview(view) }
    grid.chosen = { [weak self] in self?.choose($0) }
    opacityTrack.chosen = { [weak self] in self?.choose(opacity: $0, isMoving: $1) }
    closeButton.addAction(UIAction { [weak self] _ in self?.closed() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func choose(_ new: UIColor) {
    color = new.withAlphaComponent(color.cgColor.alpha)
    chosen(color, false)
  }

  private func choose(opacity: CGFloat, isMoving: Bool) {
    color = color.withAlphaComponent(opacity)
    chosen(color, isMoving)
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let start = isRightToLeft ? bounds.width - x - width : x
    view.frame = CGRect(
      x: PixelRounding.nearest(start, scale: pixelScale),
      y: PixelRounding.nearest(y, scale: pixelScale), width: max(width, 0), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    let inset = Figures.inset
    let width = max(bounds.width - 2 * inset, 0)
    place(titleLabel, x: inset, y: top, width: width, height: Figures.headerHeight)
    place(closeButton, x: bounds.width - inset - 30, y: top + 13, width: 30, height: 30)
    var y = top + Figures.headerHeight
    place(segments, x: inset, y: y, width: width, height: Figures.segmentHeight)
    y += Figures.segmentHeight + Figures.spacing
    let side = (width / CGFloat(ColorGridView.columns) * pixelScale).rounded(.down) / pixelScale
    let gridWidth = side * CGFloat(ColorGridView.columns)
    place(
      grid, x: inset + (width - gridWidth) / 2, y: y, width: gridWidth,
      height: side * CGFloat(ColorGridView.rows))
    grid.show(color)
    y = grid.frame.maxY + Figures.spacing
    for view in [opacityTitle, opacityTrack, percentPlate] { view.isHidden = !hasOpacity }
    if hasOpacity { y = layOutOpacity(y, width) }
    place(separator, x: inset, y: y, width: width, height: 1 / pixelScale)
    layOutSwatches(y + Figures.spacing, width)
  }

  /// - Returns: The y coordinate at which the rest begins.
  private func layOutOpacity(_ start: CGFloat, _ width: CGFloat) -> CGFloat {
    let inset = Figures.inset
    place(opacityTitle, x: inset, y: start, width: width, height: 18)
    let y = start + 22
    place(
      opacityTrack, x: inset, y: y, width: width - Figures.percentWidth - Figures.spacing,
      height: Figures.trackHeight)
    opacityTrack.show(color)
    place(
      percentPlate, x: inset + width - Figures.percentWidth, y: y, width: Figures.percentWidth,
      height: Figures.trackHeight)
    percentLabel.frame = percentPlate.bounds
    percentLabel.text = "\(Int((color.cgColor.alpha.clamped(to: 0...1) * 100).rounded()))%"
    return y + Figures.trackHeight + Figures.spacing + 6
  }

  private func layOutSwatches(_ y: CGFloat, _ width: CGFloat) {
    place(
      swatch, x: Figures.inset, y: y, width: Figures.swatchSide, height: Figures.swatchSide)
    swatch.backgroundColor = color
    let first = Figures.inset + Figures.swatchSide + 22
    let step = max(width - Figures.swatchSide - 22 - Figures.dotSide, 0) / 4
    for (index, dot) in dots.enumerated() {
      place(
        dot, x: first + step * CGFloat(index), y: y + 4, width: Figures.dotSide,
        height: Figures.dotSide)
    }
  }
}

/// Twelve hues in ten shades; the first row is grey.
final class ColorGridView: UIView {
  static let columns = 12
  static let rows = 10
  var chosen: (UIColor) -> Void = { _ in }
  private let cells: [UIView]
  private let ring = UIView()
  private var selected: Int?

  /// The colours as 0xRRGGBB, row by row.
  private static let colors: [UInt32] = [
    0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C,
    0x474747, 0x333333, 0x000000, 0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701,
    0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504, 0x263E0F, 0x004D65, 0x012F7B, 0x1A0A52,
    0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A, 0x38571A,
    0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01,
    0xC4BC00, 0x9BA50E, 0x4E7A27, 0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400,
    0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117, 0x669D34, 0x00A1D8, 0x0061FE, 0x4D22B2,
    0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFDC700, 0xFEFB41, 0xD9EC37, 0x76BB40,
    0x01C7FC, 0x3A87FE, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFF6250, 0xFF8648, 0xFEB43F, 0xFECB3E,
    0xFFF76B, 0xE4EF65, 0x96D35F, 0x52D6FC, 0x74A7FF, 0x864FFE, 0xD357FE, 0xEE719E, 0xFF8C82,
    0xFFA57D, 0xFFC777, 0xFFD977, 0xFFF994, 0xEAF28F, 0xB1DD8B, 0x93E3FD, 0xA7C6FF, 0xB18CFE,
    0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFFD9A8, 0xFFE4A8, 0xFFFBB9, 0xF2F7B7, 0xCDE8B5,
    0xCBF0FF, 0xD3E2FF, 0xD9C9FE, 0xEFCAFF, 0xF9D3E0, 0xFFDBD8, 0xFFE2D6, 0xFFECD4, 0xFFF2D5,
    0xFEFCDD, 0xF7FADB, 0xDFEED4,
  ]

  private static func color(_ rgb: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }

  init() {
    cells = Self.colors.map { rgb in
      let cell = UIView()
      cell.backgroundColor = Self.color(rgb)
      cell.isUserInteractionEnabled = false
      return cell
    }
    super.init(frame: .zero)
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    clipsToBounds = true
    ring.layer.borderWidth = 3
    ring.layer.cornerRadius = 4
    ring.isUserInteractionEnabled = false
    for view in cells + [ring] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the ring around the cell of a colour, if the grid has that colour.
  func show(_ color: UIColor) {
    let parts = color.resolvedColor(with: traitCollection).cgColor.components ?? []
    let bytes = parts.dropLast().map { UInt32(($0.clamped(to: 0...1) * 255).rounded()) }
    let whole = bytes.count == 1 ? [bytes[0], bytes[0], bytes[0]] : bytes
    let rgb = whole.prefix(3).reduce(0) { $0 << 8 | $1 }
    let new = whole.count < 3 ? nil : Self.colors.firstIndex(of: rgb)
    guard new != selected else { return }
    selected = new
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / CGFloat(Self.columns)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      cell.frame = CGRect(
        x: side * CGFloat(column), y: side * CGFloat(row), width: side, height: side)
    }
    ring.isHidden = selected == nil
    guard let selected else { return }
    ring.frame = cells[selected].frame
    // White cells get a black ring.
    let isLight = selected < 4 || selected >= Self.columns * 8
    ring.layer.borderColor = (isLight ? UIColor.black : .white).cgColor
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self),
      let index = cells.firstIndex(where: { $0.frame.contains(place) })
    else { return }
    chosen(Self.color(Self.colors[index]))
  }
}

/// A track for the opacity of a colour, from none to full.
final class ColorOpacityTrack: UIView {
  private let squares = UIView()
  private let gradient = CAGradientLayer()
  private let thumb = UIView()
  private var color = UIColor.black
  /// Called with the opacity from 0 to 1 at a finger, and with whether the finger is still down.
  var chosen: (CGFloat, Bool) -> Void = { _, _ in }

  init() {
    super.init(frame: .zero)
    layer.masksToBounds = true
    squares.backgroundColor = UIColor(patternImage: Self.checkerboard)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    thumb.layer.borderWidth = 3
    thumb.layer.borderColor = UIColor.white.cgColor
    for view in [squares, thumb] { view.isUserInteractionEnabled = false }
    addSubview(squares)
    layer.addSublayer(gradient)
    addSubview(thumb)
  }

  required init?(coder: NSCoder) { nil }

  /// Grey and white squares of 6 points.
  private static let checkerboard: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      UIColor(white: 0.9, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      $0.fill(CGRect(x: 6, y: 6, width: 6, height: 6))
    }
  }()

  func show(_ color: UIColor) {
    self.color = color.resolvedColor(with: traitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    squares.frame = bounds
    gradient.frame = bounds
    let solid = color.withAlphaComponent(1)
    let ends = [solid.withAlphaComponent(0).cgColor, solid.cgColor]
    gradient.colors = isRightToLeft ? ends.reversed() : ends
    let side = thumbSide
    let part = color.cgColor.alpha.clamped(to: 0...1)
    thumb.frame = CGRect(
      x: 2 + room * (isRightToLeft ? 1 - part : part), y: 2, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.backgroundColor = color
  }

  private var thumbSide: CGFloat { max(bounds.height - 4, 0) }
  /// The length in points that the thumb moves along.
  private var room: CGFloat { max(bounds.width - thumbSide - 4, 0) }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isMoving: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isMoving: true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, isMoving: false)
  }

  /// Chooses the opacity at which the thumb's middle is under the finger.
  private func follow(_ touches: Set<UITouch>, isMoving: Bool) {
    guard room > 0, let x = touches.first?.location(in: self).x else { return }
    let part = ((x - 2 - thumbSide / 2) / room).clamped(to: 0...1)
    chosen(isRightToLeft ? 1 - part : part, isMoving)
  }
}
