// Chooses looks as a reader does, and tells the page around it what is wrong. `.ci/run browser` appends it to the page.
addEventListener("load", async () => {
  const wrong = [];
  const check = (holds, what) => { if (!holds) wrong.push(what); };
  const next = (event) => new Promise((resolve) => addEventListener(event, () => setTimeout(resolve), { once: true }));
  const state = () => ({ picture: image.getAttribute("src"), code: code.textContent, address: location.hash });
  const checked = () => names.map((name) => all(name).find((input) => input.checked).value).join(" ");
  const choose = async (name, value) => {
    const input = all(name).find((input) => input.value === value);
    const { address } = state();
    input.click();
    if (location.hash !== address) await next("hashchange");
    await image.decode().catch(() => wrong.push(`missing: ${image.src}`));
  };
  const isDrawn = () => image.naturalWidth === 300 && image.naturalHeight === 480;

  await image.decode().catch(() => wrong.push("the first picture is missing"));
  check(isDrawn(), "the first picture has another size");
  check(code.textContent === defaultCode, "the default look has code");
  check(document.documentElement.scrollWidth <= innerWidth, "the page is wider than the window");

  // Every switch changes picture, code and address, and says what is chosen.
  const home = Object.fromEntries(names.map((name) => [name, all(name).find((input) => input.checked).value]));
  const changesNoCode = ["view=ios18", "view=rtl", "title=none"];
  for (const name of names) {
    for (const input of all(name)) {
      if (input.value === home[name] || input.disabled) continue;
      // The default look has no code, whosever it is.
      if (name === "owner") await choose("radius", "12");
      const before = state();
      await choose(name, input.value);
      const now = state(), what = `${name}=${input.value}`;
      check(input.checked, `is not chosen: ${what}`);
      check(now.address.includes(what), `is not in the address: ${what}`);
      check(now.address !== before.address, `the address stays: ${what}`);
      check(isDrawn(), `is not drawn: ${what}`);
      if (name === "owner") check(now.picture === before.picture, `changes the picture: ${what}`);
      else {
        check(now.picture !== before.picture, `the picture stays: ${what}`);
        check(image.alt.includes(input.labels[0].textContent), `the description leaves out ${what}`);
      }
      const isSame = name === "appearance" || changesNoCode.includes(what);
      check((now.code === before.code) === isSame, `${isSame ? "changes" : "doesn't change"} the code: ${what}`);
      check(document.documentElement.scrollWidth <= innerWidth, `the page is too wide: ${what}`);
      await choose(name, home[name]);
      if (name === "owner") await choose("radius", "system");
      check(Object.values(home).join(" ") === checked(), `does not come back: ${what}`);
    }
  }

  // What is off says why.
  await choose("fill", "material");
  const rows = all("gaps").find((input) => input.value === "rows");
  check(rows.disabled, "gaps between rows of a material can be chosen");
  const why = document.getElementById(rows.getAttribute("aria-describedby"));
  check(why.textContent.includes("material is replaced"), "gaps between rows don't say why they are off");
  await choose("edge", "shadow");
  check(find("#why-view").textContent.includes("one choice"), "the views don't say why they are off");
  await choose("view", "grouped");

  // Back and forward.
  const there = { ...state(), checked: checked() };
  history.back();
  await next("hashchange");
  check(image.src.includes("material-none") && code.textContent.split("\n").length === 1, "back does not go back");
  history.forward();
  await next("hashchange");
  check(JSON.stringify({ ...state(), checked: checked() }) === JSON.stringify(there), "forward does not come back");

  // An address that someone sent.
  location.hash = "radius=12&gaps=cards&owner=cards&appearance=dark&nonsense=1&edge=nonsense";
  await next("hashchange");
  check(image.getAttribute("src") === "looks/12-automatic-none-outside-cards-grouped.svg#dark", "an address is not read");
  check(code.textContent.startsWith("cards.style.radius = 12\ncards.cardID"), "an address's code is not shown");
  location.hash = "fill=material&gaps=rows";
  await next("hashchange");
  check(code.textContent === defaultCode, "an address of what is off is not taken for the default");

  // Copied is what is seen.
  await choose("edge", "shadow");
  let copied;
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { copied = text; } } });
  copy.click();
  await new Promise(setTimeout);
  check(copied === code.textContent && copied.includes("CardShadow("), "the button copies something else");
  check(copy.textContent === "Copied", "the button does not say that it has copied");

  // Everything is reached by the keyboard, can be seen to be, and has a name and a state.
  for (const control of document.querySelectorAll("a, input, button, pre")) {
    const what = control.computedName || control.outerHTML;
    check(control.computedName !== undefined, "the browser doesn't tell names");
    check(control.computedName, `has no name: ${what}`);
    check(control.tabIndex >= 0, `is not reached with the keyboard: ${what}`);
    if (control.matches("input")) {
      check(control.computedRole === "radio", `is no radio button: ${what}`);
      check(control.closest("fieldset").computedName, `is in a group without a name: ${what}`);
      if (control.disabled) continue;
      control.focus({ focusVisible: true });
      check(getComputedStyle(control.nextSibling).outlineStyle === "solid", `has no focus ring: ${what}`);
    }
    control.focus();
    check(document.activeElement === control, `can't be focused: ${what}`);
  }
  check(image.computedRole === "image" || image.computedRole === "img", "the picture is none to a screen reader");
  check(image.computedName === image.alt && image.alt.length > 60, "the picture is not described");
  parent.postMessage(wrong.length ? wrong.join("; ") : `${innerWidth} points wide, all is well`, "*");
});
