/// What lies under a touch.
enum TouchHit {
  /// Something that is seen and does nothing.
  case content
  case target(TouchTarget)
}

/// A view that does something when it is touched.
@MainActor protocol TouchTarget: AnyObject {
  func press(_ isPressed: Bool)
  /// Whether a finger that left the view still means it.
  func reaches(_ point: CGPoint) -> Bool
  func perform(tapCount: Int)
}

/// Where touches count, and what they do.
struct TouchModifier: ItemModifier {
  var count = 1
  var action: (() -> Void)?
  var pressing: ((Bool) -> Void)?
  var allowsTouches = true
  var shape: (any Shape)?
  var isEvenOdd = false

  final class Item: UnaryItem, TouchTarget {
    var modifier = TouchModifier()
    var isEnabled = true
    private var isPressed = false

    /// How far a finger may leave a view that it pressed, points. Source: measured on UIControl.
    private static let slack: CGFloat = 70

    override func touchTarget(at point: CGPoint) -> TouchHit? {
      guard modifier.allowsTouches else { return nil }
      if let shape = modifier.shape {
        guard shape.path(in: frame).contains(point, eoFill: modifier.isEvenOdd) else {
          return nil
        }
        let inner = content.touchTarget(at: point)
        if case .target = inner { return inner }
        return .content
      }
      let inner = content.touchTarget(at: point)
      guard modifier.action != nil, case .content? = inner else { return inner }
      return isEnabled ? .target(self) : .content
    }

    override func addAccessibility(to list: inout AccessibilityList) {
      guard modifier.pressing != nil else { return super.addAccessibility(to: &list) }
      list.combine(frame) { content.addAccessibility(to: &$0) } change: {
        $0.traits.remove([.staticText, .image])
        $0.traits.insert(isEnabled ? .button : [.button, .notEnabled])
      }
    }

    func press(_ isPressed: Bool) {
      guard isPressed != self.isPressed else { return }
      self.isPressed = isPressed
      modifier.pressing?(isPressed)
    }

    func reaches(_ point: CGPoint) -> Bool {
      guard modifier.pressing != nil else { return false }
      return frame.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point)
    }

    func perform(tapCount: Int) {
      guard tapCount.isMultiple(of: max(modifier.count, 1)) else { return }
      modifier.action?()
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.modifier = self
    item.isEnabled = environment.isEnabled
  }
  var shown: (String, String)? { nil }
}

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TouchModifier(count: count, action: action))
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(TouchModifier(allowsTouches: enabled))
  }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(TouchModifier(shape: shape, isEvenOdd: eoFill))
  }
}
