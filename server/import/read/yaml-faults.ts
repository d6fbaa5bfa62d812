import { type Said, say, sayable, sayText } from '#core/say.ts';

/** What the library says of the usual faults, in its own words. */
const FIXED: ReadonlySet<string> = new Set([
  sayable('Map keys must be unique'),
  sayable('Tabs are not allowed as indentation'),
  sayable('Implicit keys need to be on a single line'),
  sayable('Implicit map keys need to be followed by map values'),
  sayable('Nested mappings are not allowed in compact mappings'),
  sayable('A block sequence may not be used as an implicit map key'),
  sayable('All mapping items must start at the same column'),
  sayable('All sequence items must start at the same column'),
  sayable('Sequence item without - indicator'),
  sayable('Comments must be separated from other tokens by white space characters'),
  sayable('Tags and anchors must be separated from the next token by white space'),
]);

/** Those with a sign or a part of the text in them. */
const COMPOSED: [RegExp, (part: string) => Said][] = [
  [
    /^Flow sequence in block collection must be sufficiently indented and end with a (.)$/,
    (sign) =>
      say`Flow sequence in block collection must be sufficiently indented and end with a ${sign}`,
  ],
  [
    /^Flow map in block collection must be sufficiently indented and end with a (.)$/,
    (sign) =>
      say`Flow map in block collection must be sufficiently indented and end with a ${sign}`,
  ],
  [/^Missing closing (.)quote$/, (sign) => say`Missing closing ${sign}`],
  [
    /^Plain value cannot start with reserved character (.)$/,
    (sign) => say`Plain value cannot start with reserved character ${sign}`,
  ],
  [/^Invalid escape sequence (.+)$/, (part) => say`Invalid escape sequence ${part}`],
];

/** A message of the library about a text that is no YAML; the rare ones stay as they are. */
export function explainYamlFault(message: string): Said {
  const text = message.replace(/\.$/, '');
  if (FIXED.has(text)) return sayText(text);
  for (const [pattern, explain] of COMPOSED) {
    const [found, part = ''] = pattern.exec(text) ?? [];
    if (found !== undefined) return explain(part);
  }
  return say`something is not where YAML expects it (${text})`;
}
