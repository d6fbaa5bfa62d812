import { renderToString } from 'react-dom/server.node';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { keptPartsOf } from '#app/kept-parts.ts';
import { RenderedSite, SITE_DATA_ID, type SiteData } from '#app/layout/site-data.ts';
import { documentContext, siteContext } from '#app/services.ts';
import { EMPTY_STYLES } from '#app/styles/inline-styles.tsx';
import { KeptPartsContext } from '#app/ui/kept-part.tsx';
import { TAG_MANAGER_ELEMENT } from '#core/tag-manager.ts';

/**
 * Renders a page whole: all data is local, so nothing is streamed, and the finished text can be hashed and kept. Its
 * pieces are handed to the server beside the answer, whose body would copy them.
 *
 * @throws what a component throws; React Router then asks once more, for the page of the error boundary.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  provider: Readonly<RouterContextProvider>,
): Promise<Response> {
  const document = provider.get(documentContext);
  const kept = document.site && keptPartsOf(document.site.menu);
  const rendered = renderToString(
    <RenderedSite value={document.site}>
      <KeptPartsContext value={kept?.parts ?? null}>
        <ServerRouter context={context} url={request.url} />
      </KeptPartsContext>
    </RenderedSite>,
  );
  const page = startAfterPaint(kept ? kept.take(rendered) : rendered);
  const data = context.renderMeta?.didRenderScripts ? await readAll(serverHandoffStream) : null;
  const { styles, tagManagerId } = provider.get(siteContext);
  const end = page.lastIndexOf('</body>');
  const emptyAt = page.indexOf(EMPTY_STYLES);
  const stylesAt = emptyAt < 0 ? end : emptyAt + '<style>'.length;
  // A page whose address is a secret says so by sending no referrer; nobody else runs on it.
  const isSecret = headers.get('referrer-policy') === 'no-referrer';
  document.html = [
    `<!DOCTYPE html>${page.slice(0, stylesAt)}`,
    styles,
    page.slice(stylesAt, end),
    document.site ? siteElement(document.site) : '',
    `${tagManagerElement(isSecret ? null : tagManagerId)}${handoff(data)}</body></html>`,
  ];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/**
 * The page is on the screen before its scripts are fetched and run: on a slow line they would hold up its styles, font
 * and first picture. React Router's first script waits for the first paint and then asks for all of them at once. A
 * page that nobody sees yet is not painted, and some browsers do not tell.
 */
function startAfterPaint(page: string): string {
  const scripts: string[] = [];
  const quiet = page.replaceAll(PRELOADED_SCRIPT, (_, url: string) => {
    scripts.push(url);
    return '';
  });
  return quiet.replace(FIRST_SCRIPT, (_, open: string, code: string) => {
    const later = code.replace(STATIC_IMPORT, (_, name: string | undefined, url: string) => {
      return `${name ? `const ${name} = ` : ''}await import(${url});`;
    });
    return `${open}let isStarted = false;
const start = async () => {
if (isStarted) return;
isStarted = true;
for (const href of ${JSON.stringify(scripts)})
document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
${later}};
if (document.hidden) start();
else {
new PerformanceObserver(start).observe({type: 'paint', buffered: true});
setTimeout(start, ${LONGEST_WAIT_MS});
}</script>`;
  });
}

const LONGEST_WAIT_MS = 2000;
const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const FIRST_SCRIPT = /(<script type="module" async="">)(import [\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The loaders' data as React Router's own scripts hand it over while streaming, in one piece. */
function handoff(data: string | null): string {
  if (data === null) return '';
  const text = JSON.stringify(data).replace(UNSAFE_IN_SCRIPT, escapeForScript);
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${text});${controller}.close();</script>`;
}

const siteElements = new WeakMap<SiteData['menu'], Uint8Array>();

/** Menus and options for the browser; made once for each content version and language. */
function siteElement({ options, menu }: SiteData): Uint8Array {
  const known = siteElements.get(menu);
  if (known) return known;
  const json = JSON.stringify({ options, menu }).replace(UNSAFE_IN_SCRIPT, escapeForScript);
  const element = Buffer.from(
    `<script type="application/json" id="${SITE_DATA_ID}">${json}</script>`,
  );
  siteElements.set(menu, element);
  return element;
}

/** Tells the browser that there is a tag manager to be asked about; nothing of it is in the page. */
function tagManagerElement(id: string | null): string {
  if (id === null) return '';
  return `<script type="application/json" id="${TAG_MANAGER_ELEMENT}">${JSON.stringify(id)}</script>`;
}

const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

function escapeForScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
