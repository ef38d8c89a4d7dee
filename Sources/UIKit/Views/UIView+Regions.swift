extension UIView {
  /// A part of a view that keeps clear of system or app content.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region gives way to controls in a window's corners. An iPhone's
    /// windows have none.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 1
      case vertical = 2
    }

    enum Kind: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    let kind: Kind

    /// The view's bounds within its safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// The view's bounds within its layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }

    /// The part of the view that is as wide as text reads well.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  /// The guide that follows a region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// The insets from the view's edges to the region's, in points.
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

  /// The insets to the region's edges, with leading and trailing ones, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), isRightToLeft: isRightToLeft)
  }

  // MARK: - Properties

  /// Requests a call of `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() {
    ownExtras.needsProperties = true
    setNeedsLayout()
  }

  /// Calls `updateProperties()` at once if it was requested.
  public func updatePropertiesIfNeeded() {
    guard extras?.needsProperties == true else { return }
    extras?.needsProperties = false
    resolvedTraits.withCurrent { updateProperties() }
  }

  /// Does nothing: traits are up to date at any time here.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Does nothing: traits are up to date at any time here.
  public func updateTraitsIfNeeded() {}
}
