/// The appearance that a view asks for, for all that is presented together with it. Of several,
/// the first counts.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension ColorScheme? {
  var interfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    case nil: .unspecified
    }
  }
}

extension View {
  /// Asks for an appearance of the whole presentation: the hosting controller's view, or the
  /// sheet, cover or popover that the view is in.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension _UIHostingView {
  /// Takes the appearance that the views inside ask for, after each update.
  func followPreferredColorScheme() {
    // Nodes begin at 1.
    graph.observe(0) { [weak self] in
      guard let self, let root = rootNode else { return nil }
      let style = (root.told(PreferredColorSchemeKey.self) ?? nil).interfaceStyle
      guard style != overrideUserInterfaceStyle, style != .unspecified || followsScheme else {
        return nil
      }
      followsScheme = style != .unspecified
      return { self.overrideUserInterfaceStyle = style }
    }
  }
}
