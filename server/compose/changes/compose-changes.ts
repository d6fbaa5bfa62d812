import { createContentChecker } from '#server/compose/changes/create-content-checker.ts';
import {
  type ContentPublisher,
  type PublishJob,
  publishContent,
} from '#server/compose/changes/publish-content.ts';
import { createTableWorker } from '#server/compose/tables/create-table-worker.ts';
import type { Database } from '#server/db/client.ts';
import type { SiteFiles } from '#server/files/site-files.ts';
import { kindAt } from '#server/import/tables/sheet-kinds.ts';
import type { ChangeSources } from '#server/studio/changes/create-changes.ts';

type Dependencies = {
  db: Database;
  dataDir: string;
  files: Pick<SiteFiles, 'media'>;
  publisher?: ContentPublisher | undefined;
};

/** What change sets need of the importer; close it before the database. */
export function composeChanges({
  db,
  dataDir,
  files,
  publisher,
}: Dependencies): ChangeSources & { close(): Promise<void> } {
  const { media } = files;
  const here = (job: PublishJob) => publishContent({ database: db, dataDir, media }, job);
  const checker = createContentChecker({ db, dataDir, media });
  const tables = createTableWorker();
  return {
    check: checker.find,
    checkDraft: checker.checkDraft,
    listMedia: checker.listMedia,
    settle: checker.settle,
    tables,
    async close() {
      await publisher?.close();
      await tables.close();
      await checker.close();
    },
    keyOfTable: (path) => kindAt(path)?.key ?? [],
    publish: publisher ? (job) => publisher.run(job) : here,
    ready: () => publisher?.ready(),
  };
}
