/// How a controller is presented. Raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
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
