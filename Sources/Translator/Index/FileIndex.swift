/// What one source file declares and needs, as far as translating its module needs it.
struct FileIndex: Sendable, Equatable, Codable {
  /// The types that the file declares or extends, by qualified name.
  var types: [String: ModuleIndex.TypeEntry] = [:]
  /// Modules that it imports, each by its first name.
  var imports: Set<String> = []
  /// Names of UIKit's that the file uses without an import that brings them.
  var unimportedNames: Set<String> = []
  /// Types that are left out of it, each with the framework that it lacks.
  var absentTypes: [String: String] = [:]
  /// Whether a test of the file expects to fail.
  var expectsFailures = false
}
