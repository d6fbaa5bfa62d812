import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReleases } from '#tests/api/process/release-folders.ts';
import { importSmall, startSupervisor } from '#tests/api/process/start-processes.ts';

type Site = Awaited<ReturnType<typeof startSupervisor>>;

/** The release that a page belongs to. */
const releaseOf = (page: string) => /entry\.client-(\w+)\.js/.exec(page)?.[1] ?? 'none';

/** Opens pages and requests their scripts, as browsers do, until `stop` is called. */
function visit({ request }: Site) {
  const problems: string[] = [];
  const seen: string[] = [];
  let isOn = true;
  const check = async (path: string): Promise<string> => {
    const { status, body } = await request(path);
    if (status !== 200) problems.push(`${status} ${path}`);
    return body;
  };
  const browse = async () => {
    while (isOn) {
      const page = await check('/en/products').catch((error) => `${problems.push(String(error))}`);
      seen.push(releaseOf(page));
      // The script is requested a moment after the page, maybe from a process of another release.
      await pause(20);
      await check(`/assets/entry.client-${releaseOf(page)}.js`).catch((error) => {
        problems.push(String(error));
      });
    }
  };
  const browsers = Array.from({ length: 5 }, browse);
  return {
    /** Releases of the latest pages. */
    latest: () => new Set(seen.slice(-40)),
    async stop() {
      isOn = false;
      await Promise.all(browsers);
      return problems;
    },
  };
}

/** Two processes, and pages of the first release. */
async function startReleases() {
  const releases = await createReleases();
  await releases.add('first');
  await releases.add('second');
  await releases.choose('first');
  const site = await startSupervisor({
    command: releases.command,
    settings: { WEB_PROCESSES: '2' },
    fill: importSmall,
  });
  await site.until(async () => {
    return JSON.parse((await site.request('/healthz')).body).processes?.ready === 2;
  });
  return { releases, site };
}

/** Ids of the site's processes, without the supervisor and those that make documents. */
async function processesOf(site: Site): Promise<number[]> {
  const { pid } = site.process();
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** What server/process.env of a release gave to a process. */
async function settingOf(pid: number): Promise<string | undefined> {
  const settings = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0');
  return settings.find((line) => line.startsWith('RELEASE='));
}

test('a release takes over, and the earlier one again, without a failed request', async () => {
  const { releases, site } = await startReleases();
  const visits = visit(site);
  await site.until(() => visits.latest().has('first'));
  const replaceBy = async (name: string) => {
    await releases.choose(name);
    site.signal('SIGUSR2');
    await site.until(() => visits.latest().size === 1 && visits.latest().has(name));
  };
  await replaceBy('second');
  const settings = await Promise.all((await processesOf(site)).map(settingOf));
  expect(new Set(settings)).toEqual(new Set(['RELEASE=second']));
  // A page that was opened long before the update.
  expect((await site.request('/assets/entry.client-first.js')).status).toBe(200);
  const others = ['entry.client-third.js', '..%2F..%2F..%2Fcatalogue.sqlite', '%2Fetc%2Fhostname'];
  for (const name of others) expect((await site.request(`/assets/${name}`)).status).toBe(404);
  await replaceBy('first');
  expect(await visits.stop()).toEqual([]);
});

test('the folder of the earlier release may be removed', async () => {
  const { releases, site } = await startReleases();
  await releases.choose('second');
  const earlier = await processesOf(site);
  site.signal('SIGUSR2');
  await site.until(async () => {
    const now = await processesOf(site);
    return now.length === 2 && now.every((pid) => !earlier.includes(pid));
  });
  await releases.remove('first');
  const [killed] = await processesOf(site);
  process.kill(Number(killed), 'SIGKILL');
  await site.until(async () => {
    const now = await processesOf(site);
    return now.length === 2 && !now.includes(Number(killed));
  });
  await site.until(async () => {
    return JSON.parse((await site.request('/healthz')).body).processes.ready === 2;
  });
  expect(releaseOf((await site.request('/en/products')).body)).toBe('second');
});

test('a release that is not there leaves the earlier one serving', async () => {
  const { releases, site } = await startReleases();
  const serving = await processesOf(site);
  await releases.choose('third');
  site.signal('SIGUSR2');
  await site.until(() => site.output().split('the earlier one serves on').length === 3);
  expect(await processesOf(site)).toEqual(serving);
  expect(releaseOf((await site.request('/en/products')).body)).toBe('first');
  await releases.choose('second');
  site.signal('SIGUSR2');
  await site.until(async () => {
    return releaseOf((await site.request('/en/products')).body) === 'second';
  });
});
