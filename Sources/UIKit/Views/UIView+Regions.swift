extension UIView {
  /// A part of a view that keeps clear of something.
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis a region gives way to controls in a window's corners. An iPhone's windows
    /// have none.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 1
      case vertical = 2
    }

    enum Kind: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    let kind: Kind

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// From the view's edges to the region's, points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), isRightToLeft: isRightToLeft)
  }

  // MARK: - Properties

  /// Asks for `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() {
    ownExtras.needsProperties = true
    setNeedsLayout()
  }

  /// Updates the properties now where somebody asked for it.
  public func updatePropertiesIfNeeded() {
    guard extras?.needsProperties == true else { return }
    extras?.needsProperties = false
    resolvedTraits.withCurrent { updateProperties() }
  }

  /// Traits are up to date at any time.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Traits are up to date at any time.
  public func updateTraitsIfNeeded() {}
}
