import { parseHTML } from 'linkedom';
import { ADDED_PARAM, COMPARED_PARAM } from '#core/choice-params.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { SHARE_PARAM } from '#core/projects/project-address.ts';
import { readShareCode } from '#core/projects/share-code.ts';
import { expect, siteUrl, test } from './browser.ts';
import { postId } from './post-id.ts';
import { screensOf } from './screens.ts';

const FIRST = postId('variant', 'ARD150/12/830/60D/W/FX');
const SECOND = postId('variant', 'DAM600/30/840/DD');

/** Loads a page as a browser without scripts does; `at` is its address after redirects. */
async function load(path: string) {
  const response = await fetch(new URL(path, siteUrl()));
  expect(response.status, path).toBe(200);
  const { document } = parseHTML(await response.text());
  return { document, at: new URL(response.url) };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Follows the first link of the page whose address contains a text. */
function follow({ document }: Loaded, text: string) {
  const links = [...document.querySelectorAll('noscript a')];
  const href = links.map((link) => link.getAttribute('href') ?? '').find((to) => to.includes(text));
  expect(href, text).toBeTruthy();
  return load(String(href));
}

/** Sends the form with this field as a browser does: all its fields, with these values for those of the name. */
function send({ document }: Loaded, name: string, values: string[]) {
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
  return load(`${action}?${new URLSearchParams(fields)}`);
}

const linesAt = ({ at }: Loaded) => {
  const read = readShareCode(at.searchParams.get(SHARE_PARAM));
  return 'project' in read ? read.project.lines.map(({ id, quantity }) => [id, quantity]) : null;
};

for (const locale of localeCodes) {
  test.describe(`without scripts (${locale})`, () => {
    const chosen = `${screensOf(locale).product}?variation=${FIRST}`;

    test('variants are compared with links and a search', async () => {
      const alone = await follow(await load(chosen), `${COMPARED_PARAM}=${FIRST}`);
      expect(alone.document.querySelectorAll('.comparison-head')).toHaveLength(1);
      const none = await send(alone, 'find', ['zzzzqqq']);
      expect(none.document.querySelectorAll('.plain-search li')).toHaveLength(0);
      expect(none.document.querySelector('.plain-search')?.textContent).toContain('zzzzqqq');
      const found = await send(none, 'find', ['DAM600/30/840/DD']);
      const both = await follow(found, `${COMPARED_PARAM}=${FIRST},${SECOND}`);
      expect(both.document.querySelectorAll('.comparison-head')).toHaveLength(2);
      const robots = both.document.querySelector('meta[name=robots]')?.getAttribute('content');
      expect(robots).toMatch(/^noindex/);
    });

    test('a project list is begun, extended and changed in its address', async () => {
      const begun = await follow(await load(chosen), `${ADDED_PARAM}=${FIRST}`);
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

    test('a damaged list is not replaced by a new one', async () => {
      const path = `${pathTo(locale, 'project-list')}?${SHARE_PARAM}=1damaged&${ADDED_PARAM}=${FIRST}`;
      const { at, document } = await load(path);
      expect(at.searchParams.get(SHARE_PARAM)).toBe('1damaged');
      expect(document.querySelector('[role=alert]')).toBeTruthy();
    });
  });
}
