import Foundation
import Testing

@testable import CoreGraphics

@Suite struct BitmapMemoryTests {
  private static let byteCounts = [4, 4096, (1 << 21) - 4, 1 << 21, (1 << 21) + 4, 5_000_000]

  @Test(arguments: byteCounts) func `memory is zeros, or says that somebody else had it`(
    _ byteCount: Int
  ) {
    for _ in 0..<3 {
      let memory = BitmapMemory(byteCount: byteCount)
      if memory.isClear {
        // The first byte is 0, and each is as the one before it.
        #expect(memory.start.load(as: UInt8.self) == 0)
        #expect(memcmp(memory.start, memory.start + 1, byteCount - 1) == 0)
      }
      // All of it is there to be written, as far as the last byte.
      memset(memory.start, 0xa5, byteCount)
      #expect(memory.start.load(fromByteOffset: byteCount - 1, as: UInt8.self) == 0xa5)
      memory.deallocate()
    }
  }

  @Test(arguments: byteCounts, [false, true])
  func `a bitmap is transparent black, whoever had its memory before`(
    _ byteCount: Int, _ isDeferred: Bool
  ) throws {
    let width = min(byteCount / 4, 1000)
    for _ in 0..<3 {
      let bitmap = try #require(
        Bitmap(width: width, height: byteCount / 4 / width, isDeferred: isDeferred))
      #expect(bitmap.pixels.allSatisfy { $0 == 0 })
      bitmap.pixels.update(repeating: 0xffff_ffff)
    }
  }

  @Test(arguments: byteCounts) func `pixels begin at a multiple of sixteen bytes`(
    _ byteCount: Int
  ) {
    let memory = BitmapMemory(byteCount: byteCount)
    #expect(UInt(bitPattern: memory.start) % 16 == 0)
    memory.deallocate()
  }

  #if os(Linux)
    @Test(arguments: byteCounts.filter { $0 >= 1 << 21 })
    func `large memory begins with a huge page`(_ byteCount: Int) {
      let memories = (0..<4).map { _ in BitmapMemory(byteCount: byteCount) }
      for memory in memories {
        #expect(UInt(bitPattern: memory.start) % UInt(HugePages.byteCount) == 0)
      }
      // Nobody has the bytes of another.
      let starts = memories.map { UInt(bitPattern: $0.start) }.sorted()
      for (start, next) in zip(starts, starts.dropFirst()) {
        #expect(next - start >= UInt(byteCount))
      }
      for memory in memories { memory.deallocate() }
    }
  #endif
}
