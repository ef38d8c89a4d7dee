/// What lies under a touch: something that is seen, in views with gestures or without.
@MainActor struct TouchHit {
  /// The targets of the touch, innermost first.
  private(set) var targets: [any GestureTarget] = []

  static let content = TouchHit()

  func adding(_ target: any GestureTarget) -> TouchHit {
    var hit = self
    hit.targets.append(target)
    return hit
  }
}

/// The area in which touches count, and what pressing does.
struct TouchModifier: ItemModifier {
  /// Run by a finger that lifts where it pressed.
  var action: (() -> Void)?
  var pressing: ((Bool) -> Void)?
  var allowsTouches = true
  var shape: (any Shape)?
  var isEvenOdd = false

  final class Item: UnaryItem, GestureTarget {
    var modifier = TouchModifier()
    var isEnabled = true
    private lazy var press = PressNode(self)

    var recognition: _GestureRecognition { press }
    var rank: GestureRank { .normal }
    var mask: GestureMask { .all }

    override func touchTarget(at point: CGPoint) -> TouchHit? {
      guard modifier.allowsTouches else { return nil }
      if let shape = modifier.shape {
        let path = shape.path(in: frame, isRightToLeft: isRightToLeft)
        guard path.contains(point, eoFill: modifier.isEvenOdd) else { return nil }
        return content.touchTarget(at: point) ?? .content
      }
      let inner = content.touchTarget(at: point)
      return modifier.action != nil && isEnabled ? inner?.adding(self) : inner
    }

    override func addAccessibility(to list: inout AccessibilityList) {
      guard modifier.pressing != nil else { return super.addAccessibility(to: &list) }
      list.combine(frame) {
        content.addAccessibility(to: &$0)
      } change: {
        $0.traits.remove([.staticText, .image])
        $0.traits.insert(isEnabled ? .button : [.button, .notEnabled])
      }
    }

    func perform() { modifier.action?() }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.modifier = self
    item.isEnabled = environment.isEnabled
  }
  var shown: (String, String)? { nil }
  static var changesLayout: Bool { false }
}

/// A finger that presses a button: it may leave it by 70 points, and come back.
final class PressNode: OneFingerNode<Void> {
  private unowned let item: TouchModifier.Item
  private var isDown = false
  private var isPressed = false
  private var isDone = false

  /// How far a finger may leave a view that it pressed, points. Source: measured on UIControl.
  private static let slack: CGFloat = 70

  init(_ item: TouchModifier.Item) { self.item = item }

  override func begin(_ touch: GestureEvent.Touch, _ event: GestureEvent) { isDown = true }
  override func move(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    isDown = reaches(touch, event)
  }
  override func end(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    isDown = false
    phase = reaches(touch, event) ? .ended(()) : .failed
  }
  override func deliver() {
    tell(isDown)
    guard case .ended = phase, !isDone else { return }
    isDone = true
    item.perform()
  }
  override func cancel() {
    super.cancel()
    isDown = false
    tell(false)
  }
  override func reset() {
    super.reset()
    (isDown, isDone) = (false, false)
  }

  private func reaches(_ touch: GestureEvent.Touch, _ event: GestureEvent) -> Bool {
    let place = event.space.point(touch.place, in: .local)
    let area = CGRect(origin: .zero, size: item.frame.size)
    return area.insetBy(dx: -Self.slack, dy: -Self.slack).contains(place)
  }

  private func tell(_ now: Bool) {
    guard now != isPressed else { return }
    isPressed = now
    item.modifier.pressing?(now)
  }
}

extension View {
  /// Sets whether touches reach the view; they reach what is behind it otherwise.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(TouchModifier(allowsTouches: enabled))
  }
  /// Sets the shape in which touches reach the view, or in which it is shown while it is dragged,
  /// previewed or hovered over, which nobody does here.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let isTouched = kind.contains(.interaction)
    return modifier(TouchModifier(shape: isTouched ? shape : nil, isEvenOdd: eoFill))
  }
  /// Sets the shape in which touches reach the view, in its frame. Nothing of it is drawn.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(TouchModifier(shape: shape, isEvenOdd: eoFill))
  }
}

/// What the shape of a content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int
  /// Makes kinds of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shape in which touches reach a view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The shape of a view that is dragged. Nobody drags here.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The shape of a view above its menu. No menu opens here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape of a view below a pointer. There is no pointer here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the ring around a view with the focus. None is drawn here.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The shape that assistive technologies see.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
