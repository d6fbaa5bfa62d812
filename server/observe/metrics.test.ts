import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createFairQueue } from '#server/limits/fair-queue.ts';
import { createMetrics, type Readings } from '#server/observe/metrics.ts';
import { observe } from '#server/observe/signals.ts';
import { addEnded } from '#server/process/metrics-messages.ts';
import { noteCache, withRequestContext } from '#server/process/request-context.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const alone = { wanted: 1, ready: 1, restarts: {} };

async function open() {
  const metrics = await createMetrics();
  closing.push(metrics.close);
  const read = async () =>
    (await metrics.present({ reports: [await metrics.report()], processes: alone })).text;
  return { ...metrics, read };
}

/** The value of a series; null where there is none. */
function numberOf(text: string, series: string): number | null {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

const readings: Readings = {
  cache: { entries: 3, bytes: 4096 },
  isDatabaseAvailable: true,
  hasRoom: false,
  stored: {
    mails: { waiting: 2, dead: 1 },
    content: { version: 7, importedAt: '2026-11-25T10:00:00.000Z' },
    lastImport: { ended: '2026-11-25T11:00:00.000Z', outcome: 'refused', seconds: 1.5 },
  },
};

test('Responses are counted by route, status and cache, and nothing that a visitor wrote is a label', async () => {
  const { observer, read } = await open();
  const respond: RequestListener = (request, response) => {
    if (request.url?.startsWith('/en/products')) noteCache('hit');
    response.writeHead(request.url?.includes('ghost') ? 404 : 200).end();
  };
  const server = createServer(
    withRequestContext(respond, { hasProxy: false, observers: [observer] }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const path of [
    '/en/products/x?search=ana',
    '/en/products/y',
    '/ghost/ana',
    '/en/ghost-ana',
  ]) {
    await fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
  }
  await expect.poll(read).toContain('route="pages"');
  const text = await read();
  const requests = 'catalogue_http_requests_total';
  expect(numberOf(text, `${requests}{route="products/…",status="200",cache="hit"}`)).toBe(2);
  expect(numberOf(text, `${requests}{route="other",status="404",cache="pass"}`)).toBe(1);
  expect(numberOf(text, 'catalogue_http_request_duration_seconds_count{route="products/…"}')).toBe(
    2,
  );
  expect(text).not.toMatch(/ana|ghost/);
});

test('A queue shows what runs, waits and was refused, and how long its tasks take', async () => {
  const { read } = await open();
  expect(numberOf(await read(), 'catalogue_queue_refused_total{queue="pdf"}')).toBe(0);
  const queue = createFairQueue({ name: 'pdf', maxWaiting: 1, maxOwnWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks = [queue.run(() => promise), queue.run(() => promise)];
  await expect(queue.run(() => promise)).rejects.toThrow();
  const during = await read();
  expect(numberOf(during, 'catalogue_queue_running{queue="pdf"}')).toBe(1);
  expect(numberOf(during, 'catalogue_queue_waiting{queue="pdf"}')).toBe(1);
  expect(numberOf(during, 'catalogue_queue_refused_total{queue="pdf"}')).toBe(1);
  resolve();
  await Promise.all(tasks);
  const after = await read();
  expect(numberOf(after, 'catalogue_queue_running{queue="pdf"}')).toBe(0);
  expect(numberOf(after, 'catalogue_queue_waiting{queue="pdf"}')).toBe(0);
  expect(numberOf(after, 'catalogue_work_duration_seconds_count{work="pdf"}')).toBe(2);
});

test('Work is counted by how it ended', async () => {
  const { read } = await open();
  await observe('mail', async () => ({ outcome: 'sent' }));
  await observe('mail', async () => ({ outcome: 'away', problem: 'no server' }));
  await observe('search', async () => ({ outcome: 'of no importance' }));
  const failing = observe('search', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const text = await read();
  const count = (work: string, outcome: string) =>
    numberOf(text, `catalogue_work_total{work="${work}",outcome="${outcome}"}`);
  expect([count('mail', 'sent'), count('mail', 'away')]).toEqual([1, 1]);
  expect([count('search', 'done'), count('search', 'error')]).toEqual([1, 1]);
});

test('The state of the site is read with the metrics, and is absent where it cannot be read', async () => {
  const { watch, read } = await open();
  watch(async () => readings);
  const text = await read();
  expect(numberOf(text, 'catalogue_cache_bytes')).toBe(4096);
  expect(numberOf(text, 'catalogue_mails{state="dead"}')).toBe(1);
  expect(numberOf(text, 'catalogue_content_version')).toBe(7);
  expect(numberOf(text, 'catalogue_import_result{outcome="refused"}')).toBe(1);
  expect(numberOf(text, 'catalogue_import_ended_timestamp_seconds')).toBe(1_795_604_400);
  expect(numberOf(text, 'catalogue_room_for_files')).toBe(0);
  watch(async () => ({ ...readings, isDatabaseAvailable: false, stored: null }));
  const without = await read();
  expect(numberOf(without, 'catalogue_database_available')).toBe(0);
  expect(numberOf(without, 'catalogue_mails{state="dead"}')).toBeNull();
  expect(numberOf(without, 'catalogue_content_version')).toBeNull();
  expect(without).not.toContain('outcome="refused"');
});

test('Several processes are added up, those that have ended too; shared state is not', async () => {
  const { report, present, watch } = await open();
  await observe('mail', async () => ({ outcome: 'sent' }));
  watch(async () => readings);
  const own = await report();
  watch(async () => ({ ...readings, isDatabaseAvailable: false }));
  const other = await report();
  const ended = addEnded(addEnded([], own), own);
  const processes = { wanted: 2, ready: 1, restarts: { blocked: 3 } };
  const { text } = await present({ reports: [own, other, ended], processes });
  expect(numberOf(text, 'catalogue_work_total{work="mail",outcome="sent"}')).toBe(4);
  expect(numberOf(text, 'catalogue_work_duration_seconds_bucket{le="+Inf",work="mail"}')).toBe(4);
  expect(numberOf(text, 'catalogue_mails{state="waiting"}')).toBe(2);
  expect(numberOf(text, 'catalogue_cache_entries')).toBe(6);
  expect(numberOf(text, 'catalogue_database_available')).toBe(0);
  expect(numberOf(text, 'catalogue_processes{state="ready"}')).toBe(1);
  expect(numberOf(text, 'catalogue_process_restarts_total{reason="blocked"}')).toBe(3);
  expect(numberOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(numberOf(text, 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(0);
});
