/// The first stored property of objects that are put into attributed strings.
///
/// Core Foundation, on which Foundation's attributed strings and dictionaries are built, compares
/// the attributes of neighbouring runs, and takes the eight bytes behind an object's header for
/// its own type number before it asks `isEqual`. Where they hold 0 in that number's place it
/// stops the process: whether it does is up to what happens to be stored first. This holds the
/// number of any type (bits 8 and up: 1); measured with Swift 6.3.1.
struct CoreFoundationHeader: Hashable {
  private let info: UInt64 = 1 << 8
}
