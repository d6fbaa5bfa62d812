-- PDF documents that visitors requested by e-mail: the mail has a link with a secret, the file stays here.
create table copied_document (
  submission_id text primary key references form_submission (id) on delete cascade,
  -- Digest of the secret in the address of the file.
  token_digest text not null,
  locale text not null,
  received text not null,
  file_name text not null,
  content bytea not null
);

create unique index copied_document_by_token on copied_document (token_digest);

-- Mails of each day to addresses that visitors entered. Holds digests of the addresses, for two days.
create table mail_recipient (
  recipient_digest text not null,
  day text not null,
  mails integer not null,
  primary key (recipient_digest, day)
);
