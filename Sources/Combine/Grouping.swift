extension Publishers {
  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A group for each interval of a scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A group for each interval, and one as soon as it has so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

/// Operators that send several values as one.
extension Publisher {
  /// Sends arrays of so many values; the last one, before the end, has what is left. A failure
  /// drops what was gathered.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    relay(
      [Output](),
      { values, value, send, _ in
        values.append(value)
        guard values.count >= count else { return }
        send(values)
        values = []
      }) { values, send in if !values.isEmpty { send(values) } }
  }

  /// Sends arrays of the values that came in an interval, on the scheduler; none for an interval
  /// without values. The last one, before the end, has what is left. A failure drops what was
  /// gathered.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    switch strategy {
    case .byTime(let scheduler, let interval):
      grouped(scheduler, interval, .max, options)
    case .byTimeOrCount(let scheduler, let interval, let count):
      grouped(scheduler, interval, count, options)
    }
  }

  private func grouped<S: Scheduler>(
    _ scheduler: S, _ interval: S.SchedulerTimeType.Stride, _ count: Int,
    _ options: S.SchedulerOptions?
  ) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { onValue, onEnd in
      let gathered = Locked<[Output]>([])
      let subscriptions = SubscriptionBag()
      let send = { (values: [Output]) in
        if !values.isEmpty, !subscriptions.isOver { onValue(values) }
      }
      let flush = { send(gathered.replace(with: [])) }
      subscriptions.add {
        let clock = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options, flush)
        return AnyCancellable { clock.cancel() }
      }
      subscriptions.follow(
        self,
        receiveCompletion: { completion in
          scheduler.schedule(options: options) {
            if case .finished = completion { flush() }
            if subscriptions.end() { onEnd(completion) }
          }
        },
        receiveValue: { value in
          // A full group is closed at once: a value that comes before the scheduler sends it is of
          // the next one.
          let full = gathered { gathered -> [Output] in
            gathered.append(value)
            guard gathered.count >= count else { return [] }
            defer { gathered = [] }
            return gathered
          }
          if !full.isEmpty { scheduler.schedule(options: options) { send(full) } }
        })
      return { subscriptions.end() }
    }
  }
}
