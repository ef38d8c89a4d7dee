import SwiftUI

/// Everything about one trail.
public struct TrailScreen: View {
  private let trail: Trail
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var textSize

  public init(trail: Trail) {
    self.trail = trail
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        hero
        VStack(alignment: .leading, spacing: 20) {
          heading
          stats
          profile
          VStack(alignment: .leading, spacing: 6) {
            Text("About this trail", bundle: .module).font(.headline)
            Text(LocalizedStringKey(trail.id + ".summary"), bundle: .module)
              .foregroundStyle(.secondary)
              .lineSpacing(3)
          }
        }
        .padding(.horizontal, 20)
      }
      .padding(.bottom, 24)
    }
    .ignoresSafeArea(edges: .top)
    .background(Color(.sand))
    .safeAreaInset(edge: .bottom) { start }
    .fontDesign(.rounded)
  }

  private var hero: some View {
    Color.clear
      .frame(height: 230)
      .overlay {
        Image(trail.image, bundle: .module).resizable().aspectRatio(contentMode: .fill)
      }
      .clipShape(
        UnevenRoundedRectangle(
          bottomLeadingRadius: 32, bottomTrailingRadius: 32, style: .continuous)
      )
      .accessibilityHidden(true)
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Text(LocalizedStringKey(trail.difficulty.rawValue), bundle: .module)
          .font(.footnote.bold())
          .lineLimit(1)
          .fixedSize()
          .foregroundStyle(Color(.paper))
          .padding(.horizontal, 12)
          .padding(.vertical, 5)
          .background(Color(trail.difficulty.color), in: Capsule())
        Image(systemName: "star.fill").foregroundStyle(.orange)
        Text(trail.rating, format: .number).fontWeight(.semibold).fixedSize()
        if !textSize.isAccessibilitySize {
          Text("\(trail.reviews.formatted(.number.locale(locale))) reviews", bundle: .module)
            .foregroundStyle(.secondary)
        }
      }
      .font(.subheadline)
      Text(trail.name).font(.largeTitle.bold())
      Label(trail.region, systemImage: "mappin.and.ellipse")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  /// Three columns, or three rows where the text is too large for columns.
  private var stats: some View {
    let isLarge = textSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
    return layout {
      Stat(symbol: "arrow.left.and.right", title: "Distance", value: trail.distance(in: locale))
      Stat(symbol: "arrow.up.right", title: "Ascent", value: trail.ascent(in: locale))
      Stat(symbol: "clock", title: "Time", value: trail.time)
    }
  }

  private var profile: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Elevation", bundle: .module).font(.headline)
      Elevation(elevations: trail.elevations).frame(height: 124)
    }
    .padding(16)
    .background(Color(.paper), in: RoundedRectangle(cornerRadius: 24, style: .continuous))
  }

  private var start: some View {
    Button {
    } label: {
      Label {
        Text("Start hike", bundle: .module)
      } icon: {
        Image(systemName: "figure.hiking")
      }
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
    .tint(Color(.pine))
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
    .background(Color(.sand))
  }
}

private struct Stat: View {
  let symbol: String
  let title: LocalizedStringKey
  let value: String
  @ScaledMetric(relativeTo: .subheadline) private var symbolHeight = 18

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: symbol)
        .font(.subheadline.weight(.bold))
        .foregroundStyle(Color(.pine))
        .frame(height: symbolHeight)
      VStack(alignment: .leading, spacing: 1) {
        Text(value).font(.callout.bold())
        Text(title, bundle: .module).font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.paper), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }
}

/// The UIKit view in SwiftUI.
private struct Elevation: UIViewRepresentable {
  let elevations: [Double]

  func makeUIView(context: Context) -> ElevationView { ElevationView() }

  func updateUIView(_ view: ElevationView, context: Context) {
    view.elevations = elevations
    view.locale = context.environment.locale
  }
}
