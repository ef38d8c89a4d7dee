private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it. Views without a field have
  /// none.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
  /// What `autocorrectionDisabled` was before iOS 16; nil where it is not disabled.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }
  /// Whether letters may come closer to fit. Not drawn (`FidelityFeature.tightening`).
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set {
      self[TighteningKey.self] = newValue
      if newValue { FidelityLedger.note(.tightening, "allowsTightening") }
    }
  }
  /// Whether an assistive technology is on: none is.
  public var accessibilityEnabled: Bool { UIAccessibility.isVoiceOverRunning }
  /// The material behind the view; nil, since views over a material have none of its vibrancy here.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension View {
  /// Sets whether letters may come closer to fit. Not drawn (`FidelityFeature.tightening`).
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  /// Sets the language by whose rules texts are set. Differs: it has no effect
  /// (`FidelityFeature.property`).
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    if isEnabled { FidelityLedger.note(.property, "typesettingLanguage") }
    return self
  }
}
