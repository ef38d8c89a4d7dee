import Combine
import Foundation
import Testing

@Suite struct CodingTests {
  private struct Point: Codable, Equatable { var x: Int, y: Int }

  @Test func `values are written and read by a coder of data`() {
    let json = Just(Point(x: 1, y: 2)).encode(encoder: JSONEncoder())
      .decode(type: Point.self, decoder: JSONDecoder())
    #expect(sent(json.map { "\($0.x) \($0.y)" }) == ["1 2", "end"])
    let list = Just(Point(x: 3, y: 4)).encode(encoder: PropertyListEncoder())
      .decode(type: Point.self, decoder: PropertyListDecoder())
    #expect(sent(list.map { "\($0.x) \($0.y)" }) == ["3 4", "end"])
  }

  @Test func `what cannot be read is the end, and cancels the publisher`() {
    let subject = PassthroughSubject<Data, Never>()
    var cancels = 0
    let log = Log()
    let subscription = log.add(
      subject.handleEvents(receiveCancel: { cancels += 1 })
        .decode(type: [Int].self, decoder: JSONDecoder()))
    subject.send(Data("[1, 2]".utf8))
    subject.send(Data("[1, ".utf8))
    subject.send(Data("[3]".utf8))
    #expect(log.events == ["[1, 2]", "error"] && cancels == 1)
    subscription.cancel()
  }

  @Test func `a failure of the publisher passes`() {
    let broken = Fail<Data, Broken>(error: Broken())
    #expect(sent(broken.decode(type: Int.self, decoder: JSONDecoder())) == ["error"])
  }

  private struct Words: TopLevelDecoder, TopLevelEncoder {
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
      try JSONDecoder().decode(type, from: Data(text.utf8))
    }
    func encode<T: Encodable>(_ value: T) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
  }

  @Test func `a coder of an app's own reads and writes what it says`() {
    #expect(sent([[1], [2, 3]].publisher.encode(encoder: Words())) == ["[1]", "[2,3]", "end"])
    #expect(sent(["[4]"].publisher.decode(type: [Int].self, decoder: Words())) == ["[4]", "end"])
  }

  @Test func `no more is read than is asked for`() {
    let asker = Asker<Int, any Error>()
    ["1", "2", "3"].publisher.decode(type: Int.self, decoder: Words()).subscribe(asker)
    asker.subscription?.request(.max(2))
    #expect(asker.values == [1, 2] && asker.completions == 0)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1, 2, 3] && asker.completions == 1)
  }
}
