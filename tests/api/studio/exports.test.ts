import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createStudioApi } from '#server/api/studio/studio-api.ts';
import { toFileStream } from '#server/http/rest/file-stream.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import { log } from '#server/log.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import { cookieHeader, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const ADMIN = 'ada@lumbrera.example';
const MESSAGES = 1_030;
const FORMULA = '=HYPERLINK("https://evil.example";"x")';

let site: TestApi;
let studio: ReturnType<typeof createStudioApi>;
let cookie = '';

/** Messages of one word and one of a formula, and a claim that was accepted after two days. */
beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  site = await createTestApi();
  studio = createStudioApi(site.services, { ...site.gate, countRequest: () => {} });
  const { write } = site.db;
  const fieldsOf = (name: string) =>
    JSON.stringify([
      { name: 'your-name', label: 'Name', value: name },
      { name: 'your-message', label: 'Message', value: `Two lines,\r\nof ${name.slice(0, 6)}` },
      { name: 'firm', label: 'Company', value: '' },
    ]);
  const rows = Array.from({ length: MESSAGES }, (_, at) => ({
    ...{ id: `m${at}`, form_id: 101, kind: 'message', locale: 'es', email: 'jo@example.test' },
    fields: fieldsOf(at === 0 ? `${FORMULA} zafiro` : `Zafiro ${at}`),
    received: new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString(),
  }));
  for (const part of [rows.slice(0, 600), rows.slice(600)]) {
    await write.insertInto('form_submission').values(part).execute();
  }
  const received = '2026-11-20T09:00:00.000Z';
  const claim = { id: 'claim', form_id: 103, kind: 'warranty-claim', fields: fieldsOf('Ana') };
  await write
    .insertInto('form_submission')
    .values({ ...claim, received, locale: 'en', email: 'ana@example.test' })
    .execute();
  const id = { submission_id: 'claim' };
  await write
    .insertInto('warranty_claim')
    .values({
      ...id,
      ...{ case_number: 'AC-1', token_digest: 'a', status: 'accepted', sku: 'ALC1200' },
      ...{ received, updated: received, locale: 'en', cost_cents: 4850, cost_currency: 'EUR' },
    })
    .execute();
  const accepted = { position: 1, status: 'accepted', since: '2026-11-22T09:00:00.000Z' };
  await write
    .insertInto('claim_state')
    .values([
      { ...id, position: 0, status: 'received', since: received },
      { ...id, ...accepted },
    ])
    .execute();
  const invitation = { name: 'Ada', email: ADMIN, role: 'admin', locale: 'en' } as const;
  const { path } = await givePersonAccess(site.db, invitation, Date.now());
  await send('/access/password', { token: tokenOf(path), password: PASSWORD });
  const entered = await send('/access/sign-in', { email: ADMIN, password: PASSWORD });
  cookie = cookieHeader(entered.headers.getSetCookie());
});
afterAll(() => site.close());

async function send(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return studio.request(`/studio/api${path}`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(body),
  });
}

async function read(path: string, language = 'en'): Promise<Response> {
  const headers = { cookie, 'studio-language': language };
  const response = await studio.request(`/studio/api${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return response;
}

/** The lines of a file that is saved, not shown or cached. */
async function linesOf(path: string): Promise<string[]> {
  const response = await read(path);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+\.csv"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.text()).trimEnd().split('\r\n');
}

test('the first export after an update has all messages', async () => {
  expect(await linesOf('/messages.csv')).toHaveLength(MESSAGES + 2);
});

test('a search stops counting at a thousand; its export has all that it finds', async () => {
  // The first list waits for the latest messages alone; earlier ones follow.
  await expect
    .poll(async () => (await read('/messages?text=zafiro')).json(), { timeout: 10_000 })
    .toMatchObject({ total: 1000, isMore: true });
  await expect
    .poll(async () => (await read('/messages')).json(), { timeout: 10_000 })
    .toMatchObject({ total: MESSAGES + 1 });
  expect(await linesOf('/messages.csv?text=zafiro')).toHaveLength(MESSAGES + 1);
});

test('the inbox as CSV has what is known of each message; no name is a formula', async () => {
  const lines = await linesOf('/messages.csv?to=2026-10-01&order=asc');
  expect(lines[0]).toMatch(
    /Received \(Europe\/Madrid\),Kind,Number,Name,E-mail,Language,State,Assignee,Due,Changed \(Europe\/Madrid\),Text$/,
  );
  // Midnight in UTC is two o'clock at the company.
  expect(lines[1]).toContain(`2026-10-01 02:00:00,Contact,`);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"";""x"") zafiro"`);
  expect(lines[1]).toContain('jo@example.test,Spanish,New');
  // A line break within a cell is no new row.
  expect(lines[1]).toMatch(/,"Message: Two lines,\nof =HYPER"$/);
});

test('claims and their figures as CSV have the same numbers as the lists', async () => {
  const [, claim] = await linesOf('/claims.csv');
  expect(claim).toMatch(/^2026-11-20 10:00:00,AC-1,ALC1200,Accepted,Ana,ana@example\.test,English/);
  const period = 'from=2026-10-01&to=2026-11-30';
  const { total } = (await (await read(`/claims/figures?${period}`)).json()) as {
    total: object;
  };
  expect(total).toMatchObject({ received: 1, accepted: 1, decisionDays: 2, cost: { EUR: 4850 } });
  const figures = (await linesOf(`/claims/figures.csv?${period}`)).slice(1);
  expect(figures.map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
    'Total 2026-10-01 – 2026-11-30',
    'Month 2026-10',
    'Month 2026-11',
    'Product ALC1200',
  ]);
  expect(figures[2]).toMatch(/^Month,2026-11,,1,1,1,0,100,2,(.*,)?48\.5(,|$)/);
});

test('the trail is searched and exported with what was before and after', async () => {
  await send('/messages/views', { name: 'Mine', filter: {} });
  const invited = { name: FORMULA, email: 'bea@lumbrera.example', role: 'desk', locale: 'es' };
  await send('/people', invited);
  const query = '?text=bea&action=person.invited';
  const found = await (await read(`/audit${query}`)).json();
  expect(found).toMatchObject({ total: 1, items: [{ person: 'Ada', after: { role: 'desk' } }] });
  const lines = await linesOf(`/audit.csv${query}`);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Ada,Invited,person.invited,person bea@lumbrera.example');
  expect(lines[1]).toContain('""role"":""desk""');
  expect((await linesOf('/audit.csv?text=bea&to=2020-01-01')).slice(1)).toEqual([]);
});

test('files are in the language that the studio shows, whatever that of the person', async () => {
  const [heads, first] = await linesOf('/messages.csv?to=2026-10-01&order=asc&language=es');
  expect(heads).toContain('Recibido (Europe/Madrid);Tipo;Número;Nombre;Correo;Idioma;Estado;');
  expect(first).toContain('2026-10-01 02:00:00;Contacto;');
  expect(first).toContain('jo@example.test;Español;Nuevo;');
  const [claimHeads, claim] = await linesOf('/claims.csv?language=es');
  expect(claimHeads).toContain('Producto;Estado;Nombre');
  expect(claim).toContain('ALC1200;Aceptada;Ana;');
  const period = 'from=2026-10-01&to=2026-11-30&language=es';
  const figures = await linesOf(`/claims/figures.csv?${period}`);
  expect(figures[0]).toContain('Recibidas;Abiertas;Aceptadas;Rechazadas');
  expect(figures[3]).toMatch(/^Mes;2026-11;;1;1;1;0;100;2;(.*;)?48,5(;|$)/);
  const [trailHeads, event] = await linesOf('/audit.csv?language=es');
  expect(trailHeads).toMatch(/Número;Fecha y hora \(Europe\/Madrid\);Persona;Acción;Código;/);
  expect(event).toMatch(/;Ada;[A-ZÁÉÍÓÚ][^;.]+;[a-z-]+\.[a-z-]+;/);
  const [wordHeads] = await linesOf('/searches.csv?language=es');
  expect(wordHeads).toMatch(/^\ufeff?Palabras;Idioma;Resultado;Búsquedas;/);
  const [gapHeads, gap] = await linesOf('/gaps.csv?language=es');
  expect(gapHeads).toMatch(/^\ufeff?Qué falta;Código;Registro;Categoría;Faltan;De;Cuáles;Archivo;/);
  expect(gap).toMatch(/^(Imagen de un acabado|Plano|Modelo 3D|Texto sin traducir);/);
  const [registered] = await linesOf('/registrations.csv?language=es');
  expect(registered).toMatch(/Registrado;Número;Nombre;Correo;Instalado;Producto;/);
  const refused = await studio.request('/studio/api/messages.csv?language=fr', {
    headers: { cookie },
  });
  expect(refused.status).toBe(422);
});

test('a workbook has all rows in the order of the list, those without a due day last', async () => {
  const { write } = site.db;
  await write.updateTable('desk_case').set({ due: null }).where('kind', '=', 'message').execute();
  for (const [id, due] of [
    ['m7', '2026-10-05'],
    ['m8', '2026-10-06'],
  ] as const) {
    await write.updateTable('desk_case').set({ due }).where('submission_id', '=', id).execute();
  }
  for (const [order, first] of [
    ['asc', 'Zafiro 7'],
    ['desc', 'Zafiro 8'],
  ] as const) {
    const response = await read(`/messages.xlsx?text=zafiro&sort=due&order=${order}&language=es`);
    expect(response.headers.get('rows-left')).toBeNull();
    const { sheets } = await readWorkbook(await response.bytes());
    const names = sheets[0]?.rows.map(({ cells }) => cells[3]) ?? [];
    expect(names.slice(0, 2)).toEqual(['Nombre', first]);
    expect(names).toHaveLength(MESSAGES + 1);
    expect(new Set(names).size).toBe(MESSAGES + 1);
  }
});

test('a file that fails before its first row is an error, later its connection ends', async () => {
  const failing = async function* (before: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < before; at += 1) yield new Uint8Array([at]);
    throw new Error('no database');
  };
  await expect(toFileStream(failing(0))).rejects.toThrow('no database');
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  const response = new Response(await toFileStream(failing(1)));
  await expect(response.bytes()).rejects.toThrow('no database');
  expect(error).toHaveBeenCalledOnce();
});

test('while a file is read, others are served', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 0);
  onTestFinished(() => clearInterval(count));
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < 20; at += 1) {
      const end = performance.now() + 5;
      while (performance.now() < end);
      yield new Uint8Array([at]);
    }
  };
  expect(await new Response(await toFileStream(parts())).bytes()).toHaveLength(20);
  expect(turns).toBeGreaterThan(10);
});

// Last: it changes what the others count.
test('products have the names of the language that the studio shows', async () => {
  await site.db.write.updateTable('warranty_claim').set({ sku: 'CTR10/PIR/W' }).execute();
  const nameIn = async (language: string) => {
    const period = '/claims/figures?from=2026-11-01&to=2026-11-30';
    const { products } = (await (await read(period, language)).json()) as {
      products: { title: string | null }[];
    };
    return products[0]?.title;
  };
  expect(await nameIn('en')).toContain('sensor');
  expect(await nameIn('es')).toContain('Sensor de presencia');
});
