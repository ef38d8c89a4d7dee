extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for every case of its parameter's type, as a table.
  ///
  /// The columns are "input" and "output", without a head: comma-separated, every field in quotes,
  /// quotes inside as they are.
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
