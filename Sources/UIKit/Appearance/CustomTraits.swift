/// The values of traits that apps define, as far as they are set.
package struct CustomTraits: Hashable, @unchecked Sendable {
  private struct Entry {
    let trait: UITrait
    let value: Any
    let isEqual: (Any) -> Bool
  }

  /// The entries, in the order in which they were first set.
  private var entries: [Entry] = []

  package init() {}

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entry(trait)?.value as? Trait.Value ?? trait.defaultValue }
    set {
      put(
        Entry(trait: trait, value: newValue) { other in
          guard let own = newValue as? any Equatable else { return false }
          return Self.areEqual(own, other)
        })
    }
  }

  private static func areEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }

  private func entry(_ trait: UITrait) -> Entry? { entries.first { $0.trait == trait } }

  private mutating func put(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.trait == entry.trait }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  func contains(_ trait: UITrait) -> Bool { entry(trait) != nil }

  func differs(from other: CustomTraits, in trait: UITrait) -> Bool {
    switch (entry(trait), other.entry(trait)) {
    case (nil, nil): false
    case (let own?, let its?): !own.isEqual(its.value)
    case (let entry?, nil), (nil, let entry?): !entry.isEqual(Self.standard(of: trait))
    }
  }

  private static func standard<Trait: UITraitDefinition>(of trait: Trait.Type) -> Any {
    trait.defaultValue
  }

  mutating func copy(_ trait: UITrait, from other: CustomTraits) {
    if let entry = other.entry(trait) {
      put(entry)
    } else {
      entries.removeAll { $0.trait == trait }
    }
  }

  mutating func merge(_ other: CustomTraits) { other.entries.forEach { put($0) } }

  /// Compares the set values; a trait set to its default value counts as set.
  package static func == (one: CustomTraits, other: CustomTraits) -> Bool {
    one.entries.count == other.entries.count
      && one.entries.allSatisfy { entry in
        other.entry(entry.trait).map { entry.isEqual($0.value) } ?? false
      }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }

  /// Whether a trait that changes colours differs.
  func changesColors(comparedTo other: CustomTraits) -> Bool {
    (entries + other.entries).contains {
      $0.trait.affectsColorAppearance && differs(from: other, in: $0.trait)
    }
  }

  var descriptions: [String] { entries.map { "\($0.trait.name) = \($0.value)" } }
}

/// The tint of a view, for colours that ask for it. It is left out when traits are compared: no
/// trait changes with it.
package struct TintTrait: Hashable, @unchecked Sendable {
  let color: UIColor?

  package static func == (one: TintTrait, other: TintTrait) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
