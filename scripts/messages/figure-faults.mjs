import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWrongFigures } from '#core/i18n/grouped-figures.ts';
import { getLocale } from '#core/i18n/locales.ts';

/** Finds figures of Spanish texts that are not written by the rule of the RAE, in every `es.json` under `core/`. */
export function findFigureFaults(root, codes) {
  const names = codes
    .filter((code) => getLocale(code).iso.startsWith('es-'))
    .map((code) => `${code}.json`);
  return readdirSync(join(root, 'core'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.includes(entry.name))
    .flatMap((entry) => faultsOf(root, join(entry.parentPath, entry.name)));
}

function faultsOf(root, path) {
  const texts = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(texts).flatMap(([key, text]) =>
    [text].flat().flatMap((part) =>
      findWrongFigures(String(part)).map((fault) => {
        return `${path.slice(root.length)}: ${fault.replace(/ /, ` in '${key}' `)}`;
      }),
    ),
  );
}
