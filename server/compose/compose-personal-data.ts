import type { EnteredField } from '#core/studio/case.ts';
import type { KnownPerson } from '#core/studio/person-words.ts';
import type { Database } from '#server/db/client.ts';
import { findRun } from '#server/db/tasks/task-runs.ts';
import type { PrivateFiles } from '#server/files/site-files.ts';
import { recipientDigest } from '#server/forms/mail-limit.ts';
import { erasePerson, exportPerson } from '#server/forms/personal-data.ts';
import { removeOldErasures } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { erasePersonalViews, findPersonalViews } from '#server/studio/desk/personal-views.ts';
import type { PersonalData } from '#server/studio/running/personal-records.ts';

/** What the studio and `npm run privacy:…` do with visitors' data. */
export function composePersonalData(database: Database, files: PrivateFiles) {
  return {
    async export(email) {
      const data = await exportPerson({ database }, email);
      return { ...data, ...(await findPersonalViews(database.read, knownPerson(email, data))) };
    },
    async erase(email, actor) {
      // Names and numbers are known as long as the submissions are there.
      const person = knownPerson(email, await exportPerson({ database }, email));
      const at = new Date().toISOString();
      const views = await database.write
        .transaction()
        .execute((transaction) => erasePersonalViews(transaction, { person, actor, at }));
      const removed = await erasePerson({ database, files }, email);
      return { ...removed, ...(views > 0 && { views }) };
    },
    digest: recipientDigest,
    removeOldRequests: (now) => removeOldErasures(database, now),
    describeRetention: async () => ({
      periods: { ...retention },
      lastRun: await findRun(database, 'retention'),
    }),
  } satisfies PersonalData;
}

type Exported = Awaited<ReturnType<typeof exportPerson>>;

function knownPerson(email: string, { submissions, registrations, claims }: Exported): KnownPerson {
  const valuesOf = (wanted: string) =>
    submissions.flatMap(({ fields }) =>
      (fields as EnteredField[]).filter(({ name }) => name === wanted).map(({ value }) => value),
    );
  return {
    email: email.trim().toLowerCase(),
    names: valuesOf('your-name'),
    phones: valuesOf('your-phone'),
    numbers: [
      ...registrations.map(({ reference }) => reference),
      ...claims.map(({ case_number }) => case_number),
    ],
  };
}
