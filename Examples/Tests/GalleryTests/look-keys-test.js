// Chooses a look with the keyboard alone, copies its code and pastes it, and reads what a screen reader is told: with real keys, the
// browser's own clipboard and its accessibility tree. `.ci/run browser` runs it: node look-keys-test.js <browser> <look.html> <width>
const { spawn } = require("node:child_process");
const { pathToFileURL } = require("node:url");
const [program, page, width] = process.argv.slice(2);
const address = pathToFileURL(page).href;
const browser = spawn(
  program, ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--remote-debugging-pipe"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const wrong = new Set();
const check = (holds, what) => { if (!holds) wrong.add(what); };
function end(text) {
  console.log(text);
  browser.kill();
  process.exit();
}
setTimeout(() => end("the browser does not answer"), 60000);

// The browser's protocol: messages that end with a zero.
const waiting = new Map();
let received = "", number = 0, sessionId;
browser.stdio[4].on("data", (data) => {
  const messages = (received + data).split("\0");
  received = messages.pop();
  for (const message of messages.map((text) => JSON.parse(text))) {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }
});
const send = (method, params = {}) => new Promise((resolve) => {
  waiting.set(++number, ({ result, error }) => error ? end(`${method}: ${error.message}`) : resolve(result));
  browser.stdio[3].write(`${JSON.stringify({ id: number, method, params, sessionId })}\0`);
});
const evaluate = async (expression) => {
  const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) end(exceptionDetails.exception.description);
  return result.value;
};
const codes = { Tab: 9, Enter: 13, " ": 32, ArrowLeft: 37, ArrowRight: 39, v: 86 };
const press = async (key, { shift = false, commands } = {}) => {
  const text = { Enter: "\r", " ": " " }[key];
  const event = { key, windowsVirtualKeyCode: codes[key], modifiers: (shift ? 8 : 0) + (commands ? 2 : 0) };
  await send("Input.dispatchKeyEvent", { ...event, type: text ? "keyDown" : "rawKeyDown", text, commands });
  await send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  // What follows a key may come with the next frame.
  await evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))");
};
const focused = () => evaluate(`(() => {
  const { name, value, tagName, textContent } = document.activeElement;
  return name ? name + "=" + value : tagName === "BODY" ? "" : tagName + " " + textContent;
})()`);
// Whether the keyboard's place has a ring, and nothing lies over it.
const isSeen = () => evaluate(`(() => {
  const { activeElement } = document, choice = activeElement.matches("input") ? activeElement.nextSibling : activeElement;
  const box = choice.getBoundingClientRect(), style = getComputedStyle(choice);
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 && choice.contains(seen);
})()`);
const state = () => evaluate(`({ address: location.hash, picture: image.getAttribute("src"), code: code.textContent })`);

// What a screen reader is told of each control: role, name and state.
const property = (node, name) => node.properties?.find((one) => one.name === name)?.value.value;
const told = async () => (await send("Accessibility.getFullAXTree")).nodes.filter((node) => !node.ignored)
  .map((node) => ({
    role: node.role.value, name: node.name?.value ?? "", description: node.description?.value ?? "",
    isChecked: property(node, "checked") === "true", isOff: property(node, "disabled") === true,
  }));
const checkTold = async () => {
  const nodes = await told();
  const radios = nodes.filter((node) => node.role === "radio");
  const expected = await evaluate(`[...document.querySelectorAll("input")].map((input) => ({
    name: input.labels[0].textContent, isChecked: input.checked, isOff: input.disabled,
  }))`);
  check(radios.length === expected.length && radios.length > 20, `${radios.length} of ${expected.length} choices are told`);
  expected.forEach((choice, index) => {
    const { name, isChecked, isOff, description } = radios[index] ?? {};
    check(name === choice.name, `${choice.name} is told as ${name || "nothing"}`);
    check(isChecked === choice.isChecked, `whether it's chosen isn't told: ${choice.name}`);
    check(isOff === choice.isOff, `whether it's off isn't told: ${choice.name}`);
    check(!isOff || description.includes(": off. "), `why it's off isn't told: ${choice.name}`);
  });
  const groups = nodes.filter((node) => node.role === "group").map((node) => node.name);
  const legends = await evaluate(`[...document.querySelectorAll("legend")].map((legend) => legend.textContent)`);
  check(legends.every(Boolean) && legends.every((legend) => groups.includes(legend)), `a group has no name: ${groups.join(", ")}`);
  check(nodes.some((node) => node.role === "button" && /^Cop(y|ied)$/.test(node.name)), "the button has no name");
  check(nodes.some((node) => node.role === "link" && node.name === "RoundedTable"), "the link has no name");
  const alt = await evaluate("image.alt");
  check(alt.length > 60 && nodes.some((node) => /^ima?ge?/.test(node.role) && node.name === alt), "the picture is not described");
  check(nodes.some((node) => node.role === "status"), "a change of the picture is not announced");
};

(async () => {
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  ({ sessionId } = await send("Target.attachToTarget", { targetId, flatten: true }));
  await send("Page.enable");
  await send("Emulation.setDeviceMetricsOverride", { width: Number(width), height: 844, deviceScaleFactor: 1, mobile: false });
  await send("Page.navigate", { url: address });
  while (await evaluate(`document.readyState !== "complete" || typeof show !== "function"`)) continue;
  await checkTold();

  // Each group is one stop, in the order in which they stand, and arrows choose in it.
  await press("Tab");
  check(await focused() === "A RoundedTable", `the first stop is ${await focused()}`);
  const stops = ["radius", "fill", "edge", "title", "gaps", "view", "appearance", "owner"];
  for (const name of stops) {
    await press("Tab");
    const before = await focused();
    if (!before.startsWith(`${name}=`)) return end(`the keyboard does not come to ${name}, but to ${before}`);
    if (name === "view") continue;
    const was = await state();
    await press("ArrowRight");
    const now = await focused(), is = await state();
    check(now.startsWith(`${name}=`) && now !== before, `an arrow does not choose another ${name}`);
    check(is.address.includes(now), `the address is not that of the keyboard's ${now}`);
    check(name === "owner" || is.picture !== was.picture, `the picture is not that of the keyboard's ${now}`);
    check(await isSeen(), `the keyboard's place is not seen at ${now}`);
  }
  await checkTold();
  const { code } = await state();
  check(code.includes("cards.style.radius = 12") && code.includes("enclosesHeader"), `the keyboard's look has other code: ${code}`);

  // What is off is passed over.
  await press("Tab", { shift: true });
  await press("Tab", { shift: true });
  const view = await focused();
  await press("ArrowRight");
  check(view === "view=grouped" && await focused() === view, `what is off can be chosen: ${await focused()}`);
  for (const _ of [1, 2, 3]) await press("Tab");
  check((await focused()).startsWith("PRE"), "the code is not scrolled with the keyboard");
  await press("Tab");
  check(await focused() === "BUTTON Copy", `the last stop is ${await focused()}`);

  // Copied is what is seen, by either key, and pasted where the keyboard is.
  for (const key of [" ", "Enter"]) {
    await press(key);
    check(await focused() === "BUTTON Copied", "the button does not say that it has copied");
    await evaluate(`(() => {
      const field = document.createElement("textarea");
      document.body.append(field);
      field.focus();
    })()`);
    await press("v", { commands: ["paste"] });
    const pasted = await evaluate("document.activeElement.value");
    check(pasted === code, `another text is pasted: ${pasted}`);
    await evaluate(`document.activeElement.remove(); document.querySelector("button").focus(); copy.textContent = "Copy"; navigator.clipboard.writeText("")`);
  }
  // And all the way back.
  for (const _ of ["PRE", ...stops]) {
    await press("Tab", { shift: true });
    check(await isSeen(), `on the way back, the keyboard's place is not seen at ${await focused()}`);
  }
  check((await focused()).startsWith("radius="), `on the way back, the keyboard comes to ${await focused()}`);
  end(wrong.size ? [...wrong].slice(0, 8).join("; ") : `${width} points wide, all is well`);
})();
