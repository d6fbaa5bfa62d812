-- Who has signed up for the newsletter. `state`: requested, confirmed or unsubscribed, since a time.
create table newsletter_subscriber (
  -- Random; it is part of the address that unsubscribes.
  id text primary key,
  -- In lower case.
  email text not null,
  locale text not null,
  state text not null,
  since text not null
);

create unique index newsletter_subscriber_by_email on newsletter_subscriber (email);

create index newsletter_subscriber_by_state on newsletter_subscriber (state, since);

-- What proves a consent: `action` is requested, confirmed or unsubscribed.
create table newsletter_event (
  id text primary key,
  subscriber_id text not null references newsletter_subscriber (id) on delete cascade,
  -- The sign-up that it belongs to; null: a link to unsubscribe.
  submission_id text references form_submission (id) on delete cascade,
  at text not null,
  action text not null,
  -- The texts that were agreed to, and the beginning of their digest; null: an unsubscription.
  wording text,
  wording_version text,
  -- Of a request: digest of the secret in its mail, until when it confirms, and when it was used.
  token_digest text,
  expires text,
  used text
);

create unique index newsletter_event_by_token on newsletter_event (token_digest);

create index newsletter_event_by_subscriber on newsletter_event (subscriber_id, at);

create index newsletter_event_by_submission on newsletter_event (submission_id);

-- The address in the headers of RFC 8058, until the mail is sent.
alter table outgoing_mail add column unsubscribe_url text;
