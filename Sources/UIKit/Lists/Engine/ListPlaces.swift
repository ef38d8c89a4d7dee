/// The indices of items among all items of a list.
struct ListPlaces {
  /// The number of items before each section; after the last, that of all.
  private let starts: [Int]

  init(_ counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  var count: Int { starts[starts.count - 1] }

  func place(of path: IndexPath) -> Int { starts[path.section] + path.item }

  func path(_ place: Int) -> IndexPath {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return IndexPath(item: place - starts[low], section: low)
  }
}
