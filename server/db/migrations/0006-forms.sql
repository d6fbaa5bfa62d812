-- Data sent by visitors: submissions, warranties, claims, outgoing mail. Times are ISO text in UTC, days ISO dates.
-- Nothing here belongs to a content version. Each statement ends with a semicolon at the end of a line.

-- Keys that the processes of one site share, made when they are first needed.
create table site_secret (
  name text primary key,
  value text not null
);

create table form_submission (
  id text primary key,
  form_id integer not null,
  kind text not null,
  locale text not null,
  received text not null,
  -- In lower case, for export and erasure; empty where the form has no such field.
  email text not null,
  fields text not null
);

create index form_submission_by_email on form_submission (email);

create index form_submission_by_received on form_submission (received);

-- Response stored for an idempotency key: a duplicate gets the same response.
create table submission_key (
  form_id integer not null,
  key_digest text not null,
  data_digest text not null,
  submission_id text not null references form_submission (id) on delete cascade,
  answer text not null,
  created text not null,
  primary key (form_id, key_digest, data_digest)
);

create index submission_key_by_submission on submission_key (submission_id);

create index submission_key_by_created on submission_key (created);

-- Verdicts on captcha tokens: a token is verified once and counts once.
create table captcha_verdict (
  token_digest text primary key,
  score double precision not null,
  verified text not null,
  used text
);

create index captcha_verdict_by_verified on captcha_verdict (verified);

create table outgoing_mail (
  id text primary key,
  submission_id text references form_submission (id) on delete cascade,
  message_id text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  status text not null,
  attempts integer not null,
  created text not null,
  next_attempt text not null,
  last_error text,
  sent text
);

create unique index outgoing_mail_by_message_id on outgoing_mail (message_id);

create index outgoing_mail_by_status on outgoing_mail (status, next_attempt);

create index outgoing_mail_by_submission on outgoing_mail (submission_id);

create table warranty_registration (
  submission_id text primary key references form_submission (id) on delete cascade,
  reference text not null,
  -- Digest of the secret in the address of the certificate.
  token_digest text not null,
  locale text not null,
  registered text not null,
  installed text not null,
  -- The last day of the longest warranty: what is over may be removed.
  ends text not null
);

create unique index warranty_registration_by_reference on warranty_registration (reference);

create unique index warranty_registration_by_token on warranty_registration (token_digest);

create table warranty_item (
  submission_id text not null references warranty_registration (submission_id) on delete cascade,
  position integer not null,
  sku text not null,
  quantity integer not null,
  term_years integer not null,
  ends text not null,
  primary key (submission_id, position)
);

create index warranty_item_by_sku on warranty_item (sku);

create table warranty_claim (
  submission_id text primary key references form_submission (id) on delete cascade,
  case_number text not null,
  -- Digest of the secret in the address of the status page.
  token_digest text not null,
  locale text not null,
  status text not null,
  sku text not null,
  received text not null,
  updated text not null
);

create unique index warranty_claim_by_case_number on warranty_claim (case_number);

create unique index warranty_claim_by_token on warranty_claim (token_digest);

create table claim_photo (
  submission_id text not null references warranty_claim (submission_id) on delete cascade,
  position integer not null,
  -- Name of the file in the private folder of claims.
  file text not null,
  size_bytes integer not null,
  primary key (submission_id, position)
);
