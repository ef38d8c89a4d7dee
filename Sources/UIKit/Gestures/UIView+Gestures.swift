extension UIView {
  func replaceRecognizers(by recognizers: [UIGestureRecognizer]?) {
    attachedRecognizers.forEach(detach)
    recognizers?.forEach(attach)
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.detach(recognizer)
    attachedRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.stop()
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
