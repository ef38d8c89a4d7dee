import Glibc
import ZLib

/// Inflates random zlib streams with `Inflater` and with zlib. Where zlib finds a whole stream with
/// nothing after it, `Inflater` must give the same bytes; where it does not, it must refuse.
/// `Tests/Fuzz/inflate` builds and runs it.
@main
enum InflateFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    let seconds = arguments.count > 1 ? Int(arguments[1]) ?? 60 : 60
    var seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1000 : 1000
    let end = time(nil) + seconds
    var counts = FuzzCounts()
    repeat {
      for _ in 0..<64 {
        var next = InflateCase(seed: seed)
        next.run(&counts)
        seed += 1
      }
    } while time(nil) < end
    print("\(counts); the next seed is \(seed)")
  }
}

struct FuzzCounts: CustomStringConvertible {
  var streams = 0
  var whole = 0
  var bytes = 0

  var description: String {
    "\(streams) streams, \(whole) of them whole with \(bytes) bytes, are inflated as by zlib"
  }
}

private struct InflateCase {
  let seed: UInt64
  private var random: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  mutating func run(_ counts: inout FuzzCounts) {
    var stream = DeflateSource.stream(&random)
    check(stream, &counts)
    for _ in 0..<8 {
      stream = damaged(stream)
      check(stream, &counts)
      // Hardly a change leaves the checksum right.
      let (bytes, _, read) = Oracle.inflate(stream)
      if read >= 6, read <= stream.count {
        check(Array(stream[..<(read - 4)]) + Oracle.checksum(bytes), &counts)
      }
    }
  }

  private mutating func damaged(_ stream: [UInt8]) -> [UInt8] {
    var stream = stream
    guard stream.count > 2 else { return stream + [1, 2, 3] }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: stream.removeLast(Int.random(in: 1..<stream.count, using: &random))
    case 1: stream.append(UInt8.random(in: 0...255, using: &random))
    case 2:
      // What decides most stands at the beginning.
      let place = Int.random(in: 0..<min(stream.count, 80), using: &random)
      stream[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3:
      let from = Int.random(in: 0..<stream.count, using: &random)
      let count = Int.random(in: 0...min(64, stream.count - from), using: &random)
      let place = Int.random(in: 2..<stream.count, using: &random)
      stream.insert(contentsOf: stream[from..<from + count], at: place)
    default:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<stream.count, using: &random)
        stream[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return stream
  }

  private mutating func check(_ stream: [UInt8], _ counts: inout FuzzCounts) {
    let (bytes, isWhole, read) = Oracle.inflate(stream)
    counts.streams += 1
    let expected = isWhole && read == stream.count ? bytes : nil
    // No picture is empty.
    if let expected, !expected.isEmpty {
      counts.whole += 1
      counts.bytes += expected.count
    }
    for count in [bytes.count, bytes.count + 1, max(bytes.count - 1, 0)] where count > 0 {
      let found = Subject.inflate(stream, count, &random)
      if found != (count == bytes.count ? expected : nil) {
        print(
          "seed \(seed): \(stream.count) bytes, of which zlib reads \(read): zlib "
            + "\(isWhole ? "inflates" : "refuses after") \(bytes.count), ours "
            + "\(found == nil ? "refuses" : "inflates") \(count)\n\(stream)")
        exit(1)
      }
    }
  }
}

/// zlib.
private enum Oracle {
  /// Room for a megabyte.
  nonisolated(unsafe) private static let room =
    UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)

  static func inflate(_ stream: [UInt8]) -> (bytes: [UInt8], isWhole: Bool, read: Int) {
    var state = z_stream()
    var input = stream
    precondition(inflateInit_(&state, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&state) }
    // SAFETY: the memory lives for the call, and zlib is told how long it is.
    let result = input.withUnsafeMutableBufferPointer { input in
      (state.next_in, state.avail_in) = (input.baseAddress, UInt32(input.count))
      (state.next_out, state.avail_out) = (room.baseAddress, UInt32(room.count))
      return ZLib.inflate(&state, Z_FINISH)
    }
    return (Array(room[..<Int(state.total_out)]), result == Z_STREAM_END, Int(state.total_in))
  }

  static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let sum = UInt32(adler32(1, bytes, UInt32(bytes.count)))
    return [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
  }
}

/// `Inflater` with memory of exactly the size that it asks for, in random pieces; somewhere a
/// second one goes on.
private enum Subject {
  static func inflate(
    _ stream: [UInt8], _ count: Int, _ random: inout SeededGenerator
  ) -> [UInt8]? {
    let piece = 1 << Int.random(in: 4...17, using: &random)
    let windowByteCount = Inflater.reach + piece + Inflater.windowPadding
    let input = UnsafeMutableRawPointer.allocate(
      byteCount: stream.count + Inflater.inputPadding, alignment: 1)
    input.copyMemory(from: stream, byteCount: stream.count)
    memset(input + stream.count, 0xa5, Inflater.inputPadding)
    let windows = (0..<2).map { _ in
      UnsafeMutableRawPointer.allocate(byteCount: windowByteCount, alignment: 1)
    }
    let tables = (0..<2).map { _ in
      UnsafeMutablePointer<UInt32>.allocate(capacity: Inflater.tableWordCount)
    }
    defer {
      input.deallocate()
      for window in windows { window.deallocate() }
      for table in tables { table.deallocate() }
    }
    for table in tables { table.initialize(repeating: 0, count: Inflater.tableWordCount) }
    func make(_ index: Int) -> Inflater? {
      Inflater(
        input: input, inputByteCount: stream.count, window: windows[index],
        outputByteCount: count, tables: tables[index])
    }
    guard var inflater = make(0), var second = make(1) else { return nil }
    var output: [UInt8] = []
    var isSecond = false
    while true {
      let target = min(output.count + Int.random(in: 1...piece, using: &random), count)
      switch inflater.inflate(upTo: target) {
      case .refused: return nil
      case let step:
        // The end may come a little early, with all bytes.
        let last = step == .end ? count : target
        let place = inflater.output(at: output.count)
        let bytes = UnsafeRawBufferPointer(start: place, count: last - output.count)
        output.append(contentsOf: bytes)
        if step == .end { return output }
        if target == count { return nil }
        inflater.release(before: target)
        if !isSecond, Int.random(in: 0..<4, using: &random) == 0 {
          second.resume(from: inflater)
          inflater = second
          isSecond = true
        }
      }
    }
  }
}
