extension ChoicePage {
  /// Shows the look that is chosen, and keeps the choice in the address's fragment, which can be
  /// changed in a file's address, too.
  static let script = #"""
    const find = (selector) => document.querySelector(selector);
    const all = (name) => [...document.querySelectorAll(`input[name="${name}"]`)];
    const image = find("figure img"), caption = find("figcaption"), code = find("pre code");
    const copy = find("button"), parts = ["radius", "fill", "edge", "title", "gaps", "view"];
    const names = [...parts, "appearance", "owner"];
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const defaults = Object.fromEntries(names.map((name) => [name, all(name)[0].value]));
    if (isDark) defaults.appearance = "dark";
    find("figure source").remove();

    // The combination's place in the list: the controls are its digits.
    const entry = (look) => data.looks[parts.reduce((place, name) => {
      const values = all(name).map((input) => input.value);
      return place * values.length + values.indexOf(look[name]);
    }, 0)];
    const isOn = (look) => Array.isArray(entry(look));
    const chosen = () =>
      Object.fromEntries(names.map((name) => [name, all(name).find((input) => input.checked).value]));
    // What is not drawn in a view is shown as usual.
    const shown = (look) => isOn(look) || !isOn({ ...look, view: "grouped" }) ? look : { ...look, view: "grouped" };

    function read() {
      const wanted = new URLSearchParams(location.hash.slice(1));
      const look = { ...defaults };
      for (const name of names) {
        if (all(name).some((input) => input.value === wanted.get(name))) look[name] = wanted.get(name);
      }
      return isOn(look) ? look : { ...defaults, appearance: look.appearance, owner: look.owner };
    }
    function show(look) {
      for (const name of names) for (const input of all(name)) input.checked = input.value === look[name];
      document.documentElement.dataset.appearance = look.appearance;
      for (const name of parts) {
        // One reason may be that of several.
        const reasons = {};
        for (const input of all(name)) {
          const other = shown({ ...look, [name]: input.value });
          input.disabled = !isOn(other) || other[name] !== input.value;
          if (input.disabled) {
            const reason = data.reasons[entry({ ...look, [name]: input.value })];
            (reasons[reason] ??= []).push(input.labels[0].textContent);
          }
        }
        const texts = Object.entries(reasons).map(([reason, titles]) => {
          const text = document.createElement("span");
          text.textContent = `${titles.join("; ")}: off. ${reason} `;
          return text;
        });
        find(`#why-${name}`).replaceChildren(...texts);
      }
      const words = names.slice(0, -1).map((name) => {
        const input = all(name).find((input) => input.checked);
        return `${input.closest("fieldset").querySelector("legend").textContent}: ${input.labels[0].textContent}`;
      });
      const file = `${pictureFolder}/${parts.map((name) => look[name]).join("-")}.svg`;
      image.src = look.appearance === "dark" ? `${file}#dark` : file;
      image.alt = caption.textContent = `Three cards. ${words.join(", ")}`;
      const numbers = entry(look);
      const [lines, notes] = look.owner === "cards" ? numbers.slice(2) : numbers;
      code.textContent = lines.map((line) => data.lines[line]).join("\n") || defaultCode;
      find("#notes").innerHTML = notes.map((note) => data.notes[note]).join(" ");
      copy.textContent = "Copy";
    }
    addEventListener("change", () => {
      const look = shown(chosen());
      location.hash = new URLSearchParams(look);
      show(look);
    });
    addEventListener("hashchange", () => show(read()));
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
      } catch {
        getSelection().selectAllChildren(code);
        document.execCommand("copy");
      }
      copy.textContent = "Copied";
    });
    show(read());
    """#
}
