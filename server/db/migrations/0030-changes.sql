-- Sets of changes to the content, each on the version that its author saw. Times are ISO text in UTC.
-- `state`: draft, review, approved, published or withdrawn.
create table change_set (
  id text primary key,
  title text not null,
  why text not null,
  author_id text references studio_person (id) on delete set null,
  -- The name at that time.
  author text not null,
  base_version integer not null,
  state text not null,
  -- When an approved one is to be published; null: by hand.
  publish_at text,
  -- The version that it has become.
  published_version integer,
  created text not null,
  updated text not null,
  -- Title, reason and author, folded.
  search_text text not null
);

create index change_set_by_updated on change_set (updated, id);

create index change_set_by_state on change_set (state, updated, id);

-- A file that a change set writes or removes. `body` is its whole text, null where it is removed; `base_hash` is the SHA-256
-- of the file of the base version, null where that has none; `base_body` is that file's text, for merges.
create table change_file (
  change_id text not null references change_set (id) on delete cascade,
  path text not null,
  body text,
  base_hash text,
  base_body text,
  author text not null,
  updated text not null,
  primary key (change_id, path)
);

create table change_comment (
  id text primary key,
  change_id text not null references change_set (id) on delete cascade,
  at text not null,
  person text not null,
  body text not null
);

create index change_comment_by_change on change_comment (change_id, at);
