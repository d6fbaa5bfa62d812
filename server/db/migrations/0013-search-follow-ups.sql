-- Words that the results of a search do without, how often its results were shown on a page, and what visitors did
-- next, counted for each text. No data about the visitor is stored.
-- Each statement ends with a semicolon at the end of a line.

alter table search_miss add column left_out text not null default '';

alter table search_miss add column listed integer not null default 0;

create table search_follow_up (
  locale text not null,
  text text not null,
  kind text not null,
  target text not null,
  count integer not null,
  last_day text not null,
  primary key (locale, text, kind, target)
);

create index search_follow_up_by_count on search_follow_up (count, last_day);
