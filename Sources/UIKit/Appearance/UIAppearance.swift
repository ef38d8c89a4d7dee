/// An object that can contain objects whose appearance is set for a class: a view, bar or
/// controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Objects whose properties can be set for all instances of a class at once.
///
/// A value set on `UILabel.appearance()` reaches each label, and each instance of a subclass, when
/// it enters a window, before it is laid out. A property that was set on an instance itself stays.
/// Instances that are in a window already stay as they are until they enter one again. If several
/// proxies set a property, the one of the nearer class wins, then the one whose outermost container
/// is nearest to the window, then the one that names more containers or traits, then the one that
/// was asked for last.
///
/// On iOS values live as long as the process. Here they live as long as the test that sets them, so
/// that no test sees those of another one; values set while no test runs, in a class's `setUp()` or
/// in a program, are for all. A window follows the test in which it was made.
///
/// Differs: a proxy is an instance of the class, made by `init(frame:)`, a cell's and a table's own
/// initialisers, or an item's `init()`; a class without that one stops the program. Any property
/// that has a key counts, whether or not Apple documents it for this. A property that does not
/// report when it is set counts as not set while it has the class's initial value.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class.
  static func appearance() -> Self
  /// The proxy for instances in such containers, which are named from the innermost to the
  /// outermost.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The proxy for instances under these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for instances under these traits in such containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for all instances of the class.
  public class func appearance() -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: nil)
  }

  /// The proxy whose settings views of this class take inside of such containers.
  ///
  /// - Parameter containerTypes: The containers, from the innermost to the outermost.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: nil)
  }

  /// The proxy whose settings views of this class take under these traits.
  ///
  /// - Parameter trait: The traits that an instance's traits must contain.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: trait)
  }

  /// The proxy for instances with these traits in these containers.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: trait)
  }
}

extension UIBarItem: UIAppearance {
  /// The proxy for all instances of the class.
  public class func appearance() -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: nil)
  }

  /// The proxy whose settings items of this class take inside of such containers.
  ///
  /// - Parameter containerTypes: The containers, from the innermost to the outermost.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: nil)
  }

  /// The proxy whose settings items of this class take under these traits.
  ///
  /// - Parameter trait: The traits that those of the item's bar must contain.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceScope.current.proxy(of: self, in: [], traits: trait)
  }

  /// The proxy for items with these traits in these containers.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceScope.current.proxy(of: self, in: containerTypes, traits: trait)
  }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
