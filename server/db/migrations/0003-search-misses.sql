-- Searches without results, counted for each text; days as text. No data about the visitor is stored.
-- Each statement ends with a semicolon at the end of a line.

create table search_miss (
  locale text not null,
  text text not null,
  count integer not null,
  first_day text not null,
  last_day text not null,
  primary key (locale, text)
);

create index search_miss_by_count on search_miss (count, last_day);
