extension Publisher {
  /// Values and the end arrive where the scheduler says, in their order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    scheduled { scheduler.schedule(options: options, $0) }
  }

  /// Sends each value and the end later by an interval, in their order.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    scheduled {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, $0)
    }
  }

  /// Sends the last value once none has come for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      let pending = Locked<(number: Int, value: Output?)>((0, nil))
      let subscriptions = SubscriptionBag()
      subscriptions.add {
        sink(
          receiveCompletion: { completion in
            scheduler.schedule(options: options) { if subscriptions.end() { onEnd(completion) } }
          },
          receiveValue: { value in
            let number = pending { pending -> Int in
              pending = (pending.number + 1, value)
              return pending.number
            }
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime),
              tolerance: scheduler.minimumTolerance, options: options
            ) {
              let due = pending { pending -> Output? in
                guard pending.number == number else { return nil }
                defer { pending.value = nil }
                return pending.value
              }
              if let due, !subscriptions.isOver { onValue(due) }
            }
          })
      }
      return { subscriptions.end() }
    }
  }

  /// Subscribes on the scheduler; where values arrive does not change.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      let subscriptions = SubscriptionBag()
      scheduler.schedule(options: options) {
        subscriptions.follow(self, receiveCompletion: onEnd, receiveValue: onValue)
      }
      return { subscriptions.end() }
    }
  }

  private func scheduled(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      let subscriptions = SubscriptionBag()
      subscriptions.add {
        sink(
          receiveCompletion: { completion in
            schedule { if subscriptions.end() { onEnd(completion) } }
          },
          receiveValue: { value in schedule { if !subscriptions.isOver { onValue(value) } } })
      }
      return { subscriptions.end() }
    }
  }
}

extension Publisher {
  /// One value for each interval at most: the first at once, then the latest, or the earliest, of
  /// those that came meanwhile.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      let state = Locked<(next: S.SchedulerTimeType?, waiting: Output?)>((nil, nil))
      let subscriptions = SubscriptionBag()
      let send = {
        let value = state { state -> Output? in
          defer { state.waiting = nil }
          if state.waiting != nil { state.next = scheduler.now.advanced(by: interval) }
          return state.waiting
        }
        if let value, !subscriptions.isOver { onValue(value) }
      }
      subscriptions.add {
        sink(
          receiveCompletion: { completion in
            scheduler.schedule(options: nil) { if subscriptions.end() { onEnd(completion) } }
          },
          receiveValue: { value in
            let now = scheduler.now
            let due = state { state -> S.SchedulerTimeType? in
              if state.waiting != nil {
                if latest { state.waiting = value }
                return nil
              }
              state.waiting = value
              return Swift.max(state.next ?? now, now)
            }
            guard let due else { return }
            if due == now {
              scheduler.schedule(options: nil, send)
            } else {
              scheduler.schedule(
                after: due, tolerance: scheduler.minimumTolerance, options: nil, send)
            }
          })
      }
      return { subscriptions.end() }
    }
  }
}

extension Publisher {
  /// Ends where no value comes for a time. Values and the end arrive where the scheduler says.
  ///
  /// - Parameter customError: Makes the error to end with; nil for an end without one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      let count = Locked(0)
      let subscriptions = SubscriptionBag()
      let finish = subscriptions.ending(onEnd)
      // Each value begins the time anew: what an earlier one has begun counts no more.
      let begin = {
        let own = count { count -> Int in
          count += 1
          return count
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard count({ $0 }) == own else { return }
          finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      begin()
      subscriptions.follow(
        self,
        receiveCompletion: { completion in
          count { $0 += 1 }
          scheduler.schedule(options: options) { finish(completion) }
        },
        receiveValue: { value in
          begin()
          scheduler.schedule(options: options) { if !subscriptions.isOver { onValue(value) } }
        })
      return { subscriptions.end() }
    }
  }

  /// Sends the time from the subscription to the first value, then from each value to the next.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      let last = Locked(scheduler.now)
      subscriptions.follow(
        self, receiveCompletion: onEnd,
        receiveValue: { _ in
          let now = scheduler.now
          onValue(
            last { last in
              defer { last = now }
              return last.distance(to: now)
            })
        })
      return {}
    }
  }
}
