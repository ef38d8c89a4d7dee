/// The exit status of the process.
package enum ExitCode {
  package static let success: Int32 = 0
  package static let difference: Int32 = 1
  package static let usage: Int32 = 2
  package static let failure: Int32 = 3
}
