/// Whether a scene is in front of its user.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active
  /// Phases are ordered by how far in front a scene is: background, inactive, active.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Always active, since a snapshot shows what is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
