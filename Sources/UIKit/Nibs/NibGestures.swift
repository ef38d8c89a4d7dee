import Foundation

/// Reads gesture recognisers, which are objects of their own beside the views.
@MainActor
enum NibGestures {
  static let classes: [NibClass] = [
    NibClass("gestureRecognizer", UIGestureRecognizer.self, recognizerRules()),
    NibClass(
      "tapGestureRecognizer", UITapGestureRecognizer.self, extends: "gestureRecognizer",
      [
        Tap.integer("numberOfTapsRequired", \.numberOfTapsRequired),
        Tap.integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]),
    NibClass(
      "pongPressGestureRecognizer", UILongPressGestureRecognizer.self,
      extends: "gestureRecognizer", pressRules()),
    NibClass(
      "longPressGestureRecognizer", UILongPressGestureRecognizer.self,
      extends: "gestureRecognizer", pressRules()),
    NibClass(
      "panGestureRecognizer", UIPanGestureRecognizer.self, extends: "gestureRecognizer",
      [
        Pan.integer("minimumNumberOfTouches", \.minimumNumberOfTouches),
        Pan.integer("maximumNumberOfTouches", \.maximumNumberOfTouches),
      ] + Pan.ignored("allowedScrollTypesMask")),
    NibClass(
      "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self,
      extends: "panGestureRecognizer",
      [
        NibRules<UIScreenEdgePanGestureRecognizer>.child("rectEdge", "edges") {
          recognizer, value throws(NibError) in
          recognizer.edges = value.edges()
        }
      ]),
    NibClass(
      "pinchGestureRecognizer", UIPinchGestureRecognizer.self, extends: "gestureRecognizer",
      [Pinch.number("scale", \.scale)]),
    NibClass(
      "rotationGestureRecognizer", UIRotationGestureRecognizer.self,
      extends: "gestureRecognizer", NibRules<UIRotationGestureRecognizer>.ignored("rotation")),
    NibClass(
      "swipeGestureRecognizer", UISwipeGestureRecognizer.self, extends: "gestureRecognizer",
      [
        Swipe.integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
        Swipe.choice(
          "direction", \.direction,
          [
            "right": .right, "left": .left, "up": .up, "down": .down,
          ]),
      ]),
  ]

  private typealias Tap = NibRules<UITapGestureRecognizer>
  private typealias Pan = NibRules<UIPanGestureRecognizer>
  private typealias Pinch = NibRules<UIPinchGestureRecognizer>
  private typealias Swipe = NibRules<UISwipeGestureRecognizer>
  private typealias Press = NibRules<UILongPressGestureRecognizer>
  private typealias Recognizer = NibRules<UIGestureRecognizer>

  private static func recognizerRules() -> [NibRule] {
    [
      Recognizer.flag("enabled", \.isEnabled),
      Recognizer.flag("cancelsTouchesInView", \.cancelsTouchesInView),
      Recognizer.flag("delaysTouchesBegan", \.delaysTouchesBegan),
      Recognizer.flag("delaysTouchesEnded", \.delaysTouchesEnded),
    ]
  }

  private static func pressRules() -> [NibRule] {
    [
      Press.number("minimumPressDuration", \.minimumPressDuration),
      Press.number("allowableMovement", \.allowableMovement),
      Press.integer("numberOfTapsRequired", \.numberOfTapsRequired),
      Press.integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ]
  }
}

extension NibValue {
  /// Reads `<extendedEdge key=… top="YES"/>`.
  func edges() -> UIRectEdge {
    let sides: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all),
    ]
    var edges: UIRectEdge = []
    for (name, edge) in sides where element.flag(name) == true { edges.insert(edge) }
    return edges
  }
}
