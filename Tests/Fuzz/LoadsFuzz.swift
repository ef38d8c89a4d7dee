// Reads interface files, tables of strings and asset catalogs that are cut and changed at random.
// `Tests/Fuzz/loads` builds and runs it.
//   loads-fuzz nibs|strings|catalogs FOLDER SEED SECONDS [SEEDS]    cases from a seed on; prints
//                                                                   the seed before each
//   loads-fuzz nibs|strings|catalogs FOLDER SEED 0 [SEEDS]          one case; says what was raised
import UIKit

@main
struct LoadsFuzz {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5, let first = UInt64(arguments[3]), let seconds = Double(arguments[4])
    else { preconditionFailure("loads-fuzz nibs|strings|catalogs FOLDER SEED SECONDS [SEEDS]") }
    UIKitException.setHandler {
      if seconds == 0 { tell("\($0)") }
      return true
    }
    let run = cases(
      of: arguments[1], folder: arguments[2], seeds: arguments.count > 5 ? arguments[5] : "")
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    repeat {
      tell("\(seed)")
      run(seed, seconds == 0)
      seed &+= 1
    } while Date() < end
    tell("end")
  }

  @MainActor private static func cases(
    of kind: String, folder: String, seeds: String
  ) -> (UInt64, Bool) -> Void {
    switch kind {
    case "nibs":
      let seeds = NibSeeds.all(in: seeds)
      return { NibCase(folder: folder, seed: $0, seeds: seeds).run(keeps: $1) }
    case "strings": return { StringsCase(folder: folder, seed: $0).run(keeps: $1) }
    case "catalogs": return { CatalogCase(folder: folder, seed: $0).run(keeps: $1) }
    default: preconditionFailure("nibs, strings or catalogs")
    }
  }

  /// What is written must be there when the process stops: no buffer.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
