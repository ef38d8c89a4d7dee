import CoreGraphics
import Testing

@testable import SymbolDesigns

@Suite struct SymbolRecipeTests {
  @Test func `statements stand apart and have options before their path`() throws {
    let recipe = SymbolRecipe("o :2 #red *0.5 %3 M 0 0 L 1 1; s M 0 0 L 2 2")
    #expect(recipe.statements.count == 2)
    let options = try #require(recipe.statements.first?.options)
    #expect(options.level == 2 && options.color == .red)
    #expect(options.widthFactor == 0.5 && options.step == 3)
    let plain = try #require(recipe.statements.last?.options)
    #expect(plain.level == nil && plain.color == nil && plain.widthFactor == 1)
  }

  @Test func `a symbol has a filled variant if an area or a variant says so`() {
    #expect(SymbolRecipe("o R 0 0 9 9 1").isFillable)
    #expect(SymbolRecipe("x R 0 0 9 9 1").isFillable)
    #expect(SymbolRecipe("+s M 0 0 L 9 9").isFillable)
    #expect(!SymbolRecipe("s M 0 0 L 9 9").isFillable)
    #expect(!SymbolRecipe("a R 0 0 9 9 1").isFillable)
    #expect(!SymbolRecipe("u house").isFillable)
  }

  @Test func `one or two lines are simple`() {
    #expect(SymbolRecipe("s M 0 0 L 9 9").isSimple)
    #expect(SymbolRecipe("s M 0 0 L 9 9; s M 9 0 L 0 9").isSimple)
    #expect(!SymbolRecipe("s M 0 0 L 9 9; s M 9 0 L 0 9; s M 0 0 L 0 9").isSimple)
    #expect(!SymbolRecipe("o M 0 0 L 9 9").isSimple)
  }

  @Test func `other symbols, letters and margins are named`() throws {
    let recipe = SymbolRecipe("m 6 4.5; u house; u+ heart @0,10; t 40 A")
    #expect(recipe.names == ["house", "heart"])
    #expect(recipe.margins == CGSize(width: 0.06, height: 0.045))
    #expect(recipe.statements.count == 3)
    guard case .text("A", let height) = try #require(recipe.statements.last).content else {
      Issue.record("no letters")
      return
    }
    #expect(height == 0.4)
  }

  @Test func `what is placed is scaled, turned and then moved`() throws {
    let recipe = SymbolRecipe("s @90,10,20,0.5 M 0 0 L 1 1")
    let transform = try #require(recipe.statements.first).options.transform
    let point = CGPoint(x: 0.4, y: 0).applying(transform)
    #expect(abs(point.x - 0.1) < 1e-9 && abs(point.y - 0.4) < 1e-9)
  }

  @Test func `a head that is not known says nothing`() {
    #expect(SymbolRecipe("q M 0 0 L 9 9; ; t 40").statements.isEmpty)
  }
}
