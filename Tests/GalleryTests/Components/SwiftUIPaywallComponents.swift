import SwiftUI

/// What a subscription gives, for how much.
struct PaywallPage: View {
  @State private var plan = PaywallPlan.yearly

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        VStack(spacing: 8) {
          AppMark()
          Text("Trails Plus").font(.largeTitle.bold())
          Text("All maps, offline and without limits.").foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        VStack(alignment: .leading, spacing: 14) {
          FeatureRow("Offline maps of 40 countries", "Also without any signal")
          FeatureRow("Live position for friends", "Share it for an hour or a day")
          FeatureRow("Weather along your way", "With a warning before a storm")
        }
        VStack(spacing: 10) {
          ForEach(PaywallPlan.allCases) { option in
            PlanCard(plan: option, isSelected: option == plan)
              .onTapGesture { plan = option }
          }
        }
        VStack(spacing: 12) {
          Button {} label: {
            Text("Try free for 7 days").fontWeight(.semibold).frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent).controlSize(.large)
          Text("Then €29.99 a year. Cancel any time.").font(.footnote).foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
        }
      }
      .padding(24)
    }
    .background(Color(uiColor: .systemBackground))
    .tint(.green)
  }
}

enum PaywallPlan: CaseIterable, Identifiable {
  case yearly, monthly
  var id: Self { self }
  var name: LocalizedStringKey { self == .yearly ? "Yearly" : "Monthly" }
  var price: LocalizedStringKey { self == .yearly ? "€29.99" : "€3.99" }
  var detail: LocalizedStringKey { self == .yearly ? "€2.50 a month" : "Billed every month" }
}

/// The app's icon: a path up a hill.
private struct AppMark: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(LinearGradient(colors: [.mint, .green], startPoint: .top, endPoint: .bottom))
      .frame(width: 76, height: 76)
      .overlay {
        Path { path in
          path.move(to: CGPoint(x: 18, y: 58))
          path.addCurve(
            to: CGPoint(x: 56, y: 20), control1: CGPoint(x: 56, y: 58),
            control2: CGPoint(x: 20, y: 24))
        }
        .stroke(.white, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [9, 10]))
      }
      .shadow(color: .green.opacity(0.3), radius: 8, y: 4)
  }
}

struct FeatureRow: View {
  private let title: LocalizedStringKey
  private let detail: LocalizedStringKey

  init(_ title: LocalizedStringKey, _ detail: LocalizedStringKey) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.tint)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct PlanCard: View {
  let plan: PaywallPlan
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.title3)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      ViewThatFits(in: .horizontal) {
        HStack {
          texts
          Spacer()
          price
        }
        VStack(alignment: .leading, spacing: 4) {
          texts
          price
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(16)
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 14))
    .overlay {
      if isSelected {
        RoundedRectangle(cornerRadius: 14).strokeBorder(.tint, lineWidth: 2)
      }
    }
    .overlay(alignment: .topTrailing) {
      if plan == .yearly {
        Text("Save 37%").font(.caption2.bold()).foregroundStyle(.white)
          .dynamicTypeSize(...DynamicTypeSize.accessibility1)
          .padding(.horizontal, 8).padding(.vertical, 4)
          .background(.tint, in: .capsule)
          .offset(x: -14, y: -11)
      }
    }
    .contentShape(.rect)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(plan.name).font(.headline)
      Text(plan.detail).font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var price: some View { Text(plan.price).font(.title3.weight(.semibold)) }
}
