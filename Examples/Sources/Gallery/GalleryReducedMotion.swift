@_spi(Headless) import UIKit

/// Something that moves, as users of Reduce Motion see it if UIKit fades rows for them.
@MainActor package struct GalleryReducedMotion: GalleryMotion {
  private let motion: any GalleryMotion
  package let name: String
  package let caption: String
  package var size: CGSize { motion.size }

  private init(_ name: String, _ caption: String, of motion: any GalleryMotion) {
    self.name = name
    self.caption = caption
    self.motion = motion
  }

  package func look<Result>(
    at moments: [Double], on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> [Result] {
    var device = device
    device.reduceMotion = true
    return HeadlessVariations.fadesRowsUnderReduceMotion.with(true) {
      motion.look(at: moments, on: device, look)
    }
  }

  /// An update of rows, and one of a surface.
  package static var all: [GalleryReducedMotion] {
    let updates = GalleryUpdate.all + GalleryUpdate.acrossCards
    return [
      ("update-append", "append-reduced", "Under Reduce Motion a row is appended"),
      ("update-grows", "grows-reduced", "Under Reduce Motion a card grows"),
    ].compactMap { original, name, caption in
      updates.first { $0.name == original }.map { GalleryReducedMotion(name, caption, of: $0) }
    }
  }
}
