import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
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
  const { text, hasFailed } = await renderWhole(
    <StylesContext value={provider.get(siteContext).styles}>
      <ServerRouter context={context} url={request.url} />
    </StylesContext>,
  );
  // The first picture goes before the scripts, which the page can be read without.
  const html = text.replaceAll(
    '<link rel="modulepreload"',
    '<link fetchpriority="low" rel="modulepreload"',
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: hasFailed ? 500 : status, headers });
}

/** The whole document as text. An error below a boundary leaves the boundary's page and is told. */
function renderWhole(page: ReactNode): Promise<{ text: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, next) {
        // React writes into one buffer again and again.
        chunks.push(Buffer.from(chunk));
        next();
      },
      final(next) {
        resolve({ text: Buffer.concat(chunks).toString(), hasFailed });
        next();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    });
  });
}
