import Combine
import Foundation
import Testing

@Suite struct RecordTests {
  @Test func `a record sends its values as they are asked for, and then its end`() {
    let record = Record<Int, Broken>(output: [1, 2], completion: .failure(Broken()))
    #expect(sent(record) == ["1", "2", "error"])
    let asker = Asker<Int, Broken>()
    record.subscribe(asker)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1] && asker.completions == 0)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1, 2] && asker.completions == 1)
    asker.subscription?.request(.max(1))
    #expect(asker.completions == 1)
  }

  @Test func `a recording is filled by a closure, and written and read again`() throws {
    struct Trouble: Error, Codable, Equatable { var number: Int }
    let record = Record<Int, Trouble> { recording in
      recording.receive(4)
      recording.receive(5)
      recording.receive(completion: .failure(Trouble(number: 6)))
    }
    #expect(record.recording.output == [4, 5])
    let data = try JSONEncoder().encode(record)
    let read = try JSONDecoder().decode(Record<Int, Trouble>.self, from: data)
    #expect(read.recording.output == [4, 5])
    #expect(read.recording.completion == .failure(Trouble(number: 6)))
    #expect(sent(Record<Int, Never> { $0.receive(1) }) == ["1", "end"])
  }

  @Test func `optionals and results are publishers of what they hold`() {
    #expect(sent(Optional(3).publisher) == ["3", "end"])
    #expect(sent(Int?.none.publisher) == ["end"])
    #expect(sent(Result<Int, Broken>.success(3).publisher) == ["3", "end"])
    #expect(sent(Result<Int, Broken>.failure(Broken()).publisher) == ["error"])
    let asker = Asker<Int, Never>()
    Optional(3).publisher.subscribe(asker)
    #expect(asker.values.isEmpty)
    asker.subscription?.cancel()
    asker.subscription?.request(.unlimited)
    #expect(asker.values.isEmpty && asker.completions == 0)
  }
}
