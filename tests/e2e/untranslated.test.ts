import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, siteUrl, test } from './browser.ts';

const MESSAGES = fileURLToPath(new URL('../../core/i18n/messages/', import.meta.url));
const ATTRIBUTES = /\s(?:aria-label|title|alt|placeholder)="([^"]+)"/g;
const AT_ONCE = 4;

/** Returns the interface texts of all areas in one language by key. */
function readTexts(locale: string): Map<string, string> {
  const names = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.split('/').at(-1) === `${locale}.json`);
  const tables = files.map((name) => JSON.parse(readFileSync(MESSAGES + name, 'utf8')));
  return new Map(tables.flatMap((table) => Object.entries<string>(table)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/**
 * Returns the English texts that a Spanish page must not show, those with placeholders as patterns. Texts whose words
 * also occur in Spanish texts, such as `Drivers`, are left out.
 */
function readForbidden() {
  const [english, spanish] = [readTexts('en'), readTexts('es')];
  const spanishWords = new Set([...spanish.values()].flatMap(wordsOf));
  const texts = [...english.values()].filter((text) => {
    return wordsOf(text.replaceAll(/\{.*?\}/g, '')).some((word) => !spanishWords.has(word));
  });
  const isPattern = (text: string) => text.includes('{');
  const patterns = texts
    // County names also have the form `{x} of {y}`.
    .filter((text) => isPattern(text) && /\p{L}{4}/u.test(text.replaceAll(/\{.*?\}/g, '')))
    .map((text) => {
      const parts = text
        .split(/\{.*?\}/)
        .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`);
    });
  return { texts: new Set(texts.filter((text) => !isPattern(text))), patterns };
}

/** Returns the texts of a page: texts between tags and in attributes, except those marked as another language. */
function listTexts(html: string): string[] {
  const shown = html
    // Names of stored data may break between their words; they are one text.
    .replaceAll(/<!--.*?-->|<wbr\s*\/?>/gs, '')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(a|span|li|p)\b[^>]*\slang="en[^"]*"[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...shown.matchAll(ATTRIBUTES)].map(([, text]) => text as string);
  const texts = [...attributes, ...shown.split(/<[^>]*>/)].map((text) => decode(text).trim());
  return texts.filter(Boolean);
}

function decode(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function listSpanishPaths(): Promise<string[]> {
  const map = await (await fetch(`${siteUrl()}/es/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
}

test('No Spanish page shows an English text of the interface', async () => {
  const { texts, patterns } = readForbidden();
  expect(texts.size).toBeGreaterThan(400);
  const queue = await listSpanishPaths();
  expect(queue.length).toBeGreaterThan(150);
  const untranslated: string[] = [];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const html = await (await fetch(siteUrl() + path)).text();
      const english = listTexts(html).filter(
        (text) => texts.has(text) || patterns.some((pattern) => pattern.test(text)),
      );
      untranslated.push(...english.map((text) => `${path}: ${text}`));
    }
  });
  await Promise.all(workers);
  expect(untranslated).toEqual([]);
});

test('An English text is found between tags and in attributes', () => {
  const { texts, patterns } = readForbidden();
  const html = `<p>Buscar</p><a lang="en">Where to buy</a><script>"Search"</script>
    <button aria-label="Zoom in">3<!-- --> stockists</button><p>Where to buy</p>`;
  const english = listTexts(html).filter(
    (text) => texts.has(text) || patterns.some((pattern) => pattern.test(text)),
  );
  expect(english).toEqual(['Zoom in', '3 stockists', 'Where to buy']);
});
