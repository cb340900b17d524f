/// The questions about UIKit that the stand-in answers either way.
@_spi(Headless) public enum HeadlessVariations {}
