import { glob, readFile } from 'node:fs/promises';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { locales } from '#core/i18n/locales.ts';
import { namesOfProvince, provinces } from '#core/places/provinces.ts';
import { third } from './add-language.ts';

const SHOWN_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];
/** A word of a length that always contains a letter that `pseudoText` marks. */
const PLAIN_WORD =
  /(?<![\p{L}\p{N}_@./-])(?=[A-Za-z]*[aeiouy])[A-Za-z][a-z]{2,}(?![\p{L}\p{N}_@])/gu;
const MAIL = /\S+@\S+/g;
/** Code, and elements marked as another language. */
const IGNORED = 'script, style, template, code, pre, textarea, [translate=no], [lang]:not(html)';
/** Third-party names, and values in the addresses of `screensOf`. */
const PROPER_NAMES = ['Excel', 'Instagram', 'YouTube', 'ardea', 'Harbour', 'Plan'];
const OTHER_LANGUAGES = /^(en|es)$/;
const OTHER_COLUMNS = /_(en|es)$/;

/** Returns words that are correct without marks: names in the content, months, countries and languages from `Intl`. */
export async function readNames(): Promise<ReadonlySet<string>> {
  const places = provinces.flatMap(namesOfProvince);
  const texts = [
    ...PROPER_NAMES,
    ...locales.map(({ name }) => name),
    ...places,
    ...listIntlNames(),
  ];
  for await (const file of glob('content/**/*.yaml'))
    texts.push(...listNames(parseYaml(await readFile(file, 'utf8'))));
  for await (const file of glob('content/**/*.csv')) {
    const rows: Record<string, string>[] = parseCsv(await readFile(file, 'utf8'), {
      columns: true,
    });
    texts.push(...rows.flatMap(listNames));
  }
  for await (const file of glob(`content/**/${third.code}.md`))
    texts.push(await readFile(file, 'utf8'));
  return new Set(texts.flatMap(wordsOf));
}

/** Returns the texts and attributes of a page that contain a word without marks. */
export function listPlainTexts(document: Document, names: ReadonlySet<string>): string[] {
  const texts: string[] = [];
  for (const element of document.querySelectorAll('body *, title')) {
    if (element.closest(IGNORED)) continue;
    for (const name of SHOWN_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
    for (const { nodeType, textContent } of element.childNodes)
      if (nodeType === 3) texts.push(textContent ?? '');
  }
  const isPlain = (text: string) => wordsOf(text).some((word) => !names.has(word));
  return [...new Set(texts.map((text) => text.trim()).filter(isPlain))];
}

function wordsOf(text: string): string[] {
  return text.replace(MAIL, '').match(PLAIN_WORD) ?? [];
}

/** Returns texts that are the same in all languages. Codes, which have no capital letter, are left out. */
function listNames(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Lu}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    OTHER_LANGUAGES.test(key) || OTHER_COLUMNS.test(key) ? [] : listNames(item),
  );
}

function listIntlNames(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  const [languages, regions] = (['language', 'region'] as const).map(
    (type) => new Intl.DisplayNames([third.iso], { type, fallback: 'none' }),
  );
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
  const dates = (['long', 'short'] as const).flatMap((style) =>
    days.map((day) =>
      day.toLocaleDateString(third.iso, { month: style, weekday: style, timeZone: 'UTC' }),
    ),
  );
  const named = codes.flatMap((code) => [languages?.of(code), regions?.of(code.toUpperCase())]);
  return [...dates, ...named.filter((name) => name !== undefined)];
}
