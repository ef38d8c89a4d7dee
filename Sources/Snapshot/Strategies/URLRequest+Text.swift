import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: method and address, headers, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A request as it is sent: method and address, headers sorted, body.
  ///
  /// - Parameter pretty: Whether a body in JSON is indented, its keys sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let url = request.url.map(RequestText.sortedAddress) ?? "(null)"
      var lines = ["\(request.httpMethod ?? "GET") \(url)"]
      lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      if let body = request.httpBody {
        let data = (pretty ? RequestText.indentedJSON(body) : nil) ?? body
        lines.append("\n" + String(decoding: data, as: UTF8.self))
      }
      return lines.joined(separator: "\n")
    }
  }

  /// A request as the command line of `curl` that sends it.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        parts.append("--header \"\(field): \(value.replacing("\"", with: "\\\""))\"")
      }
      if let body = request.httpBody, let text = String(data: body, encoding: .utf8) {
        parts.append("--data " + quoted(text.replacing("\\\"", with: "\\\\\"")))
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie " + quoted(cookie)) }
      parts.append(quoted(request.url.map(RequestText.sortedAddress) ?? "(null)"))
      return parts.joined(separator: " \\\n\t")
    }
  }
}

private enum RequestText {
  /// The address with the items of its query sorted by name.
  static func sortedAddress(_ url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return url.absoluteString
    }
    if let items = components.queryItems {
      components.queryItems = items.enumerated()
        .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    }
    return components.url?.absoluteString ?? url.absoluteString
  }

  /// The data as indented JSON; nil for data that is not JSON.
  static func indentedJSON(_ data: Data) -> Data? {
    guard let object = try? JSONSerialization.jsonObject(with: data) else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }
}
