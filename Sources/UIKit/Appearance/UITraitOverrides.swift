/// The traits that an environment replaces; it inherits the others.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether `trait` is replaced.
  func contains(_ trait: UITrait) -> Bool
  /// Inherits `trait` again.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom.contains(trait)
  }

  package mutating func remove(_ trait: UITrait) {
    copy(trait, from: TraitValues())
  }
}

extension TraitValues {
  /// Whether the trait has another value in `other`.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom.differs(from: other.custom, in: trait)
  }

  /// Takes over one trait, also if it is unspecified.
  mutating func copy(_ trait: UITrait, from other: TraitValues) {
    if let system = trait as? any SystemTrait.Type { return system.copy(from: other, to: &self) }
    custom.copy(trait, from: other.custom)
  }
}
