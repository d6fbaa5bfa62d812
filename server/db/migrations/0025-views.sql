-- Filters of the desk's messages that a person has saved under a name. Times are ISO text in UTC.
create table desk_view (
  id text primary key,
  person_id text not null references studio_person (id) on delete cascade,
  name text not null,
  -- JSON: the filters as the list's address has them.
  filter text not null,
  created text not null
);

create unique index desk_view_by_person on desk_view (person_id, name);
