extension MainActor {
  /// Runs what belongs to the main actor where a call cannot say that it is on it.
  ///
  /// Unlike `assumeIsolated` it runs elsewhere, too. UIKit's classes are `@preconcurrency`, so that
  /// a test in the language mode of Swift 5 may make and change views wherever it runs. On iOS that
  /// works, with a warning, and it must not end the process here.
  nonisolated package static func unchecked<Result>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      // SAFETY: The two types differ in the actor alone, which is no part of how a synchronous
      // function is called. What it touches is the caller's affair, as the docstring says.
      let plain = unsafe unsafeBitCast(body, to: (() throws -> Result).self)
      return try plain()
    }
  }
}
