-- The content under a change set, under a version that is never in use. Times are ISO text in UTC.
create table preview (
  version integer primary key,
  change_id text not null references change_set (id) on delete cascade,
  -- Tells the content of the change set of which it was made from others.
  stamp text not null,
  -- Null: its rows are still being written.
  built text
);

create index preview_by_change on preview (change_id, version);

-- What shows a preview in a browser: `token_digest` is the SHA-256 of the secret in its cookie. `kind` is person, for who has
-- started it in the studio, or link, for people without an account.
create table preview_pass (
  id text primary key,
  token_digest text not null unique,
  change_id text not null references change_set (id) on delete cascade,
  kind text not null,
  person_id text references studio_person (id) on delete cascade,
  -- The name at that time.
  person text not null,
  created text not null,
  expires text not null
);

create index preview_pass_by_change on preview_pass (change_id, expires);
