/// A transition from one controller of a storyboard to the next.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard; nil for none.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue that shows its destination, unless a subclass overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// - Parameter performHandler: Called by `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Runs the handler that the segue was made with; without one, shows the destination.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: nil) }
  }
}
