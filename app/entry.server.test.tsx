import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createRenderer } from '#app/entry.server.tsx';
import { documentContext } from '#app/services-context.ts';
import { CachedPart } from '#app/ui/cached-part.tsx';

type Context = Readonly<RouterContextProvider>;
type Content = { version: number; text: string; menu: object };

/**
 * A site of one page with a part that all its addresses share; `replace` publishes new content while the page loads.
 */
function openSite(first: Content) {
  let content = first;
  let replaceWith: Content | null = null;
  const root = {
    id: 'root',
    path: '/',
    module: {
      loader({ context }: { context: Context }) {
        const { text } = content;
        content = replaceWith ?? content;
        replaceWith = null;
        context.get(documentContext).site = { options: {}, menu: content.menu } as never;
        return text;
      },
      default: ({ loaderData }: { loaderData: unknown }) => (
        <body>
          <CachedPart cacheKey="part">
            <p>{String(loaderData)}</p>
          </CachedPart>
        </body>
      ),
    },
  };
  const assets = { url: '/manifest.js', entry: { module: '/entry.js', imports: [] }, routes: {} };
  const render = createRenderer({ routes: { root }, assets } as never);
  const services = {
    contentVersion: async () => content.version,
    content: { findRedirect: async () => null },
  };
  return {
    replace: (next: Content) => {
      replaceWith = next;
    },
    async request(): Promise<string> {
      const site = { styles: new Uint8Array(), tagManagerId: null };
      const { response, html } = await render(new Request('http://site/'), {
        ...{ services: services as never, site: site as never, visitor: null, problem: null },
        reportError: (error) => {
          throw error;
        },
      });
      expect(response.status).toBe(200);
      return /<p>(.*?)<\/p>/.exec(html?.join('') ?? '')?.[1] ?? '';
    },
  };
}

test('parts of a page are cached for its content version', async () => {
  const menu = {};
  const site = openSite({ version: 1, text: 'old', menu });
  expect(await site.request()).toBe('old');
  site.replace({ version: 1, text: 'another of the same version', menu });
  await site.request();
  expect(await site.request()).toBe('old');
});

test('parts of a page whose content is replaced while it loads are not cached', async () => {
  const site = openSite({ version: 1, text: 'old', menu: {} });
  site.replace({ version: 2, text: 'new', menu: {} });
  expect(await site.request()).toBe('old');
  expect(await site.request()).toBe('new');
});

test('data that a page reads from its HTML are not in its document', async () => {
  const root = {
    id: 'root',
    path: '/',
    module: {
      handle: { sent: ({ name }: Record<string, string>) => ({ name }) },
      loader: () => ({ name: 'A term', text: 'A definition' }),
      default: ({ loaderData }: { loaderData: { text: string } }) => <body>{loaderData.text}</body>,
    },
  };
  const assets = { url: '/manifest.js', entry: { module: '/entry.js', imports: [] }, routes: {} };
  const render = createRenderer({ routes: { root }, assets } as never);
  const services = { contentVersion: async () => 1, content: { findRedirect: async () => null } };
  const given = {
    ...{ services, site: { styles: new Uint8Array(), tagManagerId: null } },
    ...{ visitor: null, problem: null, reportError: () => {} },
  };
  const { html } = await render(new Request('http://site/'), given as never);
  expect(html?.join('').split('A definition')).toHaveLength(2);
  expect(html?.join('')).toContain('A term');
  const data = await render(new Request('http://site/.data'), given as never);
  expect(await data.response.text()).toContain('A definition');
});

test('an error of a loader reaches the log of the server', async () => {
  const failure = new Error('The loader failed.');
  const root = {
    id: 'root',
    path: '/',
    module: {
      loader() {
        throw failure;
      },
      default: () => <body />,
      ErrorBoundary: () => <body>Sorry</body>,
    },
  };
  const assets = { url: '/manifest.js', entry: { module: '/entry.js', imports: [] }, routes: {} };
  const render = createRenderer({ routes: { root }, assets } as never);
  const reported: unknown[] = [];
  const { response, html } = await render(new Request('http://site/'), {
    services: {
      contentVersion: async () => 1,
      content: { findRedirect: async () => null },
    } as never,
    site: { styles: new Uint8Array(), tagManagerId: null } as never,
    ...{ visitor: null, problem: null, reportError: (error) => reported.push(error) },
  });
  expect(response.status).toBe(500);
  expect(html?.join('')).toContain('Sorry');
  expect(reported).toEqual([failure]);
});
