import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { pathToDownloads } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { respondWithError } from '#server/http/errors.ts';
import { problemPages } from '#server/http/problem-pages.ts';
import { projectHandler } from '#server/http/project-files-handler.ts';
import { log } from '#server/log.ts';

const words = {
  en: {
    busy: 'Try again in a few seconds',
    often: 'in a few minutes',
    large: 'choose fewer variants',
    method: 'request method',
    failed: 'could not',
  },
  es: {
    busy: 'dentro de unos segundos',
    often: 'dentro de unos minutos',
    large: 'elija menos variantes',
    method: 'método de la petición',
    failed: 'No se ha podido',
  },
};

const thrown = {
  own: new AppError('selection-refused', { text: 'Elija un tipo.' }),
  archives: new AppError('selection-busy', { text: 'Cuatro archivos.' }),
  busy: new AppError('busy'),
  often: new AppError('too-many-requests', { retryAfterS: 77 }),
  large: new AppError('selection-too-large'),
  method: new AppError('method-not-allowed', { allow: 'GET' }),
  bug: new Error('broken'),
  // No file is refused with it: a bug as well.
  misplaced: new AppError('post-not-found'),
};

const failing = {
  empty: () => ({ outcome: 'problem', code: 'project_empty', text: 'Está vacía.' }) as const,
  waiting: () => {
    throw new AppError('project-busy', { text: 'Hay cola.' });
  },
};

/** A site whose pages show only the problem. */
function setUp(locale: LocaleCode) {
  const app = new Hono();
  const downloads = pathToDownloads(locale);
  app.onError(respondWithError);
  const pages = problemPages(locale, async (_request, { status, text }) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(`<h1>${text}</h1>`, { status, headers });
  });
  app.use(`${downloads}/*`, pages);
  for (const [name, error] of Object.entries(thrown)) {
    app.all(`${downloads}/${name}`, () => Promise.reject(error));
  }
  for (const [name, open] of Object.entries(failing)) {
    const handle = projectHandler(async () => open(), { locale, format: 'csv' });
    app.all(`${downloads}/${name}`, handle);
  }
  app.all(`${downloads}/good`, (context) => context.text('bytes'));
  app.all(`${downloads}/part`, (context) => context.body(null, 416));
  app.all(`${downloads}/page`, (context) => context.html('<p>its own</p>', 404));
  return (path: string, accept: string, init: RequestInit = {}) =>
    app.request(`${downloads}/${path}`, { ...init, headers: { accept } });
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

beforeEach(() => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  return () => logged.mockRestore();
});

describe.each(['en', 'es'] as const)('A rejected request for a file (%s)', (locale) => {
  const get = setUp(locale);
  const { busy, often, large, method, failed } = words[locale];

  const refusals: [path: string, status: number, text: string][] = [
    ['own', 400, 'Elija un tipo.'],
    ['archives', 503, 'Cuatro archivos.'],
    ['busy', 503, busy],
    ['often', 429, often],
    ['large', 413, large],
    ['method', 405, method],
  ];

  test.each([
    ...refusals,
    ['empty', 400, 'Está vacía.'],
    ['waiting', 503, 'Hay cola.'],
    ['bug', 500, failed],
    ['misplaced', 500, failed],
  ] satisfies typeof refusals)('becomes a page for a browser: %s', async (path, status, text) => {
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ list: 'x' }) }]) {
      const response = await get(path, browser, init);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toMatch(new RegExp(`^<h1>.*${text}`));
    }
  });

  test.each(refusals)('is a short text for other programs: %s', async (path, status, text) => {
    const response = await get(path, 'application/pdf');
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(new RegExp(`^[^<]*${text}.*\n$`));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=UTF-8',
      'content-language': { en: 'en-GB', es: 'es-ES' }[locale],
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  test('has the body of the API for a project list', async () => {
    const response = await get('empty', '*/*');
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'project_empty', message: 'Está vacía.', data: { status: 400 } },
    ]);
    const put = await get('empty', '*/*', { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await put.json()).code).toBe('rest_method_not_allowed');
  });

  test.each([browser, '*/*'])('says when to retry and what is allowed (%s)', async (accept) => {
    const header = async (path: string, name: string) =>
      (await get(path, accept)).headers.get(name);
    expect(await header('often', 'retry-after')).toBe('77');
    for (const path of ['busy', 'archives', 'waiting']) {
      expect(Number(await header(path, 'retry-after'))).toBeGreaterThan(0);
    }
    expect(await header('large', 'retry-after')).toBeNull();
    expect(await header('method', 'allow')).toBe('GET');
  });

  test.each(['bug', 'misplaced'])(
    'is logged with the id that the visitor sees: %s',
    async (path) => {
      for (const accept of [browser, '*/*']) {
        const id = (await get(path, accept)).headers.get('x-request-id');
        expect(vi.mocked(log.error).mock.lastCall?.[0]).toMatchObject({ requestId: id });
      }
    },
  );

  test('does not replace a file, a refused part of a file or a page', async () => {
    expect(await (await get('good', browser)).text()).toBe('bytes');
    expect(await (await get('part', browser)).text()).toBe('');
    expect(await (await get('page', browser)).text()).toBe('<p>its own</p>');
  });
});
