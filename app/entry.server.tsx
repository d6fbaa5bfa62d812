import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { siteContext } from '#app/services.ts';
import { StylesContext } from '#app/styles/inline-styles.tsx';

/** Renders a page whole: all data is local, so nothing is streamed, and the finished text can be hashed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: Readonly<RouterContextProvider>,
): Promise<Response> {
  let hasFailed = false;
  const stream = await renderToReadableStream(
    <StylesContext value={provider.get(siteContext).styles}>
      <ServerRouter context={context} url={request.url} />
    </StylesContext>,
    {
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const text = await new Response(stream).text();
  // The first picture goes before the scripts, which the page can be read without.
  const html = text.replaceAll(
    '<link rel="modulepreload"',
    '<link fetchpriority="low" rel="modulepreload"',
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: hasFailed ? 500 : status, headers });
}
