import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { necessaryCookies } from '#core/consent.ts';
import { formatLocaleCookie } from '#core/i18n/locale-cookie.ts';
import { listStoredData, storedData } from '#core/stored-data.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All sources of code that runs in browsers. */
const sources = ['app', 'core', 'public', 'scripts']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.(tsx?|m?js)$/.test(name) && !name.includes('.test.'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const code = sources.join('\n');

/** The text that a name is defined as in the same file, else in any: a constant, or a function that returns it. */
function resolve(name: string, source: string): string | null {
  const own = new RegExp(`\\b(?:const|let) ${name}\\b[^=\\n]*=[^'\`\\n]*['\`]([^'\`$]*)`);
  const text = (source.match(own) ?? code.match(own))?.[1];
  return text?.trimEnd() || null;
}

/**
 * Resolves an argument such as `'name'`, `KEY`, `'${KEY}'` or `keyOf(locale)`; returns it unchanged when nothing
 * matches.
 */
function textOf(argument: string, source: string): string {
  const literal = argument.match(/^['"`]([^'"`$]+)/)?.[1];
  const name = argument.match(/^(?:'\$\{)?(\w+)/)?.[1] ?? '';
  return literal ?? resolve(name, source) ?? argument;
}

function argumentsOf(pattern: RegExp): string[] {
  return sources.flatMap((source) => {
    return [...source.matchAll(pattern)].map(([, argument = '']) => textOf(argument, source));
  });
}

const namesIn = (place: string) =>
  storedData.filter((one) => one.place === place).map(({ name }) => name);

test.each(['local', 'session'])('every key of %sStorage in the code is listed', (place) => {
  const found = argumentsOf(
    new RegExp(`\\b${place}Storage\\.(?:get|set|remove)Item\\(([^,)]+)`, 'g'),
  );
  const listed = namesIn(place);
  expect(found.length).toBeGreaterThan(1);
  const unlisted = found.filter((key) => !listed.some((name) => name.startsWith(key)));
  expect([...new Set(unlisted)], 'add them to core/stored-data.ts').toEqual([]);
  const unused = listed.filter((name) => !found.some((key) => name.startsWith(key)));
  expect(unused, 'nothing keeps them any more').toEqual([]);
});

test('every other access to the storage is known to this test', () => {
  const ways = sources.flatMap(
    (source) => source.match(/\b(?:local|session)Storage\b.{0,12}/g) ?? [],
  );
  const known = /Storage(?:\.(?:get|set|remove)Item\(|\[storageKey\]|, never)/;
  const inCode = ways.filter((way) => /Storage[.[(]/.test(way) && !known.test(way));
  expect(inCode).toEqual([]);
  expect(code).not.toMatch(/\bindexedDB\b|\bcookieStore\./);
});

test('a page writes the listed cookies, and removes others', () => {
  // Cookies are written in one place, which the others call.
  expect(code.match(/document\.cookie = /g)).toHaveLength(1);
  const calls = code.matchAll(/\bwriteCookie\((?!cookie: string\))([^;]+);/g);
  const written = [...calls].map(([, text]) => text ?? '');
  const isRemoval = (text: string) => text.startsWith('`$') && text.endsWith('=');
  expect(written.filter((text) => !isRemoval(text)).map((text) => text.split('(')[0])).toEqual([
    'formatConsent',
    'formatLocaleCookie',
  ]);
  expect(code).toContain('=; Max-Age=0;');
  expect(namesIn('cookie')).toEqual(necessaryCookies);
  const lasting = storedData.find(({ name }) => name === 'i18n_redirected')?.term;
  expect(formatLocaleCookie('en')).toMatch(
    `i18n_redirected=en; Max-Age=${Number(lasting) * 86_400};`,
  );
});

test('every cache that a worker opens is listed', () => {
  const workers = sources.filter((source) => source.includes('caches.open('));
  const names = workers.map((source) => textOf('PREFIX', source));
  expect(names).toEqual(namesIn('cache'));
});

test('a site without tag manager and reCAPTCHA does not list their cookies', () => {
  const names = listStoredData({ 'tag-manager': false, recaptcha: false }).map(({ name }) => name);
  expect(names).not.toContain('cookie_consent');
  expect(names).not.toContain('_GRECAPTCHA');
  expect(names).toContain('i18n_redirected');
});
