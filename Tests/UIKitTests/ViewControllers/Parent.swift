import UIKit

/// A container that writes down what it is asked and told of its children.
final class Parent: UIViewController {
  var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("\(container.preferredContentSize.width)")
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}
