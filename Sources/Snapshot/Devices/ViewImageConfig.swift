import Foundation
import UIKit

/// The surroundings in which a view or controller is drawn: the size, what the device covers, and
/// the traits.
///
/// Devices are in `ViewImageConfig+Phones.swift` and `ViewImageConfig+Tablets.swift`. Their
/// traits hold the display scale, the idiom and the size classes, and those of phones a text size
/// of `.medium`, as in swift-snapshot-testing. The rest is the screen's: light, and a text size of
/// `.large` on tablets, unless the strategy's `traits:` say otherwise.
///
/// Differs: swift-snapshot-testing draws every device at the simulator's scale. Pass
/// `traits: UITraitCollection(displayScale: 3)` for the text references of a simulator at 3x.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable, Hashable, CaseIterable {
    case landscape
    case portrait
  }

  /// What bars, corners and the sensor housing cover, points.
  public var safeArea: UIEdgeInsets

  /// The size in points; nil for the view's own size, or the one that fits it where that has no
  /// area.
  public var size: CGSize?

  /// The traits, which replace the screen's where they are specified.
  public var traits: UITraitCollection

  /// Makes a configuration; the safe area is in points.
  public init(
    safeArea: UIEdgeInsets = .zero,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// This one with what a strategy's arguments replace.
  func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size,
      traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}
