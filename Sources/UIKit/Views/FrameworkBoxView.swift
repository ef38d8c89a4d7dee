/// Stands for content of a framework that is not here: a grey box with a name.
///
/// Not drawn: the content (`FidelityFeature.frameworkContent`).
package final class FrameworkBoxView: UIView {
  private let name: String

  /// Makes a box that fills `bounds` and grows with its superview.
  ///
  /// - Parameter name: The name of the class whose content is missing.
  package init(_ name: String, in bounds: CGRect = .zero) {
    self.name = name
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = true
    setLack(.frameworkContent, name, if: true)
  }

  package required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  package override func draw(_ rect: CGRect) { Self.draw(name, in: bounds) }

  /// Draws a box into the current context.
  package nonisolated static func draw(_ name: String, in bounds: CGRect) {
    UIColor.systemGray5.setFill()
    UIRectFill(bounds)
    UIColor.systemGray3.setFill()
    UIRectFrame(bounds)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
      .paragraphStyle: style,
    ]
    let height = (name as NSString).size(withAttributes: attributes).height
    let line = CGRect(
      x: bounds.minX + 4, y: bounds.midY - height / 2, width: max(bounds.width - 8, 0),
      height: height)
    (name as NSString).draw(in: line, withAttributes: attributes)
  }
}
