extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function gives for every case of its parameter's type, as a table with the columns
  /// "input" and "output" without a head: comma-separated, every field in quotes, quotes inside as
  /// they are.
  ///
  ///     assertSnapshot(
  ///       of: { (side: Side) in side.opposite },
  ///       as: Snapshotting<Side, String>.func(into: .description))
  ///
  /// - Parameter witness: How a result becomes the text of the second column.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback {
      (function: @escaping (Value) -> Result) in
      Value.allCases.reduce(Async(value: "")) { table, input in
        table.flatMap { table in
          witness.snapshot(function(input)).map { output in
            let row = "\"\(input)\",\"\(output)\""
            return table.isEmpty ? row : table + "\n" + row
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
