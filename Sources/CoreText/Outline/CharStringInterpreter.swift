import CoreGraphics

/// Runs the program that draws a glyph.
///
/// Hints are read past and ignored: outlines are not hinted.
///
/// Source: Adobe Technical Note 5177, "The Type 2 Charstring Format".
struct CharStringInterpreter {
  private static let limits = (steps: 200_000, depth: 10, stack: 192)

  /// A letter and an accent that make up a glyph, by their codes in Adobe's standard encoding.
  struct Accented {
    let letter: Int
    let accent: Int
    /// The place of the accent, 16.16.
    let x: Int
    let y: Int
  }

  let bytes: [UInt8]
  /// The place where the table begins in the bytes.
  let base: Int
  let global: CFFIndex
  let local: CFFIndex
  private(set) var outline = GlyphOutline()
  /// What is drawn besides the outline.
  private(set) var accented: Accented?

  /// The numbers of the stack as 16.16, as are the places.
  private var stack: [Int] = []
  private var x = 0
  private var y = 0
  private var hintCount = 0
  private var hasWidth = false
  private var isOpen = false
  private var isDone = false
  private var stepCount = 0
  private var storage = [Int](repeating: 0, count: 32)

  init(bytes: [UInt8], base: Int, global: CFFIndex, local: CFFIndex) {
    self.bytes = bytes
    self.base = base
    self.global = global
    self.local = local
    stack.reserveCapacity(Self.limits.stack)
  }

  /// - Parameter range: The program's bytes from the start of the table; they end inside it.
  /// - Throws: `FontError` where the program is cut off, calls what is not there, or does not end.
  mutating func run(_ range: Range<Int>) throws(FontError) {
    try execute(range, depth: 0)
    closeContour()
  }

  private func failure(_ at: Int, _ reason: String) -> FontError {
    .malformed(table: "CFF ", offset: at, reason: reason)
  }

  private mutating func execute(_ range: Range<Int>, depth: Int) throws(FontError) {
    guard depth <= Self.limits.depth else {
      throw failure(range.lowerBound, "subroutines call each other too deep")
    }
    var at = range.lowerBound
    while at < range.upperBound, !isDone {
      stepCount += 1
      guard stepCount < Self.limits.steps else {
        throw failure(at, "a glyph's program does not end")
      }
      let byte = Int(bytes[base + at])
      if byte >= 32 || byte == 28 {
        guard let size = pushNumber(byte, at, range.upperBound) else {
          throw .outOfBounds(table: "CFF ", offset: at, count: 1)
        }
        at += size
        guard stack.count <= Self.limits.stack else {
          throw failure(at, "more than \(Self.limits.stack) numbers")
        }
        continue
      }
      at += 1
      switch byte {
      case 10, 29:
        let list = byte == 10 ? local : global
        let bias = list.count < 1240 ? 107 : list.count < 33_900 ? 1131 : 32_768
        let index = (stack.popLast() ?? 0) >> 16 + bias
        guard let body = try list.range(index) else {
          throw failure(at - 1, "no subroutine \(index)")
        }
        try execute(body, depth: depth + 1)
      case 11: return
      case 12:
        guard at < range.upperBound else {
          throw .outOfBounds(table: "CFF ", offset: at, count: 1)
        }
        escape(Int(bytes[base + at]))
        at += 1
      case 19, 20:
        takeHints()
        at += (hintCount + 7) / 8
      default: operate(byte)
      }
    }
  }

  /// - Returns: The bytes that the number takes.
  private mutating func pushNumber(_ byte: Int, _ at: Int, _ end: Int) -> Int? {
    @inline(__always)
    func next(_ offset: Int) -> Int { Int(bytes[base + at + offset]) }
    switch byte {
    case 28:
      guard at + 3 <= end else { return nil }
      stack.append(Int(Int16(truncatingIfNeeded: next(1) << 8 | next(2))) << 16)
      return 3
    case 32...246:
      stack.append((byte - 139) << 16)
      return 1
    case 247...250:
      guard at + 2 <= end else { return nil }
      stack.append(((byte - 247) * 256 + next(1) + 108) << 16)
      return 2
    case 251...254:
      guard at + 2 <= end else { return nil }
      stack.append((-(byte - 251) * 256 - next(1) - 108) << 16)
      return 2
    default:
      guard at + 5 <= end else { return nil }
      stack.append(
        Int(Int32(truncatingIfNeeded: next(1) << 24 | next(2) << 16 | next(3) << 8 | next(4))))
      return 5
    }
  }

  // MARK: Drawing

  private var place: SIMD2<Int32> {
    SIMD2(
      Int32(truncatingIfNeeded: (x &+ 256) >> 9), Int32(truncatingIfNeeded: (y &+ 256) >> 9))
  }

  private mutating func closeContour() {
    if isOpen { outline.verbs.append(.close) }
    isOpen = false
  }

  private mutating func move(_ dx: Int, _ dy: Int) {
    closeContour()
    x &+= dx
    y &+= dy
    outline.verbs.append(.move)
    outline.points.append(place)
    isOpen = true
  }

  private mutating func open() {
    if isOpen { return }
    outline.verbs.append(.move)
    outline.points.append(place)
    isOpen = true
  }

  private mutating func line(_ dx: Int, _ dy: Int) {
    open()
    x &+= dx
    y &+= dy
    outline.verbs.append(.line)
    outline.points.append(place)
  }

  private mutating func curve(
    _ dx1: Int, _ dy1: Int, _ dx2: Int, _ dy2: Int, _ dx3: Int, _ dy3: Int
  ) {
    open()
    outline.verbs.append(.cubic)
    for (dx, dy) in [(dx1, dy1), (dx2, dy2), (dx3, dy3)] {
      x &+= dx
      y &+= dy
      outline.points.append(place)
    }
  }

  private func argument(_ index: Int) -> Int {
    stack.indices.contains(index) ? stack[index] : 0
  }

  /// The first number of the first operator may be the width, which `hmtx` has.
  private mutating func takeWidth(ifMoreThan count: Int) {
    if !hasWidth, stack.count > count { stack.removeFirst() }
    hasWidth = true
  }

  private mutating func takeHints() {
    if !hasWidth, stack.count % 2 == 1 { stack.removeFirst() }
    hasWidth = true
    hintCount += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func operate(_ code: Int) {
    switch code {
    case 1, 3, 18, 23:
      takeHints()
    case 4:
      takeWidth(ifMoreThan: 1)
      move(0, argument(0))
    case 21:
      takeWidth(ifMoreThan: 2)
      move(argument(0), argument(1))
    case 22:
      takeWidth(ifMoreThan: 1)
      move(argument(0), 0)
    case 5: lines(0, stack.count)
    case 6, 7: alternatingLines(isHorizontal: code == 6)
    case 8: curves(0, stack.count)
    case 14:
      let last = Array(stack.suffix(4))
      if last.count == 4 {
        accented = Accented(letter: last[2] >> 16, accent: last[3] >> 16, x: last[0], y: last[1])
      }
      isDone = true
    case 24:
      let end = max(stack.count - 2, 0)
      curves(0, end)
      line(argument(end), argument(end + 1))
    case 25:
      let end = max(stack.count - 6, 0)
      lines(0, end)
      curves(end, stack.count)
    case 26, 27: parallelCurves(isVertical: code == 26)
    case 30, 31: alternatingCurves(isHorizontal: code == 31)
    default: break
    }
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func lines(_ start: Int, _ end: Int) {
    var index = start
    while index + 1 < end {
      line(stack[index], stack[index + 1])
      index += 2
    }
  }

  private mutating func alternatingLines(isHorizontal: Bool) {
    for (index, value) in stack.enumerated() {
      if (index % 2 == 0) == isHorizontal { line(value, 0) } else { line(0, value) }
    }
  }

  private mutating func curves(_ start: Int, _ end: Int) {
    var index = start
    while index + 5 < end {
      curve(
        stack[index], stack[index + 1], stack[index + 2], stack[index + 3], stack[index + 4],
        stack[index + 5])
      index += 6
    }
  }

  private mutating func parallelCurves(isVertical: Bool) {
    var index = stack.count % 2
    var across = index == 1 ? argument(0) : 0
    while index + 3 < stack.count {
      let (a, b, c, d) = (stack[index], stack[index + 1], stack[index + 2], stack[index + 3])
      if isVertical { curve(across, a, b, c, 0, d) } else { curve(a, across, b, c, d, 0) }
      across = 0
      index += 4
    }
  }

  private mutating func alternatingCurves(isHorizontal: Bool) {
    var isHorizontal = isHorizontal
    var index = 0
    while index + 3 < stack.count {
      let (a, b, c, d) = (stack[index], stack[index + 1], stack[index + 2], stack[index + 3])
      let last = stack.count - index == 5 ? stack[index + 4] : 0
      if isHorizontal { curve(a, 0, b, c, last, d) } else { curve(0, a, b, c, d, last) }
      isHorizontal.toggle()
      index += 4
    }
  }

  // MARK: Two-byte operators

  private mutating func escape(_ code: Int) {
    switch code {
    case 34:
      curve(argument(0), 0, argument(1), argument(2), argument(3), 0)
      curve(argument(4), 0, argument(5), -argument(2), argument(6), 0)
    case 35:
      curves(0, min(stack.count, 12))
    case 36:
      let sum = argument(1) &+ argument(3) &+ argument(7)
      curve(argument(0), argument(1), argument(2), argument(3), argument(4), 0)
      curve(argument(5), 0, argument(6), argument(7), argument(8), -sum)
    case 37:
      let dx = argument(0) &+ argument(2) &+ argument(4) &+ argument(6) &+ argument(8)
      let dy = argument(1) &+ argument(3) &+ argument(5) &+ argument(7) &+ argument(9)
      let isWide = dx.magnitude > dy.magnitude
      curve(argument(0), argument(1), argument(2), argument(3), argument(4), argument(5))
      curve(
        argument(6), argument(7), argument(8), argument(9), isWide ? argument(10) : -dx,
        isWide ? -dy : argument(10))
    default:
      calculate(code)
      return
    }
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func pop() -> Int { stack.popLast() ?? 0 }

  private mutating func calculate(_ code: Int) {
    switch code {
    case 9: stack.append(Int(bitPattern: pop().magnitude))
    case 10: stack.append(pop() &+ pop())
    case 11:
      let right = pop()
      stack.append(pop() &- right)
    case 12:
      let right = pop()
      let left = pop()
      stack.append(right == 0 ? 0 : (left &<< 16).dividedReportingOverflow(by: right).partialValue)
    case 14: stack.append(0 &- pop())
    case 18: _ = pop()
    case 20:
      let index = pop() >> 16
      let value = pop()
      if storage.indices.contains(index) { storage[index] = value }
    case 21:
      let index = pop() >> 16
      stack.append(storage.indices.contains(index) ? storage[index] : 0)
    case 24:
      let right = pop()
      stack.append((pop() &* right) >> 16)
    case 27: stack.append(argument(stack.count - 1))
    case 28:
      let last = pop()
      let first = pop()
      stack += [last, first]
    default: compare(code)
    }
  }

  private mutating func compare(_ code: Int) {
    let one = 1 << 16
    switch code {
    case 3:
      let right = pop()
      stack.append(pop() != 0 && right != 0 ? one : 0)
    case 4:
      let right = pop()
      stack.append(pop() != 0 || right != 0 ? one : 0)
    case 5: stack.append(pop() == 0 ? one : 0)
    case 15: stack.append(pop() == pop() ? one : 0)
    case 22:
      let (right, left, second, first) = (pop(), pop(), pop(), pop())
      stack.append(left <= right ? first : second)
    case 26:
      let value = Double(max(pop(), 0)) / 65_536
      stack.append(Int(value.squareRoot() * 65_536))
    case 29:
      let index = max(pop() >> 16, 0)
      stack.append(argument(stack.count - 1 - index))
    case 30:
      let shift = pop() >> 16
      roll(pop() >> 16, by: shift)
    default: break
    }
  }

  /// Turns the last numbers around: by 1 the last one comes before the others.
  private mutating func roll(_ count: Int, by shift: Int) {
    guard count > 0, count <= stack.count else { return }
    let group = Array(stack.suffix(count))
    // The remainder has the sign of the shift.
    let first = (count - shift % count) % count
    stack.removeLast(count)
    stack += group[first...] + group[..<first]
  }
}
