import SwiftUI

/// A card, a row, a ring, a chart and badges, as an app's dashboard has them.
struct DashboardPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      BalanceCard()
      HStack(spacing: 16) {
        ProgressRing(progress: 0.72)
        WeekChart(values: [0.4, 0.7, 0.5, 0.9, 0.6, 0.3, 0.8])
      }.frame(height: 96)
      VStack(spacing: 0) {
        PaymentRow(title: "Groceries", detail: "Yesterday", amount: "−42.10", color: .green)
        Divider().padding(.leading, 52)
        PaymentRow(title: "Rent", detail: "1 March", amount: "−980.00", color: .indigo)
      }
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      HStack {
        Badge(text: "New", color: .red)
        Badge(text: "Paid", color: .green)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.systemGroupedBackground))
  }
}

struct BalanceCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Balance").font(.subheadline).opacity(0.8)
      Text("1,284.50 €").font(.title).bold()
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(
      LinearGradient(
        colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
  }
}

struct ProgressRing: View {
  let progress: CGFloat
  var body: some View {
    Circle().strokeBorder(Color(.systemFill), lineWidth: 10)
      .overlay {
        Circle().inset(by: 5).trim(from: 0, to: progress)
          .stroke(.orange, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .overlay {
        Text("\(Int(progress * 100))%").font(.headline).minimumScaleFactor(0.3).lineLimit(1)
          .padding(18)
      }
  }
}

struct WeekChart: View {
  let values: [CGFloat]
  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4).fill(Color.teal.gradient)
            .frame(height: proxy.size.height * values[index])
        }
      }.frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct PaymentRow: View {
  let title: String
  let detail: String
  let amount: String
  let color: Color
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "star.fill").font(.system(size: 14)).foregroundColor(.white)
        .frame(width: 28, height: 28).background(color, in: RoundedRectangle(cornerRadius: 7))
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading) {
          texts
          sum
        }
        Spacer(minLength: 0)
      } else {
        VStack(alignment: .leading, spacing: 1) { texts }
        Spacer()
        sum
      }
    }
    .padding(12)
  }

  @ViewBuilder private var texts: some View {
    Text(title).font(.body)
    Text(detail).font(.footnote).foregroundStyle(.secondary)
  }

  private var sum: some View { Text(amount).font(.body.monospacedDigit()) }
}

struct Badge: View {
  let text: String
  let color: Color
  var body: some View {
    Text(text).font(.caption.weight(.semibold)).foregroundStyle(color)
      .padding(.horizontal, 10).padding(.vertical, 4)
      .background(color.opacity(0.15), in: Capsule())
  }
}
