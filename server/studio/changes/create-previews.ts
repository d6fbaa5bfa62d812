import { AppError } from '#core/app-error.ts';
import { formatPreviewCookie, PREVIEW_BASE } from '#core/preview-cookie.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import type { ChangedPage, Preview } from '#core/studio/changes/preview.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { type Editor, findChange } from '#server/studio/changes/change-work.ts';
import type { ChangeSources } from '#server/studio/changes/create-changes.ts';
import { listChangedPages } from '#server/studio/changes/list-changed-pages.ts';
import {
  endLink,
  findBuilt,
  type IssuedPass,
  issuePass,
  listLinks,
  PERSON_HOURS,
} from '#server/studio/changes/preview-passes.ts';
import { stampOf } from '#server/studio/changes/publish-change.ts';

type Dependencies = {
  db: Database;
  siteUrl: string;
  changeSources: ChangeSources;
  now(): number;
};

/** Previews of change sets: the public site as it will be, and who sees it. */
export function createPreviews({ db, siteUrl, changeSources, now }: Dependencies) {
  const open = createOpening({ db, changeSources, now });

  return {
    /** @throws AppError `studio-not-found` */
    async describe(id: string): Promise<Preview> {
      const { base_version: baseVersion, state } = await findChange(db.read, id);
      const built = isOpen(state) ? await findBuilt(db.read, id) : undefined;
      return {
        builtAt: built?.built ?? null,
        isCurrent: built?.stamp === (await stampOf(db.read, { id, baseVersion })),
        links: built ? await listLinks(db.read, id, now()) : [],
      };
    },

    /**
     * The public pages whose own records differ from the version in use; none without a preview.
     * @throws AppError `studio-not-found`
     */
    async listPages(id: string): Promise<ChangedPage[]> {
      await findChange(db.read, id);
      const built = await findBuilt(db.read, id);
      const { version } = await readContentVersion(db);
      return built ? listChangedPages(db.read, { before: version, after: built.version }) : [];
    },

    /**
     * Makes the preview for a person; returns the cookie that shows it, for twelve hours.
     * @throws AppError `studio-not-found`; `studio-conflict`: with `errors` where the checks refuse the content
     */
    async start(actor: Editor, id: string): Promise<string> {
      const { secret, expires } = await open(actor, id, { kind: 'person', hours: PERSON_HOURS });
      return formatPreviewCookie(secret, { isSecure: siteUrl.startsWith('https:'), expires });
    },

    /** Makes a link for people without an account; returns its path, which nobody can read again. @throws AppError as `start` */
    link: async (actor: Editor, id: string, hours: number): Promise<string> =>
      PREVIEW_BASE + (await open(actor, id, { kind: 'link', hours })).secret,

    /** Ends a link at once. @throws AppError `studio-not-found` */
    endLink: (actor: Editor, id: string, link: string): Promise<void> =>
      db.write
        .transaction()
        .execute((transaction) => endLink(transaction, { actor, id, now: now(), link })),
  };
}

/** First the pass, then the preview: one that nobody may see is removed. */
function createOpening({ db, changeSources, now }: Omit<Dependencies, 'siteUrl'>) {
  /** Makes the preview, unless that of the change set as it is exists. */
  async function build(actor: Editor, id: string): Promise<void> {
    const { base_version: baseVersion } = await findChange(db.read, id);
    const stamp = await stampOf(db.read, { id, baseVersion });
    const built = await findBuilt(db.read, id);
    const { version } = await readContentVersion(db);
    if (built?.stamp === stamp && baseVersion === version) return;
    const result = await changeSources.publish({ actor, preview: id });
    if (!('version' in result)) throw new AppError('studio-conflict', result);
  }

  return async function open(
    actor: Editor,
    id: string,
    pass: { kind: 'person' | 'link'; hours: number },
  ): Promise<IssuedPass> {
    const { state } = await findChange(db.read, id);
    if (!isOpen(state)) throw new AppError('studio-conflict', { code: 'change-closed' });
    const issued = await db.write
      .transaction()
      .execute((transaction) => issuePass(transaction, { actor, id, now: now(), ...pass }));
    try {
      await build(actor, id);
    } catch (error) {
      await db.write.deleteFrom('preview_pass').where('id', '=', issued.id).execute();
      throw error;
    }
    return issued;
  };
}
