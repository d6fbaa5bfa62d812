-- What the heads of files of a named source mean, such as those of a PIM: JSON, by head.
create table table_source (
  name text primary key,
  meanings text not null,
  -- Who used it last, and when: ISO text in UTC.
  person text not null,
  updated text not null
);
