/// Links whose page is shown while a value says so, as they were before iOS 16.
extension NavigationLink {
  /// Makes a link whose page is shown while `isActive` is true; a tap sets it.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }
  /// Makes a link whose page is shown while `isActive` is true; a tap sets it.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(isActive: isActive, destination: { destination }, label: label) }

  /// Makes a link whose page is shown while `selection` is `tag`; a tap sets it, and going back
  /// makes it nil.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: selection.isEqual(to: tag), destination: destination, label: label)
  }
  /// Makes a link whose page is shown while `selection` is `tag`; a tap sets it, and going back
  /// makes it nil.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(tag: tag, selection: selection, destination: { destination }, label: label) }

  /// Has no effect: which column a link changed was asked of UIKit's split views.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title, whose page is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  /// Makes a link with a title, whose page is shown while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }
  /// Makes a link with a title, whose page is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(isActive: isActive, destination: { destination }) { Text(titleKey) } }
  /// Makes a link with a title, whose page is shown while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }) { Text(title) }
  }
  /// Makes a link with a title, whose page is shown while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }
  /// Makes a link with a title, whose page is shown while `selection` is `tag`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
  /// Makes a link with a title, whose page is shown while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(tag: tag, selection: selection, destination: { destination }) { Text(titleKey) } }
  /// Makes a link with a title, whose page is shown while `selection` is `tag`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) } }
}

extension Binding {
  /// Whether the value is a tag, which is taken away with `false`.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isEqual in
      if isEqual { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}
