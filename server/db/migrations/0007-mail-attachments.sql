-- Attachments of mails, deleted with the mail. Both databases store bytes in a column of this type.
create table mail_attachment (
  mail_id text not null references outgoing_mail (id) on delete cascade,
  position integer not null,
  file_name text not null,
  mime_type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
