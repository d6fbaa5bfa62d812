import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi } from '#server/api/api.ts';
import { noWork } from '#server/captcha/captcha.fixtures.ts';
import type { CaptchaSettings } from '#server/captcha/create-captcha.ts';
import type { SearchSettings } from '#server/compose/compose-search.ts';
import { openDatabase } from '#server/db/client.ts';
import { createFormGate, type GateSettings } from '#server/http/forms/form-gate.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const small = fileURLToPath(new URL('../../server/import/fixtures/content', import.meta.url));
const demo = fileURLToPath(new URL('../../content', import.meta.url));

export const SITE_URL = 'https://www.example.com';

/** JSON of a shape known to the test: every property can be read, also as a list. */
export type Json = { [name: string]: Json } & Json[];

type TestOptions = {
  search?: SearchSettings;
  captcha?: CaptchaSettings;
  gate?: Partial<GateSettings>;
  /** Uses the demo content instead of the small catalogue. */
  isDemo?: boolean;
  /** Another content folder. */
  folder?: string;
};

/** Creates the API on an in-memory catalogue: 3 products, 7 variants, 5 categories, 3 pages, 2 articles. */
export async function createTestApi(options: TestOptions = {}) {
  const { search, captcha, gate, isDemo, folder = isDemo ? demo : small } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'api-'));
  const db = await openDatabase({ inMemory: true });
  const { outcome, errors } = await importContent(db, { folder, dataDir, checkPhotometry: false });
  if (outcome !== 'imported')
    throw new Error(`The fixture was ${outcome}: ${JSON.stringify(errors[0])}`);
  const services = createServices({
    db,
    dataDir,
    siteUrl: SITE_URL,
    ...(search && { search }),
    captcha: { workCost: noWork, ...captcha },
  });
  const formGate = createFormGate({ siteUrl: SITE_URL, dataDir, ...gate });
  const api = createApi(services, { siteUrl: SITE_URL, gate: formGate });
  return {
    services,
    gate: formGate,
    db,
    dataDir,
    request: (path: string, init?: RequestInit) => api.request(path, init),
    /** Sends a GET and returns status and body. */
    async get(path: string): Promise<{ status: number; body: Json; headers: Headers }> {
      const response = await api.request(path);
      return {
        status: response.status,
        body: (await response.json()) as Json,
        headers: response.headers,
      };
    },
    async close() {
      await services.search.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
