import Snapshot

/// A value with what has no order.
struct Card: Encodable {
  var suit: Suit?
  var tags: Set<String> = []
  var ranks: [String: Int] = [:]
  enum Suit: String, Encodable { case hearts }
}

/// Takes texts of values.
protocol TextTaking {}

extension TextTaking {
  func text<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, String>
  ) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }
}
