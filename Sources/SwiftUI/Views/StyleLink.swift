/// A style of the environment, and the one that was set around it.
///
/// A style's body may hold the view again, made of its configuration: that has the next style.
final class StyleLink<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView
  private let outer: StyleLink?

  init(outer: StyleLink? = nil, _ make: @escaping @MainActor (Configuration) -> AnyView) {
    self.outer = outer
    self.make = make
  }

  /// The body of the nearest style that the configuration has not been through.
  ///
  /// - Parameter configuration: Made of the styles that it has been through then.
  @MainActor func body(
    _ used: UsedStyles, _ configuration: (UsedStyles) -> Configuration
  ) -> AnyView {
    var link = self
    while used.contains(link), let next = link.outer { link = next }
    return link.make(configuration(used.adding(link)))
  }
}

/// The styles whose bodies a configuration came through.
struct UsedStyles {
  private var links: [AnyObject] = []

  func contains(_ link: AnyObject) -> Bool { links.contains { $0 === link } }
  func adding(_ link: AnyObject) -> UsedStyles {
    var result = self
    result.links.append(link)
    return result
  }
}

extension View {
  /// Sets a style for the views below.
  func styleLink<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, StyleLink<Configuration>>,
    _ make: @escaping @MainActor (Configuration) -> AnyView
  ) -> some View {
    transformEnvironment(keyPath) { $0 = StyleLink(outer: $0, make) }
  }
}
