import { setImmediate as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { WriteAction } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';
import type { Loader } from '#server/api/typesense/loader.ts';
import { isObject, readQuery } from '#server/api/typesense/read-params.ts';
import { readAction } from '#server/api/typesense/write-action.ts';

/** Lines written before other requests get a turn. */
const SLICE = 50;
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

/** Imports and exports documents as JSON lines; large ones yield to other requests. */
export function addImportEndpoints(api: Hono, { store }: Loader): void {
  api.post('/collections/:collection/documents/import', async (context) => {
    const query = readQuery(context.req.url);
    const action = readAction(query.action);
    const wants = { id: readFlag(query, 'return_id'), document: readFlag(query, 'return_doc') };
    const { collection } = context.req.param();
    store.listSynonyms(collection);
    const lines = (await context.req.text()).split('\n').filter((line) => line.trim() !== '');
    const results: string[] = [];
    for (const [index, line] of lines.entries()) {
      const result = writeLine(store, line, { collection, action, wants });
      results.push(JSON.stringify(result));
      if (index % SLICE === SLICE - 1) await pause();
    }
    await store.packCollection(collection, { pause });
    return context.body(results.join('\n'), 200, TEXT);
  });

  api.get('/collections/:collection/documents/export', (context) => {
    const { collection } = context.req.param();
    const documents = store.exportDocuments(collection, readQuery(context.req.url));
    context.header('content-type', TEXT['content-type']);
    return stream(context, async (out) => {
      let lines: string[] = [];
      let isFirst = true;
      for (const document of documents) {
        lines.push(JSON.stringify(document));
        if (lines.length < SLICE) continue;
        await out.write(`${isFirst ? '' : '\n'}${lines.join('\n')}`);
        isFirst = false;
        lines = [];
      }
      if (lines.length > 0) await out.write(`${isFirst ? '' : '\n'}${lines.join('\n')}`);
    });
  });
}

type WriteOptions = {
  collection: string;
  action: WriteAction;
  wants: { id: boolean; document: boolean };
};

function writeLine(
  store: Loader['store'],
  line: string,
  { collection, action, wants }: WriteOptions,
) {
  try {
    const written = store.writeDocument(collection, parseLine(line), action);
    return {
      success: true,
      ...(wants.id && { id: written.id }),
      ...(wants.document && { document: written }),
    };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    return { success: false, code: error.status, error: error.message, document: line };
  }
}

function parseLine(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new SearchError('search-invalid', `Bad JSON: ${(error as Error).message}`);
  }
  if (!isObject(value))
    throw new SearchError('search-invalid', 'Bad JSON: not a properly formed document.');
  return value;
}

function readFlag(query: Record<string, unknown>, name: string): boolean {
  const { [name]: value = 'false' } = query;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new SearchError('search-invalid', `Parameter \`${name}\` must be a true|false.`);
}
