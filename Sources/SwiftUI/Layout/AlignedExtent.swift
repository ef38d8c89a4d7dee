/// The room that views take along an axis when their guides are at one place.
///
/// A view without a limit makes the whole room unlimited, wherever its guide is: the middle of an
/// endless length is endlessly far from both of its ends, and no sum of such distances is a number.
struct AlignedExtent {
  private var isEmpty = true
  private var isUnlimited = false
  /// The largest distances from the guide to the start and to the end of a view.
  private var before: CGFloat = 0
  private var after: CGFloat = 0

  /// Adds a view.
  ///
  /// - Returns: The guide as it counts: 0 where the length has no end, or the guide is no number.
  @discardableResult mutating func add(guide: CGFloat, length: CGFloat) -> CGFloat {
    guard length.isFinite else {
      isUnlimited = true
      return 0
    }
    let guide = guide.isFinite ? guide : 0
    let rest = length - guide
    before = isEmpty ? guide : max(before, guide)
    after = isEmpty ? rest : max(after, rest)
    isEmpty = false
    return guide
  }

  /// The length from the first start to the last end.
  var length: CGFloat { isUnlimited ? .infinity : before + after }

  /// How far the shared guide is from the first start.
  var guide: CGFloat { before }

  /// How far a view with a guide is from the first start.
  func offset(_ guide: CGFloat) -> CGFloat { guide.isFinite ? before - guide : 0 }
}

extension CGFloat {
  /// What is left of a length when some of it is taken. An endless length stays endless: infinity
  /// less infinity would be no number.
  func less(_ taken: CGFloat) -> CGFloat { self == .infinity ? self : self - taken }
}
