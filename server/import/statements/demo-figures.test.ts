import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { plainSpaces } from './spell-figure.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

const amounts: Record<string, string> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|hundred',
  es: 'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|treinta|cuarenta|cincuenta|cien',
};
const units: Record<string, string> = {
  en: 'lx|lux|%|per cent|kWh|MWh|kW|months?|years?',
  es: 'lx|lux|%|por ciento|kWh|MWh|kW|mes|meses|años?',
};
/** Parts of a whole: 'a tenth', 'half of', 'la cuarta parte'. */
const parts: Record<string, string> = {
  en: 'half of|(?:a|one|two|three|four|five) (?:thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?)',
  es: 'mitad de|(?:\\p{L}+) (?:tercios?|cuartos|quintos?|sextos?)|(?:tercera|cuarta|quinta|sexta|séptima|octava|décima)s? partes?',
};

/** Figures of a text that none of the words hold. */
function listBare(locale: string, text: string, words: readonly string[]): string[] {
  const plain = plainSpaces(text).replaceAll("''", "'");
  const held = words.map(plainSpaces).flatMap((one) => {
    const at = plain.indexOf(one);
    return at < 0 ? [] : [{ from: at, to: at + one.length }];
  });
  const amount = `(?:\\d+(?:[.,]\\d+)*(?: \\d{3})*|(?<!\\p{L})(?:${amounts[locale]})) (?:${units[locale]})`;
  const pattern = new RegExp(`(?:${amount}|(?<!\\p{L})(?:${parts[locale]}))(?![\\p{L}\\d])`, 'giu');
  return [...plain.matchAll(pattern)]
    .filter(({ index, 0: found }) => {
      const to = index + found.length;
      return !held.some((span) => span.from <= index && to <= span.to);
    })
    .map(({ 0: found }) => found);
}

test('Figures outside the words of statements are found, in digits and in words', () => {
  const text = 'From 130 to 220 lx, 4 % less: two years, nineteen months, a tenth of 11,200 m².';
  expect(listBare('en', text, [])).toEqual([
    '220 lx',
    '4 %',
    'two years',
    'nineteen months',
    'a tenth',
  ]);
  expect(listBare('en', text, ['to 220 lx', 'two years, nineteen months'])).toEqual([
    '4 %',
    'a tenth',
  ]);
  const spanish = 'De 12 a 2,9 MWh, la décima parte; dieciséis meses y 33 350 lx.';
  expect(listBare('es', spanish, ['a 2,9 MWh'])).toEqual([
    'décima parte',
    'dieciséis meses',
    '33 350 lx',
  ]);
});

test('Every figure of the case studies is bound to a statement', async () => {
  const folder = await readSourceFolder(demo);
  const { statements, pages } = readContent(folder, createReport());
  const says = statements.flatMap(({ record }) => record.flatMap((one) => one.says));
  const studies = pages.filter(({ code }) => code.startsWith('case-') && code !== 'case-studies');
  expect(studies.length).toBeGreaterThan(7);
  const bare = studies.flatMap(({ code }) =>
    localeCodes.flatMap((locale) => {
      const words = says.flatMap((said) => (said.in === `pages/${code}` ? said.words[locale] : []));
      const text = folder.files.get(`pages/${code}/${locale}.md`)?.text ?? '';
      return listBare(locale, text, words).map((figure) => `${code}/${locale}: ${figure}`);
    }),
  );
  expect(bare).toEqual([]);
});
