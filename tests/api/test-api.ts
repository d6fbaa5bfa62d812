import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi } from '#server/api/api.ts';
import { openDatabase } from '#server/db/client.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const folder = fileURLToPath(new URL('../../server/import/fixtures/content', import.meta.url));

export const SITE_URL = 'https://www.example.com';

/** JSON whose shape the test knows: every part may be read, and read as a list. */
export type Json = { [name: string]: Json } & Json[];

/** The API on a small catalogue in memory: three products, seven variants, five categories, three pages. */
export async function createTestApi() {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-'));
  const db = await openDatabase({ inMemory: true });
  const { outcome, errors } = await importContent(db, { folder, dataDir, checkPhotometry: false });
  if (outcome !== 'imported')
    throw new Error(`The fixture was ${outcome}: ${JSON.stringify(errors[0])}`);
  const services = createServices({ db, dataDir });
  const api = createApi(services, { siteUrl: SITE_URL });
  return {
    services,
    request: (path: string, init?: RequestInit) => api.request(path, init),
    /** Status and body of a GET. */
    async get(path: string): Promise<{ status: number; body: Json; headers: Headers }> {
      const answer = await api.request(path);
      return {
        status: answer.status,
        body: (await answer.json()) as Json,
        headers: answer.headers,
      };
    },
    async close() {
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
