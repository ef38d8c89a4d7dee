import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScrollTransitionTests {
  private struct Rows: View {
    let offset: CGFloat
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { _ in
            Color.red.frame(height: 40)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2)
              }
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: offset))))
    }
  }

  /// Alphas in the middle of the screen's four parts of 20 points.
  private func alphas(
    _ offset: CGFloat, _ configuration: ScrollTransitionConfiguration
  ) throws -> [Int] {
    let hosted = try Hosted(
      Rows(offset: offset, configuration: configuration), width: 20, height: 80)
    return try [10, 30, 50, 70].map { try hosted.pixel(10, $0)[3] }
  }

  @Test func `views that are all seen are as they are`() throws {
    #expect(try alphas(0, .interactive) == [255, 255, 255, 255])
  }

  @Test func `an interactive transition goes as far as a view is hidden`() throws {
    // Half of the first and half of the third view are seen: half of the way to 0.2.
    let half = Int((255 * 0.6).rounded())
    let own = try alphas(20, .interactive)
    #expect(abs(own[0] - half) <= 1 && abs(own[3] - half) <= 1)
    #expect(own[1] == 255 && own[2] == 255)
  }

  @Test func `an animated one is there as soon as the threshold is passed`() throws {
    #expect(try alphas(24, .animated)[0] == 51)
    #expect(try alphas(16, .animated)[0] == 255)
    #expect(try alphas(16, .animated.threshold(.visible(0.9)))[0] == 51)
    #expect(try alphas(24, .identity)[0] == 255)
  }

  @Test func `phases know their side`() {
    #expect(
      [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
  }

  @Test func `effects are mixed by their numbers`() throws {
    struct Moved: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { _ in
              Color.red.frame(height: 40)
                .scrollTransition { content, phase in content.offset(x: phase.value * -10) }
            }
          }
        }
        .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: 20))))
      }
    }
    let hosted = try Hosted(Moved(), width: 20, height: 80)
    // The first is half-way out: 5 points to the right.
    #expect(try hosted.pixel(2, 10)[3] == 0)
    #expect(try hosted.pixel(7, 10)[3] == 255)
    #expect(try hosted.pixel(2, 30)[3] == 255)
  }
}
