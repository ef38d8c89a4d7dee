import SwiftUI

/// A page of a carousel, ratings and reviews.
struct ShopPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        PlaceCarousel()
        RatingSummary().padding(.horizontal, 20)
        ReviewCard().padding(.horizontal, 20)
      }
      .padding(.vertical, 20)
    }
    .background(Color(uiColor: .systemGroupedBackground))
  }
}

/// Five stars, some of them filled.
struct StarRow: View {
  let rating: Double
  @ScaledMetric(relativeTo: .subheadline) private var size = 14.0

  var body: some View {
    HStack(spacing: size / 7) {
      ForEach(0..<5, id: \.self) { index in
        Star().fill(.orange.opacity(0.2))
          .overlay(alignment: .leading) {
            Star().fill(.orange)
              .mask(alignment: .leading) {
                Rectangle().frame(width: size * min(max(rating - Double(index), 0), 1))
              }
          }
          .frame(width: size, height: size)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("\(rating.formatted()) of 5 stars")
  }
}

struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for corner in 0..<10 {
        let angle = Angle.degrees(Double(corner) * 36 - 90).radians
        let reach = corner.isMultiple(of: 2) ? radius : radius * 0.46
        let point = CGPoint(
          x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct Place: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let area: LocalizedStringKey
  let price: LocalizedStringKey
  let rating: Double
  let sky: [Color]

  static let all = [
    Place(
      id: 0, name: "Cabin by the lake", area: "Lucerne, Switzerland", price: "€ 140 a night",
      rating: 4.8, sky: [.cyan, .teal]),
    Place(
      id: 1, name: "Dune house", area: "Skagen, Denmark", price: "€ 95 a night", rating: 4.5,
      sky: [.orange, .pink]),
    Place(
      id: 2, name: "Forest lodge", area: "Umeå, Sweden", price: "€ 80 a night", rating: 4.2,
      sky: [.indigo, .purple]),
  ]
}

/// Cards beside each other, of which the next one shows its edge.
struct PlaceCarousel: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline) {
          title
          Spacer()
          Button("See all") {}
        }
        VStack(alignment: .leading, spacing: 4) {
          title
          Button("See all") {}
        }
      }
      .padding(.horizontal, 20)
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 12) {
          ForEach(Place.all) { place in
            PlaceCard(place: place)
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, 20)
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private var title: some View { Text("Popular stays").font(.title2.bold()) }
}

struct PlaceCard: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Landscape(sky: place.sky).frame(height: 130)
        .overlay(alignment: .topTrailing) {
          Text("New").font(.caption.weight(.semibold))
            .padding(.horizontal, 10).padding(.vertical, 5)
            .background(.background, in: .capsule)
            .padding(10)
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(place.name).font(.headline)
        Text(place.area).font(.subheadline).foregroundStyle(.secondary)
        ViewThatFits(in: .horizontal) {
          HStack {
            StarRow(rating: place.rating)
            Spacer()
            Text(place.price).font(.subheadline.weight(.medium))
          }
          VStack(alignment: .leading, spacing: 6) {
            StarRow(rating: place.rating)
            Text(place.price).font(.subheadline.weight(.medium))
          }
        }
        .padding(.top, 4)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(14)
    }
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 16))
  }
}

/// Hills under a sun, in place of a photo.
private struct Landscape: View {
  let sky: [Color]

  var body: some View {
    LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .bottom) {
        ZStack {
          Circle().fill(.white.opacity(0.85)).frame(width: 36, height: 36).offset(x: -20, y: -54)
          Ellipse().fill(.black.opacity(0.18)).frame(width: 300, height: 110)
            .offset(x: -70, y: 40)
          Ellipse().fill(.black.opacity(0.28)).frame(width: 320, height: 90)
            .offset(x: 90, y: 54)
        }
      }
      .clipped()
  }
}

/// A mean with how many gave which number of stars.
struct RatingSummary: View {
  private let shares = [0.72, 0.18, 0.06, 0.03, 0.01]
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: 20))
    layout {
      VStack(alignment: typeSize.isAccessibilitySize ? .leading : .center, spacing: 4) {
        Text("4.6").font(.largeTitle.bold())
        StarRow(rating: 4.6)
        Text("218 ratings").font(.caption).foregroundStyle(.secondary)
      }
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 5) {
        ForEach(shares.indices, id: \.self) { index in
          GridRow {
            Text(5 - index, format: .number).font(.caption.monospacedDigit())
              .foregroundStyle(.secondary)
            ProgressView(value: shares[index]).tint(.orange)
          }
        }
      }
    }
    .padding(16)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }
}

struct ReviewCard: View {
  @ScaledMetric(relativeTo: .footnote) private var avatarSize = 36.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 10) {
          avatar
          author
        }
        VStack(alignment: .leading, spacing: 8) {
          avatar
          author
        }
      }
      Text("Quiet, warm and a minute from the water. We watched the fog lift every morning.")
        .font(.subheadline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }

  private var avatar: some View {
    Text("MK").font(.footnote.bold()).foregroundStyle(.white)
      .frame(width: avatarSize, height: avatarSize)
      .background(.teal.gradient, in: .circle)
  }

  private var author: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Mira Keller").font(.subheadline.weight(.semibold))
      StarRow(rating: 5)
    }
  }
}
