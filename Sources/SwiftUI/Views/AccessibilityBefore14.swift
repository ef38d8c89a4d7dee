/// The names that modifiers of accessibility had before iOS 14.
extension View {
  /// Names the view for accessibility, as it was written before iOS 14.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the view's value for accessibility, as it was written before iOS 14.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says for accessibility what the view does, as it was written before iOS 14.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Makes accessibility leave the view out, as it was written before iOS 14.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the identifier by which tests find the view, as it was written before iOS 14.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Adds accessibility traits to the view's own, as it was written before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Takes accessibility traits from the view's own, as it was written before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Has the view read before those of lower priority, as it was written before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
