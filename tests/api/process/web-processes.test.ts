import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Received, startProcesses } from '#tests/api/process/start-processes.ts';

type Site = Awaited<ReturnType<typeof startProcesses>>;

/** Requests pages until `stop` is called: with a connection for each, and with one that is used again. */
function load({ request }: Site) {
  const problems: string[] = [];
  const pids = new Set<string>();
  let isOn = true;
  const visit = async (agent?: Agent) => {
    while (isOn) {
      const received = await request('/en/pid', agent).catch(
        (error): Received => ({ status: 0, body: String(error), connection: undefined }),
      );
      if (received.status === 200) pids.add(received.body);
      else problems.push(`${received.status} ${received.body}`);
      await pause(5);
    }
  };
  const reused = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits = [...Array.from({ length: 6 }, () => visit()), visit(reused)];
  return {
    pids,
    async stop() {
      isOn = false;
      await Promise.all(visits);
      reused.destroy();
      return problems;
    },
  };
}

describe('an error that no code has caught', () => {
  test('in a request leaves the process running when it is a rejection', async () => {
    const site = await startProcesses();
    const pid = await site.pid();
    expect((await site.request('/en/rejects')).status).toBe(200);
    await site.until(() => site.output().includes('left behind'));
    expect(site.output()).toContain('"path":"/en/rejects"');
    expect(await site.pid()).toBe(pid);
  });

  test.each(['throws', 'breaks-background'])(
    'that %s is logged, and another process takes over before this one ends',
    async (page) => {
      const site = await startProcesses();
      const pid = await site.pid();
      const visits = load(site);
      const failed = await site.request(`/en/${page}`);
      if (page === 'throws') {
        expect([failed.status, failed.body]).toEqual([500, expect.stringContaining('Reference:')]);
      }
      await site.until(() => visits.pids.size === 2);
      expect(await site.pid()).not.toBe(pid);
      expect(await visits.stop()).toEqual([]);
      expect(site.output()).toMatch(/"errorId":"[\w-]{36}"/);
    },
  );
});

test('a process that is killed is started again', async () => {
  const site = await startProcesses();
  const pid = await site.pid();
  process.kill(pid, 'SIGKILL');
  await site.until(async () => {
    const received = await site.request('/en/pid').catch(() => null);
    return received?.status === 200 && Number(received.body) !== pid;
  });
  expect(site.output()).toContain('"reason":"SIGKILL"');
});

test('a process that is killed while it serves leaves no connection open', async () => {
  const site = await startProcesses({ WEB_PROCESSES: '2' });
  await untilAllServe(site, 2);
  const visits = load(site);
  await site.until(() => visits.pids.size === 2);
  process.kill(await site.pid(), 'SIGKILL');
  await site.until(() => visits.pids.size === 3);
  // Every request ends: with a response, or with a connection that was reset.
  for (const problem of await visits.stop()) expect(problem).toMatch(/ECONNRESET|hang up/);
});

test('a process whose event loop is blocked is replaced', async () => {
  const site = await startProcesses({ HANG_SECONDS: '2' });
  const pid = await site.pid();
  await expect(site.request('/en/blocks')).rejects.toThrow(/ECONNRESET|hang up/);
  await site.until(() => !isRunning(pid));
  await site.until(async () => {
    const received = await site.request('/en/pid').catch(() => null);
    return received?.status === 200 && Number(received.body) !== pid;
  });
  expect(site.output()).toContain('"reason":"blocked"');
});

describe('a site that cannot start ends with a code that says why', () => {
  test('78 for an invalid variable', async () => {
    const site = await startProcesses({ FORM_LIMIT: 'many', WEB_PROCESSES: 'two' });
    expect(await site.ended).toMatchObject({ code: 78 });
    expect(site.output()).toContain('FORM_LIMIT must be');
    expect(site.output()).toContain('WEB_PROCESSES must be');
    expect(site.output()).not.toContain('is started again');
  });

  test('71 for a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const site = await startProcesses({ PORT: String(port), WEB_PROCESSES: '2' });
    expect(await site.ended).toMatchObject({ code: 71 });
  });

  test('69 for a database that cannot be reached', async () => {
    const site = await startProcesses({ DATABASE_URL: 'postgres://site@127.0.0.1:1/none' });
    expect(await site.ended).toMatchObject({ code: 69 });
  });
});

describe('a site that is told to stop', () => {
  test('refuses readiness first, finishes what runs and ends with 0', async () => {
    const site = await startProcesses({ DRAIN_SECONDS: '1' });
    expect(await site.request('/readyz')).toMatchObject({
      status: 200,
      body: '{"status":"ready"}',
    });
    const slow = site.request('/en/slow');
    site.signal('SIGTERM');
    // The process group and the parent repeat a signal: still the first one.
    site.signal('SIGTERM');
    await site.until(async () => (await site.request('/readyz')).status === 503);
    expect((await site.request('/en/pid')).status).toBe(200);
    expect((await site.request('/healthz')).status).toBe(200);
    expect((await slow).status).toBe(200);
    expect(await site.ended).toEqual({ code: 0, signal: null });
  });

  test('ends at once at a second signal', async () => {
    const site = await startProcesses({ DRAIN_SECONDS: '300' });
    expect((await site.request('/en/pid')).status).toBe(200);
    site.signal('SIGTERM');
    await pause(1100);
    site.signal('SIGTERM');
    expect(await site.ended).toEqual({ code: 143, signal: null });
    await expect(site.request('/en/pid')).rejects.toThrow();
  });
});

test.each(['1', '2'])('%s processes are replaced without a failed request', async (count) => {
  const site = await startProcesses({ WEB_PROCESSES: count });
  await untilAllServe(site, Number(count));
  const visits = load(site);
  await site.until(() => visits.pids.size === Number(count));
  const earlier = new Set(visits.pids);
  const slow = site.request('/en/slow');
  site.signal('SIGUSR2');
  await site.until(() => visits.pids.size === 2 * Number(count));
  const { status, body } = await slow;
  expect([status, earlier.has(body)]).toEqual([200, true]);
  // The earlier processes end; only the new ones respond from then on.
  await site.until(() => [...earlier].every((pid) => !isRunning(Number(pid))));
  expect(await visits.stop()).toEqual([]);
  site.signal('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
});

/** A site of one process says nothing of processes. */
async function untilAllServe(site: Site, count: number): Promise<void> {
  await site.until(async () => {
    const { processes } = JSON.parse((await site.request('/healthz')).body);
    return (processes?.ready ?? 1) === count;
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
