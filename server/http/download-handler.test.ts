import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathToDownloads, pathToSelection } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import { downloadHandler } from '#server/http/download-handler.ts';
import { respondWithError } from '#server/http/errors.ts';
import { selectionHandler } from '#server/http/selection-handler.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const app = new Hono();
app.onError(respondWithError);
app.notFound((context) => context.text('the page that does not exist', 404));
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'downloads-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: fixtureFolder, dataDir });
  const { documents } = createServices({ db, dataDir, pdf });
  for (const locale of localeCodes) {
    app.all(pathToSelection(locale), selectionHandler(documents.openSelection));
    app.get(`${pathToDownloads(locale)}/*`, downloadHandler(documents.openDocument));
  }
  return async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
});

describe('/{language}/{downloads}/{code}/{file}', () => {
  const path = '/es/descargas/NIM120/12/830/W/ficha-tecnica.pdf';

  test('responds with the file, its name and caching headers', async () => {
    const response = await app.request(path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-language': 'es-ES',
      'content-disposition': 'inline; filename="NIM120-12-830-W_ficha-tecnica_es.pdf"',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('responds to HEAD without a body, and with 304 to its tag', async () => {
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    const etag = head.headers.get('etag') as string;
    const again = await app.request(path, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('names photometric files by the SKU alone', async () => {
    const response = await app.request('/en/downloads/NIM120/12/830/W/photometry.ies');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="NIM120-12-830-W.ies"',
    );
    expect(response.headers.get('content-type')).toBe('text/plain; charset=us-ascii');
    expect(response.headers.has('content-language')).toBe(false);
  });

  test('redirects an old code to the current address', async () => {
    const response = await app.request('/en/downloads/NB120830/datasheet.pdf');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/en/downloads/NIM120/12/830/W/datasheet.pdf');
  });

  test.each([
    '/en/downloads/NOPE/datasheet.pdf',
    '/en/downloads/NIM120/12/830/W/ficha-tecnica.pdf',
    '/en/downloads/NIM120/12/830/W/selection.zip',
    '/en/downloads/installation-guides',
    '/en/downloads/%2e%2e%2f%2e%2e%2fetc/datasheet.pdf',
    '/en/downloads/%ff/datasheet.pdf',
  ])('leaves %s to the pages', async (address) => {
    const response = await app.request(address);
    expect([response.status, await response.text()]).toEqual([404, 'the page that does not exist']);
  });
});

describe('/{language}/{downloads}/{selection}', () => {
  const query = 'skus=NIM120/12/830/W&skus=NIM120/12/840/W&kinds=eulumdat,ies';

  test.each([
    ['GET', () => app.request(`/en/downloads/selection.zip?${query}`)],
    [
      'POST',
      () => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        return app.request('/en/downloads/selection.zip', { method: 'POST', body: query, headers });
      },
    ],
  ])('responds to %s with one archive', async (_, request) => {
    const response = await request();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Lumbrera_NIM120_en.zip"',
      'cache-control': 'no-store',
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toHaveLength(4);
  });

  test('responds to HEAD without creating the archive', async () => {
    const response = await app.request(`/en/downloads/selection.zip?${query}`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('reports what is wrong, in the language of the address', async () => {
    const response = await app.request('/es/descargas/seleccion.zip?kinds=ies');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-language')).toBe('es-ES');
    expect(await response.text()).toBe('Elija al menos una variante.\n');
  });

  test('rejects other methods and bodies that are too long', async () => {
    const address = '/en/downloads/selection.zip';
    expect((await app.request(address, { method: 'PUT' })).status).toBe(405);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `skus=${'A'.repeat(70_000)}`;
    expect((await app.request(address, { method: 'POST', body, headers })).status).toBe(413);
    const json = { 'content-type': 'application/json' };
    const other = await app.request(address, { method: 'POST', body: '{}', headers: json });
    expect(other.status).toBe(400);
  });
});
