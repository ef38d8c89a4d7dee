import Foundation

/// What carries the data of a thing that is dragged.
@preconcurrency
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What a file made of it would be called.
  open var suggestedName: String?

  public override init() {
    super.init()
  }
}
