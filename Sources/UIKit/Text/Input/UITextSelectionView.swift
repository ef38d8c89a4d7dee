/// The caret, or the selection with its two handles, over an edited text.
///
/// The caret blinks on a device: fully visible for half a second, then gone for as long. It is
/// drawn as at the moment at which editing begins: fully visible. It is two points wide with round
/// ends, in the view's tint colour; a selection has a fifth of the tint's opacity. Handles are
/// lines of the caret's width with knobs of ten points. Apple publishes no figures: these are read
/// off screenshots of iOS 17.
final class UITextSelectionView: UIView {
  private let caret = UIStandardTextCursorView()
  private var marks: [UITextSelectionMark] = []
  private let handles = [UITextSelectionHandle(), UITextSelectionHandle()]

  static let knobSize: CGFloat = 10
  private static let opacity: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for view in [caret] + handles { view.backgroundColor = tintColor }
    for handle in handles { handle.knob.backgroundColor = tintColor }
    for mark in marks { mark.backgroundColor = tintColor.withAlphaComponent(Self.opacity) }
  }

  /// - Parameter parts: The rectangles in this view's space.
  func show(caret rect: CGRect?, parts: [(rect: CGRect, part: UITextSelectionRect)]) {
    if let rect {
      if caret.superview == nil { addSubview(caret) }
      caret.frame = rect
      caret.layer.cornerRadius = rect.width / 2
    } else {
      caret.removeFromSuperview()
    }
    while marks.count > parts.count { marks.removeLast().removeFromSuperview() }
    while marks.count < parts.count {
      let mark = UITextSelectionMark()
      insertSubview(mark, at: marks.count)
      marks.append(mark)
    }
    for (mark, part) in zip(marks, parts) { mark.frame = part.rect }
    place(handles[0], at: parts.first { $0.part.containsStart }, isStart: true)
    place(handles[1], at: parts.last { $0.part.containsEnd }, isStart: false)
    tintColorDidChange()
  }

  private func place(
    _ handle: UITextSelectionHandle, at part: (rect: CGRect, part: UITextSelectionRect)?,
    isStart: Bool
  ) {
    guard let part else {
      handle.removeFromSuperview()
      return
    }
    if handle.superview == nil { addSubview(handle) }
    let isLeft = isStart != (part.part.writingDirection == .rightToLeft)
    let width = TextGeometry.caretWidth
    handle.frame = CGRect(
      x: isLeft ? part.rect.minX - width : part.rect.maxX, y: part.rect.minY, width: width,
      height: part.rect.height)
    let size = Self.knobSize
    // The knob overlaps its line by the line's width, so that they are one shape.
    handle.knob.frame = CGRect(
      x: (width - size) / 2, y: isStart ? width - size : part.rect.height - width,
      width: size, height: size)
  }
}

/// The caret.
final class UIStandardTextCursorView: UIView {}

/// One rectangle of a selection.
final class UITextSelectionMark: UIView {}

/// An end of a selection.
final class UITextSelectionHandle: UIView {
  let knob = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.layer.cornerRadius = UITextSelectionView.knobSize / 2
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }
}
