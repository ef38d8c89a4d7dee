extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes what `onDelete(perform:)` tells of.
  public mutating func remove(atOffsets offsets: IndexSet) {
    precondition(offsets.last.map { $0 < count } ?? true, "An offset is beyond the end.")
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves what `onMove(perform:)` tells of, in its order.
  ///
  /// - Parameter destination: Before which element of the collection as it is, or its count.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition((0...elements.count).contains(destination), "The destination is beyond the end.")
    let staying = elements.indices.filter { !source.contains($0) }
    let order = staying.filter { $0 < destination } + source + staying.filter { $0 >= destination }
    for (index, offset) in zip(Array(indices), order) { self[index] = elements[offset] }
  }
}
