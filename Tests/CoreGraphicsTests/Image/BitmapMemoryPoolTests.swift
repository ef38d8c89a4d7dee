import Testing

@testable import CoreGraphics

#if os(Linux)
  @Suite struct BitmapMemoryPoolTests {
    private let page = HugePages.byteCount

    private func block(pages: Int) throws -> PageBlock {
      try #require(PageBlock(byteCount: pages * page))
    }

    @Test func `a block that was given is taken again, by one`() throws {
      let pool = BitmapMemoryPool(maximumBlock: 8 * page, maximumByteCount: 8 * page)
      #expect(pool.take(byteCount: page) == nil)
      let block = try block(pages: 1)
      pool.give(block)
      #expect(pool.take(byteCount: page) == block)
      #expect(pool.take(byteCount: page) == nil)
      block.unmap()
    }

    @Test func `the smallest block that is large enough is taken`() throws {
      let pool = BitmapMemoryPool(maximumBlock: 8 * page, maximumByteCount: 16 * page)
      let (small, first, second, large) = try (
        block(pages: 1), block(pages: 2), block(pages: 2), block(pages: 4)
      )
      for block in [large, first, small, second] { pool.give(block) }
      let taken = [page + 1, page + 1, page + 1, 4 * page].map { pool.take(byteCount: $0) }
      // The third is less than half of what is left.
      #expect(taken == [second, first, nil, large])
      #expect(pool.take(byteCount: 1) == nil)
      #expect(pool.take(byteCount: page) == small)
      for block in [small, first, second, large] { block.unmap() }
    }

    @Test func `where there are too many the first go back to the system`() throws {
      let pool = BitmapMemoryPool(maximumBlock: 2 * page, maximumByteCount: 3 * page)
      let blocks = try (0..<4).map { _ in try block(pages: 1) }
      for block in blocks { pool.give(block) }
      let taken = (0..<4).map { _ in pool.take(byteCount: page) }
      #expect(taken == [blocks[3], blocks[2], blocks[1], nil])
      for block in blocks.dropFirst() { block.unmap() }
    }

    @Test func `a block above the limit is not kept`() throws {
      let pool = BitmapMemoryPool(maximumBlock: page, maximumByteCount: 8 * page)
      pool.give(try block(pages: 2))
      #expect(pool.take(byteCount: 2 * page) == nil)
    }

    @Test func `a block has whole huge pages, as many as are needed`() throws {
      let block = try #require(PageBlock(byteCount: page + 4))
      #expect(block.byteCount == 2 * page)
      #expect(UInt(bitPattern: block.start) % UInt(page) == 0)
      block.unmap()
    }
  }
#endif
