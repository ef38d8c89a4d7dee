/// Which gestures a modifier lets be.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind of gestures that stays on.
  public let rawValue: UInt32
  /// Makes a mask of bits: 1 for the added gesture, 2 for those of the views inside.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture: neither the one that is added nor those of the views inside.
  public static let none: GestureMask = []
  /// The one that is added; those of the views inside are off.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside; the one that is added is off.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both the gesture that is added and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a view's gesture stands to those of the views inside.
enum GestureRank {
  /// The gestures of the views inside come first.
  case normal
  /// The view's gesture comes first.
  case high
  /// Neither keeps the other from being recognised.
  case simultaneous
  /// They come first where they are recognised; it does not wait for them to fail. So do the pans
  /// of scroll views, which are UIKit's on iOS.
  case pan
}

/// What follows touches in a view.
@MainActor protocol GestureTarget: LayoutItem {
  var recognition: _GestureRecognition { get }
  var rank: GestureRank { get }
  var mask: GestureMask { get }
}

struct GestureModifier<G: Gesture>: ItemModifier {
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask

  final class Item: UnaryItem, GestureTarget {
    let follower: _GestureNode<G.Value>
    var rank = GestureRank.normal
    var mask = GestureMask.all
    var recognition: _GestureRecognition { follower }

    init(_ content: LayoutItem, _ gesture: G) {
      follower = G._makeNode(gesture)
      super.init(content)
    }

    override func touchTarget(at point: CGPoint) -> TouchHit? {
      content.touchTarget(at: point)?.adding(self)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item {
    Item(content, gesture)
  }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.rank = rank
    item.mask = environment.isEnabled ? mask : mask.subtracting(.gesture)
    gesture._update(item.follower)
  }
  var shown: (String, String)? { nil }
}

extension View {
  /// Adds a gesture, which comes after those of the views inside.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }
  /// Adds a gesture, which comes after those of the views inside and can be switched off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture, which comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }
  /// Adds a gesture, which comes before those of the views inside and can be switched off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that may be recognised together with those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }
  /// Adds a gesture that may be recognised together with those of the views inside and can be
  /// switched off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
