// Peeking and popping by pressing hard, from before iOS 13. No screen here feels force, so that no
// preview is shown. Apple deprecates all of it in favour of UIContextMenuInteraction.

/// The place of a preview that pressing hard shows.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recogniser for the press. Differs: it belongs to no view and never recognises.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that supplies previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The rectangle in the source view's space, in points.
  var sourceRect: CGRect { get set }
}

/// Supplies previews. Differs: never called.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to preview for a pressed point; nil for none. Differs: never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed controller in full. Differs: never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(
    target: nil, action: nil)

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}

extension UIViewController {
  /// Differs: without effect, as no screen here feels force.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

  /// Does nothing: no press previews content here.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
