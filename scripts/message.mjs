// Adds or changes an interface text: npm run message -- <key> <text>… <note for translators>
// One text for each language, in the order of core/i18n/locales.ts: English, Spanish.
// Keys of an area with texts of its own, such as `comparison.…`, go into that area's folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { localeCodes, locales } from '#core/i18n/locales.ts';

const [key, ...texts] = process.argv.slice(2);
const names = [...localeCodes, 'notes'];
if (!key || texts.length !== names.length || !texts.every(Boolean)) {
  const languages = locales.map(({ name }) => `<${name}>`).join(' ');
  console.error(`Usage: node scripts/message.mjs <key> ${languages} <note for translators>`);
  process.exit(2);
}
const messages = new URL('../core/i18n/messages/', import.meta.url);
const area = new URL(`${key.split('.')[0]}/`, messages);
for (const [index, name] of names.entries()) {
  const file = new URL(`${name}.json`, existsSync(area) ? area : messages);
  const existing = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const table = { ...existing, [key]: texts[index] };
  const sorted = Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
