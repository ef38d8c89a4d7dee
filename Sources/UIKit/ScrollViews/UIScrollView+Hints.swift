/// Properties that decide how people scroll, and change no picture.
struct ScrollHints {
  var allowsKeyboardScrolling = true
  var bouncesHorizontally: Bool?
  var bouncesVertically: Bool?
  var transfersHorizontally = false
  var transfersVertically = false
}

extension UIScrollView {
  private func hint<Value>(_ path: KeyPath<ScrollHints, Value>) -> Value {
    (extras?.scrolling ?? ScrollHints())[keyPath: path]
  }

  /// Whether keys scroll. Differs: no effect, as there is no keyboard.
  public var allowsKeyboardScrolling: Bool {
    get { hint(\.allowsKeyboardScrolling) }
    set { ownExtras.scrolling.allowsKeyboardScrolling = newValue }
  }

  /// Whether content bounces horizontally: as `bounces` says unless set.
  public var bouncesHorizontally: Bool {
    get { hint(\.bouncesHorizontally) ?? bounces }
    set { ownExtras.scrolling.bouncesHorizontally = newValue }
  }

  /// Whether content bounces vertically: as `bounces` says unless set.
  public var bouncesVertically: Bool {
    get { hint(\.bouncesVertically) ?? bounces }
    set { ownExtras.scrolling.bouncesVertically = newValue }
  }

  /// Whether a scroll view around this one scrolls on horizontally where this one ends; false by
  /// default. The value is kept and has no effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { hint(\.transfersHorizontally) }
    set { ownExtras.scrolling.transfersHorizontally = newValue }
  }

  /// Whether a scroll view around this one scrolls on vertically where this one ends; false by
  /// default. The value is kept and has no effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { hint(\.transfersVertically) }
    set { ownExtras.scrolling.transfersVertically = newValue }
  }

  /// Whether an animated change of the offset is under way. Differs: always false, as it arrives at
  /// once.
  public var isScrollAnimating: Bool { false }
  /// Whether an animated change of the scale is under way. Differs: always false, as it arrives at
  /// once.
  public var isZoomAnimating: Bool { false }

  /// Does nothing here: scrolling and zooming arrive at once.
  public func stopScrollingAndZooming() {}
}
