/// Which of some names somebody meant to type.
package enum SimilarName {
  /// The nearest, the first of several; nil where none is near enough to be meant.
  package static func nearest(to typed: String, among names: [String]) -> String? {
    let typed = Array(typed.lowercased())
    // Whoever typed one letter in three otherwise meant another word.
    guard (2...40).contains(typed.count) else { return nil }
    let limit = max(typed.count / 3, 1)
    let distances = names.map { (name: $0, distance: distance(typed, Array($0.lowercased()))) }
    let begun = names.first { $0.lowercased().starts(with: typed) && typed.count > 2 }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }),
      nearest.distance <= limit
    else { return begun }
    return nearest.name
  }

  /// Letters that have to be added, left out, exchanged or put in the place of their neighbour.
  ///
  /// - Source: the optimal string alignment distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
