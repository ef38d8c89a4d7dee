/// The recipes of all symbols that are drawn here; other names come from these by rule.
///
/// All shapes are this project's own geometry: no outline of Apple's and none of an icon set.
package enum SymbolRecipes {
  private static let tables = [
    signs, arrows, shapes, people, faces, communication, media, devices, nature, weather, objects,
    buildings, editing, text, commerce, health, transport, status,
  ]

  static func recipe(named name: String) -> SymbolRecipe? {
    for table in tables {
      if let text = table[name] { return SymbolRecipe(text) }
    }
    return nil
  }

  /// In alphabetical order.
  package static var names: [String] { tables.flatMap(\.keys).sorted() }

  /// What stands in a circle or a square of such a name; nil for no letter and no number up to 50,
  /// of which those up to 9 are there with a zero as well.
  static func text(named name: String) -> String? {
    if name.utf8.count == 1, let letter = name.utf8.first, (97...122).contains(letter) {
      return name.uppercased()
    }
    guard name.utf8.count <= 2, let number = Int(name), (0...50).contains(number),
      String(number) == name || (name.utf8.count == 2 && number < 10)
    else { return nil }
    return name
  }
}
