// Runs in the copy with the third language: serves it and checks the server-rendered HTML of every screen.
import { parseHTML } from 'linkedom';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { serveSite } from '#tests/e2e/test-site.ts';
import { third } from './add-language.ts';
import { listPlainTexts, readNames } from './plain-texts.ts';

// The compiler knows the third language only in the copy.
const locale = third.code as string as LocaleCode;
const names = await readNames();
const site = await serveSite();
const problems: string[] = [];
try {
  for (const [name, path] of Object.entries(screensOf(locale))) {
    const response = await fetch(site.baseUrl + path);
    const html = await response.text();
    const screenProblems = listProblems(name, response.status, html);
    problems.push(...screenProblems.map((problem) => `${name} (${path}): ${problem}`));
  }
} finally {
  await site.stop();
}
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(screensOf(locale)).length} screens, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);

function listProblems(name: string, status: number, html: string): string[] {
  const { document } = parseHTML(html);
  const expected = name === 'not-found' ? 404 : 200;
  const isTitled = (document.querySelector('title')?.textContent ?? '').trim() !== '';
  return [
    ...(status === expected ? [] : [`status ${status}`]),
    ...(document.documentElement.lang === getLocale(locale).iso ? [] : ['another language']),
    ...(isTitled ? [] : ['no title']),
    ...listPlainTexts(document, names).map((text) => `not translated: ${text}`),
  ];
}
