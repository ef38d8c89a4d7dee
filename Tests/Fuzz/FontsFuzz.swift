// Reads and draws damaged fonts with glyphs in colour. `Tests/Fuzz/fonts` builds and runs it.
//   fonts-fuzz SEED SECONDS    cases from a seed on; prints the seed before each
//   fonts-fuzz SEED 0          one case
import Foundation

@main
struct FontsFuzz {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let first = UInt64(arguments[1]), let seconds = Double(arguments[2])
    else { preconditionFailure("fonts-fuzz SEED SECONDS") }
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    repeat {
      tell("\(seed)")
      let start = Date()
      try HostileColorFont(seed: seed).use()
      let time = Date().timeIntervalSince(start)
      if time > 2 { tell("slow \(seed) \(time)") }
      seed &+= 1
    } while Date() < end
    tell("end")
  }

  /// What is written must be there when the process stops: no buffer.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
