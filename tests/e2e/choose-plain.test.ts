import { parseHTML } from 'linkedom';
import { parseComparison } from '#core/catalogue/compare/comparison-address.ts';
import { ADDED_PARAM, COMPARED_PARAM } from '#core/choice-params.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { SHARE_PARAM } from '#core/projects/project-address.ts';
import { readShareCode } from '#core/projects/share-code.ts';
import { texts } from '#server/texts.ts';
import { expect, siteUrl, test } from './browser.ts';
import { postId } from './post-id.ts';
import { screensOf } from './screens.ts';

const FIRST = postId('variant', 'ARD150/12/830/60D/W/FX');
/** Another variant of the first one's product. */
const FIFTH = postId('variant', 'ARD150/12/840/60D/W/DD');
const SECOND = postId('variant', 'DAM600/30/840/DD');

/** The cookies of a visit, by their path and name. */
type Cookies = Map<string, { path: string; pair: string }>;

/** Loads a page as a browser without scripts does, with its cookies; `at` is its address after redirects. */
async function load(path: string, cookies: Cookies = new Map()) {
  let at = new URL(path, siteUrl());
  for (;;) {
    const sent = [...cookies.values()].filter((cookie) => at.pathname.startsWith(cookie.path));
    const headers = { cookie: sent.map(({ pair }) => pair).join('; ') };
    const response = await fetch(at, { redirect: 'manual', headers });
    for (const text of response.headers.getSetCookie()) store(cookies, text);
    const location = response.headers.get('location');
    if (location === null) {
      expect(response.status, at.href).toBe(200);
      const { document } = parseHTML(await response.text());
      return { document, at, cookies };
    }
    at = new URL(location, at);
  }
}

function store(cookies: Cookies, text: string): void {
  const [pair = ''] = text.split(';');
  const path = /; Path=([^;]+)/.exec(text)?.[1] ?? '/';
  const key = `${path} ${pair.split('=')[0]}`;
  if (text.includes('Max-Age=0')) cookies.delete(key);
  else cookies.set(key, { path, pair });
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Follows the first link of the page whose address contains a text. */
function follow({ document, cookies }: Loaded, text: string) {
  const links = [...document.querySelectorAll('noscript a')];
  const href = links.map((link) => link.getAttribute('href') ?? '').find((to) => to.includes(text));
  expect(href, text).toBeTruthy();
  return load(String(href), cookies);
}

/** Sends the form with this field as a browser does: all its fields, with these values for those of the name. */
function send({ document, cookies }: Loaded, name: string, values: string[]) {
  const form = [...document.querySelectorAll('noscript form')].find((one) =>
    one.querySelector(`[name="${name}"]`),
  );
  const rest = [...values];
  const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => {
    const value = input.getAttribute('name') === name ? rest.shift() : input.getAttribute('value');
    return [input.getAttribute('name') ?? '', value ?? ''];
  });
  expect(form?.getAttribute('method') ?? 'get').toBe('get');
  const action = String(form?.getAttribute('action')).split('#')[0];
  return load(`${action}?${new URLSearchParams(fields)}`, cookies);
}

/** The link that removes everything. */
function clearHrefOf({ document }: Loaded): string {
  const links = [...document.querySelectorAll('.comparison-actions a[data-replace]')];
  return links.at(-1)?.getAttribute('href') ?? '';
}

const comparedAt = ({ at }: Loaded) => parseComparison(at.searchParams).ids;

const linesAt = ({ at }: Loaded) => {
  const read = readShareCode(at.searchParams.get(SHARE_PARAM));
  return 'project' in read ? read.project.lines.map(({ id, quantity }) => [id, quantity]) : null;
};

for (const locale of localeCodes) {
  test.describe(`without scripts (${locale})`, () => {
    const chosen = `${screensOf(locale).product}?variation=${FIRST}`;
    const compare = pathTo(locale, 'compare-products');
    const list = pathTo(locale, 'project-list');

    test('variants are compared with links and a search', async () => {
      const alone = await follow(await load(chosen), `${compare}?${ADDED_PARAM}=${FIRST}`);
      expect(alone.document.querySelectorAll('.comparison-head')).toHaveLength(1);
      const none = await send(alone, 'find', ['zzzzqqq']);
      expect(none.document.querySelectorAll('.plain-search li')).toHaveLength(0);
      expect(none.document.querySelector('.plain-search')?.textContent).toContain('zzzzqqq');
      const found = await send(none, 'find', ['DAM600/30/840/DD']);
      const both = await follow(found, `${COMPARED_PARAM}=${FIRST}&${ADDED_PARAM}=${SECOND}`);
      expect(comparedAt(both)).toEqual([FIRST, SECOND]);
      expect(both.document.querySelectorAll('.comparison-head')).toHaveLength(2);
      const robots = both.document.querySelector('meta[name=robots]')?.getAttribute('content');
      expect(robots).toMatch(/^noindex/);
    });

    test('a project list is begun, extended and changed in its address', async () => {
      const begun = await follow(await load(chosen), `${list}?${ADDED_PARAM}=${FIRST}`);
      expect(linesAt(begun)).toEqual([[FIRST, 1]]);
      expect(begun.at.searchParams.has(ADDED_PARAM)).toBe(false);
      const found = await send(begun, 'find', ['DAM600/30/840/DD']);
      const both = await follow(found, `${ADDED_PARAM}=${SECOND}`);
      expect(linesAt(both)).toEqual([
        [FIRST, 1],
        [SECOND, 1],
      ]);
      const counted = await send(both, 'quantity[]', ['12', '0']);
      expect(linesAt(counted)).toEqual([[FIRST, 12]]);
      const emptied = await send(counted, 'quantity[]', ['0']);
      expect(emptied.at.pathname + emptied.at.search).toBe(pathTo(locale, 'project-list'));
      expect(await send(emptied, 'find', ['ardea']).then(linesAt)).toBeNull();
    });

    test('pages elsewhere add to what is compared already', async () => {
      const first = await follow(await load(chosen), `${compare}?${ADDED_PARAM}=${FIRST}`);
      const { cookies } = first;
      expect(comparedAt(first)).toEqual([FIRST]);
      // A card of a listing without filters, and one of a search.
      const listing = await load(`${pathTo(locale, 'products')}?page=2`, cookies);
      const second = await follow(listing, `${compare}?${ADDED_PARAM}=`);
      expect(comparedAt(second)).toHaveLength(2);
      const other = await load(`${pathTo(locale, 'products')}?search=lag420`, cookies);
      const third = await follow(other, `${compare}?${ADDED_PARAM}=`);
      expect(comparedAt(third).slice(0, 2)).toEqual(comparedAt(second));
      expect(third.document.querySelectorAll('.comparison-head')).toHaveLength(3);
      const remove = third.document.querySelector('.comparison-remove')?.getAttribute('href');
      const left = await load(String(remove), cookies);
      expect(comparedAt(left)).toEqual(comparedAt(third).slice(1));
      const again = await follow(await load(chosen, cookies), `${compare}?${ADDED_PARAM}=${FIRST}`);
      expect(comparedAt(again)).toEqual([...comparedAt(left), FIRST]);
      const fourth = await load(`${compare}?${ADDED_PARAM}=${SECOND}`, cookies);
      expect(comparedAt(fourth)).toHaveLength(4);
      const fifth = await load(`${compare}?${ADDED_PARAM}=${FIFTH}`, cookies);
      expect(comparedAt(fifth)).toEqual(comparedAt(fourth));
      expect(fifth.document.querySelector('#main .notice')?.textContent).toBe(
        texts[locale]('comparison.plain-full'),
      );
      const emptied = await load(clearHrefOf(fourth), cookies);
      expect(comparedAt(emptied)).toEqual([]);
      const another = await load(`${compare}?${ADDED_PARAM}=${FIFTH}`, cookies);
      expect(comparedAt(another)).toEqual([FIFTH]);
    });

    test('pages elsewhere add to the project list', async () => {
      const begun = await follow(await load(chosen), `${list}?${ADDED_PARAM}=${FIRST}`);
      const { cookies } = begun;
      const other = `${screensOf(locale).product}?variation=${FIFTH}`;
      const both = await follow(await load(other, cookies), `${list}?${ADDED_PARAM}=${FIFTH}`);
      const lines = [
        [FIRST, 1],
        [FIFTH, 1],
      ];
      expect(linesAt(both)).toEqual(lines);
      const counted = await send(both, 'quantity[]', ['12', '1']);
      expect(linesAt(counted)).toEqual([[FIRST, 12], lines[1]]);
      const again = await follow(await load(chosen, cookies), `${list}?${ADDED_PARAM}=${FIRST}`);
      expect(linesAt(again)).toEqual([[FIRST, 13], lines[1]]);
      const emptied = await send(again, 'quantity[]', ['0', '0']);
      expect(linesAt(emptied)).toBeNull();
      const anotherList = await load(`${list}?${ADDED_PARAM}=${FIFTH}`, cookies);
      expect(linesAt(anotherList)).toEqual([[FIFTH, 1]]);
    });

    test('the choice is stored for its page only, and that page is cached for everybody', async () => {
      const added = await fetch(new URL(`${compare}?${ADDED_PARAM}=${FIRST}`, siteUrl()), {
        redirect: 'manual',
      });
      expect(added.headers.get('set-cookie')).toBe(
        `compared=${FIRST}; Path=${compare}; HttpOnly; SameSite=Lax`,
      );
      expect(added.headers.get('cache-control')).toContain('no-store');
      const shown = await fetch(new URL(String(added.headers.get('location')), siteUrl()));
      expect(shown.headers.get('set-cookie') ?? '').not.toContain('compared');
    });

    test('a damaged list is not replaced by a new one', async () => {
      const path = `${pathTo(locale, 'project-list')}?${SHARE_PARAM}=1damaged&${ADDED_PARAM}=${FIRST}`;
      const { at, document } = await load(path);
      expect(at.searchParams.get(SHARE_PARAM)).toBe('1damaged');
      expect(document.querySelector('[role=alert]')).toBeTruthy();
    });
  });
}
