-- Data of the calculators: rules, factors and parts, each as one JSON document.

create table calculator_document (
  version integer not null,
  kind text not null,
  body text not null,
  primary key (version, kind)
);
