import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { ContentFinding, ContentFindings } from '#core/studio/changes/change-set.ts';
import { createStudioApi } from '#server/api/studio/studio-api.ts';
import { log } from '#server/log.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import { cookieHeader, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const VARIANTS = 'catalogue/products/vel400/variants.csv';
const ENGLISH = "'8O' is not a whole number. Write digits only, for example 80.";
const SPANISH = '«8O» no es un número entero. Escribe solo cifras, por ejemplo 80.';

let site: TestApi;
let studio: ReturnType<typeof createStudioApi>;
const cookies = new Map<LocaleCode, string>();

beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  site = await createTestApi();
  studio = createStudioApi(site.services, { ...site.gate, countRequest: () => {} });
  for (const locale of ['en', 'es'] as const) {
    const email = `publisher-${locale}@lumbrera.example`;
    const invitation = { name: locale, email, role: 'publisher' as const, locale };
    const { path } = await givePersonAccess(site.db, invitation, Date.now());
    await call('POST', '/access/password', { token: tokenOf(path), password: PASSWORD });
    const entered = await call('POST', '/access/sign-in', { email, password: PASSWORD });
    cookies.set(locale, cookieHeader(entered.headers.getSetCookie()));
  }
});
afterAll(async () => {
  await site.services.contentChecks.close();
  await site.close();
});

type Reader = { by?: LocaleCode; shows?: string };

function call(
  method: string,
  path: string,
  body?: object,
  { by = 'en', shows }: Reader = {},
): Response | Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    cookie: cookies.get(by) ?? '',
    ...(shows && { 'studio-language': shows }),
  };
  const sent = body && { body: JSON.stringify(body) };
  return studio.request(`/studio/api${path}`, { method, headers, ...sent });
}

async function begin(title: string): Promise<string> {
  const response = await call('POST', '/changes', { title, why: '' });
  return `/changes/${((await response.json()) as { id: string }).id}`;
}

const tell = ({ problem, whatToDo }: ContentFinding) => `${problem}. ${whatToDo}`;

async function findingsOf(address: string, reader: Reader): Promise<string[]> {
  await expect
    .poll(async () => ((await (await call('GET', address)).json()) as ContentFindings).state, {
      timeout: 60_000,
    })
    .toBe('done');
  const found = (await (await call('GET', address, undefined, reader)).json()) as ContentFindings;
  return found.errors.map(tell);
}

async function spoilt(): Promise<string> {
  const text = await readFile(`server/import/fixtures/content/${VARIANTS}`, 'utf8');
  return text.replace(',80,', ',8O,');
}

test('each reads the findings of a change set in their language, or in the one that the studio shows', async () => {
  const change = await begin('A figure');
  const query = new URLSearchParams({ path: VARIANTS });
  const file = await call('GET', `${change}/file?${query}`);
  const { hash } = (await file.json()) as { hash: string };
  await call('PUT', `${change}/file?${query}`, { hash, text: await spoilt() });
  const address = `${change}/findings`;
  expect(await findingsOf(address, { by: 'en' })).toEqual([ENGLISH]);
  expect(await findingsOf(address, { by: 'es' })).toEqual([SPANISH]);
  expect(await findingsOf(address, { by: 'en', shows: 'es' })).toEqual([SPANISH]);
  expect(await findingsOf(address, { by: 'es', shows: 'xx' })).toEqual([SPANISH]);

  await call('POST', `${change}/steps`, { to: 'review', text: '' });
  await call('POST', `${change}/steps`, { to: 'approved', text: '' });
  const refused = await call('POST', `${change}/publish`, { at: null }, { by: 'es' });
  expect(refused.status).toBe(409);
  const { errors } = (await refused.json()) as { errors: ContentFinding[] };
  expect(errors.map(tell)).toEqual([SPANISH]);
});

test('and those of what is typed, with what is found of a missing text', async () => {
  const change = await begin('A title');
  const query = new URLSearchParams({ path: PRODUCT });
  const body = { edits: [{ path: ['title', 'es'], from: 'x', to: '' }] };
  const typed = async (reader: Reader) => {
    const response = await call('POST', `${change}/findings?${query}`, body, reader);
    const { findings } = (await response.json()) as { findings: ContentFindings };
    return findings.errors.map(tell);
  };
  const file = (await (await call('GET', `${change}/file?${query}`)).json()) as {
    value: { title: { es: string } };
  };
  const [edit] = body.edits;
  if (edit) edit.from = file.value.title.es;
  expect(await typed({ by: 'en' })).toEqual(['is missing. Add it.']);
  expect(await typed({ by: 'es' })).toEqual(['falta. Añádelo.']);
});

test('and those of a file that is compared', async () => {
  const change = await begin('A table');
  const body = {
    ...{ name: 'variants.csv', data: Buffer.from(await spoilt()).toString('base64') },
    ...{ sheet: null, table: null, meanings: {}, removesMissing: false },
  };
  const compare = async (by: LocaleCode) => {
    const response = await call('POST', `${change}/table/comparisons`, body, { by });
    const [last = ''] = (await response.text()).trim().split('\n').slice(-1);
    return (JSON.parse(last) as ContentFindings).errors.map(tell);
  };
  expect(await compare('en')).toEqual([ENGLISH]);
  expect(await compare('es')).toEqual([SPANISH]);
});
