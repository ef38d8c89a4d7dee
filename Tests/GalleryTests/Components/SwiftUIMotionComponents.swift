import SwiftUI

/// An arc that turns and breathes for ever.
struct ArcSpinner: View {
  @State private var isTurning = false
  @State private var isLong = false

  var body: some View {
    Circle()
      .trim(from: 0, to: isLong ? 0.75 : 0.15)
      .stroke(
        AngularGradient(colors: [.blue.opacity(0.1), .blue], center: .center),
        style: StrokeStyle(lineWidth: 6, lineCap: .round)
      )
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .frame(width: 48, height: 48)
      .padding(8)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          isTurning = true
        }
        withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isLong = true }
      }
  }
}

/// What a card shows.
@MainActor @Observable final class CardModel {
  var isOpen = false
}

/// A small card that opens to a large one, whose picture flies to its new place.
struct OpeningCard: View {
  let model: CardModel
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .top) {
      RoundedRectangle(cornerRadius: model.isOpen ? 20 : 12)
        .fill(Color(.secondarySystemBackground))
        .frame(height: model.isOpen ? 180 : 64)
      if model.isOpen {
        VStack(alignment: .leading, spacing: 8) {
          cover.frame(height: 90)
          Text("Lisbon").font(.title2.bold())
          Text("Light, tiles and hills").font(.subheadline).foregroundStyle(.secondary)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
        .padding(12)
      } else {
        HStack(spacing: 12) {
          cover.frame(width: 40, height: 40)
          Text("Lisbon").font(.headline)
          Spacer()
        }
        .padding(12)
      }
    }
    .frame(width: 220, height: 200, alignment: .top)
    .padding(8)
  }

  private var cover: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
      .matchedGeometryEffect(id: "cover", in: space)
  }
}

/// Chips of which one goes and another comes.
struct ChipRow: View {
  let model: CardModel

  var body: some View {
    HStack(spacing: 6) {
      ForEach(model.isOpen ? ["Tea", "Juice", "Milk"] : ["Coffee", "Tea", "Juice"], id: \.self) {
        Text($0).font(.footnote.weight(.semibold)).foregroundStyle(.white)
          .padding(.horizontal, 10).padding(.vertical, 6)
          .background(.teal, in: Capsule())
          .transition(.scale(scale: 0.5).combined(with: .opacity))
      }
    }
    .frame(width: 240, height: 44)
  }
}
