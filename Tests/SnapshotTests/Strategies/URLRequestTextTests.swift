import Foundation
import FoundationNetworking
import Snapshot
import Testing

@Suite struct URLRequestTextTests: TextTaking {
  private func request(_ method: String = "GET", body: String? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/x?b=2&a=1")))
    request.httpMethod = method
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  @Test func `a raw request has its address in order, then headers, then the body`() throws {
    #expect(
      try text(request(), .raw) == "GET https://example.com/x?a=1&b=2\nAccept: text/html")
    #expect(
      try text(request("POST", body: "a b"), .raw) == """
        POST https://example.com/x?a=1&b=2
        Accept: text/html

        a b
        """)
  }

  @Test func `pretty indents JSON and leaves anything else`() throws {
    #expect(
      try text(request("POST", body: #"{"b":1,"a":2}"#), .raw(pretty: true))?
        .hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}") == true)
    #expect(
      try text(request("POST", body: "{b"), .raw(pretty: true))?.hasSuffix("\n\n{b") == true)
  }

  @Test func `curl's command has an option for what is not plain`() throws {
    #expect(
      try text(request(), .curl)
        == "curl \\\n\t--header \"Accept: text/html\" \\\n\t\"https://example.com/x?a=1&b=2\"")
    #expect(try text(request("HEAD"), .curl)?.hasPrefix("curl \\\n\t--head \\\n") == true)
    #expect(
      try text(request("PUT", body: "a \"b\""), .curl)?.contains(
        "--request PUT \\\n\t--header \"Accept: text/html\" \\\n\t--data \"a \\\"b\\\"\"") == true)
  }

  @Test func `a cookie is an option of its own`() throws {
    var request = try request()
    request.setValue("id=1", forHTTPHeaderField: "Cookie")
    let command = try #require(text(request, .curl))
    #expect(command.contains("\t--cookie \"id=1\" \\\n"))
    #expect(!command.contains("Cookie:"))
  }
}
