-- Words that find the same products, for each language. Each statement ends with a semicolon at the end of a line.

create table synonym (
  version integer not null,
  locale text not null,
  code text not null,
  root text,
  words text not null,
  position integer not null,
  primary key (version, locale, code)
);
