-- Erasures of a person's data that one person has requested and another has to confirm. A row goes when it is carried out,
-- withdrawn or too old: it has the address itself.
create table erasure_request (
  id text primary key,
  -- In lower case.
  email text not null,
  reason text not null,
  note text not null,
  person_id text references studio_person (id) on delete set null,
  -- The name at that time.
  person text not null,
  requested text not null,
  expires text not null,
  -- Time of the confirmation: set while the data is removed.
  confirmed text
);

create unique index erasure_request_by_email on erasure_request (email);

-- Lists of mails are sorted by their time, without reading the mails themselves.
create index outgoing_mail_by_created on outgoing_mail (created, id);
