import Foundation
import FoundationNetworking

extension URLSession {
  /// Linux's takes a delegate as well, so that `session.data(from:)` alone would not name a method.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Loads a request without a delegate of its own.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}

extension URLCache {
  /// - Parameter directory: The folder below that of caches; nil for the standard one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
