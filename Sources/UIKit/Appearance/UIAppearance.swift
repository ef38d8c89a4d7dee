/// What can hold objects whose appearance is set for a class: views, bars, controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Objects whose properties can be set for all instances of a class at once.
///
/// What is set on `UILabel.appearance()` reaches each label, and each instance of a subclass, when
/// it enters a window, before it is laid out. A property that was set on an instance itself stays.
/// Instances that are in a window already stay as they are until they enter one again. Where
/// several proxies say something, that of the nearer class wins, then that whose outermost
/// container is nearest to the window, then that which names more containers or traits, then the
/// one that was asked for last.
///
/// On iOS what is set lives as long as the process. Here it lives as long as the test that sets
/// it, so that no test sees what another one set; what is set while no test runs, in a class's
/// `setUp()` or in a program, is for all. A window follows the test in which it was made.
///
/// Differs: a proxy is an instance of the class, made by `init(frame:)`, a cell's and a table's own
/// initialisers, or an item's `init()`; a class without that one stops the program. Any property
/// that has a key counts, whether or not Apple documents it for this. Where a property does not say
/// when it is set, one with the class's initial value counts as not set.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: nil)
  }

  /// - Parameter containerTypes: From the innermost to the outermost.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: nil)
  }

  /// - Parameter trait: What an instance's traits must contain.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: trait)
  }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: trait)
  }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: nil)
  }

  /// - Parameter containerTypes: From the innermost to the outermost.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: nil)
  }

  /// - Parameter trait: What the traits of the item's bar must contain.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: trait)
  }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: trait)
  }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
