import { expect, test } from 'vitest';
import { startProcesses } from '#tests/api/process/start-processes.ts';

const TOKEN = 'a-token-for-prometheus';

type Site = Awaited<ReturnType<typeof startProcesses>>;

async function openMetrics(settings: Record<string, string> = {}) {
  const site = await startProcesses({ METRICS_TOKEN: TOKEN, ...settings });
  const address = `${(await site.started).replace('localhost', '127.0.0.1')}/metrics`;
  const send = (authorization: string) => fetch(address, { headers: { authorization } });
  const read = async () => (await send(`Bearer ${TOKEN}`)).text();
  return { site, address, send, read };
}

function numberOf(text: string, series: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? Number.NaN);
}

/** Which of the packages that only some settings need are loaded. */
async function packagesOf(site: Site): Promise<string | undefined> {
  await site.request('/en/packages');
  await site.until(() => site.output().includes('packages loaded'));
  return /packages loaded: (.*)\.\n/.exec(site.output())?.[1];
}

const PAGES = 'catalogue_http_requests_total{route="pages",status="200",cache="pass"}';

test('without a token there is nothing at the address, and no package is loaded for it', async () => {
  const site = await startProcesses();
  expect(await packagesOf(site)).toBe('');
  const { body } = await site.request('/metrics');
  // A page like any other that does not exist.
  expect(body).toBe(String(await site.pid()));
});

test('with a token only its holder reads them, and guessing is limited', async () => {
  const { site, address, send, read } = await openMetrics();
  expect(await read()).toContain('# TYPE catalogue_http_requests_total counter');
  expect(await packagesOf(site)).toContain('prom-client');
  const without = await fetch(address);
  expect(without.status).toBe(401);
  expect(without.headers.get('www-authenticate')).toBe('Bearer realm="metrics"');
  expect(await without.text()).toContain('METRICS_TOKEN');
  for (let count = 0; count < 10; count += 1) {
    expect((await send(`Bearer ${TOKEN}${count}`)).status).toBe(401);
  }
  const refused = await send(`Bearer ${TOKEN}`);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ]);
  expect(site.output()).toContain('wrong token for the metrics');
  expect(site.output()).not.toContain(TOKEN);
});

async function untilReady(read: () => Promise<string>, site: Site, count: number) {
  await site.until(
    async () => numberOf(await read(), 'catalogue_processes{state="ready"}') === count,
  );
}

test('whichever process responds, the metrics are those of all, and outlive a process', async () => {
  const { site, read } = await openMetrics({ WEB_PROCESSES: '2' });
  await untilReady(read, site, 2);
  const pids = new Set<string>();
  let sent = 0;
  while (pids.size < 2) {
    const visits = Array.from({ length: 8 }, () => site.request('/en/pid'));
    for (const { body } of await Promise.all(visits)) pids.add(body);
    sent += visits.length;
  }
  await site.until(async () => numberOf(await read(), PAGES) === sent);
  const [victim] = pids;
  process.kill(Number(victim), 'SIGKILL');
  const restarts = 'catalogue_process_restarts_total{reason="SIGKILL"}';
  await site.until(async () => numberOf(await read().catch(() => ''), restarts) === 1);
  await untilReady(read, site, 2);
  expect(numberOf(await read(), PAGES)).toBe(sent);
  // A process that ends in order reports what it has counted since, too.
  expect((await site.request('/en/pid')).status).toBe(200);
  site.signal('SIGUSR2');
  await site.until(() => site.output().match(/"msg":"Closing"/g)?.length === 2);
  await untilReady(read, site, 2);
  expect(numberOf(await read(), PAGES)).toBe(sent + 1);
});
