/// A label that opens a page; in lists a row with a chevron.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  /// Whether the page is shown, where somebody else says so.
  var isActive: Binding<Bool>?
  @Environment(\.navigator) private var navigator
  @Environment(\.listKind) private var listKind

  /// Makes a link to a page. Without a stack around it is disabled.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination()
    value = nil
  }

  /// Makes a link as it was written before iOS 15.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
    value = nil
  }

  private func open() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      navigator?.push(value)
    } else if let destination {
      navigator?.show(AnyView(destination))
    }
  }

  /// Whether the link opens a page; without a stack around, or without a value, it is disabled.
  private var opens: Bool { navigator != nil && (value != nil || destination != nil) }

  /// A button with the label; in lists a row with a chevron.
  @ViewBuilder public var body: some View {
    if let isActive, let destination {
      link.navigationDestination(isPresented: isActive) { destination }
    } else {
      link
    }
  }

  @ViewBuilder private var link: some View {
    if listKind == nil {
      Button(action: open) { label }.disabled(!opens)
    } else {
      label.modifier(RowTraitsModifier { $0.link = open }).disabled(!opens)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page that `navigationDestination(for:destination:)` gives for a value; for
  /// nil it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    destination = nil
    self.value = value.map { AnyHashable($0) }
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with a title to the page of a value; for nil it is disabled.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  /// Makes a link with a title to the page of a value; for nil it is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Makes a link with a title to a page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Makes a link with a title to a page, as it was written before iOS 15.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Makes a link with a title to a page, as it was written before iOS 15.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
