extension UIView {
  /// Notes that the view does not draw what one of its properties asks for, or that it no longer
  /// has to. Every picture in which the view is drawn reports it.
  ///
  /// - Parameters:
  ///   - subject: The property, such as `UITableView.contentHuggingElements`.
  ///   - isLacking: Whether the property has a value that would be visible on a device.
  func setLack(_ feature: FidelityFeature, _ subject: String, if isLacking: Bool) {
    layer.setLack(feature, subject, if: isLacking)
  }

  /// Shows or hides the caret; an app's own view, which iOS would give one, notes that it has none.
  func noteEditing(_ isEditing: Bool) {
    if let field = self as? any TextEditing {
      field.setNeedsLayout()
    } else if interactions.contains(where: { $0 is UITextInteraction }) {
      setLack(.editing, "\(type(of: self))", if: isEditing)
    }
  }
}

extension UIView {
  /// Notes that a change which is a motion on a device takes effect at once. Only pictures of a
  /// motion report it.
  ///
  /// - Parameters:
  ///   - subject: The method, such as `UISwitch.setOn(_:animated:)`.
  ///   - isAnimated: Whether the caller asked for the motion and the value changes.
  func noteMissingMotion(
    _ subject: String, _ feature: FidelityFeature = .animated, if isAnimated: Bool
  ) {
    if isAnimated, ViewAnimation.isEnabled, window != nil { noteLack(feature, subject) }
  }
}

extension UIResponder {
  /// Notes once that something happens differently than on a device: a flag of this call without
  /// effect, a limit reached.
  func noteLack(_ feature: FidelityFeature, _ subject: String) {
    var note = FidelityNote(feature, subject)
    if FidelityLedger.current != nil { note.place = diagnosticPath }
    FidelityLedger.note(note, birth: birth)
  }
}

extension ViewDiagnostic {
  /// A feature that a picture lacks, in the words that it is known by.
  package init(_ note: FidelityNote) {
    let place = note.place ?? ""
    self.init(
      Kind(note.feature.kind), path: place,
      className: place.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) } ?? "",
      sentence: place.isEmpty ? note.sentence : "\(place): \(note.sentence)", advice: note.advice)
  }
}

extension ViewDiagnostic.Kind {
  init(_ kind: FidelityFeature.Kind) {
    self =
      switch kind {
      case .missing: .missingContent
      case .substituted: .substitution
      case .ignored: .ignoredValue
      case .notDrawn: .notDrawn
      case .motion: .missingMotion
      case .limit: .limitReached
      }
  }
}
