public import Foundation

/// What makes values of data, as `JSONDecoder` does.
public protocol TopLevelDecoder {
  /// What values are made of.
  associatedtype Input
  /// Makes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What makes data of values, as `JSONEncoder` does.
public protocol TopLevelEncoder {
  /// What is made of values.
  associatedtype Output
  /// Makes data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON is read from data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON is written to data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// Property lists are read from data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// Property lists are written to data.
  public typealias Output = Data
}

extension Publisher {
  /// Sends the value that a decoder makes of each of this publisher's; fails with its error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Sends what an encoder makes of each value; fails with its error.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> { Publishers.Encode(upstream: self, encoder: encoder) }
}

extension Publishers {
  /// The values that a decoder makes of those of another publisher.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// It fails as its upstream does, or with the decoder's error.
    public typealias Failure = any Error
    /// The publisher whose values are decoded.
    public let upstream: Upstream
    let decoder: Coder

    /// Subscribes to the upstream. The first value that cannot be decoded ends the subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }
        .receive(subscriber: subscriber)
    }
  }

  /// What an encoder makes of the values of another publisher.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// It sends what the encoder makes.
    public typealias Output = Coder.Output
    /// It fails as its upstream does, or with the encoder's error.
    public typealias Failure = any Error
    /// The publisher whose values are encoded.
    public let upstream: Upstream
    let encoder: Coder

    /// Subscribes to the upstream. The first value that cannot be encoded ends the subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryMap { [encoder] in try encoder.encode($0) }.receive(subscriber: subscriber)
    }
  }
}
