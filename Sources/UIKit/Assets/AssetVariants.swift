import Foundation

/// Chooses the variant of a set that suits traits.
///
/// Variants made for other values than those of the traits are excluded. Of the others the one with
/// the closest device wins, then the closest appearance, writing direction, size classes and gamut,
/// then the scale: the display's, else the next larger, else the largest. Apple documents what the
/// attributes mean and not the order among them; the order here is that of the attributes in
/// Xcode's inspector.
struct AssetVariants {
  let items: [AssetItem]

  /// The best variant for traits; nil if none suits.
  func best(for traits: UITraitCollection) -> AssetItem? {
    bestIndex(for: traits).map { items[$0] }
  }

  func bestIndex(for traits: UITraitCollection) -> Int? {
    let scale = traits.displayScale > 0 ? traits.displayScale : DisplayDefaults.scale
    var found: (index: Int, rank: [Int])?
    for index in items.indices {
      guard let rank = Self.rank(items[index], traits: traits, scale: scale) else { continue }
      if let best = found, !best.rank.lexicographicallyPrecedes(rank) { continue }
      found = (index, rank)
    }
    return found?.index
  }

  /// The rank of a variant, first number first; higher is better, nil for one that does not suit.
  private static func rank(_ item: AssetItem, traits: UITraitCollection, scale: CGFloat) -> [Int]? {
    let parts: [Int?] = [
      idiomRank(item.idiom, traits: traits),
      attributeRank(
        item.appearance("luminosity"),
        actual: traits.userInterfaceStyle == .dark ? "dark" : "light"),
      attributeRank(
        item.appearance("contrast"),
        actual: traits.accessibilityContrast == .high ? "high" : "normal"),
      attributeRank(
        item.languageDirection,
        actual: traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"),
      attributeRank(item.widthClass, actual: sizeClass(traits.horizontalSizeClass)),
      attributeRank(item.heightClass, actual: sizeClass(traits.verticalSizeClass)),
      gamutRank(item.displayGamut, traits: traits),
      scaleRank(item.pixelsPerPoint, wanted: scale),
    ]
    var rank: [Int] = []
    for part in parts {
      guard let part else { return nil }
      rank.append(part)
    }
    return rank
  }

  private static func idiomRank(_ idiom: String?, traits: UITraitCollection) -> Int? {
    switch idiom {
    case nil, "universal": return 0
    case "iphone": return traits.userInterfaceIdiom == .pad ? nil : 1
    case "ipad": return traits.userInterfaceIdiom == .pad ? 1 : nil
    default: return nil
    }
  }

  private static func attributeRank(_ wanted: String?, actual: String?) -> Int? {
    guard let wanted else { return 0 }
    return wanted == actual ? 1 : nil
  }

  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: nil
    }
  }

  /// A picture for P3 displays also serves other displays when it is the only one.
  private static func gamutRank(_ gamut: String?, traits: UITraitCollection) -> Int? {
    switch gamut {
    case nil: 1
    case "display-P3": traits.displayGamut == .P3 ? 2 : 0
    default: traits.displayGamut == .P3 ? 0 : 2
    }
  }

  private static func scaleRank(_ scale: CGFloat?, wanted: CGFloat) -> Int? {
    // A single file for all scales is better than none, and any file for the right scale is better
    // than that.
    guard let scale else { return 100 }
    if scale == wanted { return 200 }
    return scale > wanted ? 99 - Int(scale.clamped(to: 1...40)) : Int(scale.clamped(to: 1...40))
  }
}
