extension UIViewController: UITraitEnvironment {
  /// The traits that replace the inherited ones for the view.
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
    if ownTraits != old { traitSourcesDidChange() }
  }

  /// Gives a child traits beside those that it inherits; nil removes them.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits.removeAll { $0.child === childViewController }
    if let collection { childTraits.append((childViewController, collection)) }
    childViewController.traitSourcesDidChange()
  }

  /// Computes the traits anew, through the view if it is loaded, since the view inherits them.
  func traitSourcesDidChange() {
    if let view = loadedView {
      view.updateTraits()
    } else {
      _ = updateTraits(inherited: container?.resolvedTraits ?? inheritedTraits)
    }
  }

  /// The traits of the controller and its view: those inherited, changed by the container for this
  /// child, then by the controller.
  func updateTraits(inherited: UITraitCollection) -> UITraitCollection {
    inheritedTraits = inherited
    var traits = inherited
    if let given = container?.overrideTraitCollection(forChild: self) {
      traits = UITraitCollection(values: traits.values.overridden(by: given.values))
    }
    if ownTraits != TraitValues() {
      traits = UITraitCollection(values: traits.values.overridden(by: ownTraits))
    }
    let old = resolvedTraits
    resolvedTraits = traits
    if traits !== old, traits != old {
      traits.withCurrent {
        traitCollectionDidChange(old)
        TraitObserver.notify(traitObservers, of: self, from: old, to: traits)
      }
    }
    return traits
  }
}
