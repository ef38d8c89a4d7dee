/// The colours of the status bar, which is not drawn.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The orientation of an interface. Raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device stands upright.
  case portrait = 1
  /// The device stands on its head.
  case portraitUpsideDown = 2
  /// The device lies with its former bottom at the right.
  case landscapeRight = 3
  /// The device lies with its former bottom at the left.
  case landscapeLeft = 4

  /// Whether the interface is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface lies on its side, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt

  /// Creates the set from the bits of its orientations.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device stands upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The device stands on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device lies with its former bottom at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device lies with its former bottom at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both orientations of a device that lies on its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations but that of a device on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The motion of the status bar when it appears or disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// An object that is told of the sizes of what it contains.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that the container asks for.
  var preferredContentSize: CGSize { get }

  /// Called after a child asked for another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Called after a child's constraints gave it another size. Differs: only an app calls it.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of a child in the container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the view gets another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
