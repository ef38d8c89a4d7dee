import SwiftUI

/// The first pages of an app.
struct OnboardingPage: View {
  @State private var page = 1

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        HStack {
          Button("Back", systemImage: "chevron.backward") { page -= 1 }.labelStyle(.iconOnly)
          Spacer()
          Button("Skip") {}
        }
        .fontWeight(.medium)
        MapIllustration().frame(height: 210)
        VStack(spacing: 10) {
          Text("Find your way back").font(.title.bold())
          Text(
            "We keep your path while you walk, so that you can always turn around. "
              + "It never leaves your phone."
          )
          .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        PageDots(count: 3, current: page)
      }
      .padding(24)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 6) {
        Button { page += 1 } label: {
          Text("Continue").fontWeight(.semibold).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
        Button("I have an account") {}.controlSize(.large)
      }
      .padding(24)
    }
    .background(Color(uiColor: .systemBackground))
    .tint(.indigo)
  }
}

/// A map with a path between two places.
private struct MapIllustration: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 28).fill(.indigo.opacity(0.1))
      Canvas { context, size in
        for line in 1..<5 {
          let inset = CGFloat(line) * 22
          let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset * 1.3, dy: inset * 0.8)
          context.stroke(
            Path(ellipseIn: rect), with: .color(.indigo.opacity(0.18)), lineWidth: 1.5)
        }
        var path = Path()
        path.move(to: CGPoint(x: size.width * 0.22, y: size.height * 0.74))
        path.addCurve(
          to: CGPoint(x: size.width * 0.76, y: size.height * 0.32),
          control1: CGPoint(x: size.width * 0.5, y: size.height * 1.02),
          control2: CGPoint(x: size.width * 0.44, y: size.height * 0.04))
        context.stroke(
          path, with: .color(.indigo),
          style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 10]))
      }
      GeometryReader { proxy in
        Pin(color: .green).position(x: proxy.size.width * 0.22, y: proxy.size.height * 0.74)
        Pin(color: .pink).position(x: proxy.size.width * 0.76, y: proxy.size.height * 0.32)
      }
    }
    .clipShape(.rect(cornerRadius: 28))
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }
}

private struct Pin: View {
  let color: Color

  var body: some View {
    Circle().fill(color).frame(width: 22, height: 22)
      .overlay { Circle().strokeBorder(.white, lineWidth: 4) }
      .shadow(radius: 3, y: 1)
  }
}

/// Which of several pages is shown.
struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule().fill(index == current ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: index == current ? 22 : 8, height: 8)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page \(current + 1) of \(count)")
  }
}
