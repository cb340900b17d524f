import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct GalleryUpdateTests {
  private var updates: [GalleryUpdate] { GalleryUpdate.all }

  private var motions: [any GalleryMotion] { (updates as [any GalleryMotion]) + GalleryGesture.all }

  @Test func stripsAreDrawnTheSameToTheByte() {
    for update in motions {
      let strips = (1...2).map { _ in StripPicture(of: update, on: .phone).svg }
      #expect(strips[0] == strips[1])
      #expect(!strips[0].contains(/\b(nan|inf)\b/))
    }
  }

  @Test func namesOfUpdatesAreNamesOfFiles() {
    let names = motions.map(\.name)
    #expect(Set(names).count == names.count)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz-")
    #expect(names.allSatisfy { allowed.isSuperset(of: $0) })
  }

  @Test func anUpdateBeginsAndEndsWithTheStillPictures() throws {
    for update in updates {
      let rest = update.lookAtRest(on: .phone) { Still(of: $0, values: .model) }
      let frames = update.look(at: [0, 0.5, 1], on: .phone) { Still(of: $0, values: .presentation) }
      #expect(frames[0] == rest.before, "\(update.name) begins")
      #expect(frames[2] == rest.after, "\(update.name) ends")
      #expect(frames[1] != rest.before && frames[1] != rest.after, "\(update.name) is under way")
    }
  }

  /// Between one frame and the next nothing goes more than twice as far as it would at an even speed.
  @Test func nothingPops() throws {
    let steps = 24
    for update in motions {
      let moments = (0...steps).map { Double($0) / Double(steps) }
      let frames = update.look(at: moments, on: .phone) { Motion(of: $0) }
      for key in Set(frames.flatMap(\.values.keys)) {
        let values = frames.map { $0.values[key] }
        let known = values.compactMap(\.self)
        guard let least = known.min(), let most = known.max() else { continue }
        for (one, next) in zip(values, values.dropFirst()) {
          guard let one, let next else { continue }
          let allowed = 2 * (most - least) / Double(steps) + 0.01
          #expect(abs(next - one) <= allowed, "\(key.part) in \(update.name)")
        }
      }
    }
  }
}

/// What is painted, in whatever order, and what colours are seen.
@MainActor private struct Still: Equatable {
  private let items: [String]
  private let colors: [HeadlessDrawing.RGBA]

  init(of window: UIWindow, values: HeadlessDrawing.Values) {
    let drawing = HeadlessDrawing(of: window, values: values)
    items = drawing.items.map { item in
      let box = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
      let place = box.map { Int(($0 * 100).rounded()) }
      return "\(item.kind) \(place) \(item.radii) \(item.opacity) \(item.clips.map(\.radii))"
    }.sorted()
    colors = stride(from: 0.5, to: drawing.size.height, by: 3).flatMap { y in
      stride(from: 0.5, to: drawing.size.width, by: 7).map { x in
        drawing.color(at: CGPoint(x: x, y: y))
      }
    }
  }
}

/// What moves, part by part, of every view with a colour.
@MainActor private struct Motion {
  struct Key: Hashable {
    var view: ObjectIdentifier
    var part: String
  }

  private(set) var values: [Key: Double] = [:]

  init(of window: UIWindow) {
    for item in HeadlessDrawing(of: window, values: .presentation).items {
      guard case .fill = item.kind, let view = item.view else { continue }
      let parts: [String: Double] = [
        "y": Double(item.frame.minY), "height": Double(item.frame.height),
        "opacity": item.opacity, "bottom radius": Double(item.radii.bottomLeft),
        "top radius": Double(item.clips.last?.radii.topLeft ?? 0),
      ]
      for (part, value) in parts {
        values[Key(view: ObjectIdentifier(view), part: part)] = value
      }
    }
  }
}
