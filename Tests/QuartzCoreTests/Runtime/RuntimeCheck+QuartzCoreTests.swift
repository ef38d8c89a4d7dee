import QuartzCore
import Testing

/// What Swift's runtime does not promise is as this toolchain has it.
@Suite struct RuntimeCheckQuartzCoreTests {
  @Test func `every check works with the toolchain that runs the tests`() {
    #expect(RuntimeCheck.ofQuartzCore.filter { !$0.works } == [])
    #expect(
      RuntimeCheck.ofQuartzCore.map(\.name) == [
        "objects of a metatype",
        "layers of a class known at run time",
        "animations of a class known at run time",
      ])
  }
}
