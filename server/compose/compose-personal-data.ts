import type { Database } from '#server/db/client.ts';
import { findRun } from '#server/db/tasks/task-runs.ts';
import type { PrivateFiles } from '#server/files/site-files.ts';
import { recipientDigest } from '#server/forms/mail-limit.ts';
import { erasePerson, exportPerson } from '#server/forms/personal-data.ts';
import { removeOldErasures } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import type { PersonalData } from '#server/studio/running/personal-records.ts';

/** What the studio does with visitors' data: the functions of `npm run privacy:…`. */
export function composePersonalData(database: Database, files: PrivateFiles): PersonalData {
  return {
    export: (email) => exportPerson({ database }, email),
    erase: (email) => erasePerson({ database, files }, email),
    digest: recipientDigest,
    removeOldRequests: (now) => removeOldErasures(database, now),
    describeRetention: async () => ({
      periods: { ...retention },
      lastRun: await findRun(database, 'retention'),
    }),
  };
}
