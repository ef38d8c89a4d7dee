import SwiftUI
import Testing
import UIKit

@MainActor private final class Journal {
  var lines: [String] = []
}

@MainActor @Suite struct LifeModifiersTests {
  private struct Identity: View {
    let journal: Journal
    @State private var isOn = false
    var body: some View {
      Color.red.onAppear {
        journal.lines.append(isOn ? "A(T)" : "A(F)")
        isOn = true
      }.onDisappear { journal.lines.append(isOn ? "D(T)" : "D(F)") }.id(isOn)
    }
  }

  @Test func `a new identity appears before the old one disappears`() throws {
    let journal = Journal()
    _ = try Hosted(Identity(journal: journal))
    #expect(journal.lines == ["A(F)", "A(T)", "D(T)"])
  }

  private struct Order: View {
    let journal: Journal
    var body: some View {
      VStack {
        Color.red.onAppear { journal.lines.append("inner") }
          .onChange(of: 1, initial: true) { journal.lines.append("change") }
      }.onAppear { journal.lines.append("outer") }
    }
  }

  @Test func `deeper views appear first, on one view in the order of the source`() throws {
    let journal = Journal()
    _ = try Hosted(Order(journal: journal))
    #expect(journal.lines == ["inner", "change", "outer"])
  }
}
