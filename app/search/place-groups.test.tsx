import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlaceGroups } from '#app/search/place-groups.tsx';
import { placeKinds } from '#core/search/places/site-place.ts';

const shown = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('#app/i18n/use-locale.ts', () => ({ useLocale: () => shown.locale }));
beforeEach(() => {
  shown.locale = 'en';
});

const row = {
  href: '/en/warranty',
  title: '<mark>Warranty</mark> terms',
  excerpt: 'Ten <b>years',
  score: 1,
};
const render = (groups: Parameters<typeof PlaceGroups>[0]['groups']) =>
  renderToStaticMarkup(<PlaceGroups groups={groups} />);

/** Texts of the elements with a tag. */
function textsOf(html: string, tag: string): string[] {
  const elements = html.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g')) ?? [];
  return elements.map((element) => element.replaceAll(/<[^>]*>/g, '').trim());
}

test('Each place is a link that the arrow keys reach, with its matches marked and the rest as text', () => {
  const html = render([{ kind: 'page', rows: [row], total: 1, seeAll: null }]);
  const [link = ''] = html.match(/<a [^>]*>.*?<\/a>/) ?? [];
  expect(link).toContain('href="/en/warranty"');
  expect(link).toContain('data-place="true"');
  expect(link).toContain('<mark>Warranty</mark> terms');
  expect(link).toContain('Ten &lt;b&gt;years');
});

test.each([
  ['en', 'Glossary', 'More in the glossary'],
  ['es', 'Glosario', 'Más en el glosario'],
])('In %s a group has a heading, which names it, and a link to all places', (locale, name, all) => {
  shown.locale = locale;
  const html = render([{ kind: 'term', rows: [row], total: 9, seeAll: `/${locale}/glossary` }]);
  expect(textsOf(html, 'h2')).toEqual([name]);
  const id = /<h2 id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
  expect(textsOf(html, 'a').at(-1)).toBe(all);
});

test.each(['en', 'es'])('In %s every kind has a heading of its own', (locale) => {
  shown.locale = locale;
  const html = render(
    placeKinds.map((kind) => ({ kind, rows: [row], total: 9, seeAll: `/${locale}` })),
  );
  const headings = textsOf(html, 'h2');
  expect(new Set(headings).size).toBe(placeKinds.length);
  expect(headings.filter((text) => text.startsWith('results.'))).toEqual([]);
  const links = textsOf(html, 'a').filter((text) => !text.includes(row.title.slice(-5)));
  expect(links).toHaveLength(placeKinds.length);
  expect(links.filter((text) => text.startsWith('results.'))).toEqual([]);
});

test('A place without an excerpt has none, and no group renders nothing', () => {
  const bare = render([{ kind: 'page', rows: [{ ...row, excerpt: '' }], total: 1, seeAll: null }]);
  expect(bare).not.toContain('place-groups-excerpt');
  expect(render([])).toBe('');
});
