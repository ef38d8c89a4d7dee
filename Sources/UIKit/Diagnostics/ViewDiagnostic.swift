/// A report to a test about a view or controller besides its picture: a mistake that iOS lets pass,
/// writes to its log or answers with a blank screen, or a feature that the picture lacks.
package struct ViewDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Sendable {
    case unsatisfiableConstraints
    case invalidConstraint
    case ambiguousLayout
    case layoutLoop
    case layoutFailure
    case missingSuper
    case constraintsInLayout
    case forgottenMask
    case sizeFromBounds
    case staleIntrinsicSize
    case pathsInDraw
    case viewInInit
    case offMainThread
    case leak
    case heldAfterwards
    case unbalancedContainment
    case unbalancedAppearance
    case unknownClass
    case runtimeAttribute
    case runtimeWarning
    case stillMotion
    // Features that the picture lacks; see `FidelityFeature.Kind`.
    case missingContent
    case substitution
    case ignoredValue
    case notDrawn
    case missingMotion
    case limitReached
  }

  package let kind: Kind
  /// The path from the root of the hierarchy, such as `Card.UIStackView.UILabel[1]`.
  package let path: String
  /// The class of the view or controller.
  package let className: String
  /// The mistake or the missing feature, as a sentence.
  package let sentence: String
  /// The advice against it.
  package let advice: String
  /// The sentence with `nameMark` where it names its view or controller; nil where the sentence is
  /// about more than one, or about none.
  let pattern: String?

  /// Stands in a pattern for the name of the view or controller.
  static let nameMark = "\u{FFFC}"

  package var description: String {
    advice.isEmpty ? sentence : sentence + " " + advice
  }

  package init(
    _ kind: Kind, path: String, className: String, sentence: String, advice: String
  ) {
    self.kind = kind
    self.path = path
    self.className = className
    self.sentence = sentence
    self.advice = advice
    pattern = nil
  }

  /// - Parameters:
  ///   - name: The name of the view or controller.
  ///   - sentence: Makes the sentence with a name for the view or controller.
  init(
    _ kind: Kind, path: String, className: String, name: String, advice: String,
    _ sentence: (String) -> String
  ) {
    self.kind = kind
    self.path = path
    self.className = className
    self.sentence = sentence(name)
    self.advice = advice
    pattern = sentence(Self.nameMark)
  }

  /// A finding of the engine, in the words that it is known by.
  init(_ issue: LayoutIssue) {
    switch issue {
    case .unsatisfiable(let conflict):
      kind = .unsatisfiableConstraints
      path = conflict.items.first ?? ""
    case .noCommonAncestor, .illegalConstraint, .refusedConstraint, .visualFormat,
      .illegalNumber:
      kind = .invalidConstraint
      path = ""
    case .unsettled(let place, _, _):
      kind = .layoutLoop
      path = place
    case .gaveUp:
      kind = .ambiguousLayout
      path = ""
    case .tooComplex, .brokenInvariant:
      kind = .layoutFailure
      path = ""
    }
    className = path.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) } ?? ""
    sentence = "\(issue)"
    advice = ""
    pattern = nil
  }
}

extension UIResponder {
  /// The path to a view or controller from the root of its hierarchy, the same in every run.
  package var diagnosticPath: String {
    guard let controller = self as? UIViewController else { return LayoutNaming.path(self) }
    var names: [String] = []
    var current: UIViewController? = controller
    while let node = current {
      names.append("\(type(of: node))")
      current = node.container ?? node.presenterController
    }
    return names.reversed().joined(separator: ".")
  }

  /// Notes a mistake of this view or controller: in the recording that is under way, else on the
  /// object, where a harness that hosts it later finds it.
  ///
  /// - Parameter sentence: Takes a name for the object: its class, and its path if that says more.
  package func note(
    _ kind: ViewDiagnostic.Kind, advice: String, _ sentence: (String) -> String
  ) {
    let diagnostic = ViewDiagnostic(
      kind, path: diagnosticPath, className: "\(type(of: self))", name: named, advice: advice,
      sentence)
    if let recording = LayoutRecording.current {
      recording.add(diagnostic)
    } else if !mistakes.contains(diagnostic) {
      mistakes.append(diagnostic)
    }
  }

  /// The object's name: `Card`, or `Label (at Card.UIStackView.Label[1])`.
  var named: String {
    let (name, path) = ("\(type(of: self))", diagnosticPath)
    return path == name ? name : "\(name) (at \(path))"
  }
}
