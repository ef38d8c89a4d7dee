/// How a controller is presented. Raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A card, as `pageSheet`.
  case automatic = -2
  /// No style of its own; what adapts a presentation returns it to keep the style.
  case none = -1
  /// The view takes the place of the presenter's, which disappears.
  case fullScreen = 0
  /// A card from the bottom, in regular width in the middle.
  case pageSheet = 1
  /// A card, smaller than `pageSheet` in regular width.
  case formSheet = 2
  /// As `fullScreen`, in the nearest controller that defines a context.
  case currentContext = 3
  /// By the presentation controller of the transitioning delegate.
  case custom = 4
  /// Over the presenter's view, which stays visible where the view is translucent.
  case overFullScreen = 5
  /// As `overFullScreen`, in the nearest controller that defines a context.
  case overCurrentContext = 6
  /// A bubble with an arrow in regular width, and a card in compact width.
  case popover = 7

  /// Whether the presenter's view leaves the window, so that its controller disappears.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation is a card over the presenter.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// Not drawn: the motion of a presentation (`FidelityFeature.presentationMotion`).
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
