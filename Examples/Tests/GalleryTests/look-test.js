// Chooses looks with clicks, and tells the page around it what is wrong. `.ci/run browser` appends it to the page. For keys, the
// clipboard and what a screen reader is told, see look-keys-test.js.
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
  // That is the system's radius on iOS 26; see below.
  const changesNoPicture = ["radius=26"];
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
        const content = async (picture) => (await fetch(picture).catch(() => null))?.text();
        const isOther = await content(now.picture) !== await content(before.picture) || now.picture.includes("#dark");
        check(now.picture !== before.picture && isOther !== changesNoPicture.includes(what), `the picture stays: ${what}`);
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

  // Earlier systems have another radius.
  await choose("view", "ios18");
  const text = async () => (await fetch(image.src)).text();
  const earlier = await text();
  await choose("radius", "26");
  check(await text() !== earlier, "the picture stays: radius=26 on iOS 18");
  await choose("radius", "system");
  await choose("view", "grouped");

  // What is off says why.
  await choose("fill", "material");
  const rows = all("gaps").find((input) => input.value === "rows");
  check(rows.disabled, "gaps between rows of a material can be chosen");
  const why = document.getElementById(rows.getAttribute("aria-describedby"));
  check(why.textContent.includes("shows its fallback color"), "gaps between rows don't say why they are off");
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
  parent.postMessage(wrong.length ? wrong.join("; ") : `${innerWidth} points wide, all is well`, "*");
});
