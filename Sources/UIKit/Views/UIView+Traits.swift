/// Something with traits of its own.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// Traits that replace the inherited ones for this view and those below.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set {
      guard let values = newValue as? TraitValues else { return }
      changeOwnTraits { $0 = values }
    }
  }

  func changeOwnTraits(_ change: (inout TraitValues) -> Void) {
    let old = ownTraits
    change(&ownTraits)
    if ownTraits != old { updateTraits() }
  }

  /// Works out the traits anew, for this view and, where they changed, those below.
  ///
  /// Traits come down the view hierarchy: the superview's, changed by the controller whose
  /// view this is and then by the view. A view without a superview keeps what it inherited
  /// last; a new one starts with the traits that are current where it is made.
  func updateTraits() {
    if let parent {
      inheritedTraits = parent.resolvedTraits
    } else if let window = self as? UIWindow {
      inheritedTraits = window.screenTraits
    }
    var traits = inheritedTraits
    if let controller { traits = controller.updateTraits(inherited: traits) }
    if ownTraits != TraitValues() {
      traits = UITraitCollection(values: traits.values.overridden(by: ownTraits))
    }
    guard traits !== resolvedTraits else { return }
    let old = resolvedTraits
    resolvedTraits = traits
    guard traits != old else { return }
    traitsDidChange(from: old)
    for view in children { view.updateTraits() }
  }

  private func traitsDidChange(from old: UITraitCollection) {
    applyContentScale()
    if resolvedTraits.hasDifferentColorAppearance(comparedTo: old) {
      if background.color != nil, layer.backgroundColor == background.resolved {
        applyBackground()
      }
      markForDisplay(nil)
      tintColorDidChange()
    }
    setNeedsLayout()
    resolvedTraits.withCurrent {
      traitCollectionDidChange(old)
      TraitObserver.notify(traitObservers, of: self, from: old, to: resolvedTraits)
    }
  }
}

// MARK: - Tint

extension UIView {
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.explicitTintColor { return color }
      view = current.parent
    }
    return .systemBlue
  }

  func setTint(_ color: UIColor?) {
    let old = tintColor
    explicitTintColor = color
    if tintColor != old { propagateTintChange() }
  }

  /// Tells this view and those below that inherit from it.
  func propagateTintChange() {
    resolvedTraits.withCurrent { tintColorDidChange() }
    for view in children where view.explicitTintColor == nil { view.propagateTintChange() }
  }
}
