import Foundation

/// As sysexits.h has it: the command line is wrong.
let wrongUsage: Int32 = 64
/// As sysexits.h has it: the output cannot be written.
let cannotCreate: Int32 = 73

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("Gallery: \(message)\n".utf8))
  exit(status)
}

do {
  let options = try GalleryOptions(parsing: Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(GalleryOptions.help)
  } else {
    try Gallery(options: options).draw()
  }
} catch let failure as WrongOption {
  fail("\(failure.text)\n\n\(GalleryOptions.help)", status: wrongUsage)
} catch {
  fail("the pictures cannot be written: \(error.localizedDescription)", status: cannotCreate)
}
