internal import CoreText

/// The text or the placeholder of a field, which draws it.
final class UITextFieldLabel: UILabel {
  weak var field: UITextField?
  var isPlaceholder = false

  override func drawText(in rect: CGRect) {
    if let field, isPlaceholder {
      field.drawPlaceholder(in: rect)
    } else if let field {
      field.drawText(in: rect)
    } else {
      super.drawText(in: rect)
    }
  }

  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}

extension UITextField: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat { ownBaselineOffsets.fromTop }

  package var lastBaselineOffsetFromBottom: CGFloat { ownBaselineOffsets.fromBottom }

  private var ownBaselineOffsets: BaselineOffsets {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    return baselineOffsets(
      in: CGSize(width: size.width, height: size.height + insets.top + insets.bottom))
  }

  /// Baselines are those of the text in its rectangle; an empty field has that of its font.
  package func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline: CGFloat
    if hasText {
      baseline = rect.minY + textLabel.baselineOffsets(in: rect.size).fromTop
    } else {
      let line = PixelRounding.up(ownFont.lineHeight, scale: pixelScale)
      baseline =
        rect.minY + PixelRounding.nearest((rect.height - line) / 2, scale: pixelScale)
        + PixelRounding.nearest(ownFont.ascender, scale: pixelScale)
    }
    return baselineOffsets(first: baseline, last: baseline, in: size)
  }

  package var wrapsContent: Bool { false }

  package func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }
}

extension UITextField {
  func layOutBorder() {
    border.isHidden = borderStyle == .none
    border.frame = borderRect(forBounds: bounds)
    let pixel = 1 / max(pixelScale, 1)
    border.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
    border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    border.layer.borderWidth = borderStyle == .line ? 1 : pixel
    let color: UIColor =
      switch borderStyle {
      case .line: .label
      case .bezel: .systemGray
      default: UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .systemGray3 }
      }
    border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
