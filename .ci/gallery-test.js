// Appended to the gallery's page: uses its switches as a reader does, and says what is wrong in the title.
addEventListener("load", async () => {
  const wrong = [];
  const check = (holds, what) => { if (!holds) wrong.push(what); };
  const images = [...document.querySelectorAll("img")];
  for (const image of images) image.loading = "eager";
  const loaded = () => Promise.all(images.map((image) => image.decode().catch(() => {})));
  const inputs = [...document.querySelectorAll("nav input")];
  check(images.length > 30, "few pictures");
  check(inputs.length === 8, `${inputs.length} choices`);
  for (const input of [...inputs, ...inputs.toReversed()]) {
    input.click();
    await loaded();
    check(document.documentElement.dataset[input.name] === input.value, `the page is not ${input.value}`);
    for (const image of images) {
      check(image.naturalWidth > 0, `missing: ${image.getAttribute("src")}`);
      const follows = image.dataset.scene && !image.dataset[input.name];
      check(!follows || image.getAttribute("src").includes(`-${input.value}`), `not ${input.value}: ${image.alt}`);
    }
  }
  const film = document.querySelector("img.film");
  check(film.getBoundingClientRect().top < innerHeight, "the film is not at the top");
  check(document.documentElement.scrollWidth <= innerWidth, "the page is wider than the window");
  document.title = wrong.length ? `wrong: ${[...new Set(wrong)].slice(0, 5).join(", ")}` : "all is well";
});
