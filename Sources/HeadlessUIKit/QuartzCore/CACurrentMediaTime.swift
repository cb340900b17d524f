public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.now }
