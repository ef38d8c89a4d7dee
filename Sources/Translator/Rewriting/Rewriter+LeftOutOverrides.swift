import SwiftSyntax

/// Overrides in extensions of the system's classes, which only an Objective-C runtime could call.
extension Rewriter {
  /// Leaves out an override that changes no picture; of any other an error says what to do.
  func leaveOutForeignOverride(
    _ node: some DeclSyntaxProtocol, _ name: String, _ scope: Scope
  ) {
    guard Self.withoutPicture.contains(name) else {
      return note(
        .error, at: node,
        "An extension cannot override what \(scope.name) has: that needs an Objective-C runtime. "
          + "Override it in a subclass, or leave it out with `#if !canImport(Snapshot)`.")
    }
    note(
      .warning, at: node,
      "An extension cannot override \(name) of \(scope.name): that needs an Objective-C runtime. "
        + "It is left out; no picture shows it.")
    blank(node)
  }

  /// Members that decide on rotation, the status bar, the home indicator and the like, and on what
  /// happens at a touch.
  private static let withoutPicture: Set<String> = [
    "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childForStatusBarHidden", "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "childForPointerLock", "prefersPointerLocked",
    "disablesAutomaticKeyboardDismissal", "touchesBegan", "touchesMoved", "touchesEnded",
    "touchesCancelled", "pressesBegan", "pressesEnded", "motionBegan", "motionEnded",
    "motionCancelled", "canPerformAction", "keyCommands", "didReceiveMemoryWarning",
    "debugDescription", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
  ]
}
