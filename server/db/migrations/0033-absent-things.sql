-- Whether the words of a synonym are near what its root names, which the catalogue has nothing of.
alter table synonym add column is_near integer not null default 0;
