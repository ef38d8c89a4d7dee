/// The characters of a string.
func characters(_ text: String) -> [UInt32] {
  text.unicodeScalars.map(\.value)
}

/// The text with a bar at every place.
func divided(_ text: String, at places: [Int]) -> String {
  var result = ""
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index > 0, places.contains(index) { result += "|" }
    result.unicodeScalars.append(scalar)
  }
  return result
}
