import type { CaseState } from '#core/studio/case-states.ts';
import type { ErasureReason } from '#core/studio/held-data.ts';
import type { Role } from '#core/studio/role-permissions.ts';

/** Tables of the studio (`migrations/0020-studio.sql`, `0023-erasures.sql`, `0024-replies.sql`, `0025-views.sql`, `0027-tokens.sql`). Times are ISO text in UTC, flags 0 or 1. */
export type StudioTables = {
  studio_person: {
    id: string;
    name: string;
    /** In lower case. */
    email: string;
    email_verified: number;
    image: string | null;
    role: Role;
    locale: string;
    /** Time since when the person may no longer sign in. */
    disabled: string | null;
    two_factor_enabled: number | null;
    created: string;
    updated: string;
    /** Time at which a colleague has last given access or another role; null: the operator did. */
    let_in: string | null;
  };
  studio_session: {
    id: string;
    person_id: string;
    token: string;
    expires: string;
    ip_address: string | null;
    user_agent: string | null;
    created: string;
    updated: string;
  };
  studio_credential: {
    id: string;
    person_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires: string | null;
    refresh_token_expires: string | null;
    scope: string | null;
    created: string;
    updated: string;
  };
  studio_verification: {
    id: string;
    identifier: string;
    value: string;
    expires: string;
    created: string;
    updated: string;
  };
  studio_two_factor: {
    id: string;
    person_id: string;
    secret: string;
    backup_codes: string;
    verified: number | null;
    failed_verification_count: number | null;
    locked_until: string | null;
  };
  studio_passkey: {
    id: string;
    person_id: string;
    name: string | null;
    public_key: string;
    credential_id: string;
    counter: number;
    device_type: string;
    backed_up: number;
    transports: string | null;
    aaguid: string | null;
    created: string | null;
  };
  studio_token: {
    id: string;
    name: string;
    /** JSON: `TokenScope[]`. */
    scopes: string;
    digest: string;
    created: string;
    created_by: string;
    expires: string;
    last_used: string | null;
    revoked: string | null;
  };
  studio_link: { token_digest: string; person_id: string; purpose: string; expires: string };
  desk_case: {
    submission_id: string;
    kind: string;
    locale: string;
    received: string;
    /** The name that was entered, else the address. */
    sender: string;
    email: string;
    /** Number of a registration or claim. */
    reference: string | null;
    state: CaseState;
    assignee_id: string | null;
    /** ISO day. */
    due: string | null;
    updated: string;
    /** Grows with each change. */
    revision: number;
    /** All that was entered, folded. */
    search_text: string;
  };
  desk_view: { id: string; person_id: string; name: string; filter: string; created: string };
  desk_note: { id: string; submission_id: string; at: string; person: string; body: string };
  desk_reply: {
    id: string;
    submission_id: string;
    digest: string;
    message_id: string | null;
    received: string;
    /** In lower case. */
    sender: string;
    subject: string;
    body: string;
    is_elsewhere: number;
    is_automatic: number;
    is_whole: number;
    /** JSON: names of attachments that were not stored. */
    left_files: string;
  };
  desk_reply_file: {
    reply_id: string;
    position: number;
    file: string;
    file_name: string;
    size_bytes: number;
  };
  mailbox_cursor: { mailbox: string; uid_validity: string; last_uid: number };
  erasure_request: {
    id: string;
    /** In lower case. */
    email: string;
    reason: ErasureReason;
    note: string;
    person_id: string | null;
    person: string;
    requested: string;
    expires: string;
    /** Set while the data is removed. */
    confirmed: string | null;
  };
  audit_event: AuditEventTable;
  audit_head: { id: number; position: number; digest: string };
};

export type AuditEventTable = {
  position: number;
  at: string;
  /** Null: a command of the operator. */
  person_id: string | null;
  /** The name at that time. */
  person: string;
  action: string;
  subject_kind: string;
  subject: string;
  /** JSON; null where there was or is nothing. */
  before: string | null;
  after: string | null;
  /** Person, action and subject, folded. */
  search_text: string;
  digest: string;
};

/** The tables above; those that others refer to come first. */
export const studioTables = [
  'studio_person',
  'studio_session',
  'studio_credential',
  'studio_verification',
  'studio_two_factor',
  'studio_passkey',
  'studio_link',
  'studio_token',
  'desk_view',
  'audit_event',
  'audit_head',
] as const satisfies (keyof StudioTables)[];
