internal import CProcessDefaults

/// The environment that Foundation and the C library take the time zone from.
enum ProcessDefaults {
  /// Returns whether it named another time zone than Greenwich's.
  static func restoreEnvironment() -> Bool { CProcessDefaultsRestore() }
}
