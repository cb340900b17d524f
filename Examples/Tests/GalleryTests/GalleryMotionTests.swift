import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct GalleryMotionTests {
  private var motions: [GalleryMotion] {
    GalleryMotion.all + Comparison.Side.allCases.map { Comparison.motion(of: $0) }
  }

  @Test func namesOfMotionsAreNamesOfFiles() {
    let names = GalleryMotion.all.map(\.name)
    #expect(Set(names).count == names.count)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz-")
    #expect(names.allSatisfy { allowed.isSuperset(of: $0) })
  }

  /// The page says what the sources do.
  @Test func theCodeOfAMotionIsInTheSources() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources")
    let files = [
      "Gallery/Looks/LookScreen.swift", "Screens/Accounts/AccountsScreen.swift",
      "Screens/Trip/TripScreen.swift", "Screens/DirectoryScreen.swift",
    ]
    let texts = try files.map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
    let code = GalleryMotion.all.compactMap(\.code)
    #expect(code.count == 4)
    for line in code.flatMap({ $0.split(separator: "\n") }) {
      let words = line.trimmingCharacters(in: .whitespaces)
      #expect(texts.contains { $0.contains(words) }, "\(words)")
    }
  }

  /// A picture's edge cuts no row, and where the film rests, neither does the lid.
  @Test(arguments: GallerySystem.allCases, [false, true])
  func theLidsFilmCutsNoRow(system: GallerySystem, isMirrored: Bool) throws {
    let device = GalleryLook(system: system, isMirrored: isMirrored).device
    let seen = GalleryMotion.lid.look(timesPerStep: 8, on: device) { window in
      let items = HeadlessDrawing(of: window, values: .presentation).items
      let edge = window.bounds.maxY
      let isCut = items.contains { item in
        guard case .text = item.kind else { return false }
        return item.frame.minY < edge && item.frame.maxY > edge
      }
      let table = (window.rootViewController as? UITableViewController)?.tableView
      return (isCut: isCut, isHalved: table?.hasHalvedRow ?? true)
    }
    let frames = [seen.before] + seen.steps.flatMap(\.self)
    #expect(frames.filter(\.isCut).isEmpty)
    let rests = [seen.before] + seen.steps.compactMap(\.last)
    #expect(rests.count == 4)
    #expect(rests.filter(\.isHalved).isEmpty)
  }

  /// A motion that ends as it began shows the same again, in whatever order it is painted.
  @Test func whatIsUndoneLooksAsBefore() throws {
    for motion in GalleryMotion.updates where motion.stepCount == 2 {
      let (before, steps) = motion.look(timesPerStep: 3, on: .phone) {
        Still(of: $0, values: .presentation)
      }
      #expect(steps[1][2] == before, "\(motion.name) is undone")
      #expect(steps[0][2] != before, "\(motion.name) does something")
      #expect(steps[0][1] != before && steps[0][1] != steps[0][2], "\(motion.name) moves")
    }
  }

  /// Between one frame and the next nothing goes more than twice as far as it would at an even
  /// speed.
  @Test func nothingPops() throws {
    let frameCount = 25
    // While a table scrolls, views that leave are used again for what comes.
    for motion in motions where motion.name != GalleryMotion.lid.name {
      for frames in motion.look(timesPerStep: frameCount, on: .phone, { Motion(of: $0) }).steps {
        // The last one is taken when all has come to rest, the one before a frame's time earlier.
        for key in Set(frames.flatMap(\.values.keys)) {
          let values = frames.map { $0.values[key] }
          let known = values.compactMap(\.self)
          guard let least = known.min(), let most = known.max() else { continue }
          for (one, next) in zip(values, values.dropFirst()) {
            guard let one, let next else { continue }
            let allowed = 2 * (most - least) / Double(frameCount - 1) + 0.01
            #expect(abs(next - one) <= allowed, "\(key.part) in \(motion.name)")
          }
        }
      }
    }
  }
}

/// What is painted, in whatever order, and what colors are seen.
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

/// What moves, part by part, of every view with a color.
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
