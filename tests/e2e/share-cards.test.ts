import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { screensOf } from './screens.ts';

const READ = /<meta property="og:image(?::(\w+))?" content="([^"]*)"/g;

describe.each(localeCodes)('Pictures for links (%s)', (locale) => {
  const { product, article, 'case-study': caseStudy, application } = screensOf(locale);

  test.each([product, article, caseStudy, application])('%s has one of its own', async (path) => {
    const html = await (await fetch(inject('baseUrl') + path)).text();
    const found = [...html.matchAll(READ)].map(([, name = 'url', value]) => [name, value]);
    const { url, width, height, alt } = Object.fromEntries(found);
    expect({ width, height }).toEqual({ width: '1200', height: '630' });
    expect(alt.length).toBeGreaterThan(5);
    expect(new URL(url).pathname).toBe(`/cards${path}.jpg`);
    const answer = await fetch(inject('baseUrl') + new URL(url).pathname);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const card = await sharp(await answer.arrayBuffer()).metadata();
    expect([card.width, card.height]).toEqual([1200, 630]);
    const etag = answer.headers.get('etag') as string;
    const again = await fetch(answer.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test.each(['', '/nowhere', '/products/nowhere', '/%zz'])('%j has none', async (path) => {
    const { status } = await fetch(`${inject('baseUrl')}/cards/${locale}${path}.jpg`);
    expect(status).toBe(404);
  });
});
