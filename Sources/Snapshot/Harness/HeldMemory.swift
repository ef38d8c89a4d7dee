/// Keeps memory that a picture leaves for the next one.
///
/// The C library gives blocks as large as a picture back to the system at once, and the system
/// hands every page out anew, one fault and one clearing each: as much time as drawing takes.
enum HeldMemory {
  /// The largest blocks, and all that is free at the end of the heap, that are kept, bytes.
  private static let limits = (block: Int32(32 << 20), free: Int32(256 << 20))

  /// Sets the limits for this process, once; elsewhere than on Linux there are none to set.
  static let isOn: Bool = {
    #if os(Linux)
      setAllocatorOption(Option.mapThreshold, limits.block) == 1
        && setAllocatorOption(Option.trimThreshold, limits.free) == 1
    #else
      false
    #endif
  }()

  /// Options of malloc.h, which the toolchain's module of the C library leaves out.
  private enum Option {
    static let trimThreshold: Int32 = -1
    static let mapThreshold: Int32 = -3
  }
}

#if os(Linux)
  @_silgen_name("mallopt")
  private func setAllocatorOption(_ option: Int32, _ value: Int32) -> Int32
#endif
