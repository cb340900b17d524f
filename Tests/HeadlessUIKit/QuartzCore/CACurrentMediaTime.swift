// The names are QuartzCore's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.now }
