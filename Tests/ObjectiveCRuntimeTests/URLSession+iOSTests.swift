import Foundation
import FoundationNetworking
import ObjectiveCRuntime
import Testing

@Suite struct URLSessionTests {
  @Test func `what loads an address is a function of it alone`() async {
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    await #expect(throws: (any Error).self) {
      _ = try await load(URL(fileURLWithPath: "/no such file"))
    }
  }

  @Test func `a cache has the capacities that it is made with`() {
    let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000)
    #expect(cache.memoryCapacity == 1000 && cache.diskCapacity == 2000)
  }
}
