import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { problemPages } from '#server/http/problem-pages.ts';

const words = {
  en: {
    busy: 'Try again in a few seconds',
    often: 'in a few minutes',
    large: 'choose fewer variants',
    failed: 'could not',
  },
  es: {
    busy: 'dentro de unos segundos',
    often: 'dentro de unos minutos',
    large: 'elija menos variantes',
    failed: 'No se ha podido',
  },
};

/** A site whose pages show only the problem. */
function setUp(locale: LocaleCode) {
  const app = new Hono();
  app.onError((_error, context) => context.text('Something went wrong on our side.', 500));
  const pages = problemPages(locale, async (_request, { status, text }) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(`<h1>${text}</h1>`, { status, headers });
  });
  app.use('/files/*', pages);
  app.all('/files/text', (context) => context.text('Elija un tipo.\n', 400));
  app.all('/files/json', (context) => context.json({ code: 'x', message: 'Está vacía.' }, 400));
  app.all('/files/busy', (context) => context.text('', 503, { 'retry-after': '5' }));
  app.all('/files/often', (context) => context.text('Too many requests.', 429));
  app.all('/files/large', (context) => context.text('', 413));
  app.all('/files/method', (context) => context.text('', 405, { allow: 'GET' }));
  app.all('/files/broken', () => Promise.reject(new Error('broken')));
  app.all('/files/good', (context) => context.text('bytes'));
  app.all('/files/page', (context) => context.html('<p>its own</p>', 404));
  return (path: string, accept: string, init: RequestInit = {}) =>
    app.request(`/files/${path}`, { ...init, headers: { accept } });
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe.each(['en', 'es'] as const)('A rejected request for a file (%s)', (locale) => {
  const get = setUp(locale);
  const { busy, often, large, failed } = words[locale];

  test.each([
    ['text', 400, 'Elija un tipo.'],
    ['json', 400, 'Está vacía.'],
    ['busy', 503, busy],
    ['often', 429, often],
    ['large', 413, large],
    ['method', 405, failed],
    ['broken', 500, failed],
  ])('becomes a page for a browser: %s', async (path, status, text) => {
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ list: 'x' }) }]) {
      const response = await get(path, browser, init);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toMatch(new RegExp(`^<h1>.*${text}`));
    }
  });

  test('retains when to retry and what is allowed', async () => {
    expect((await get('busy', browser)).headers.get('retry-after')).toBe('5');
    expect((await get('method', browser)).headers.get('allow')).toBe('GET');
  });

  test('is unchanged for other programs', async () => {
    const response = await get('json', '*/*');
    expect(await response.json()).toEqual({ code: 'x', message: 'Está vacía.' });
    expect(await (await get('text', 'application/json')).text()).toBe('Elija un tipo.\n');
  });

  test('does not replace a file or a page', async () => {
    expect(await (await get('good', browser)).text()).toBe('bytes');
    expect(await (await get('page', browser)).text()).toBe('<p>its own</p>');
  });
});
