import Foundation
import SnapshotCore
import UIKit

/// Every combination of devices, appearances, text sizes, directions and locales, each with a name.
///
/// ```swift
/// assertSnapshots(
///   of: ProfileController(),
///   as: .image(
///     in: SnapshotMatrix(
///       devices: ["iPhone-13": .iPhone13, "iPhone-SE": .iPhoneSe], styles: [.light, .dark],
///       contentSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft])))
/// ```
///
/// Names say what there is a choice of: above `iPhone-13-dark-AX2-rtl`, and with styles alone
/// `dark`.
public struct SnapshotMatrix: Sendable {
  /// A combination of a device, a style, a text size, a direction and a locale.
  package struct Cell {
    package let name: String
    package let config: ViewImageConfig
    /// Nil for the one that is set around the assertion.
    package let locale: Locale?
  }

  /// Devices by the name that references get; empty for the view's own size.
  public var devices: [String: ViewImageConfig]
  /// Appearances to draw in; empty for light alone.
  public var styles: [UIUserInterfaceStyle]
  /// Text sizes to draw in; empty for the standard one alone.
  public var contentSizes: [UIContentSizeCategory]
  /// Directions of layout to draw in; empty for left to right alone.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// Locales to draw in; empty for the one that is set around the assertion, and without directions
  /// each with the direction of its language.
  ///
  /// They hold while the view is laid out and drawn. A text that was formatted before, as in the
  /// view's initialiser, is the same in all cells.
  public var locales: [Locale]

  /// - Parameters:
  ///   - devices: The devices by the name that references get; empty for the view's own size.
  ///   - styles: The appearances; empty for light alone. So it is for the other axes, with the
  ///     default of each.
  ///   - contentSizes: Text sizes; none for the standard one alone.
  ///   - directions: Directions of layout; none for left to right alone.
  ///   - locales: Locales; none for the one that is set around the assertion.
  public init(
    devices: [String: ViewImageConfig] = [:], styles: [UIUserInterfaceStyle] = [],
    contentSizes: [UIContentSizeCategory] = [],
    directions: [UITraitEnvironmentLayoutDirection] = [], locales: [Locale] = []
  ) {
    self.devices = devices
    self.styles = styles
    self.contentSizes = contentSizes
    self.directions = directions
    self.locales = locales
  }

  /// The cells in the order of devices' names, then styles, sizes, directions and locales.
  package var cells: [Cell] {
    var cells: [Cell] = []
    for (device, config) in axis(devices.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) {
      for (style, styleTraits) in axis(styles.map(Self.named)) {
        for (size, sizeTraits) in axis(contentSizes.map(Self.named)) {
          for (direction, directionTraits) in axis(directions.map(Self.named)) {
            for (identifier, locale) in axis(locales.map { ($0.identifier, $0) }) {
              let names = [device, style, size, direction, identifier].compactMap(\.self)
              let direction = directionTraits ?? locale.flatMap(Self.direction)
              let traits = [styleTraits, sizeTraits, direction].compactMap(\.self)
              cells.append(
                Cell(
                  name: names.isEmpty ? "default" : names.joined(separator: "-"),
                  config: (config ?? ViewImageConfig()).with(
                    size: nil, traits: UITraitCollection(traitsFrom: traits)),
                  locale: locale))
            }
          }
        }
      }
    }
    return cells
  }

  /// The direction of a language that is written from right to left.
  private static func direction(of locale: Locale) -> UITraitCollection? {
    locale.language.characterDirection == .rightToLeft
      ? UITraitCollection(layoutDirection: .rightToLeft) : nil
  }

  /// One value without a name where there are none.
  private func axis<Value>(_ values: [(String, Value)]) -> [(String?, Value?)] {
    values.isEmpty ? [(nil, nil)] : values.map { ($0.0, $0.1) }
  }

  private static func named(_ style: UIUserInterfaceStyle) -> (String, UITraitCollection) {
    (style == .dark ? "dark" : "light", UITraitCollection(userInterfaceStyle: style))
  }

  private static func named(_ size: UIContentSizeCategory) -> (String, UITraitCollection) {
    // Apple's raw values end in XS … XXXL or AccessibilityM … AccessibilityXXXL.
    let letters = size.rawValue.split(separator: "y").last.map(String.init) ?? size.rawValue
    let accessibility = ["M": "AX1", "L": "AX2", "XL": "AX3", "XXL": "AX4", "XXXL": "AX5"]
    let name = size.isAccessibilityCategory ? accessibility[letters] ?? letters : letters
    return (name, UITraitCollection(preferredContentSizeCategory: size))
  }

  private static func named(
    _ direction: UITraitEnvironmentLayoutDirection
  ) -> (String, UITraitCollection) {
    (
      direction == .rightToLeft ? "rtl" : "ltr", UITraitCollection(layoutDirection: direction)
    )
  }
}

extension Dictionary where Key == String, Value == Snapshotting<UIViewController, UIImage> {
  /// A picture of a controller for every combination, for `assertSnapshots(of:as:)`.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  @_disfavoredOverload
  public static func image(
    in matrix: SnapshotMatrix, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> [String: Snapshotting<UIViewController, UIImage>] {
    matrix.strategies {
      .image(on: $0, precision: precision, perceptualPrecision: perceptualPrecision)
    }
  }
}

extension Dictionary where Key == String, Value == Snapshotting<UIView, UIImage> {
  /// A picture of a view for every combination, for `assertSnapshots(of:as:)`. Of a device the
  /// size and the traits count.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  @_disfavoredOverload
  public static func image(
    in matrix: SnapshotMatrix, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> [String: Snapshotting<UIView, UIImage>] {
    matrix.strategies {
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, size: $0.size,
        traits: $0.traits)
    }
  }
}

extension SnapshotMatrix {
  /// Cells whose references would be one file become one strategy that fails and names them.
  fileprivate func strategies<Value, Format>(
    _ strategy: (ViewImageConfig) -> Snapshotting<Value, Format>
  ) -> [String: Snapshotting<Value, Format>] {
    // Names may differ, and still be one file's.
    let files = Dictionary(grouping: cells) { cell in
      SnapshotID(testFile: "a", testName: "a", name: cell.name).relativePath.lowercased()
    }
    var strategies: [String: Snapshotting<Value, Format>] = [:]
    for (_, cells) in files {
      guard let first = cells.first else { continue }
      var strategy = strategy(first.config)
      if let locale = first.locale { strategy = strategy.formatting(in: locale) }
      if !contentSizes.isEmpty {
        strategy = strategy.sized(first.config.traits.preferredContentSizeCategory)
      }
      if cells.count > 1 {
        let names = cells.map { "“\($0.name)”" }.joined(separator: ", ")
        strategy.snapshot = { _ in
          Async(
            .failure(
              .other(
                """
                \(cells.count) cells of the matrix would have one reference: \(names). Leave one \
                out, or give the devices other names.
                """)))
        }
      }
      strategies[first.name] = strategy
    }
    return strategies
  }
}

extension Snapshotting {
  /// This strategy, with a locale that is the current one while the snapshot is taken.
  fileprivate func formatting(in locale: Locale) -> Snapshotting {
    var strategy = self
    let snapshot = snapshot
    strategy.snapshot = { value in
      withSnapshotTesting(locale: locale) {
        let taken = snapshot(value)
        return .delivering { callback in
          withSnapshotTesting(locale: locale) { taken.deliver(to: callback) }
        }
      }
    }
    return strategy
  }

  /// This strategy, with a text size that the user has chosen while the snapshot is taken.
  fileprivate func sized(_ size: UIContentSizeCategory) -> Snapshotting {
    var strategy = self
    let snapshot = snapshot
    strategy.snapshot = { value in
      UITraitCollection.withTextSize(size) {
        let taken = snapshot(value)
        return .delivering { callback in
          UITraitCollection.withTextSize(size) { taken.deliver(to: callback) }
        }
      }
    }
    return strategy
  }
}
