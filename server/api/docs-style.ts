/** Styles of the documentation page; colours and sizes match `app/styles/tokens.css`. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --canvas: #f7f6f3; --surface: #fff; --ink: #17191b; --graphite: #41464a; --muted: #62686d;
  --line: #dfddd6; --accent: #a85a00; --accent-soft: #fbe9d2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #101214; --surface: #17191c; --ink: #f1efea; --graphite: #c9c6bf; --muted: #a3a19b;
    --line: #2b2e32; --accent: #ffb85c; --accent-soft: #3a2a14;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--graphite);
  font: 1.0625rem/1.55 "Hanken Grotesk Variable", system-ui, sans-serif;
}
.in { max-width: 68rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3.5rem); }
header { border-bottom: 1px solid var(--line); background: var(--surface); }
header .in { display: flex; justify-content: space-between; align-items: center; min-height: 4.5rem; }
.home { color: var(--ink); font-weight: 600; font-size: 1.375rem; text-decoration: none; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1, h2, h3 { color: var(--ink); font-weight: 500; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2.25rem, 1.3rem + 3.6vw, 4rem); margin: 4.5rem 0 1.5rem; }
h2 { font-size: clamp(1.75rem, 1.2rem + 2vw, 2.5rem); margin: 4.5rem 0 0.5rem; }
h3 { font-size: 1.375rem; margin: 0 0 0.5rem; }
.lead { max-width: 44rem; }
nav ul { columns: 18rem; padding: 1.5rem 0; margin: 2rem 0 0; list-style: none; }
nav li { break-inside: avoid; padding: 0.25rem 0; overflow-wrap: anywhere; }
article {
  margin: 1.5rem 0; padding: clamp(1rem, 3vw, 2rem); background: var(--surface);
  border: 1px solid var(--line); border-radius: 10px;
}
.address { margin: 0 0 1rem; overflow-wrap: anywhere; }
.address a { text-decoration: none; }
.method {
  padding: 0.125rem 0.5rem; border-radius: 4px; background: var(--accent-soft); color: var(--accent);
  font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.04em;
}
code, pre { font: 0.9375rem/1.5 ui-monospace, "SF Mono", Menlo, monospace; }
pre {
  margin: 0.75rem 0 0; padding: 1rem; overflow-x: auto; background: var(--canvas);
  border-radius: 4px; color: var(--ink);
}
.wide { overflow-x: auto; margin: 1rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { text-align: left; color: var(--muted); padding-bottom: 0.5rem; }
.bases { width: auto; margin-top: 2rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { color: var(--muted); font-weight: 400; }
tbody th { font-weight: 500; color: var(--ink); white-space: nowrap; }
.need { color: var(--accent); font-size: 0.8125rem; }
dl { margin: 1rem 0; }
dl div { display: flex; gap: 1rem; padding: 0.25rem 0; }
dt { font-variant-numeric: tabular-nums; color: var(--ink); font-weight: 600; min-width: 2.5rem; }
dd { margin: 0; }
@media (max-width: 40rem) {
  .wide table, .wide tbody, .wide tr, .wide th, .wide td { display: block; }
  .wide thead { display: none; }
  .wide th, .wide td { border: 0; padding: 0.125rem 0; white-space: normal; overflow-wrap: anywhere; }
  .wide tr { border-bottom: 1px solid var(--line); padding: 0.5rem 0; }
  .wide th + td { color: var(--muted); }
}
summary { cursor: pointer; color: var(--ink); padding: 0.5rem 0; }
`;
