import Foundation

extension ColorComponents {
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let position = (hue - hue.rounded(.down)) * 6
    let sector = position.rounded(.down)
    let part = position - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range > 0 else { return (0, 0, highest) }
    let sector: CGFloat =
      if highest == red {
        (green - blue) / range
      } else if highest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / highest, highest)
  }
}
