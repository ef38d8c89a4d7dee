import UIKit

private final class Field: UITextField {
  var log: OverrideLog?

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("text")
    return CGRect(x: 11, y: 1, width: 40, height: 20)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("editing")
    return CGRect(x: 12, y: 2, width: 40, height: 20)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("placeholder")
    return CGRect(x: 13, y: 3, width: 40, height: 20)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("left")
    return CGRect(x: 1, y: 2, width: 3, height: 4)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("right")
    return CGRect(x: 70, y: 2, width: 3, height: 4)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("clear")
    return CGRect(x: 60, y: 5, width: 10, height: 10)
  }
}

private final class Label: UILabel {
  var log: OverrideLog?

  override func drawText(in rect: CGRect) {
    log?.add("draw text \(rect.words)")
    super.drawText(in: rect.insetBy(dx: 5, dy: 0))
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    log?.add("rect \(lines)")
    return CGRect(x: 0, y: 0, width: 31, height: 17)
  }
}

extension OverrideTable {
  static func texts() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UILabel.textRect(forBounds:limitedToNumberOfLines:)",
        expecting: ["rect 1", "31 17", "rect 1", "31 17", "rect 1", "31 17"]
      ) { log in
        let label = Label()
        label.text = "a"
        label.log = log
        log.add(label.intrinsicContentSize.words)
        log.add(label.sizeThatFits(CGSize(width: 5, height: 5)).words)
        label.sizeToFit()
        log.add(label.bounds.size.words)
      },
      OverrideProbe(
        "UILabel.drawText(in:)", expecting: ["draw text 0 0 40 20"]
      ) { log in
        let label = Label(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "a"
        label.log = log
        try OverrideProbe.show(label)
      },
      OverrideProbe(
        "UITextField.textRect(forBounds:)", "UITextField.leftViewRect(forBounds:)",
        "UITextField.rightViewRect(forBounds:)", "UITextField.clearButtonRect(forBounds:)",
        expecting: ["text", "left", "right", "clear", "1 2 3 4", "70 2 3 4"]
      ) { log in
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let (left, right) = (UIView(), UIView())
        (field.leftView, field.rightView) = (left, right)
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        field.clearButtonMode = .always
        field.text = "a"
        field.layoutIfNeeded()
        field.log = log
        field.setNeedsLayout()
        field.layoutIfNeeded()
        log.keep("text", "left", "right", "clear")
        log.add(left.frame.words)
        log.add(right.frame.words)
      },
      OverrideProbe(
        "UITextField.editingRect(forBounds:)", "UITextField.placeholderRect(forBounds:)",
        expecting: ["placeholder", "editing"]
      ) { log in
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "p"
        field.log = log
        try OverrideProbe.show(field) { host in
          field.text = "a"
          host.perform { _ = field.becomeFirstResponder() }
          try host.settle()
          log.keep("placeholder", "editing")
          field.log = nil
        }
      },
    ]
  }
}
