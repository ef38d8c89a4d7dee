/// The window of delegates of apps and scenes: Apple's optional requirement, whose property a class
/// declares as `UIWindow?`.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  /// The window that the delegate's class declares; nil for none.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// Nil, for a delegate that declares no window; setting it has no effect.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The delegate's window, for callers that do not know its class: the property is optional on
  /// iOS, so that its value is an optional of an optional. Differs: the outer one is never nil.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}

extension UIWindowSceneDelegate {
  /// The delegate's window, like that of `UIApplicationDelegate`.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}
