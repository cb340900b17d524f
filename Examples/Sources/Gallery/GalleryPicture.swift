/// A file of the gallery, and what its caption says.
struct GalleryPicture {
  var fileName: String
  var caption: String
}
