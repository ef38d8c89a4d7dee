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
    visitDescendants { $0.updateOwnTraits() }
  }

  /// - Returns: Whether they changed.
  private func updateOwnTraits() -> Bool {
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
    guard traits !== resolvedTraits else { return false }
    let old = resolvedTraits
    resolvedTraits = traits
    guard traits != old else { return false }
    traitsDidChange(from: old)
    return true
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
    if resolvedTraits.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
    resolvedTraits.withCurrent {
      traitCollectionDidChange(old)
      TraitObserver.notify(traitObservers, of: self, from: old, to: resolvedTraits)
    }
  }
}

// MARK: - Tint

extension UIView {
  func setTint(_ color: UIColor?) {
    explicitTintColor = color
    updateTint()
  }

  /// Works out the tint anew, for this view and, where it changed, those below.
  func updateTint() {
    visitDescendants { view in
      let tint = view.explicitTintColor ?? view.parent?.resolvedTintColor ?? .systemBlue
      guard tint !== view.resolvedTintColor else { return false }
      let old = view.resolvedTintColor
      view.resolvedTintColor = tint
      guard tint != old else { return true }
      view.resolvedTraits.withCurrent { view.tintColorDidChange() }
      return true
    }
  }
}
