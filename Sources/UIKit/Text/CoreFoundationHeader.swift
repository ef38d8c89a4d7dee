/// The first stored property of objects that are put into attributed strings.
///
/// Core Foundation, on which Foundation's attributed strings and dictionaries are built, compares
/// the attributes of neighbouring runs, and takes the eight bytes behind an object's header for its
/// own type number before it calls `isEqual`. If they hold 0 in that number's place it stops the
/// process, and they hold whatever happens to be stored first. This property holds the number of
/// any type (bits 8 and up: 1); measured with Swift 6.3.1.
struct CoreFoundationHeader: Hashable {
  private let info: UInt64 = 1 << 8
}
