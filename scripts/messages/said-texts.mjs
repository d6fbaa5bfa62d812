import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTemplates } from '#scripts/messages/said-templates.mjs';

const FOLDER = 'core/i18n/said';

/** Faults of the translations of said texts: the sources are their English. A language without a file has none. */
export function findSaidFaults(root, locales) {
  const templates = new Set([...listTemplates(root).keys()].filter(hasWords));
  const faults = locales.flatMap((locale) => {
    const path = `${FOLDER}/${locale}.json`;
    if (!existsSync(join(root, path))) return [];
    return compare(templates, JSON.parse(readFileSync(join(root, path), 'utf8')), path);
  });
  return { count: templates.size, faults };
}

function compare(templates, texts, path) {
  const missing = [...templates].filter((template) => !texts[template]?.trim());
  const unused = Object.keys(texts).filter((template) => !templates.has(template));
  const differing = Object.entries(texts).filter(
    ([template, text]) => places(template) !== places(text),
  );
  return [
    ...missing.map((template) => `${path} has no text for '${template}'. Add one.`),
    ...unused.map((template) => `No source says '${template}'. Remove it from ${path}.`),
    ...differing.map(([template]) => `${path} has other places than '${template}'. Correct it.`),
  ];
}

const hasWords = (template) => /\p{L}|'/u.test(template);

const places = (text) => (text.match(/\{\d+\}/g) ?? []).sort().join(' ');
