/** Returns the style of the documentation page, with the fonts of the site. */
export function styleOfDocs(site: Uint8Array = new Uint8Array()): string {
  const fonts = new TextDecoder().decode(site).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return fonts.join('') + docsStyle;
}

/** Colours and sizes match `app/styles/tokens.css`. */
const docsStyle = `
:root {
  color-scheme: light dark;
  --canvas: #f7f6f3; --surface: #fff; --ink: #17191b; --graphite: #41464a; --muted: #62686d;
  --line: #dfddd6; --field: #8b8a84; --accent: #9c5300; --accent-soft: #fbe9d2; --on-ink: #f7f6f3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #101214; --surface: #17191c; --ink: #f1efea; --graphite: #c9c6bf; --muted: #a3a19b;
    --line: #2b2e32; --field: #74787c; --accent: #ffb85c; --accent-soft: #3a2a14; --on-ink: #101214;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; background: var(--canvas); color: var(--graphite);
  font: 1.0625rem/1.55 "Hanken Grotesk Variable", system-ui, sans-serif;
}
header {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 2rem;
  min-height: 4.5rem; padding: 0.5rem clamp(1rem, 4vw, 3.5rem);
  border-bottom: 1px solid var(--line); background: var(--surface);
}
header p { display: flex; gap: 1.5rem; margin: 0; }
.home img { display: block; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1, h2, h3 { color: var(--ink); font-weight: 500; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2.25rem, 1.3rem + 3vw, 3.5rem); font-weight: 600; margin: 3rem 0 1.5rem; }
h2 { font-size: clamp(1.75rem, 1.2rem + 2vw, 2.5rem); margin: 4.5rem 0 0.5rem; }
h3 { font-size: 1.375rem; margin: 0 0 0.5rem; }
.lead { max-width: 44rem; }
.columns { padding: 0 clamp(1rem, 4vw, 3.5rem) 4rem; }
nav { padding-top: 1.5rem; font-size: 0.9375rem; }
nav ul { margin: 0; padding: 0 0 0.5rem; list-style: none; }
nav li a { display: block; padding: 0.25rem 0; overflow-wrap: anywhere; text-decoration: none; }
nav li a:hover { text-decoration: underline; }
nav code { font-size: 0.8125rem; }
.find { margin: 0 0 1rem; }
label { color: var(--ink); }
.find label, .find input, .field label, .field input, .field select, .field textarea { display: block; width: 100%; }
.find output { display: block; min-height: 1.5em; color: var(--muted); }
input, select, textarea, button { font: inherit; font-size: 1rem; color: var(--ink); }
input, select, textarea {
  width: 100%; min-height: 2.5rem; padding: 0.375rem 0.625rem; border: 1px solid var(--field);
  border-radius: 4px; background: var(--canvas);
}
::placeholder { color: var(--muted); opacity: 1; }
textarea { font: 0.875rem/1.5 ui-monospace, "SF Mono", Menlo, monospace; resize: vertical; white-space: pre; }
button {
  min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 4px; background: var(--ink);
  color: var(--on-ink); font-weight: 500; cursor: pointer;
}
button:disabled { opacity: 0.5; cursor: progress; }
.field { max-width: 44rem; margin: 1rem 0; }
.actions { margin: 1rem 0; }
.actions details { margin-top: 0.75rem; }
.state:empty { display: none; }
.state, .result > p { margin: 0.5rem 0; color: var(--ink); font-variant-numeric: tabular-nums; }
.result pre { max-height: 32rem; overflow: auto; }
.result .headers { color: var(--muted); white-space: pre-wrap; overflow-wrap: anywhere; }
.endpoint {
  margin: 1.5rem 0; padding: clamp(1rem, 3vw, 2rem); background: var(--surface);
  border: 1px solid var(--line); border-radius: 10px; scroll-margin-top: 1rem;
}
.address { margin: 0 0 1rem; overflow-wrap: anywhere; }
.address a { text-decoration: none; }
.method {
  padding: 0.125rem 0.5rem; border-radius: 4px; background: var(--accent-soft); color: var(--accent);
  font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.04em;
}
code, pre { font: 0.875rem/1.5 ui-monospace, "SF Mono", Menlo, monospace; }
pre {
  margin: 0.75rem 0 0; padding: 1rem; overflow-x: auto; background: var(--canvas);
  border-radius: 4px; color: var(--ink);
}
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; margin: 1rem 0; }
caption { text-align: left; color: var(--muted); padding-bottom: 0.5rem; }
.bases { width: auto; margin-top: 2rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td { overflow-wrap: anywhere; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--muted); font-weight: 400; }
tbody th { font-weight: 500; color: var(--ink); overflow-wrap: anywhere; }
.parameters { table-layout: fixed; }
.parameters th:first-child { width: 14rem; }
.value { width: 14rem; }
html:not(.ready) .value, html:not(.ready) form .field { display: none; }
.type { display: block; color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
.need { color: var(--accent); font-size: 0.8125rem; }
dl { margin: 0.5rem 0; }
dl div { display: flex; gap: 1rem; padding: 0.25rem 0; }
dt { font-variant-numeric: tabular-nums; color: var(--ink); font-weight: 600; min-width: 2.5rem; }
dd { margin: 0; }
summary { cursor: pointer; color: var(--ink); padding: 0.5rem 0; }
@media (min-width: 80rem) {
  .columns {
    display: grid; grid-template: "contents intro" auto "contents families" 1fr / 17rem minmax(0, 68rem); gap: 0 3.5rem;
  }
  nav { grid-area: contents; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-bottom: 2rem; }
}
@media (max-width: 44rem) {
  .parameters, .parameters tbody, .parameters tr, .parameters th, .parameters td { display: block; width: auto; }
  .parameters thead { display: none; }
  .parameters th:first-child, .value { width: auto; }
  .parameters th, .parameters td { border: 0; padding: 0.125rem 0; }
  .parameters tr { border-bottom: 1px solid var(--line); padding: 0.625rem 0; }
}
@media print {
  nav, .actions, .value, .find { display: none; }
  .endpoint { break-inside: avoid; }
}
`;
