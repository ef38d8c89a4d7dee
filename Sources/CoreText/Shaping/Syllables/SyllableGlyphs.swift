/// Glyphs as syllables.
extension [Glyph] {
  /// The end of the syllable that begins at a place.
  func syllableEnd(from start: Int) -> Int {
    var end = start + 1
    while end < count, self[end].syllable == self[start].syllable { end += 1 }
    return end
  }

  /// Calls back with each syllable; `body` may change glyphs, not their number.
  mutating func forEachSyllable(_ body: (inout [Glyph], Range<Int>) -> Void) {
    var start = 0
    while start < count {
      let end = syllableEnd(from: start)
      body(&self, start..<end)
      start = end
    }
  }

  /// Numbers the syllables that a machine finds; neighbours get different numbers.
  mutating func setSyllables(_ syllables: [SyllableMachine.Syllable]) {
    var number = UInt8(1)
    for syllable in syllables {
      for index in syllable.range { self[index].syllable = number << 4 | syllable.kind }
      number = number == 15 ? 1 : number + 1
    }
  }

  /// The kind of the syllable at a place.
  @inline(__always)
  func syllableKind(at index: Int) -> UInt8 { self[index].syllable & 15 }

  mutating func clearSyllables() {
    for index in indices { self[index].syllable = 0 }
  }

  /// Gives glyphs, and those of the same clusters beside them, the first cluster among them.
  mutating func mergeClusters(from start: Int, to end: Int) {
    guard end - start > 1 else { return }
    var lowest = Int32.max
    for position in start..<end { lowest = Swift.min(lowest, self[position].cluster) }
    var (first, last) = (start, end)
    while last < count, self[last].cluster == self[end - 1].cluster { last += 1 }
    while first > 0, self[first - 1].cluster == self[start].cluster { first -= 1 }
    for position in first..<last { self[position].cluster = lowest }
  }

  /// Takes a glyph away. Where no other glyph stands for its characters, the one before it does
  /// from now on, or the one after it if there is none before.
  mutating func removeGlyph(at index: Int) {
    leaveCharacters(of: index, before: index)
    remove(at: index)
  }

  /// Takes glyphs away as `removeGlyph(at:)` does one after the other, in linear time.
  mutating func removeGlyphs(where isRemoved: (Glyph) -> Bool) {
    var kept = 0
    for index in indices {
      if isRemoved(self[index]) {
        leaveCharacters(of: index, before: kept)
      } else {
        swapAt(kept, index)
        kept += 1
      }
    }
    removeLast(count - kept)
  }

  /// Gives the characters of a glyph that goes to another one.
  ///
  /// - Parameter kept: The number of glyphs that stay before it, which are the first ones.
  private mutating func leaveCharacters(of index: Int, before kept: Int) {
    let cluster = self[index].cluster
    if index + 1 < count, self[index + 1].cluster == cluster { return }
    guard kept > 0 else { return mergeClusters(from: index, to: Swift.min(index + 2, count)) }
    let last = self[kept - 1].cluster
    guard cluster < last else { return }
    var position = kept - 1
    while position >= 0, self[position].cluster == last {
      self[position].cluster = cluster
      position -= 1
    }
  }

  /// Moves a glyph; those between make room.
  mutating func move(from old: Int, to new: Int) {
    let glyph = self[old]
    if old < new {
      for index in old..<new { self[index] = self[index + 1] }
    } else if new < old {
      for index in stride(from: old, to: new, by: -1) { self[index] = self[index - 1] }
    }
    self[new] = glyph
  }

  /// Orders glyphs by their position, those of one position as they stand, and merges the clusters
  /// of those that pass each other.
  ///
  /// - Complexity: O(*n* log *n*).
  mutating func sortByPosition(_ range: Range<Int>) {
    let order = range.sorted { (self[$0].position, $0) < (self[$1].position, $1) }
    var (first, last) = (range.lowerBound, range.lowerBound)
    for (place, old) in zip(range, order) {
      last = Swift.max(last, old)
      guard last == place else { continue }
      mergeClusters(from: first, to: place + 1)
      first = place + 1
    }
    let unsorted = Array(self[range])
    for (place, old) in zip(range, order) { self[place] = unsorted[old - range.lowerBound] }
  }

  /// Turns a sequence of vowels that stand before the base round, each with what follows it.
  mutating func reverseVowels(_ range: Range<Int>, _ vowels: UInt64) {
    self[range].reverse()
    var start = range.lowerBound
    for index in range where self[index].isAny(vowels) {
      self[start...index].reverse()
      start = index + 1
    }
  }

  /// Gives syllables that lack a base a dotted circle, if the font has one.
  ///
  /// - Parameter repha: The category of what stays before the circle.
  mutating func insertDottedCircles(
    kind: UInt8, category: UInt8, position: UInt8, after repha: UInt8?, _ font: FontInstance
  ) {
    guard contains(where: { $0.syllable & 15 == kind && $0.syllable != 0 }) else { return }
    let circle = font.face.characters.glyph(0x25CC)
    guard circle != 0 else { return }
    var result: [Glyph] = []
    result.reserveCapacity(count + 8)
    var (last, index) = (UInt8(0), 0)
    while index < count {
      let current = self[index]
      if current.syllable != last, current.syllable & 15 == kind {
        last = current.syllable
        while index < count, self[index].syllable == last, self[index].category == repha {
          result.append(self[index])
          index += 1
        }
        var glyph = Glyph(character: 0x25CC, cluster: current.cluster)
        glyph.id = circle
        glyph.mask = current.mask
        glyph.syllable = last
        glyph.category = category
        glyph.position = position
        result.append(glyph)
      } else {
        result.append(current)
        index += 1
      }
    }
    self = result
  }
}
