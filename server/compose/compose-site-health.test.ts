import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mapLocales } from '#core/i18n/locales.ts';
import { composeHealth } from '#server/compose/compose-health.ts';
import { composeSiteHealth } from '#server/compose/compose-site-health.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { noteImport } from '#server/db/imports/import-reports.ts';
import { noteRun } from '#server/db/tasks/task-runs.ts';

describeEachDatabase('The health of the site', (createPlace) => {
  test('has software, database, content, disk, mails and backups', async () => {
    const db = await (await createPlace()).open();
    const dataDir = await mkdtemp(join(tmpdir(), 'health-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const full = { problem: async () => 'less than 100 MB of disk are free' };
    const places: (typeof full)[] = [];
    const countMails = async () => ({ waiting: 2, dead: 1 });
    const health = composeHealth(db, places);
    const describeSite = composeSiteHealth({ db, dataDir, health, countMails });

    const fresh = await describeSite();
    expect(fresh).toMatchObject({
      ...{ problems: [], lastImport: null, mails: { waiting: 2, dead: 1 } },
      content: { version: 0, imported: null, products: mapLocales(() => 0) },
      software: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      database: { version: expect.stringMatching(/^\d+\.\d+/) },
      backup: { written: null, checked: null },
    });
    expect(fresh.database.bytes).toBeGreaterThan(4096);
    expect(fresh.disk?.free).toBeLessThanOrEqual(fresh.disk?.total ?? 0);
    expect(fresh.disk?.free).toBeGreaterThan(0);

    const lastImport = {
      ended: '2026-11-27T08:00:00.000Z',
      outcome: 'refused',
      seconds: 1.5,
    } as const;
    const counts = { errors: 1, warnings: 0, changed: null, report: 'Nothing was changed.' };
    const started = { version: 0, source: 'content', person: 'deploy', command: '' };
    await noteImport(db, { ...lastImport, ...counts, ...started });
    await noteRun(db, 'backup', '2026-11-26T02:00:00.000Z');
    await noteRun(db, 'backup', '2026-11-27T02:00:00.000Z');
    await noteRun(db, 'backup-check', '2026-11-27T02:01:00.000Z');
    places.push(full);
    expect(await describeSite()).toMatchObject({
      problems: ['less than 100 MB of disk are free'],
      lastImport,
      backup: { written: '2026-11-27T02:00:00.000Z', checked: '2026-11-27T02:01:00.000Z' },
    });
    await rm(dataDir, { recursive: true });
    expect((await describeSite()).disk).toBeNull();
  });
});
