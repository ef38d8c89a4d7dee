import Foundation
import Testing

/// Defaults of one test alone, and empty.
func emptyDefaults(_ name: String = #function) throws -> UserDefaults {
  let suite = "snapshot.\(name)"
  UserDefaults.standard.removePersistentDomain(forName: suite)
  return try #require(UserDefaults(suiteName: suite))
}
