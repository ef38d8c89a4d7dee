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
  public enum Orientation: Sendable, Hashable, CaseIterable {
    case landscape
    case portrait
  }

  /// What bars, corners and the sensor housing cover, points.
  public var safeArea: UIEdgeInsets

  /// The size in points; nil for the view's own size, or the one that fits it where that has no
  /// area.
  public var size: CGSize?

  /// Replace the screen's where they say something.
  public var traits: UITraitCollection

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
