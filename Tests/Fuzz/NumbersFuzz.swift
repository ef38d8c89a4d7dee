// Passes hostile numbers to the public API. `Tests/Fuzz/numbers` builds and runs it.
//   numbers-fuzz SEED SECONDS    cases from a seed on; prints the seed before each
//   numbers-fuzz SEED 0          one case, step by step
import UIKit

@main
struct NumbersFuzz {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let first = UInt64(arguments[1]), let seconds = Double(arguments[2])
    else { preconditionFailure("numbers-fuzz SEED SECONDS") }
    if seconds == 0 {
      var hostile = HostileCase(seed: first)
      hostile.run(tell: tell)
      return
    }
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    while Date() < end {
      tell("\(seed)")
      var hostile = HostileCase(seed: seed)
      hostile.run()
      seed &+= 1
    }
    tell("end")
  }

  /// What is written must be there when the process stops: no buffer.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
