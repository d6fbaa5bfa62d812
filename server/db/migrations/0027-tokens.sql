-- Tokens with which other systems read what is at the desk. Times are ISO text in UTC.
create table studio_token (
  -- Part of the token that is no secret.
  id text primary key,
  name text not null,
  -- JSON: what it may read.
  scopes text not null,
  -- SHA-256 of the whole token, in hex.
  digest text not null,
  created text not null,
  -- Name of the person who made it.
  created_by text not null,
  expires text not null,
  last_used text,
  revoked text
);

-- Records that have changed since a time, in the order of their changes.
create index desk_case_by_updated on desk_case (updated, submission_id);
