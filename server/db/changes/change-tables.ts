import type { ChangeState } from '#core/studio/changes/change-set.ts';
import type { PassKind } from '#core/studio/changes/preview.ts';

/** Tables of `migrations/0030-changes.sql`, `0034` to `0036`. Times are ISO text in UTC. */
export type ChangeTables = {
  change_set: {
    id: string;
    title: string;
    why: string;
    author_id: string | null;
    author: string;
    base_version: number;
    state: ChangeState;
    publish_at: string | null;
    /** Who has set that time. */
    scheduled_by_id: string | null;
    scheduled_by: string | null;
    published_version: number | null;
    created: string;
    updated: string;
    /** Title, reason and author, folded. */
    search_text: string;
  };
  change_file: {
    change_id: string;
    path: string;
    /** Null: the file is removed, or was uploaded. */
    body: string | null;
    /** SHA-256 of the file of the base version, hex; null where that has none. */
    base_hash: string | null;
    base_body: string | null;
    /** SHA-256 of an uploaded file, hex; its bytes are in `content_blob`. */
    upload_hash: string | null;
    upload_bytes: number | null;
    author: string;
    updated: string;
  };
  change_comment: { id: string; change_id: string; at: string; person: string; body: string };
  preview: { version: number; change_id: string; stamp: string; built: string | null };
  preview_pass: {
    id: string;
    token_digest: string;
    change_id: string;
    kind: PassKind;
    person_id: string | null;
    person: string;
    created: string;
    expires: string;
  };
  table_source: { name: string; meanings: string; person: string; updated: string };
};

/** The tables above; those that others refer to come first. */
export const changeTables = [
  'change_set',
  'change_file',
  'change_comment',
  'preview',
  'preview_pass',
  'table_source',
] as const satisfies (keyof ChangeTables)[];
