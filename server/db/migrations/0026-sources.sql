-- The files that content versions were imported from, so that each can be exported, compared and restored.

-- The latest versions, whether or not their rows are still stored. `mark` is the checksum of the version that its folder
-- came from; '' for a folder that names none.
create table content_source (
  version integer not null primary key,
  imported_at text not null,
  source text not null,
  checksum text not null,
  counts text not null,
  command text not null,
  note text not null,
  origin integer,
  mark text not null
);

-- A file of all versions from `since_version` to before `until_version`: an import adds rows for what it changes. Media
-- files are in the media store, all others in content_blob. `hash` is a whole SHA-256.
create table content_file (
  path text not null,
  since_version integer not null,
  until_version integer,
  hash text not null,
  size_bytes double precision not null,
  is_media integer not null,
  primary key (path, since_version)
);

create index content_file_by_hash on content_file (hash);

-- Each different file once: compressed with zstd, then divided into parts.
create table content_blob (
  hash text not null,
  part integer not null,
  bytes bytea not null,
  primary key (hash, part)
);
