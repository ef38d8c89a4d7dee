import Foundation

/// One HTTP request to a program on this machine. chromedriver's answers have headers that
/// `URLSession` on Linux refuses.
struct LoopbackRequest {
  let port: UInt16

  /// The answer's body.
  func send(_ method: String, _ path: String, body: Data) throws -> Data {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard connection >= 0 else { throw Failure("no socket: \(errno)") }
    defer { close(connection) }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure("chromedriver does not answer: \(errno)") }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    var request = [UInt8](head.utf8) + body
    while !request.isEmpty {
      let count = write(connection, request, request.count)
      if count <= 0 { throw Failure("chromedriver went away: \(errno)") }
      request.removeFirst(count)
    }
    return try answer(connection)
  }

  private func answer(_ connection: Int32) throws -> Data {
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
        if let length, answer.count - end.upperBound >= length {
          return answer[end.upperBound..<end.upperBound + length]
        }
      }
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 { throw Failure("chromedriver did not answer in time") }
      answer += buffer[..<count]
    }
  }
}
