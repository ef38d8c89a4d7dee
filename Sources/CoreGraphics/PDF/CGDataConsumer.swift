/// Core Foundation's name of `NSMutableData`.
public typealias CFMutableData = NSMutableData

/// A destination for bytes: a file, or memory.
public final class CGDataConsumer {
  private let put: (Data) -> Bool

  /// Makes a consumer that appends bytes to data.
  public init?(data: CFMutableData) {
    put = {
      data.append($0)
      return true
    }
  }

  /// Makes a consumer that writes a file when all bytes are there; nil for a URL of no file.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    put = { (try? $0.write(to: url)) != nil }
  }

  func write(_ data: Data) -> Bool { put(data) }
}
