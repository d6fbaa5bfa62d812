import { readFile, statfs } from 'node:fs/promises';
import { PostgresAdapter, sql } from 'kysely';
import { mapLocales } from '#core/i18n/locales.ts';
import type { SiteHealth } from '#core/studio/site-health.ts';
import type { composeHealth } from '#server/compose/compose-health.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { readLastImport } from '#server/db/imports/import-reports.ts';
import { findRun } from '#server/db/tasks/task-runs.ts';

type Composed = {
  db: Database;
  dataDir: string;
  health: ReturnType<typeof composeHealth>;
  countMails(): Promise<SiteHealth['mails']>;
};

/** Describes how the site is doing: what runs where, what it holds, and what does not work. */
export function composeSiteHealth({ db, dataDir, health, countMails }: Composed) {
  return async function describe(): Promise<SiteHealth> {
    const { database, disk } = await health();
    const content = await readContentVersion(db);
    return {
      problems: [...(database === null ? [] : [`database: ${database}`]), ...disk],
      software: {
        version: await readVersion(),
        runtime: `Node.js ${process.versions.node}`,
        started: new Date(performance.timeOrigin).toISOString(),
      },
      database: await describeDatabase(db),
      content: {
        version: content.version,
        imported: content.importedAt || null,
        products: mapLocales((code) => content.counts.products[code] ?? 0),
      },
      lastImport: await readLastImport(db),
      disk: await statfs(dataDir).then(
        ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
        () => null,
      ),
      mails: await countMails(),
      backup: {
        written: await findRun(db, 'backup'),
        checked: await findRun(db, 'backup-check'),
      },
    };
  };
}

async function readVersion(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')).version;
}

async function describeDatabase({ read }: Database): Promise<SiteHealth['database']> {
  type Row = { version: string; bytes: number | string };
  const isPostgres = read.getExecutor().adapter instanceof PostgresAdapter;
  const query = isPostgres
    ? sql<Row>`select current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`
    : sql<Row>`select sqlite_version() as version, page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(read);
  const [row = { version: '', bytes: 0 }] = rows;
  return {
    product: isPostgres ? 'PostgreSQL' : 'SQLite',
    version: row.version,
    bytes: Number(row.bytes),
  };
}
