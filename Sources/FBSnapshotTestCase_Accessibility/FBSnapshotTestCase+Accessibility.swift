@_exported import AccessibilitySnapshotCore
@_exported import FBSnapshotTestCase
public import Foundation
import Snapshot
public import UIKit

extension FBSnapshotTestCase {
  /// Asserts that a view's picture with marks on everything that VoiceOver stops at, and what is
  /// said there, matches its reference.
  public func SnapshotVerifyAccessibility(
    _ view: UIView, identifier: String = "",
    layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    SnapshotVerifyAccessibility(
      view, identifier: identifier, layoutEngine: layoutEngine,
      snapshotConfiguration: AccessibilitySnapshotConfiguration(
        viewRenderingMode: usesDrawViewHierarchyInRect
          ? .drawHierarchyInRect : .renderLayerInContext),
      suffixes: suffixes, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance, file: file, line: line)
  }

  /// Asserts that a view's picture with accessibility marks matches its reference.
  ///
  /// - Parameter snapshotConfiguration: What the picture shows.
  public func SnapshotVerifyAccessibility(
    _ view: UIView, identifier: String = "",
    layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default,
    snapshotConfiguration: AccessibilitySnapshotConfiguration,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      view, .elements(snapshotConfiguration.marks),
      onScreen: snapshotConfiguration.rendering.renderMode == .drawHierarchyInRect, identifier,
      suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Asserts that a view's picture with accessibility marks matches its reference.
  @available(*, deprecated, message: "Pass 'snapshotConfiguration:'.")
  @_disfavoredOverload
  public func SnapshotVerifyAccessibility(
    _ view: UIView, identifier: String = "",
    showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [],
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), showUserInputLabels: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    SnapshotVerifyAccessibility(
      view, identifier: identifier,
      snapshotConfiguration: AccessibilitySnapshotConfiguration(
        viewRenderingMode: usesDrawViewHierarchyInRect
          ? .drawHierarchyInRect : .renderLayerInContext,
        colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor,
        overlayColors: markerColors, activationPointDisplay: showActivationPoints,
        includesInputLabels: showUserInputLabels ? .whenOverridden : .never),
      suffixes: suffixes, file: file, line: line)
  }

  /// Asserts that a view's picture as Smart Invert shows it matches its reference. Differs:
  /// `UIAccessibility.isInvertColorsEnabled` stays false meanwhile.
  public func SnapshotVerifyWithInvertedColors(
    _ view: UIView, identifier: String = "",
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      view, .smartlyInverted, onScreen: usesDrawViewHierarchyInRect, identifier, suffixes,
      perPixelTolerance, overallTolerance, file, line)
  }

  /// Asserts that a view's picture with a colour on each part in which another view gets touches
  /// matches its reference.
  public func SnapshotVerifyWithHitTargets(
    _ view: UIView, identifier: String = "", useMonochromeSnapshot: Bool = true,
    colors: [UIColor] = [], maxPermissibleMissedRegionWidth: CGFloat = 0,
    maxPermissibleMissedRegionHeight: CGFloat = 0,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let configuration = AccessibilitySnapshotConfiguration(
      viewRenderingMode: .renderLayerInContext,
      colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor, overlayColors: colors)
    verify(
      view,
      .hitTargets(
        configuration.marks,
        step: CGSize(
          missingAtMost: maxPermissibleMissedRegionWidth, maxPermissibleMissedRegionHeight)),
      onScreen: usesDrawViewHierarchyInRect, identifier, suffixes, perPixelTolerance,
      overallTolerance, file, line)
  }

  private func verify(
    _ view: UIView, _ picture: AccessibilityPicture, onScreen: Bool, _ identifier: String,
    _ suffixes: NSOrderedSet, _ perPixelTolerance: CGFloat, _ overallTolerance: CGFloat,
    _ file: StaticString, _ line: UInt
  ) {
    verifyPicture(
      of: view, identifier: identifier, suffixes: suffixes, file: file, line: line
    ) {
      .accessibilityPicture(
        picture, onScreen: onScreen, precision: Float(1 - overallTolerance),
        perceptualPrecision: Float(1 - perPixelTolerance))
    }
  }
}
