import Foundation
internal import CoreText

/// How UIKit's own pickers draw a row.
struct PickerRowLook {
  var alignment = NSTextAlignment.center
  var isEnabled = true
  /// The room beside the title in points.
  var insets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9)
}

/// One wheel of a picker: the visible rows, as they lie on a cylinder.
final class UIPickerColumnView: UIView {
  private(set) weak var picker: UIPickerView?
  let index: Int
  var rowCount = 0
  var rowHeight = UIPickerView.standardRowHeight
  /// The index of the selected row; -1 if there are no rows.
  var selectedRow = 0

  /// The visible cells, by row.
  private var cells: [(row: Int, cell: UIPickerTableViewTitledCell)] = []

  init(picker: UIPickerView, index: Int) {
    self.picker = picker
    self.index = index
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func place(_ frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    setNeedsLayout()
  }

  func forgetRows() {
    cells.forEach { $0.cell.removeFromSuperview() }
    cells = []
    setNeedsLayout()
  }

  func customView(of row: Int) -> UIView? {
    layoutIfNeeded()
    return cells.first { $0.row == row }?.cell.customView
  }

  // MARK: Rows

  /// The distance from the axis of the cylinder to its surface, in points.
  private var radius: Double { max(bounds.height, 162) / 2 }

  /// The rows that are at least partly visible.
  private var visibleRows: Range<Int> {
    guard rowCount > 0, selectedRow >= 0 else { return 0..<0 }
    // The number is at least 1, since rows have a height, and at most 1,000.
    let reach = Int((1.45 * radius / rowHeight).clamped(to: 1...1000))
    return max(selectedRow - reach, 0)..<min(selectedRow + reach + 1, rowCount)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let visible = visibleRows
    var left: [UIView] = []
    cells.removeAll { entry in
      guard !visible.contains(entry.row) else { return false }
      entry.cell.removeFromSuperview()
      if let view = entry.cell.customView { left.append(view) }
      return true
    }
    for row in visible where !cells.contains(where: { $0.row == row }) {
      let cell = makeCell(row, reusing: left.popLast())
      cells.append((row, cell))
      addSubview(cell)
    }
    for (row, cell) in cells { place(cell, offset: row - selectedRow) }
  }

  private func makeCell(_ row: Int, reusing view: UIView?) -> UIPickerTableViewTitledCell {
    let cell = UIPickerTableViewTitledCell()
    guard let picker, let delegate = picker.delegate else { return cell }
    let own = delegate.pickerView(picker, viewForRow: row, forComponent: index, reusing: view)
    if !(own is PickerTitlePlaceholder) {
      cell.customView = own
      return cell
    }
    let look = picker.look(ofRow: row, inComponent: index)
    let attributed = delegate.pickerView(
      picker, attributedTitleForRow: row, forComponent: index)
    cell.show(
      attributed,
      orPlain: delegate.pickerView(picker, titleForRow: row, forComponent: index) ?? "", look,
      picker.textColor)
    return cell
  }

  /// - Parameter offset: The number of rows below the selected one.
  private func place(_ cell: UIPickerTableViewTitledCell, offset: Int) {
    let angle = Double(offset) * rowHeight / radius
    let (sine, cosine) = DeterministicMath.sinCos(angle)
    let squeeze = max(cosine, 0.01)
    // A row at the edge is as far behind the middle as the radius; 1,100 points away looks right.
    let distance = 1 / (1 + radius * (1 - cosine) / 1100)
    let middle = superview.map { $0.bounds.midX - frame.minX } ?? bounds.midX
    let x = middle + (bounds.midX - middle) * distance
    cell.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    cell.center = CGPoint(x: x, y: bounds.midY + radius * sine * distance)
    cell.transform =
      offset == 0 ? .identity : CGAffineTransform(scaleX: distance, y: squeeze * distance)
    cell.alpha = offset == 0 ? 1 : 0.55 * squeeze
    cell.isHidden = abs(angle) > 1.45
    cell.accessibilityElementsHidden = offset != 0
  }

  // MARK: Accessibility

  private var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? {
    picker?.delegate as? any UIPickerViewAccessibilityDelegate
  }

  override package var standardAccessibility: StandardAccessibility {
    layoutIfNeeded()
    guard let picker else { return StandardAccessibility() }
    let label =
      accessibilityDelegate?.pickerView(picker, accessibilityLabelForComponent: index)
      ?? accessibilityDelegate?.pickerView(picker, accessibilityAttributedLabelForComponent: index)?
      .string
    let selected = cells.first { $0.row == selectedRow }?.cell
    return StandardAccessibility(
      isElement: true, label: label, value: selected?.text, traits: .adjustable)
  }

  override var accessibilityHint: String? {
    get {
      guard let picker, super.accessibilityHint == nil else { return super.accessibilityHint }
      return accessibilityDelegate?.pickerView(picker, accessibilityHintForComponent: index)
    }
    set { super.accessibilityHint = newValue }
  }
}

/// A row of a wheel: a title, or the delegate's view.
final class UIPickerTableViewTitledCell: UIView {
  private let titleLabel = QuietLabel()
  private var insets = PickerRowLook().insets

  init() {
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 23.5)
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// The delegate's view in place of a title.
  var customView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let customView { addSubview(customView) }
      titleLabel.isHidden = customView != nil
      setNeedsLayout()
    }
  }

  func show(
    _ attributed: NSAttributedString?, orPlain title: String, _ look: PickerRowLook,
    _ color: UIColor?
  ) {
    titleLabel.textColor = look.isEnabled ? color ?? .label : .tertiaryLabel
    titleLabel.textAlignment = look.alignment
    insets = look.insets
    if let attributed {
      // The text's own font and colour count, else the wheel's.
      let whole = NSMutableAttributedString(attributedString: attributed)
      let standard: [(NSAttributedString.Key, Any)] = [
        (.font, titleLabel.font as Any), (.foregroundColor, titleLabel.textColor as Any),
      ]
      for (key, value) in standard {
        attributed.forEachValue(of: key) { own, range in
          if own == nil { whole.addAttribute(key, value: value, range: range) }
        }
      }
      titleLabel.attributedText = whole
      titleLabel.textAlignment = look.alignment
    } else {
      titleLabel.text = title
    }
  }

  var text: String? {
    (customView as? UILabel)?.text ?? customView?.accessibilityLabel ?? titleLabel.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.inset(by: insets).standardized
    guard let customView else { return }
    // A view that has a size keeps it, in the middle of the row; others fill the row.
    let size = customView.bounds.size
    if ownSize == nil { ownSize = size.width > 0 && size.height > 0 ? size : .zero }
    let fixed = ownSize.flatMap { $0 == .zero ? nil : $0 }
    customView.bounds.size = fixed ?? bounds.size
    customView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The size of the delegate's view; zero for a view that is to fill the row.
  private var ownSize: CGSize?
}
