import SwiftUI

/// Asks somebody to rate the app. Differs: nobody is asked, as in a simulator's tests.
@MainActor open class SKStoreReviewController: NSObject {
  /// Asks in the app's window.
  open class func requestReview() {}
  /// Asks in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks somebody to rate the app, from a view. Differs: nobody is asked.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks somebody to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
