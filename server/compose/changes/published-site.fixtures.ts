import { onTestFinished } from 'vitest';
import { composeChanges } from '#server/compose/changes/compose-changes.ts';
import type { Place } from '#server/db/databases.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { fixtureChanges, openTestStudio } from '#server/studio/studio.fixtures.ts';

/** A site with the small content, and the publisher Ben, who changes it. */
export async function openPublishedSite({ open, dataDir }: Place) {
  const db = await open();
  const { version } = await importContent(db, { folder: fixtureFolder, dataDir });
  const files = openSiteFiles({ dataDir });
  // Checks go on in the background: they are the subject of another test.
  const { publish, keyOfTable, tables, close } = composeChanges({ db, dataDir, files });
  onTestFinished(close);
  const changeSources = { ...fixtureChanges, publish, keyOfTable, tables };
  const contentFiles = { media: files.media, room: { admits: async () => true } };
  const { studio, clock } = await openTestStudio(db, { changeSources, contentFiles });
  await studio.people.invite(
    { id: null, name: 'test' },
    { name: 'Ben', email: 'ben@lumbrera.example', role: 'publisher', locale: 'en' },
  );
  const [person] = await studio.people.list();
  const ben = { id: person?.id ?? '', name: 'Ben', role: 'publisher' };
  const { changes } = studio;
  const begin = async (title = 'Rings') => {
    const id = await changes.begin(ben, { title, why: '' });
    return { id, at: (path: string) => ({ id, path }) };
  };
  const approve = (id: string) => changes.step(ben, id, { to: 'approved', text: '' });
  return { db, dataDir, files, studio, clock, changes, ben, begin, approve, version };
}
