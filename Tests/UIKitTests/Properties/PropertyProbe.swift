import UIKit

/// What comes of setting a property.
enum Verdict {
  /// A frame, a pixel, a text or what is read out is another.
  case effective
  /// Not all that changes on a device, and the ledger of what pictures lack says so.
  case noted
  /// Nothing, and rightly so.
  case listed(Reason, String)
}

/// Why a property may change no picture.
enum Reason: String, CaseIterable {
  /// Decides what a touch, a key or a later call does.
  case behaviour
  /// Seen only while something moves.
  case motion
  /// An app's own mark.
  case identity
  /// State of a device or a process.
  case environment
  /// A protocol's requirement, probed where it is adopted.
  case requirement
  /// A hint to the system that changes no picture on iOS either.
  case hint
}

/// A property with another value for it, on a specimen in which it can make a difference.
@MainActor
struct PropertyProbe {
  let owner: String
  let property: String
  let verdict: Verdict
  let run: @MainActor () throws -> PropertyFinding

  var name: String { owner + "." + property }
}

/// What a probe has found.
struct PropertyFinding {
  /// What was left to do after the property was set to the value that it had.
  var dirt: [String] = []
  /// What another value has changed.
  var differences: [String] = []
  /// What is noted of one of the two pictures alone.
  var notes: [String] = []
}

/// The probes of one type's properties.
@MainActor
struct PropertyFamily<Subject> {
  let owner: String
  private let make: @MainActor () -> Specimen<Subject>
  private(set) var probes: [PropertyProbe] = []
  /// What the untouched specimen looks like, once it was looked at.
  private let untouched = UntouchedReading()

  init(_ owner: String, _ make: @escaping @MainActor () -> Specimen<Subject>) {
    self.owner = owner
    self.make = make
  }

  /// - Parameter given: What else has to be so, for the property to matter.
  mutating func probe<Value>(
    _ property: String, _ path: WritableKeyPath<Subject, Value>,
    _ value: @autoclosure @escaping @MainActor () -> Value, _ verdict: Verdict = .effective,
    given: (@MainActor (inout Subject) -> Void)? = nil
  ) {
    probe(property, path, value, verdict, on: nil, given: given)
  }

  /// - Parameter specimen: In place of the family's.
  mutating func probe<Value>(
    _ property: String, _ path: WritableKeyPath<Subject, Value>,
    _ value: @autoclosure @escaping @MainActor () -> Value, _ verdict: Verdict = .effective,
    on specimen: @escaping @MainActor () -> Specimen<Subject>,
    given: (@MainActor (inout Subject) -> Void)? = nil
  ) {
    probe(property, path, value, verdict, on: specimen, given: given)
  }

  private mutating func probe<Value>(
    _ property: String, _ path: WritableKeyPath<Subject, Value>,
    _ value: @escaping @MainActor () -> Value, _ verdict: Verdict,
    on specimen: (@MainActor () -> Specimen<Subject>)?,
    given: (@MainActor (inout Subject) -> Void)?
  ) {
    probe(
      property, verdict, on: specimen, given: given,
      own: { subject in
        let own = subject[keyPath: path]
        subject[keyPath: path] = own
      },
      change: { subject in subject[keyPath: path] = value() })
  }

  mutating func probe(
    _ property: String, _ verdict: Verdict = .effective,
    on specimen: (@MainActor () -> Specimen<Subject>)? = nil,
    given: (@MainActor (inout Subject) -> Void)? = nil,
    own: @escaping @MainActor (inout Subject) -> Void,
    change: @escaping @MainActor (inout Subject) -> Void
  ) {
    let make = specimen ?? self.make
    let twin = specimen == nil && given == nil ? untouched : UntouchedReading()
    let run = PropertyRun(make: make, given: given, own: own, change: change, twin: twin)
    probes.append(
      PropertyProbe(owner: owner, property: property, verdict: verdict, run: run.finding))
  }

  /// A property of a type of which there is no specimen.
  mutating func list(_ property: String, _ reason: Reason, _ sentence: String) {
    probes.append(
      PropertyProbe(
        owner: owner, property: property, verdict: .listed(reason, sentence),
        run: { PropertyFinding() }))
  }
}

@MainActor
private final class UntouchedReading {
  var reading: PropertyReading?
}

@MainActor
private struct PropertyRun<Subject> {
  let make: @MainActor () -> Specimen<Subject>
  let given: (@MainActor (inout Subject) -> Void)?
  let own: @MainActor (inout Subject) -> Void
  let change: @MainActor (inout Subject) -> Void
  let twin: UntouchedReading

  func finding() throws -> PropertyFinding {
    let before = try untouched()
    let specimen = made()
    defer { specimen.stage.tearDown() }
    try specimen.stage.settle()
    var finding = PropertyFinding()
    finding.dirt = specimen.stage.dirt.map { "before: " + $0 }
    specimen.stage.host.perform { own(&specimen.subject) }
    finding.dirt += specimen.stage.dirt
    specimen.stage.host.perform { change(&specimen.subject) }
    let after = try specimen.reading()
    finding.differences = after.differences(from: before)
    // One that goes says as much as one that comes.
    finding.notes = Set(after.notes).symmetricDifference(before.notes).map(\.sentence).sorted()
    return finding
  }

  private func made() -> Specimen<Subject> {
    let specimen = make()
    given?(&specimen.subject)
    return specimen
  }

  private func untouched() throws -> PropertyReading {
    if let reading = twin.reading { return reading }
    let specimen = made()
    defer { specimen.stage.tearDown() }
    try specimen.stage.settle()
    let reading = try specimen.reading()
    twin.reading = reading
    return reading
  }
}
