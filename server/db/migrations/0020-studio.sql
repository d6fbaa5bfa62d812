-- The people who run the site, how they sign in, and what they have changed. Times are ISO text in UTC, flags 0 or 1.
-- Names of columns are mapped to those of the library in `server/studio/open-auth.ts`.
create table studio_person (
  id text primary key,
  name text not null,
  -- In lower case.
  email text not null,
  email_verified integer not null,
  image text,
  role text not null,
  locale text not null,
  -- Time since when the person may no longer sign in.
  disabled text,
  two_factor_enabled integer,
  created text not null,
  updated text not null
);

create unique index studio_person_by_email on studio_person (email);

create table studio_session (
  id text primary key,
  person_id text not null references studio_person (id) on delete cascade,
  token text not null,
  expires text not null,
  ip_address text,
  user_agent text,
  created text not null,
  updated text not null
);

create unique index studio_session_by_token on studio_session (token);

create index studio_session_by_person on studio_session (person_id);

-- The password of a person, hashed. Other columns belong to other ways of signing in, which the site does not use.
create table studio_credential (
  id text primary key,
  person_id text not null references studio_person (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires text,
  refresh_token_expires text,
  scope text,
  created text not null,
  updated text not null
);

create index studio_credential_by_person on studio_credential (person_id);

-- Sign-ins that wait for their second factor, and challenges of passkeys.
create table studio_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires text not null,
  created text not null,
  updated text not null
);

create index studio_verification_by_identifier on studio_verification (identifier);

-- Secrets and backup codes are encrypted.
create table studio_two_factor (
  id text primary key,
  person_id text not null references studio_person (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified integer,
  failed_verification_count integer,
  locked_until text
);

create index studio_two_factor_by_person on studio_two_factor (person_id);

create table studio_passkey (
  id text primary key,
  person_id text not null references studio_person (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up integer not null,
  transports text,
  aaguid text,
  created text
);

create index studio_passkey_by_person on studio_passkey (person_id);

create index studio_passkey_by_credential on studio_passkey (credential_id);

-- Links by mail that set a password, each once: `purpose` is invitation or reset.
create table studio_link (
  token_digest text primary key,
  person_id text not null references studio_person (id) on delete cascade,
  purpose text not null,
  expires text not null
);

create index studio_link_by_person on studio_link (person_id);

-- The audit trail: rows are only added. Each has the digest of its content and of the row before it, so that a change is seen.
create table audit_event (
  position integer primary key,
  at text not null,
  -- Null: a command of the operator.
  person_id text,
  -- The name at that time: it stays when the person is removed.
  person text not null,
  action text not null,
  subject_kind text not null,
  subject text not null,
  -- JSON; null where there was or is nothing.
  before text,
  after text,
  -- Person, action and subject, folded.
  search_text text not null,
  digest text not null
);

create index audit_event_by_subject on audit_event (subject_kind, subject);

create index audit_event_by_at on audit_event (at);

-- One row, added with the first event: the last event. It is locked while an event is added.
create table audit_head (
  id integer primary key,
  position integer not null,
  digest text not null
);

-- What the desk knows of a submission: a row is added when the desk first lists it. `state`: new, in-progress, waiting, done or spam.
create table desk_case (
  submission_id text primary key references form_submission (id) on delete cascade,
  kind text not null,
  locale text not null,
  received text not null,
  -- The name that was entered, else the address.
  sender text not null,
  email text not null,
  -- Number of a registration or claim.
  reference text,
  state text not null,
  assignee_id text references studio_person (id) on delete set null,
  -- ISO day until which the company has promised a response.
  due text,
  updated text not null,
  -- Grows with each change: a change that is based on an earlier one is refused.
  revision integer not null,
  -- All that was entered, folded.
  search_text text not null
);

create index desk_case_by_received on desk_case (received, submission_id);

create index desk_case_by_state on desk_case (state, received, submission_id);

create index desk_case_by_kind on desk_case (kind, received, submission_id);

create index desk_case_by_assignee on desk_case (assignee_id, state);

create table desk_note (
  id text primary key,
  submission_id text not null references desk_case (submission_id) on delete cascade,
  at text not null,
  person text not null,
  body text not null
);

create index desk_note_by_submission on desk_note (submission_id, at);

-- The Message-ID that a mail responds to, so that mail programs show both together.
alter table outgoing_mail add column in_reply_to text;
