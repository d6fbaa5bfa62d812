-- A file that was uploaded into a change set: the SHA-256 of its bytes, which are in content_blob until they are published, and
-- their number. Null for texts, and for files that are removed.
alter table change_file add column upload_hash text;

alter table change_file add column upload_bytes double precision;

create index change_file_by_upload on change_file (upload_hash);
