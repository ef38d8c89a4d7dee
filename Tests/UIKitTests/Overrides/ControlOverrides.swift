import UIKit

private final class Knob: UIControl {
  var log: OverrideLog?
  var goesOn = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.add("begin \(touch.location(in: self).words)")
    return goesOn
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.add("continue \(touch.location(in: self).words)")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.add("end") }
  override func cancelTracking(with event: UIEvent?) { log?.add("cancel") }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    log?.add("send \(action)")
  }
  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { log?.add("highlighted \(isHighlighted)") } }
  }
  override var isSelected: Bool { didSet { log?.add("selected \(isSelected)") } }
  override var isEnabled: Bool { didSet { log?.add("enabled \(isEnabled)") } }
}

private final class Finger: UIView {
  var log: OverrideLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.add("cancelled")
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log?.add("should begin")
    return false
  }
}

private final class Framed: UIButton {
  var log: OverrideLog?

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("content")
    return super.contentRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    log?.add("title \(contentRect.words)")
    return CGRect(x: 9, y: 3, width: 20, height: 10)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    log?.add("image \(contentRect.words)")
    return CGRect(x: 1, y: 2, width: 3, height: 4)
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    log?.add("background")
    return bounds
  }
}

private final class Track: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: 4, width: bounds.width, height: 3)
  }
  override func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    CGRect(x: 5, y: 6, width: 7, height: 8)
  }
}

private final class Responding: UIView {
  var log: OverrideLog?

  override var canBecomeFirstResponder: Bool {
    log?.add("can become")
    return true
  }
  override func becomeFirstResponder() -> Bool {
    log?.add("become")
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    log?.add("resign")
    return super.resignFirstResponder()
  }
  override var next: UIResponder? { super.next }
}

extension OverrideTable {
  /// A finger goes down, moves and goes up; the window is where touches enter.
  private static func touch(_ view: UIView, ending phase: UITouch.Phase) {
    let touch = UITouch(location: CGPoint(x: 5, y: 5), in: view)
    let event = UIEvent(touches: [touch])
    view.touchesBegan([touch], with: event)
    touch.update(
      place: view.convert(CGPoint(x: 8, y: 6), to: nil), phase: .moved, timestampSeconds: 0.1)
    view.touchesMoved([touch], with: event)
    touch.update(
      place: view.convert(CGPoint(x: 8, y: 6), to: nil), phase: phase, timestampSeconds: 0.2)
    if phase == .cancelled {
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
  }

  static func controls() -> [OverrideProbe] { controlEvents() + partsAndResponders() }

  private static func controlEvents() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIControl.beginTracking(_:with:)", "UIControl.continueTracking(_:with:)",
        "UIControl.endTracking(_:with:)", "UIControl.isHighlighted",
        "UIControl.sendAction(_:to:for:)",
        expecting: [
          "begin 5 5", "highlighted true", "continue 8 6", "end", "send tap", "highlighted false",
        ]
      ) { log in
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        knob.log = log
        knob.addTarget(nil, action: "tap", for: .touchUpInside)
        let window = UIWindow(frame: knob.frame)
        window.addSubview(knob)
        touch(knob, ending: .ended)
      },
      OverrideProbe(
        "UIControl.cancelTracking(with:)",
        expecting: [
          "begin 5 5", "highlighted true", "continue 8 6", "cancel", "highlighted false",
        ]
      ) { log in
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        knob.log = log
        let window = UIWindow(frame: knob.frame)
        window.addSubview(knob)
        touch(knob, ending: .cancelled)
        log.keep("begin 5 5", "highlighted true", "continue 8 6", "cancel", "highlighted false")
      },
      OverrideProbe(
        "UIControl.isSelected", "UIControl.isEnabled", expecting: ["selected true", "enabled false"]
      ) { log in
        let knob = Knob()
        knob.log = log
        knob.isSelected = true
        knob.isEnabled = false
      },
    ]
  }

  private static func partsAndResponders() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIButton.contentRect(forBounds:)", "UIButton.titleRect(forContentRect:)",
        "UIButton.imageRect(forContentRect:)", "UIButton.backgroundRect(forBounds:)",
        expecting: [
          "background", "content", "image 2 2 76 26", "title 2 2 76 26", "9 3 20 10", "1 2 3 4",
        ]
      ) { log in
        let button = Framed(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let image = square(4)
        button.setTitle("a", for: .normal)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        button.log = log
        button.setNeedsLayout()
        button.layoutIfNeeded()
        log.unite()
        log.add(button.titleLabel?.frame.words ?? "-")
        log.add(button.imageView?.frame.words ?? "-")
      },
      OverrideProbe(
        "UISlider.trackRect(forBounds:)", "UISlider.thumbRect(forBounds:trackRect:value:)",
        expecting: ["thumb"]
      ) { log in
        let slider = Track(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        slider.layoutIfNeeded()
        let frames = slider.subviews.map(\.frame)
        log.add(
          frames.contains { $0.contains(CGRect(x: 5, y: 6, width: 7, height: 8)) } ? "thumb" : "-")
      },
      OverrideProbe(
        "UIResponder.canBecomeFirstResponder", "UIResponder.becomeFirstResponder()",
        "UIResponder.resignFirstResponder()",
        expecting: ["become", "can become", "resign"]
      ) { log in
        let view = Responding(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.log = log
        try OverrideProbe.show(view) { _ in
          _ = view.becomeFirstResponder()
          view.endEditing(true)
        }
        log.unite()
      },
      OverrideProbe(
        "UIResponder.touchesBegan(_:with:)", "UIResponder.touchesMoved(_:with:)",
        "UIResponder.touchesEnded(_:with:)", "UIResponder.touchesCancelled(_:with:)",
        expecting: ["began", "moved", "ended", "began", "moved", "cancelled"]
      ) { log in
        let view = Finger(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.log = log
        // What lies above hands touches on.
        let cover = UIView(frame: view.bounds)
        view.addSubview(cover)
        touch(cover, ending: .ended)
        touch(cover, ending: .cancelled)
      },
    ]
  }
}
