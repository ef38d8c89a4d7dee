import Foundation

/// Wheels side by side, each with one row selected, in the look of iOS 14 to 18.
///
/// Apple publishes no figures. The view is 320 × 216 points by itself, rows are 32 high, titles
/// have 23.5 points, and the plate behind the selected rows lies 9 points inside with corners of 8:
/// that is what people measure. Rows lie on a cylinder as wide as the view is high, and fade with
/// their distance; how far exactly is an estimate from screenshots.
///
/// Differs: wheels do not turn: a finger that moves by some rows selects at once, when it lifts.
open class UIPickerView: UIView {
  /// The value that the standard implementation of the delegate's lengths returns.
  static let automaticLength: CGFloat = -1

  /// The size of a picker that was given none, in points.
  static let standardSize = CGSize(width: 320, height: 216)
  static let standardRowHeight: CGFloat = 32
  static let bandInset: CGFloat = 9
  static let columnSpacing: CGFloat = 5

  /// Supplies the numbers of columns and rows; it is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// Supplies the rows, and is told of those that a touch selects; it is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  /// Whether the selected rows have a plate. Kept, without effect, as on iOS 7 and later: the plate
  /// is always there.
  @available(*, deprecated, message: "The selection is always shown.")
  open var showsSelectionIndicator: Bool {
    get { storedShowsSelectionIndicator }
    set { storedShowsSelectionIndicator = newValue }
  }
  private var storedShowsSelectionIndicator = false

  /// The colour of titles; apps set it by its key.
  var textColor: UIColor? { didSet { if textColor != oldValue { reloadAllComponents() } } }

  /// Holds the wheels. It is the first subview and the plate the second: apps look for both there.
  let wheels = UIView()
  let band = UIView()
  private(set) var columns: [UIPickerColumnView] = []
  private var isLoaded = false
  /// The place where the touch under way began, in this view.
  private var touchStart: CGPoint?

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
    prepare()
  }

  /// A picker from an interface file, with the properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIPickerView.self)
  }

  private func prepare() {
    wheels.clipsToBounds = true
    wheels.isUserInteractionEnabled = false
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    // The second subview, and yet behind the titles.
    band.layer.zPosition = -1
    addSubview(wheels)
    addSubview(band)
  }

  // MARK: Data

  /// The number of columns of the data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows in a column; 0 for a column that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.rowCount ?? 0
  }

  /// The size of a column's rows in points; zero for a column that does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: widths[component], height: column.rowHeight)
  }

  /// The view of a visible row; nil if the row has only a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component)?.customView(of: row)
  }

  /// Asks for all rows again.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for the rows of a column again.
  open func reloadComponent(_ component: Int) {
    guard isLoaded, columns.indices.contains(component) else { return reloadAllComponents() }
    load(component)
    setNeedsLayout()
  }

  /// Selects a row without telling the delegate. A row beyond the last one stands for the last one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component), column.rowCount > 0 else { return }
    let new = min(max(row, 0), column.rowCount - 1)
    guard new != column.selectedRow else { return }
    noteMissingMotion("UIPickerView.selectRow(_:inComponent:animated:)", if: animated)
    column.selectedRow = new
    column.setNeedsLayout()
  }

  /// The selected row; -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    column(component)?.selectedRow ?? -1
  }

  private func column(_ component: Int) -> UIPickerColumnView? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = max(dataSource.numberOfComponents(in: self), 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = UIPickerColumnView(picker: self, index: columns.count)
      columns.append(column)
      wheels.addSubview(column)
    }
    columns.indices.forEach(load)
  }

  private func load(_ component: Int) {
    let column = columns[component]
    column.rowCount = max(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    column.rowHeight = height > 0 && height.isFinite ? height : Self.standardRowHeight
    column.selectedRow =
      column.rowCount == 0 ? -1 : min(max(column.selectedRow, 0), column.rowCount - 1)
    column.forgetRows()
  }

  /// How UIKit's own pickers draw a row differently from the delegate's titles.
  func look(ofRow row: Int, inComponent component: Int) -> PickerRowLook { PickerRowLook() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  /// The widths of the columns in points.
  private var widths: [CGFloat] {
    let count = CGFloat(columns.count)
    let room = max(bounds.width - 2 * Self.bandInset - Self.columnSpacing * (count - 1), 0)
    let share = columns.isEmpty ? 0 : (room / count * pixelScale).rounded(.down) / pixelScale
    return columns.indices.map { index in
      let wanted = delegate?.pickerView(self, widthForComponent: index) ?? -1
      return wanted >= 0 && wanted.isFinite ? wanted : share
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    wheels.frame = bounds
    let widths = widths
    let spacing = Self.columnSpacing * CGFloat(max(columns.count - 1, 0))
    let total = widths.reduce(0, +) + spacing
    var x = (bounds.width - total) / 2
    for (index, width) in widths.enumerated() {
      let start = isRightToLeft ? bounds.width - x - width : x
      columns[index].place(
        CGRect(
          x: PixelRounding.nearest(start, scale: pixelScale), y: 0, width: width,
          height: bounds.height))
      x += width + Self.columnSpacing
    }
    let height = columns.map(\.rowHeight).max() ?? Self.standardRowHeight
    band.frame = CGRect(
      x: Self.bandInset,
      y: PixelRounding.nearest((bounds.height - height) / 2, scale: pixelScale),
      width: max(bounds.width - 2 * Self.bandInset, 0), height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      setNeedsLayout()
    }
  }

  override package var standardAccessibilityElements: [Any]? {
    loadIfNeeded()
    return columns
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first?.location(in: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = nil
  }

  /// Selects the row that was tapped, or the row that a drag brings to the middle.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { touchStart = nil }
    guard let start = touchStart, let end = touches.first?.location(in: self),
      let column = columns.first(where: {
        $0.frame.minX <= start.x && start.x < $0.frame.maxX
      })
    else { return }
    let moved = start.y - end.y
    let distance = abs(moved) > 10 ? moved : start.y - bounds.midY
    let steps = Int((distance / column.rowHeight).rounded().clamped(to: -1000...1000))
    let row = min(max(column.selectedRow + steps, 0), column.rowCount - 1)
    guard column.rowCount > 0, row != column.selectedRow else { return }
    column.selectedRow = row
    column.setNeedsLayout()
    delegate?.pickerView(self, didSelectRow: row, inComponent: column.index)
  }
}
