/// A number of seconds. Foundation on Linux has no such name.
public typealias CFTimeInterval = Double
