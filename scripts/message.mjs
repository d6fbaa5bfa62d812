// Adds or changes an interface text: node scripts/message.mjs <key> <english> <spanish> <note for translators>
// Keys of an area with texts of its own, such as `comparison.…`, go into that area's folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [key, en, es, note] = process.argv.slice(2);
if (!key || !en || !es || !note) {
  console.error('Usage: node scripts/message.mjs <key> <english> <spanish> <note for translators>');
  process.exit(2);
}
const messages = new URL('../core/i18n/messages/', import.meta.url);
const area = new URL(`${key.split('.')[0]}/`, messages);
for (const [name, text] of Object.entries({ en, es, notes: note })) {
  const file = new URL(`${name}.json`, existsSync(area) ? area : messages);
  const texts = { ...JSON.parse(readFileSync(file, 'utf8')), [key]: text };
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
