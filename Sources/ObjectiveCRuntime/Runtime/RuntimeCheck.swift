/// Whether one of the things that Swift's runtime does not promise is as it was when the code that
/// leans on it was written.
///
/// Such code stands in the folder `Runtime` of its module. Another toolchain may take what it needs
/// away: each has a check, made once, and where the check fails, a safe way of doing less if there
/// is one. The first assertion of a run's process writes the checks down, and `snapshot doctor`
/// reads them.
package struct RuntimeCheck: Sendable, Equatable {
  /// What is looked at, as the subject of a sentence.
  package let name: String
  package let works: Bool
  /// What a user loses where it does not work: a sentence.
  package let loss: String
  /// Whether pictures are wrong without it, for want of another way.
  package let changesPictures: Bool

  package init(_ name: String, works: Bool, loss: String, changesPictures: Bool = false) {
    self.name = name
    self.works = works
    self.loss = loss
    self.changesPictures = changesPictures
  }
}
