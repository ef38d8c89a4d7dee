// What a device asks of an app and nobody asks here: no key is pressed, no page is opened from
// outside, no motor hums. None of it changes a picture.

/// What a device lets its user feel or hear. Kept, and played by nothing here.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the objects are whose touch is felt.
  public enum Weight: Equatable, Sendable { case light, medium, heavy }
  /// How soft the objects are whose touch is felt.
  public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }
  let name: String
  /// A task was done.
  public static let success = SensoryFeedback(name: "success")
  /// A task was done, but not well.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// What is chosen changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew past a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell past a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity began.
  public static let start = SensoryFeedback(name: "start")
  /// An activity ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged lies in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The pressure moved to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things touched.
  public static let impact = SensoryFeedback(name: "impact")
  /// Two things of a weight touched. The weight and the intensity, 0 … 1, are not kept.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { .impact }
  /// Two things touched that give way or not. Neither that nor the intensity, 0 … 1, is kept.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }
}

/// How a keyboard goes away as its user scrolls.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let name: String
  /// The keyboard goes away as the kind of view says.
  public static let automatic = Self(name: "automatic")
  /// The keyboard goes away as soon as the scrolling begins.
  public static let immediately = Self(name: "immediately")
  /// The keyboard goes away with the finger that reaches it.
  public static let interactively = Self(name: "interactively")
  /// The keyboard stays.
  public static let never = Self(name: "never")
}

/// What may be done with what lies behind a sheet. All values are the same here, since nobody
/// touches what is behind one.
public struct PresentationBackgroundInteraction: Sendable {
  /// What the system says.
  public static let automatic = Self()
  /// What is behind the sheet can be touched.
  public static let enabled = Self()
  /// What is behind the sheet cannot be touched.
  public static let disabled = Self()
  /// What is behind the sheet can be touched up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a drag on a sheet's content does.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  /// A drag does what the system says.
  public static let automatic = Self(name: "automatic")
  /// A drag makes the sheet higher before the content scrolls.
  public static let resizes = Self(name: "resizes")
  /// A drag scrolls the content before the sheet gets higher.
  public static let scrolls = Self(name: "scrolls")
}

extension View {
  /// Has no effect: no sound and no motor plays here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Has no effect: no sound and no motor plays here. The condition is not asked.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Has no effect: no sound and no motor plays here. The closure is not called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Has no effect: no sound and no motor plays here. The closure is not called.
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
  /// Has no effect: indicators do not flash here.
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
  /// Has no effect: the home indicator is never drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Says for accessibility what the view does.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }
  /// Says for accessibility what the view does.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Says for accessibility what the view does, with a text that is taken as it is.
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
