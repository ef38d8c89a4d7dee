import Foundation
import Translator
import TranslatorInterface

// Reads a `TranslationRequest` from standard input, translates, and writes a
// `TranslationResponse` to standard output. The tool runs it beside itself: the toolchain's
// SwiftSyntax is in no test's process.

let input = FileHandle.standardInput.readDataToEndOfFile()
do {
  let request = try JSONDecoder().decode(TranslationRequest.self, from: input)
  let response = try TranslationRun(request).response()
  FileHandle.standardOutput.write(try JSONEncoder().encode(response))
} catch {
  FileHandle.standardError.write(Data("snapshot: the translator failed: \(error)\n".utf8))
  exit(1)
}
