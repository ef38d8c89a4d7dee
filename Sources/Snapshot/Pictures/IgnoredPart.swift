import Foundation
import SnapshotCore
import UIKit

/// A part of a view's picture whose differences do not count: a clock, a map, a spinner.
///
/// It is drawn into the reference as ever. A part that is not there is a failure, and so are parts
/// that cover the whole picture.
public struct IgnoredPart: Sendable {
  private enum Kind {
    case rect(CGRect)
    case views(String, @MainActor @Sendable (UIView) -> Bool)
    case mask(UIImage)
  }

  private let kind: Kind

  /// A rectangle, in points of the snapshot's view.
  public static func rect(_ rect: CGRect) -> IgnoredPart {
    IgnoredPart(kind: .rect(rect))
  }

  /// All views of a class and its subclasses, with what they contain.
  public static func views<Subject: UIView>(of type: Subject.Type) -> IgnoredPart {
    IgnoredPart(kind: .views("\(type)", { $0 is Subject }))
  }

  /// Ignores all views with a tag.
  public static func views(tag: Int) -> IgnoredPart {
    IgnoredPart(kind: .views("tag \(tag)", { $0.tag == tag }))
  }

  /// Ignores all views with an `accessibilityIdentifier`.
  public static func views(identifier: String) -> IgnoredPart {
    IgnoredPart(
      kind: .views("identifier \(identifier)", { $0.accessibilityIdentifier == identifier }))
  }

  /// All views that a closure accepts.
  ///
  /// - Parameters:
  ///   - name: What they are called in messages.
  ///   - isIgnored: Says whether a view and what it contains are left out; asked on the main actor.
  public static func views(
    _ name: String, where isIgnored: @escaping @MainActor @Sendable (UIView) -> Bool
  ) -> IgnoredPart {
    IgnoredPart(kind: .views(name, isIgnored))
  }

  /// Ignores the part that a picture of the snapshot's size in pixels marks: where it is not
  /// transparent or, if all of it is opaque, not dark.
  public static func mask(_ image: UIImage) -> IgnoredPart {
    IgnoredPart(kind: .mask(image))
  }

  // MARK: - In pixels

  /// - Parameters:
  ///   - root: The view that is drawn, laid out.
  ///   - size: The size of its picture.
  @MainActor static func areas(
    _ parts: [IgnoredPart], in root: UIView, scale: CGFloat, size: PixelSize
  ) -> Result<[IgnoredArea], SnapshotFailure> {
    var areas: [IgnoredArea] = []
    for part in parts {
      switch part.areas(in: root, scale: scale, size: size) {
      case .failure(let failure): return .failure(failure)
      case .success(let found): areas += found
      }
    }
    if IgnoredArea.cover(areas, size) {
      let all = areas.map(\.description).joined(separator: " and ")
      return .failure(
        .other("Every pixel is ignored (\(all)), so the snapshot cannot fail. Ignore less."))
    }
    return .success(areas)
  }

  @MainActor private func areas(
    in root: UIView, scale: CGFloat, size: PixelSize
  ) -> Result<[IgnoredArea], SnapshotFailure> {
    switch kind {
    case .rect(let rect):
      let box = PixelBox(rect, of: root, scale: scale)
      return .success(
        [.box(x: box.x, y: box.y, width: box.width, height: box.height)])
    case .views(let name, let isIgnored):
      let boxes = Self.views(in: root, isIgnored).map { view in
        PixelBox(view.convert(view.bounds, to: root), of: root, scale: scale)
      }
      if boxes.isEmpty {
        return .failure(
          .other("There is no visible view (\(name)) to ignore in \(type(of: root))."))
      }
      return .success(
        boxes.map { .view(name, x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    case .mask(let image):
      switch image.pixelImage {
      case .failure(let failure): return .failure(failure)
      case .success(let mask):
        guard mask.size == size else {
          return .failure(
            .other("The mask has \(mask.size) pixels, and the picture \(size)."))
        }
        return .success([IgnoredArea(maskFrom: mask)])
      }
    }
  }

  /// What is inside a view that is found is ignored with it.
  @MainActor private static func views(
    in view: UIView, _ isIgnored: (UIView) -> Bool
  ) -> [UIView] {
    if view.isHidden { return [] }
    if isIgnored(view) { return [view] }
    return view.subviews.flatMap { views(in: $0, isIgnored) }
  }

  /// A rectangle of a view in the pixels of its picture; those that it touches.
  private struct PixelBox {
    var x = 0
    var y = 0
    var width = 0
    var height = 0

    @MainActor init(_ rect: CGRect, of root: UIView, scale: CGFloat) {
      let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      guard sides.allSatisfy(\.isFinite) else { return }
      func pixel(_ place: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        Int((place * scale).rounded(rule).clamped(to: -1e9...1e9))
      }
      let origin = root.bounds.origin
      x = pixel(rect.minX - origin.x, .down)
      y = pixel(rect.minY - origin.y, .down)
      width = pixel(rect.maxX - origin.x, .up) - x
      height = pixel(rect.maxY - origin.y, .up) - y
    }
  }
}

/// What is ignored in pictures that strategies have drawn, while the pictures live.
enum IgnoredAreas {
  private static let notes = PictureNotes<[IgnoredArea]>()

  static func note(_ areas: [IgnoredArea], for image: UIImage) {
    if !areas.isEmpty { notes.note(areas, for: image) }
  }

  static func of(_ image: UIImage) -> [IgnoredArea] { notes.note(for: image) ?? [] }
}
