// Holds the interface texts in step: the same keys in every language and in the translators' notes, the same places
// for values, nothing empty, and no key that no code uses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name) =>
  JSON.parse(readFileSync(join(root, `core/i18n/messages/${name}.json`), 'utf8'));
const tables = { en: read('en'), es: read('es'), notes: read('notes') };
const problems = [];

for (const key of new Set(Object.values(tables).flatMap(Object.keys))) {
  for (const [name, table] of Object.entries(tables)) {
    if (!table[key]?.trim()) problems.push(`${name}.json has no text for '${key}'. Add one.`);
  }
  const places = ['en', 'es'].map((name) => placesOf(tables[name][key] ?? '').join(' '));
  if (places[0] !== places[1]) {
    problems.push(
      `'${key}' has the places '${places[0]}' in English and '${places[1]}' in Spanish.`,
    );
  }
}

const code = ['app', 'core', 'server']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');
for (const key of Object.keys(tables.en)) {
  const base = key.replace(/\.(one|other)$/, '');
  const computed = `\`${key.split('.')[0]}.\${`;
  const isUsed = [key, base].some(
    (name) => code.includes(`'${name}'`) || code.includes(`"${name}"`),
  );
  if (!isUsed && !code.includes(computed)) problems.push(`No code uses '${key}'. Remove it.`);
}

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(tables.en).length} messages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);

function placesOf(text) {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
}
