import Foundation

/// As sysexits.h has it: the command line is wrong.
let wrongUsage: Int32 = 64
/// As sysexits.h has it: the output cannot be written.
let cannotCreate: Int32 = 73

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("Gallery: \(message)\n".utf8))
  exit(status)
}

func readOptions() -> GalleryOptions {
  do {
    return try GalleryOptions(parsing: Array(CommandLine.arguments.dropFirst()))
  } catch {
    fail("\(error.text)\n\n\(GalleryOptions.help)", status: wrongUsage)
  }
}

let options = readOptions()
if options.wantsHelp {
  print(GalleryOptions.help)
  exit(0)
}
do {
  try Gallery(options: options).draw()
} catch {
  let place = options.pictures ?? options.code ?? options.folder
  fail("cannot write to '\(place)': \(error.localizedDescription)", status: cannotCreate)
}
