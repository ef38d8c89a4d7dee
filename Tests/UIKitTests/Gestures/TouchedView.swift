import UIKit

/// Keeps the states and one number of each message.
@MainActor final class GestureMeter: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var places: [CGPoint] = []
  var values: [CGFloat] = []

  func pan(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    places.append(recognizer.translation(in: recognizer.view))
  }

  func press(_ recognizer: UILongPressGestureRecognizer) {
    states.append(recognizer.state)
    places.append(recognizer.location(in: recognizer.view))
  }

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    states.append(recognizer.state)
    values.append(recognizer.scale)
  }

  func turn(_ recognizer: UIRotationGestureRecognizer) {
    states.append(recognizer.state)
    values.append(recognizer.rotation)
  }

  func swipe(_ recognizer: UISwipeGestureRecognizer) { states.append(recognizer.state) }
}

/// A suite that writes down what recognisers of its view say.
@MainActor protocol TouchedView {
  var view: UIView { get }
}

extension TouchedView {
  typealias Meter = GestureMeter
}
