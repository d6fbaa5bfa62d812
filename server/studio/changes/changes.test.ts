import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { say } from '#core/say.ts';
import { MAX_TEXT_BYTES } from '#core/studio/changes/change-set.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import type { Editor } from '#server/studio/changes/change-work.ts';
import { fixtureChanges, openTestStudio } from '#server/studio/studio.fixtures.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const VARIANTS = 'catalogue/products/vel400/variants.csv';
const PAGE = 'pages/home/en.md';
const about = { title: 'Rings', why: 'The ring is opal now.' };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const sourceOf = (path: string) => readFile(join(fixtureFolder, path), 'utf8');

describeEachDatabase('A change set', (createPlace) => {
  async function setUp(folder = fixtureFolder, changeSources = fixtureChanges) {
    const { open, dataDir } = await createPlace();
    const database = await open();
    await importContent(database, { folder, dataDir, checkPhotometry: false });
    const { studio, addPerson } = await openTestStudio(database, { changeSources });
    const personOf = async (name: string, role: 'editor' | 'publisher') => {
      await addPerson(name, role);
      const found = (await studio.people.list()).find((person) => person.name === name);
      return { id: found?.id ?? '', name, role } satisfies Editor;
    };
    const [ana, ben] = [await personOf('ana', 'editor'), await personOf('ben', 'publisher')];
    const { changes } = studio;
    const id = await changes.begin(ana, about);
    const at = (path: string) => ({ id, path });
    return { studio, changes, database, ana, ben, id, at };
  }

  test('is on the version in use, and names who began it and why', async () => {
    const { changes, id, ana } = await setUp();
    expect(await changes.describe(id)).toMatchObject({
      ...{ ...about, author: 'ana', authorId: ana.id, baseVersion: 1, versionInUse: 1 },
      ...{ state: 'draft', files: [], fileCount: 0, publishAt: null, publishedVersion: null },
    });
    expect((await changes.describe(id))?.events).toMatchObject([{ action: 'change.begun' }]);
    const list = async (query: object) =>
      (await changes.find({ offset: 0, limit: 10, ...query })).items.map((item) => item.id);
    expect(await list({ state: 'draft', author: ana.id, text: 'OPAL ana' })).toEqual([id]);
    expect(await list({ state: 'open' })).toEqual([id]);
    expect(await list({ state: 'review' })).toEqual([]);
    expect(await list({ author: 'nobody' })).toEqual([]);
    expect(await changes.describe('none')).toBeNull();
  });

  test('needs content', async () => {
    const { studio, addPerson } = await openTestStudio();
    await addPerson('ana', 'editor');
    const person = (await studio.people.list())[0];
    const ana = { id: person?.id ?? '', name: 'ana', role: 'editor' };
    await expect(studio.changes.begin(ana, about)).rejects.toMatchObject({
      values: { code: 'no-content' },
    });
  });

  test('shows the files of its base', async () => {
    const { changes, id, at } = await setUp();
    const { items, total } = await changes.listFiles(id, { q: 'VEL400', offset: 0, limit: 2 });
    expect(total).toBe(5);
    expect(items).toHaveLength(2);
    const below = await changes.listFiles(id, { under: 'places', offset: 0, limit: 99 });
    expect(below.items.map(({ path }) => path)).toEqual([
      ...['places/area-sales-managers.yaml', 'places/showrooms.yaml', 'places/stockists.csv'],
    ]);
    const text = await sourceOf(PRODUCT);
    expect(await changes.openFile(at(PRODUCT))).toEqual({
      ...{ path: PRODUCT, text, baseText: text, hash: digest(text), isChanged: false },
      value: expect.objectContaining({ code: 'VEL400' }),
    });
    expect((await changes.openFile(at(PAGE))).value).toHaveProperty('title');
    expect(await changes.openFile(at('media/brand/dark.svg'))).toMatchObject({ text: null });
    await expect(changes.openFile(at('none.yaml'))).rejects.toMatchObject({
      id: 'studio-not-found',
    });
  });

  test('edits one field, and leaves every other letter', async () => {
    const { changes, id, at, ana } = await setUp();
    const { value, text } = await changes.openFile(at(PRODUCT));
    const { title } = value as { title: { en: string } };
    const path = ['title', 'en'];
    const { file, conflicts } = await changes.editFile(ana, at(PRODUCT), [
      { path, from: title.en, to: 'Velo of today' },
    ]);
    expect(conflicts).toEqual([]);
    expect(file.text).toBe(text?.replace(title.en, 'Velo of today'));
    expect(file).toMatchObject({ isChanged: true, baseText: text, hash: digest(file.text ?? '') });
    expect((await changes.describe(id))?.files).toMatchObject([
      { path: PRODUCT, kind: 'changed', author: 'ana' },
    ]);
    await changes.editFile(ana, at(PRODUCT), [{ path, from: 'Velo of today', to: title.en }]);
    expect((await changes.describe(id))?.files).toEqual([]);
  });

  test('edits cells and front matter, too', async () => {
    const { changes, at, ana } = await setUp();
    const table = await changes.openFile(at(VARIANTS));
    const edit = { path: ['VEL400/9/830/A', 'cri'], from: '80', to: '90' };
    const { file } = await changes.editFile(ana, at(VARIANTS), [edit]);
    expect(file.text).toBe(table.text?.replace('3000,,80,', '3000,,90,'));

    const page = await changes.openFile(at(PAGE));
    const { title } = page.value as { title: string };
    const changed = await changes.editFile(ana, at(PAGE), [
      { path: ['title'], from: title, to: 'Light for towns' },
    ]);
    expect(changed.file.text).toBe(page.text?.replace(title, 'Light for towns'));
  });

  test('loses nothing when two people edit one record', async () => {
    const { changes, at, ana, ben } = await setUp();
    const { value } = await changes.openFile(at(PRODUCT));
    const { code, title } = value as { code: string; title: { en: string; es: string } };
    const english = { path: ['title', 'en'], from: title.en };
    await changes.editFile(ana, at(PRODUCT), [{ ...english, to: 'Anas title' }]);
    const { conflicts, file } = await changes.editFile(ben, at(PRODUCT), [
      { ...english, to: 'Bens title' },
      { path: ['title', 'es'], from: title.es, to: 'El de Ben' },
      { path: ['code'], from: code, to: code },
    ]);
    expect(conflicts).toEqual([{ ...english, to: 'Bens title', current: 'Anas title' }]);
    expect(file.value).toMatchObject({ title: { en: 'Anas title', es: 'El de Ben' } });
  });

  test('writes, removes and reverts whole files; whoever saw an older one is told', async () => {
    const { changes, id, at, ana, ben } = await setUp();
    const base = await changes.openFile(at(PAGE));
    const { hash } = await changes.writeFile(ana, at(PAGE), { hash: base.hash, text: 'Ana.\n' });
    const late = changes.writeFile(ben, at(PAGE), { hash: base.hash, text: 'Ben.\n' });
    await expect(late).rejects.toMatchObject({ values: { code: 'changed-meanwhile', hash } });
    expect((await changes.openFile(at(PAGE))).text).toBe('Ana.\n');

    const added = at('glossary/towns.yaml');
    await changes.writeFile(ana, added, { hash: '', text: '# Bad: [\n- code' });
    await changes.removeFile(ana, at('site/testimonials.yaml'));
    expect(await changes.openFile(at('site/testimonials.yaml'))).toMatchObject({
      text: null,
      hash: '',
    });
    expect((await changes.describe(id))?.files).toMatchObject([
      { path: 'glossary/towns.yaml', kind: 'added' },
      { path: PAGE, kind: 'changed' },
      { path: 'site/testimonials.yaml', kind: 'removed' },
    ]);
    const changed = await changes.listFiles(id, { isChanged: true, offset: 0, limit: 9 });
    expect(changed.total).toBe(3);
    for (const path of [PAGE, 'site/testimonials.yaml', added.path])
      await changes.revertFile(ana, at(path));
    expect((await changes.describe(id))?.files).toEqual([]);
    expect(await changes.openFile(at(PAGE))).toEqual(base);
    await expect(changes.openFile(added)).rejects.toMatchObject({ id: 'studio-not-found' });
  });

  test('goes by steps, each by whom it is allowed to; a change takes an approval back', async () => {
    const { changes, studio, id, at, ana, ben } = await setUp();
    const stateOf = async () => (await changes.describe(id))?.state;
    await changes.step(ana, id, { to: 'review', text: 'Please look.' });
    const own = changes.step(ana, id, { to: 'approved', text: '' });
    await expect(own).rejects.toMatchObject({ id: 'studio-forbidden' });
    await changes.step(ben, id, { to: 'approved', text: '' });
    expect(await stateOf()).toBe('approved');
    await changes.writeFile(ana, at('glossary/new.yaml'), { hash: '', text: '[]\n' });
    expect(await stateOf()).toBe('draft');
    await changes.rename(ana, id, { title: 'Other rings', why: '' });
    await changes.comment(ben, id, 'Fine.');
    await changes.step(ana, id, { to: 'withdrawn', text: '' });
    const closed = { values: { code: 'change-closed' } };
    const write = changes.writeFile(ana, at('a.yaml'), { hash: '', text: '' });
    await expect(write).rejects.toMatchObject(closed);
    await expect(changes.rename(ana, id, about)).rejects.toMatchObject(closed);
    const step = changes.step(ana, id, { to: 'review', text: '' });
    await expect(step).rejects.toMatchObject({ values: { code: 'step-impossible' } });
    const events = (await changes.describe(id))?.events.map(({ action, text }) => text || action);
    expect(events?.filter((one) => one !== 'change.step')).toEqual([
      ...['change.begun', 'Please look.', 'change.renamed', 'Fine.'],
    ]);
    expect(events).toHaveLength(8);
    const { items } = await studio.audit.find({ action: 'change.edited', offset: 0, limit: 9 });
    expect(items).toMatchObject([
      { person: 'ana', after: { path: 'glossary/new.yaml', kind: 'written' } },
    ]);
    expect(await studio.audit.findBreak()).toBeNull();
  });

  test('takes no path beyond the folder, no other kind of file, and no text that cannot be stored', async () => {
    const { changes, at, ana } = await setUp();
    const refusalOf = async (path: string, text = 'x') =>
      changes.writeFile(ana, at(path), { hash: '', text }).then(
        () => null,
        (error) => error.values.problems[0].code as string,
      );
    expect(await refusalOf('../secrets.yaml')).toBe('path-hidden');
    expect(await refusalOf('/etc/x.yaml')).toBe('path-absolute');
    expect(await refusalOf('site\\x.yaml')).toBe('path-characters');
    expect(await refusalOf('.content-version')).toBe('path-hidden');
    expect(await refusalOf('media/x.webp')).toBe('not-text');
    expect(await refusalOf('a.yaml', 'x'.repeat(MAX_TEXT_BYTES + 1))).toBe('text-too-long');
    expect(await refusalOf('a.yaml', 'a\0b')).toBe('text-characters');
    expect(await refusalOf('a.yaml', 'a\ud800')).toBe('text-characters');
    expect(await refusalOf('a.yaml', 'x: [')).toBeNull();
    const broken = changes.editFile(ana, at('a.yaml'), [{ path: ['x'], from: null, to: 1 }]);
    await expect(broken).rejects.toMatchObject({
      values: { problems: [{ code: 'not-readable' }] },
    });
  });

  test('changes nothing that is issued', async () => {
    const content = await copyContent();
    const issued = 'declarations/vel400.yaml';
    await content.write(issued, '# none yet\n[]\n');
    const { changes, ana, at } = await setUp(content.folder);
    const fixed = { values: { problems: [{ field: 'path', code: 'record-fixed' }] } };
    await expect(changes.removeFile(ana, at(issued))).rejects.toMatchObject(fixed);
    const { hash } = await changes.openFile(at(issued));
    const written = changes.writeFile(ana, at(issued), { hash, text: '[]\n' });
    await expect(written).rejects.toMatchObject(fixed);
  });

  test('takes no new file that other systems have no name for', async () => {
    const { changes, ana, at } = await setUp();
    const written = changes.writeFile(ana, at('pages/x:y/en.md'), { hash: '', text: 'x' });
    const problems = [{ field: 'path', code: 'path-names' }];
    await expect(written).rejects.toMatchObject({ values: { problems } });
  });

  test('has a time only without errors', async () => {
    const [problem, whatToDo] = [say`is missing`, say`Add it`];
    const place = { file: PRODUCT, place: null, field: 'code', value: null };
    const errors = [{ ...place, problem, whatToDo }];
    const settle = async () => ({ state: 'done' as const, errors, existing: [], warnings: [] });
    const { changes, ben, id } = await setUp(fixtureFolder, { ...fixtureChanges, settle });
    await changes.step(ben, id, { to: 'approved', text: '' });
    const planned = changes.schedule(ben, id, '2026-11-30T07:00:00Z');
    await expect(planned).rejects.toMatchObject({ values: { code: 'has-errors', errors } });
  });

  test('edits no file in an encoding that it would change', async () => {
    const content = await copyContent();
    const bytes = Buffer.from('code,name\nA,Caf\u00e9\n', 'latin1');
    await content.write('site/redirects.csv', bytes.toString('latin1'));
    const { writeFile } = await import('node:fs/promises');
    await writeFile(join(content.folder, 'notes.csv'), bytes);
    await content.write('site/redirects.csv', await sourceOf('site/redirects.csv'));
    const { changes, at, ana } = await setUp(content.folder);
    const edit = { path: [2, 'name'], from: 'Caf\u00e9', to: 'Bar' };
    await expect(changes.editFile(ana, at('notes.csv'), [edit])).rejects.toMatchObject({
      values: { problems: [{ field: 'path', code: 'not-utf8' }] },
    });
  });
});
