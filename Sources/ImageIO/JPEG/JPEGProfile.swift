/// The ICC profile of a JPEG file, which the segments APP2 hold in parts: each says which of how
/// many it is.
struct JPEGProfile: Equatable {
  private static let mark = Array("ICC_PROFILE\0".utf8)

  private var parts: [ArraySlice<UInt8>?] = []
  private var byteCount = 0
  private var isSound = true

  /// Whether the file has a part of a profile.
  var isThere: Bool { !parts.isEmpty || !isSound }

  /// Takes a segment's bytes after its length; those of other kinds are left out.
  mutating func add(_ segment: ArraySlice<UInt8>) {
    guard segment.starts(with: Self.mark) else { return }
    let rest = segment.dropFirst(Self.mark.count)
    guard rest.count > 2, let number = rest.first, let count = rest.dropFirst().first, number > 0,
      number <= count, parts.isEmpty || parts.count == Int(count)
    else {
      isSound = false
      return
    }
    if parts.isEmpty { parts = Array(repeating: nil, count: Int(count)) }
    byteCount += rest.count - 2
    guard parts[Int(number) - 1] == nil, byteCount <= ICCProfile.maximumByteCount else {
      isSound = false
      return
    }
    parts[Int(number) - 1] = rest.dropFirst(2)
  }

  /// What samples of a model stand for; nil without a profile.
  func meaning(for model: CGColorSpaceModel) -> ColorMeaning? {
    guard isThere else { return nil }
    let parts = parts.compactMap(\.self)
    guard isSound, parts.count == self.parts.count else {
      return .unreadable(nil, .notWhole)
    }
    return ColorMeaning(profile: Array(parts.joined()), for: model)
  }
}
