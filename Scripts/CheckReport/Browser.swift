import Foundation

/// What went wrong, in words.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A headless Chromium behind chromedriver, on this machine alone.
///
/// - Source: W3C WebDriver, and chromedriver's own `se/log`.
final class Browser {
  private let driver = Process()
  private let port: UInt16
  private var session = ""

  init(width: Int, height: Int, arguments: [String] = []) throws {
    let output = Pipe()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    driver.arguments = ["chromedriver", "--port=0"]
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    // It says which port it took.
    var text = ""
    var port: UInt16?
    while port == nil, case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      if let range = text.range(of: "on port ", options: .backwards),
        let end = text[range.upperBound...].firstIndex(of: ".")
      {
        port = UInt16(text[range.upperBound..<end]).flatMap { $0 == 0 ? nil : $0 }
      }
    }
    guard let port else { throw Failure("chromedriver did not start: \(text)") }
    self.port = port
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=\(width),\(height)",
      ] + arguments
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL"],
      "goog:chromeOptions": options,
    ]
    let answer = try send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure("Chromium did not start: \(answer)")
    }
    session = "/session/" + id
  }

  func close() {
    _ = try? send("DELETE", session, nil)
    driver.terminate()
    driver.waitUntilExit()
  }

  func open(_ path: String) throws {
    try post("/url", ["url": "file://" + path])
  }

  /// Runs a function's body in the page and gives what it returns.
  @discardableResult
  func run(_ script: String) throws -> Any {
    try post("/execute/sync", ["script": script, "args": []])
  }

  /// Waits until an expression is true, at most three seconds.
  func wait(for what: String, _ expression: String) throws {
    for _ in 0..<60 {
      if try run("return !!(\(expression))") as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure("\(what): not within 3 s")
  }

  func press(_ key: String) throws {
    let actions: [[String: Any]] = [
      ["type": "keyDown", "value": key], ["type": "keyUp", "value": key],
    ]
    try post("/actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Moves the pointer to a place of the window, and clicks there if asked to.
  func point(x: Double, y: Double, clicks: Bool = false) throws {
    var actions: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "x": Int(x), "y": Int(y)]
    ]
    if clicks {
      actions += [["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0]]
    }
    try post("/actions", ["actions": [["type": "pointer", "id": "mouse", "actions": actions]]])
  }

  /// What the page complained about: errors, and what the content security policy refused.
  func complaints() throws -> [String] {
    let entries = try post("/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { entry in
      guard let level = entry["level"] as? String, level == "SEVERE" || level == "WARNING" else {
        return nil
      }
      return entry["message"] as? String
    }
  }

  /// The text of a dialog that a script opened; nothing where there is none.
  func dialog() -> String? {
    (try? send("GET", session + "/alert/text", nil)) as? String
  }

  @discardableResult
  private func post(_ path: String, _ body: [String: Any]) throws -> Any {
    try send("POST", session + path, body)
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try LoopbackRequest(port: port).send(method, path, body: data)
    let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    let value = object?["value"] ?? NSNull()
    if let failure = value as? [String: Any], let name = failure["error"] as? String {
      throw Failure("\(name): \(failure["message"] as? String ?? "")")
    }
    return value
  }
}
