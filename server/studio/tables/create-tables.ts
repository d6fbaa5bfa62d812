import { AppError } from '#core/app-error.ts';
import type { TableUpload, UploadChanges, UploadStep } from '#core/editing/table-upload.ts';
import { type Said, say } from '#core/say.ts';
import {
  type ContentFinding,
  MAX_CHANGED_FILES,
  type WrittenFile,
} from '#core/studio/changes/change-set.ts';
import type { Database } from '#server/db/client.ts';
import { writeFile } from '#server/studio/changes/change-files.ts';
import { type Editor, findChange } from '#server/studio/changes/change-work.ts';
import type { ChangeSources } from '#server/studio/changes/create-changes.ts';
import { readChanges } from '#server/studio/changes/publish-change.ts';
import { readSources } from '#server/studio/tables/read-sources.ts';
import {
  forgetSource,
  listTableSources,
  rememberSource,
  type TableSource,
} from '#server/studio/tables/table-sources.ts';
import type { ComparedTables, WantedTable } from '#server/studio/tables/table-work.ts';

/** A step that begins, or what came of all. */
export type Comparison =
  | { step: UploadStep }
  | { changes: UploadChanges; errors: ContentFinding<Said>[]; warnings: ContentFinding<Said>[] };

/** Tables, what heads of files mean, and the records of products and categories. */
const OF_TABLES = /\.csv$|(?:^|\/)columns\.yaml$|^catalogue\/(?:categories|products)\/.+\.yaml$/;
/** More findings help nobody. */
const MOST_FINDINGS = 500;

type Dependencies = { db: Database; changeSources: ChangeSources; now(): number };

/** Tables of the content under change sets, as files. */
export function createTables({ db, changeSources, now }: Dependencies) {
  const { tables } = changeSources;
  const sourcesOf = (id: string) => readSources(db, id, (path) => OF_TABLES.test(path));
  const at = () => new Date(now()).toISOString();
  return {
    /** @throws AppError `studio-not-found` */
    async write(id: string, wanted: WantedTable): Promise<Uint8Array> {
      return tables.write(await sourcesOf(id), wanted);
    },

    /**
     * Compares a file with the tables of a change set, and checks the content that would come of it. Nothing is written.
     * @throws AppError `studio-not-found`
     */
    async *compare(id: string, upload: TableUpload): AsyncGenerator<Comparison> {
      yield { step: 'read' };
      const { texts, ...found } = await tables.compare(await sourcesOf(id), upload);
      if (texts.length > 0) yield { step: 'check' };
      yield await findProblems({ db, changeSources }, id, { upload, texts, ...found });
    },

    /**
     * Writes into a change set what a comparison has shown, and remembers what the heads mean.
     * @param seen the digest of the comparison, and the name of the source, if it has one.
     * @throws AppError `studio-not-found`, `studio-invalid`; `studio-conflict` (`table-refused`, `table-changed`, `changed-meanwhile`)
     */
    async apply(
      actor: Editor,
      id: string,
      { upload, digest, source }: { upload: TableUpload; digest: string; source: string | null },
    ): Promise<void> {
      const sources = await sourcesOf(id);
      const { changes, errors, texts } = await tables.compare(sources, upload);
      if (errors.length > 0) throw new AppError('studio-conflict', { code: 'table-refused' });
      if (changes.digest !== digest) throw new AppError('studio-conflict', CHANGED);
      const hashes = new Map(sources.map(({ path, hash }) => [path, hash]));
      await db.write.transaction().execute(async (transaction) => {
        for (const [path, text] of texts) {
          const hash = hashes.get(path) ?? '';
          await writeFile(transaction, { actor, now: now(), id, path, hash, text });
        }
        const remembered = { actor, at: at(), meanings: upload.meanings };
        if (source) await rememberSource(transaction, { ...remembered, name: source });
      });
      const { base_version: version } = await findChange(db.read, id);
      changeSources.check({ id, version, changes: await readChanges(db.read, id) });
    },

    /** Sources whose heads are known, by name. */
    listSources: (): Promise<TableSource[]> => listTableSources(db.read),

    /** @throws AppError `studio-not-found` */
    async forgetSource(actor: Editor, name: string): Promise<void> {
      const isGone = await db.write
        .transaction()
        .execute((transaction) => forgetSource(transaction, { actor, at: at(), name }));
      if (!isGone) throw new AppError('studio-not-found');
    },
  };
}

const CHANGED = { code: 'table-changed' };

type Found = { errors: ContentFinding<Said>[]; warnings: ContentFinding<Said>[] };

const shorten = ({ errors, warnings }: Found): Found => ({
  errors: errors.slice(0, MOST_FINDINGS),
  warnings: warnings.slice(0, MOST_FINDINGS),
});

/** The files of a change set with these texts. */
async function withTexts(
  db: Database,
  id: string,
  texts: ComparedTables['texts'],
): Promise<WrittenFile[]> {
  const changed = new Map((await readChanges(db.read, id)).map((file) => [file.path, file]));
  for (const [path, text] of texts) changed.set(path, { path, text, upload: null });
  return [...changed.values()];
}

function tooMany({ name: file }: TableUpload, count: number): ContentFinding<Said> {
  const problem = say`would make ${count} files of a change set, which may have ${MAX_CHANGED_FILES}`;
  const whatToDo = say`Divide the file, and bring the parts in with several change sets.`;
  return { file, place: null, field: '', value: null, problem, whatToDo };
}

/** Findings of these files: the rest of the content may have others. */
function ofFiles(
  findings: ContentFinding<Said>[],
  texts: ComparedTables['texts'],
): ContentFinding<Said>[] {
  const paths = new Set(texts.map(([path]) => path));
  return findings.filter(({ file }) => paths.has(file));
}

type Compared = Awaited<ReturnType<ChangeSources['tables']['compare']>> & { upload: TableUpload };

/** What the upload would change, with the findings of the content that would come of it. */
async function findProblems(
  { db, changeSources }: Omit<Dependencies, 'now'>,
  id: string,
  { upload, changes, texts, errors, warnings }: Compared,
): Promise<Comparison> {
  if (texts.length === 0) return { changes, ...shorten({ errors, warnings }) };
  const changed = await withTexts(db, id, texts);
  if (changed.length > MAX_CHANGED_FILES) {
    const found = [...errors, tooMany(upload, changed.length)];
    return { changes, ...shorten({ errors: found, warnings }) };
  }
  const { base_version: version } = await findChange(db.read, id);
  const checked = await changeSources.settle({ id: `${id} upload`, version, changes: changed });
  return {
    changes,
    ...shorten({
      errors: [...errors, ...checked.errors],
      warnings: [...warnings, ...ofFiles(checked.warnings, texts)],
    }),
  };
}
