extension GalleryPage {
  /// Shows each scene in the look that the switches choose, and keeps the choice in the page's
  /// address.
  static let script = """
    const form = document.querySelector("form");
    const names = ["size", "system", "appearance", "direction", "text"];
    const wanted = new URLSearchParams(location.search);
    if (!wanted.has("appearance") && matchMedia("(prefers-color-scheme: dark)").matches) {
      wanted.set("appearance", "dark");
    }
    for (const [name, value] of wanted) {
      const input = form.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
      if (input) input.checked = true;
    }
    function show() {
      const chosen = Object.fromEntries(new FormData(form));
      Object.assign(document.documentElement.dataset, chosen);
      for (const image of document.querySelectorAll("img[data-scene]")) {
        const look = names.map((name) => image.dataset[name] ?? chosen[name]).filter(Boolean).join("-");
        const file = `${image.dataset.scene}-${look}.svg`;
        if (image.getAttribute("src") !== file) image.src = file;
        if (!image.parentElement.matches(".page")) image.parentElement.href = file;
      }
      return chosen;
    }
    form.addEventListener("change", () => {
      const address = new URL(location.href);
      address.search = new URLSearchParams(show());
      try { history.replaceState(null, "", address); } catch {}
    });
    show();
    """
}
