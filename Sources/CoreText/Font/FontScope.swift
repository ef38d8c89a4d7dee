/// Folders and files whose fonts come before all others, for as long as somebody draws with them.
///
/// Each assertion has its own, in `current` of its task: what a font's name means is looked up in
/// them, so that tests of two packages that run at once never have each other's fonts.
package final class FontScope: Sendable {
  @TaskLocal package static var current: FontScope?

  package let folders: [String]

  init(folders: [String]) {
    self.folders = folders
  }
}
