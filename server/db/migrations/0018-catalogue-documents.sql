-- Data about the whole catalogue, each as one JSON document: the ETIM table.

create table catalogue_document (
  version integer not null,
  kind text not null,
  body text not null,
  primary key (version, kind)
);
