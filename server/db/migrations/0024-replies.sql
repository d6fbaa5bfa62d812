-- Mails that visitors have sent about a submission, read from a mailbox. Times are ISO text in UTC, flags 0 or 1.
create table desk_reply (
  id text primary key,
  submission_id text not null references form_submission (id) on delete cascade,
  -- Of its content: a mail that is read twice is stored once.
  digest text not null,
  message_id text,
  -- When it was stored.
  received text not null,
  -- In lower case; empty where the mail names none.
  sender text not null,
  subject text not null,
  body text not null,
  -- From another address than the submission.
  is_elsewhere integer not null,
  is_automatic integer not null,
  -- 0: only its beginning could be read; the whole mail is in the mailbox.
  is_whole integer not null,
  -- JSON: names of attachments that were not stored.
  left_files text not null
);

create unique index desk_reply_by_digest on desk_reply (digest);

create index desk_reply_by_submission on desk_reply (submission_id, received);

create index desk_reply_by_sender on desk_reply (sender);

create table desk_reply_file (
  reply_id text not null references desk_reply (id) on delete cascade,
  position integer not null,
  -- In the folder of photos.
  file text not null,
  -- As the sender has named it.
  file_name text not null,
  size_bytes integer not null,
  primary key (reply_id, position)
);

-- How far a mailbox has been read. `mailbox`: user, server and folder.
create table mailbox_cursor (
  mailbox text primary key,
  uid_validity text not null,
  last_uid integer not null
);

create index desk_case_by_reference on desk_case (reference);
