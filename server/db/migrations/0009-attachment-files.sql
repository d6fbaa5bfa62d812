-- Photos are attached from their own files, so that they are stored once. `content` is empty then; mails of an earlier
-- release have it.
alter table mail_attachment add column file text;
