/// What decides how people scroll, and changes no picture.
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

  /// Whether keys scroll. There is no keyboard.
  public var allowsKeyboardScrolling: Bool {
    get { hint(\.allowsKeyboardScrolling) }
    set { ownExtras.scrolling.allowsKeyboardScrolling = newValue }
  }

  /// As `bounces` says unless it was set.
  public var bouncesHorizontally: Bool {
    get { hint(\.bouncesHorizontally) ?? bounces }
    set { ownExtras.scrolling.bouncesHorizontally = newValue }
  }

  /// As `bounces` says unless it was set.
  public var bouncesVertically: Bool {
    get { hint(\.bouncesVertically) ?? bounces }
    set { ownExtras.scrolling.bouncesVertically = newValue }
  }

  /// Whether a scroll view around this one goes on where this one ends.
  public var transfersHorizontalScrollingToParent: Bool {
    get { hint(\.transfersHorizontally) }
    set { ownExtras.scrolling.transfersHorizontally = newValue }
  }

  public var transfersVerticalScrollingToParent: Bool {
    get { hint(\.transfersVertically) }
    set { ownExtras.scrolling.transfersVertically = newValue }
  }

  /// False: a scroll view is where it was last sent.
  public var isScrollAnimating: Bool { false }
  public var isZoomAnimating: Bool { false }

  public func stopScrollingAndZooming() {}
}
