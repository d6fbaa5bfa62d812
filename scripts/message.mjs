// Adds or changes an interface text: node scripts/message.mjs <key> <english> <spanish> <note for translators>
import { readFileSync, writeFileSync } from 'node:fs';

const [key, en, es, note] = process.argv.slice(2);
if (!key || !en || !es || !note) {
  console.error('Usage: node scripts/message.mjs <key> <english> <spanish> <note for translators>');
  process.exit(2);
}
for (const [name, text] of Object.entries({ en, es, notes: note })) {
  const file = new URL(`../core/i18n/messages/${name}.json`, import.meta.url);
  const texts = { ...JSON.parse(readFileSync(file, 'utf8')), [key]: text };
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
