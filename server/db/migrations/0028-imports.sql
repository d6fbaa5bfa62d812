-- What imports have printed, also those that were refused or failed. Times are ISO text in UTC.
create table import_report (
  id text primary key,
  ended text not null,
  outcome text not null,
  seconds double precision not null,
  -- The version in use afterwards.
  version integer not null,
  -- Name of the content folder.
  source text not null,
  -- Who started it, and how: the user of the machine, and the options of the command.
  person text not null,
  command text not null,
  errors integer not null,
  warnings integer not null,
  -- Records that differ from the version before; null where nothing was compared.
  changed integer,
  -- As it was printed, or its beginning.
  report text not null
);

create index import_report_by_ended on import_report (ended, id);
