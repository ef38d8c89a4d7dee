/// Values and an end that are known in advance, sent to each subscriber as it asks for them.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values in their order, and an end.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end; `finished` unless another one was recorded.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOver = false

    /// Makes a recording without values.
    public init() {}
    /// Makes a recording of values and an end, to which nothing can be added.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Adds a value. Stops the program after the end was recorded, as Apple's does.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "A value is recorded after the end of the recording.")
      output.append(input)
    }
    /// Adds the end. Stops the program where there is one already, as Apple's does.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "A second end is recorded.")
      self.completion = completion
      isOver = true
    }
  }

  /// The values and the end that each subscriber gets.
  public let recording: Recording

  /// Makes a publisher of a recording that a closure fills.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  /// Makes a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }
  /// Makes a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Sends the values as the subscriber asks for them, and then the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { onValue, onEnd in
      for value in recording.output { onValue(value) }
      onEnd(recording.completion)
      return {}
    }.receive(subscriber: subscriber)
  }
}

private enum CompletionKeys: String, CodingKey { case success, error }
private enum RecordingKeys: String, CodingKey { case output, completion }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Writes whether the end is a success, and the error where there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Reads whether the end is a success, and the error where it is not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the values and the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Reads the values and the end.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the recording.
  public func encode(to encoder: any Encoder) throws { try recording.encode(to: encoder) }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
  /// Reads a recording.
  public init(from decoder: any Decoder) throws {
    self.init(recording: try Recording(from: decoder))
  }
}

extension Optional {
  /// A publisher of the value, which ends after it, or of nothing where there is none.
  public struct Publisher: Combine.Publisher {
    /// It sends the value.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never
    /// The value that is sent; nil for none.
    public let output: Wrapped?
    /// Makes a publisher of a value, or of nothing.
    public init(_ output: Wrapped?) { self.output = output }
    /// Sends the value and the end as soon as the subscriber asks.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      Record<Wrapped, Never>(output: output.map { [$0] } ?? [], completion: .finished)
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value, which ends after it, or of nothing where there is none.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of a success, which ends after it, or of the failure.
  public struct Publisher: Combine.Publisher {
    /// It sends the success.
    public typealias Output = Success
    /// What is sent: the value, or the failure.
    public let result: Result
    /// Makes a publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// Makes a publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// Makes a publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }
    /// Sends the value and the end, or the failure, as soon as the subscriber asks.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      let record =
        switch result {
        case .success(let value): Record<Success, Failure>(output: [value], completion: .finished)
        case .failure(let error): Record<Success, Failure>(output: [], completion: .failure(error))
        }
      record.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the success, which ends after it, or of the failure.
  public var publisher: Publisher { Publisher(self) }
}
