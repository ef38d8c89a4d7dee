/// Input that views are told of. Nothing makes events by itself here: tests do.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  package let touches: Set<UITouch>

  package init(touches: Set<UITouch> = []) {
    self.touches = touches
  }

  open var type: EventType { .touches }

  open var allTouches: Set<UITouch>? { touches }

  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }
}
