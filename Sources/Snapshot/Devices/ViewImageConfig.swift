import Foundation
import UIKit

/// Where a view or controller is drawn: the size, what the device covers, and the traits.
///
/// Devices are in `ViewImageConfig+Phones.swift` and `ViewImageConfig+Tablets.swift`. Their
/// traits hold the display scale, the idiom and the size classes; text size and appearance are the
/// screen's, `.large` and light, unless the strategy's `traits:` say otherwise.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable, Hashable, CaseIterable {
    case landscape
    case portrait
  }

  /// What bars, corners and the sensor housing cover, points.
  public var safeArea: UIEdgeInsets

  /// Points; nothing is the view's own size.
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
