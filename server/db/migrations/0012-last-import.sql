-- How the last import ended, also one that was refused or failed: `content_version` has only those that succeeded.

create table last_import (
  id integer primary key,
  ended text not null,
  outcome text not null,
  seconds double precision not null
);
