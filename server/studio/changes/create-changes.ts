import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { ListedRecord } from '#core/editing/listed-record.ts';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import type { Said } from '#core/say.ts';
import type {
  ChangeDetails,
  ChangeStep,
  ContentFinding,
  ContentFindings,
  DraftFindings,
  FieldConflict,
  FieldEdit,
  ListedFile,
  MergeDecision,
  OpenedFile,
  StoredVersion,
  WrittenFile,
} from '#core/studio/changes/change-set.ts';
import type { MediaItem } from '#core/studio/media/media-item.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import type { Tables } from '#server/db/tables.ts';
import { findSourceVersion } from '#server/db/versions/source-versions.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import {
  editFile,
  openFile,
  removeFile,
  revertFile,
  writeFile,
} from '#server/studio/changes/change-files.ts';
import { addRecord, listRecordFiles, removeRecord } from '#server/studio/changes/change-records.ts';
import {
  addComment,
  beginChange,
  type ChangeTitle,
  type Editor,
  findChange,
  renameChange,
  takeStep,
} from '#server/studio/changes/change-work.ts';
import { findDraftFindings, type TypedDraft } from '#server/studio/changes/draft-findings.ts';
import {
  type ChangeQuery,
  describeChange,
  findChanges,
} from '#server/studio/changes/find-changes.ts';
import { listContentRecords } from '#server/studio/changes/list-content-records.ts';
import { type FileFilter, listFiles } from '#server/studio/changes/list-files.ts';
import { listChangesOf, listVersions } from '#server/studio/changes/list-versions.ts';
import {
  findPublishable,
  readChanges,
  requireGood,
} from '#server/studio/changes/publish-change.ts';
import { rebaseChange } from '#server/studio/changes/rebase-change.ts';
import { scheduleChange } from '#server/studio/changes/schedule-change.ts';
import type { TableSources } from '#server/studio/tables/table-work.ts';

/** The files of a change set on a version. */
type CheckedChange = { id: string; version: number; changes: WrittenFile[] };

/** What the studio needs to know of the content. */
export type ChangeSources = {
  /** Tables of the content as files. */
  tables: TableSources;
  /** Columns that tell the rows of a table apart; empty for other files. */
  keyOfTable(path: string): readonly string[];
  /** Errors and warnings of a change set as it is; checks it where nothing has. */
  check(change: CheckedChange): ContentFindings<Said>;
  /** The same with a file as somebody types it; null where `owner` has typed more meanwhile. */
  checkDraft(owner: string, change: CheckedChange): Promise<DraftFindings<Said>>;
  /** All media files under a change set, by path, with the fields that name them. */
  listMedia(change: CheckedChange): Promise<MediaItem[]>;
  /** The same once the check is done. */
  settle(change: CheckedChange): Promise<ContentFindings<Said>>;
  /** Puts a change set, or an earlier version, in use, or makes the preview of a change set; else says why not. */
  publish(
    job: { actor: Actor } & ({ change: string } | { version: number } | { preview: string }),
  ): Promise<
    | { version: number; existing?: ContentFinding<Said>[] }
    | { code: string; errors?: ContentFinding<Said>[] }
  >;
  /** Prepares for a publication that will follow soon; nobody waits for it. */
  ready(): void;
};

/** A version that is in use now, with the errors that its content has all the same. */
type PutInUse = { version: number; existing: ContentFinding<Said>[] };

type Dependencies = { db: Database; changeSources: ChangeSources; now(): number };

/** Which file, of which change set. */
type Place = { id: string; path: string };

/** Sets of changes to the content: an overlay of files on a version. */
export function createChanges({ db, changeSources, now }: Dependencies) {
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    db.write.transaction().execute(work);

  return {
    find: (query: ChangeQuery) => findChanges(db, query),

    /** Null when there is none. */
    describe: (id: string): Promise<ChangeDetails | null> => describeChange(db, id),

    /**
     * Begins a change set on the version in use; returns its id.
     * @throws AppError `studio-conflict` (`no-content`): there is no version, or its files are not stored
     */
    async begin(actor: Editor, about: ChangeTitle): Promise<string> {
      const { version } = await readContentVersion(db);
      if (!(await findSourceVersion(db, version)))
        throw new AppError('studio-conflict', { code: 'no-content' });
      return inTransaction((transaction) =>
        beginChange(transaction, { actor, now: now(), about, version }),
      );
    },

    /** @throws AppError `studio-not-found`, `studio-conflict` */
    rename: (actor: Editor, id: string, about: ChangeTitle): Promise<void> =>
      inTransaction((transaction) => renameChange(transaction, { actor, id, now: now(), about })),

    /** @throws AppError `studio-not-found` */
    comment: (actor: Editor, id: string, text: string): Promise<void> =>
      inTransaction((transaction) => addComment(transaction, { actor, id, now: now(), text })),

    /** @throws AppError `studio-not-found`, `studio-forbidden`, `studio-conflict` */
    async step(actor: Editor, id: string, step: { to: ChangeStep; text: string }): Promise<void> {
      await inTransaction((writer) => takeStep(writer, { actor, id, now: now(), ...step }));
      if (step.to === 'approved') changeSources.ready();
    },
    ...createPublishing({ db, changeSources, now }),
    ...createFiles({ db, changeSources, now }),
    ...createRecords({ db, changeSources, now }),
  };
}

/** Publishing, and going back. */
function createPublishing({ db, changeSources, now }: Dependencies) {
  const run = async (job: Parameters<ChangeSources['publish']>[0]): Promise<PutInUse> => {
    const result = await changeSources.publish(job);
    if ('version' in result) return { existing: [], ...result };
    throw new AppError('studio-conflict', result);
  };
  return {
    /**
     * Publishes an approved change set; returns the new version.
     * @throws AppError `studio-not-found`, `studio-conflict`: with `errors` where the checks refuse it
     */
    async publish(actor: Actor, id: string): Promise<number> {
      await findPublishable(db.read, id);
      const { version } = await run({ actor, change: id });
      return version;
    },

    /**
     * Sets the time at which it is published by itself.
     * @throws AppError `studio-not-found`, `studio-conflict`: with `errors` as `publish`
     */
    async schedule(actor: Actor, id: string, at: string | null): Promise<void> {
      if (at !== null) await requireGood(db.read, changeSources, id);
      await db.write
        .transaction()
        .execute((transaction) => scheduleChange(transaction, { actor, id, now: now(), at }));
    },

    /**
     * Moves a change set onto the version in use, merged field by field.
     * @throws AppError `studio-not-found`, `studio-conflict`: with the clashes that are not decided
     */
    async rebase(actor: Actor, id: string, decisions: MergeDecision[]): Promise<void> {
      const { version } = await readContentVersion(db);
      if (!(await findSourceVersion(db, version)))
        throw new AppError('studio-conflict', { code: 'no-content' });
      const { keyOfTable } = changeSources;
      await db.write
        .transaction()
        .execute((transaction) =>
          rebaseChange(transaction, { actor, id, now: now(), version, decisions, keyOfTable }),
        );
    },

    /** The latest versions, as many as are stored. */
    listVersions: (): Promise<StoredVersion[]> => listVersions(db),

    /** The files that a version changed; null when it is not stored. */
    listChangesOf: (version: number) => listChangesOf(db, version),

    /**
     * Makes an earlier version the one in use, as a new version, also with errors that today's checks find in what they can read.
     * @throws AppError `studio-conflict`
     */
    restore: (actor: Actor, version: number): Promise<PutInUse> => run({ actor, version }),
  };
}

/** Checks of change sets, and writing that one follows. */
function createChecks({ db, changeSources }: Pick<Dependencies, 'db' | 'changeSources'>) {
  async function check(id: string): Promise<ContentFindings<Said>> {
    const { base_version: version } = await findChange(db.read, id);
    return changeSources.check({ id, version, changes: await readChanges(db.read, id) });
  }
  /** What was written is checked at once: people look at the findings next. */
  async function write<Result>(
    { id }: Pick<Place, 'id'>,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const result = await db.write.transaction().execute(work);
    await check(id);
    return result;
  }

  return { check, write };
}

/** The files of the content under change sets. */
function createFiles({ db, changeSources, now }: Dependencies) {
  const { keyOfTable } = changeSources;
  const { check, write } = createChecks({ db, changeSources });
  return {
    /** @throws AppError `studio-not-found` */
    listFiles: (id: string, filter: FileFilter): Promise<{ items: ListedFile[]; total: number }> =>
      listFiles(db, id, filter),

    /** @throws AppError `studio-not-found` */
    listRecords: (
      id: string,
      kind: RecordKind,
    ): Promise<{ items: ListedRecord[]; total: number }> => listContentRecords(db, { id, kind }),

    /** @throws AppError `studio-not-found` */
    findFindings: check,

    /** What a check finds with what somebody types. @throws AppError `studio-not-found`, `studio-invalid` */
    findDraftFindings: (
      actor: Editor,
      place: Place,
      draft: TypedDraft,
    ): Promise<DraftFindings<Said>> =>
      findDraftFindings({ read: db.read, ...changeSources }, { actor, ...place, ...draft }),

    /** @throws AppError `studio-not-found`, `studio-invalid` */
    openFile: (place: Place): Promise<OpenedFile> => openFile(db.read, place),

    /** @throws AppError `studio-not-found`, `studio-invalid`, `studio-conflict` */
    editFile: (
      actor: Editor,
      place: Place,
      edits: FieldEdit[],
    ): Promise<{ file: OpenedFile; conflicts: FieldConflict[] }> =>
      write(place, (transaction) => {
        const work = { actor, now: now(), ...place, edits, key: keyOfTable(place.path) };
        return editFile(transaction, work);
      }),

    /** @throws AppError `studio-not-found`, `studio-invalid`, `studio-conflict` */
    writeFile: (
      actor: Editor,
      place: Place,
      written: { hash: string; text: string },
    ): Promise<OpenedFile> =>
      write(place, (transaction) =>
        writeFile(transaction, { actor, now: now(), ...place, ...written }),
      ),

    /** @throws AppError `studio-not-found`, `studio-conflict` */
    removeFile: (actor: Editor, place: Place): Promise<void> =>
      write(place, (transaction) => removeFile(transaction, { actor, now: now(), ...place })),

    /** @throws AppError `studio-not-found`, `studio-conflict` */
    revertFile: (actor: Editor, place: Place): Promise<void> =>
      write(place, (transaction) => revertFile(transaction, { actor, now: now(), ...place })),
  };
}

/** Records that have files of their own. */
function createRecords({ db, changeSources, now }: Dependencies) {
  const { write } = createChecks({ db, changeSources });
  return {
    /**
     * Adds a record; returns the path of its file.
     * @throws AppError `studio-not-found`, `studio-invalid`, `studio-conflict`
     */
    addRecord: (
      actor: Editor,
      { id, ...record }: { id: string; kind: RecordKind; code: string },
    ): Promise<string> =>
      write({ id }, (transaction) => addRecord(transaction, { actor, now: now(), id, ...record })),

    /** Removes the record of a file with all of its files. @throws AppError as `addRecord` */
    async removeRecord(actor: Editor, place: Place): Promise<void> {
      const paths = await listRecordFiles(db, place);
      await write(place, (transaction) =>
        removeRecord(transaction, { actor, now: now(), id: place.id, paths }),
      );
    },
  };
}
