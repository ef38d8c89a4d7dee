// What a device asks of an app and nobody asks here: no key is pressed, no page is opened from
// outside, no motor hums. None of it changes a picture.

/// What a device lets its user feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the objects are whose touch is felt.
  public enum Weight: Equatable, Sendable { case light, medium, heavy }
  /// How soft the objects are whose touch is felt.
  public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { .impact }
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }
}

/// How a keyboard goes away as its user scrolls.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let immediately = Self(name: "immediately")
  public static let interactively = Self(name: "interactively")
  public static let never = Self(name: "never")
}

/// What may be done with what lies behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a drag on a sheet's content does.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let resizes = Self(name: "resizes")
  public static let scrolls = Self(name: "scrolls")
}

extension View {
  /// Has no effect: no sound and no motor plays here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Never calls back: no page is opened from outside.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Never calls back: no activity comes from outside.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect: no activity is handed on.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect: no events come from outside.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Has no effect: no view takes the focus here.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Has no effect: no view takes the focus here.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Has no effect: no view takes the focus here.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Has no effect: no view takes the focus here.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: no keyboard comes up here.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Has no effect: indicators do not flash here.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Has no effect: nobody drags a sheet away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect in a picture.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Has no effect in a picture.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Has no effect: the system has no gestures here.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The home indicator is never drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Says for accessibility what the view does.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
  /// Has no effect in a picture.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Has no effect: no text is read out here.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Has no effect: no text is read out here.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Has no effect: no text is read out here.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Has no effect: no text is read out here.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Sets which letters keyboards of fields below make capitals, as before iOS 15.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.autocapitalization, style)
  }
}
