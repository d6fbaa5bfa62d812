-- Issued editions of declarations of conformity. `covers`: JSON, the SKUs whose declaration it is now; `body`: JSON, `Declaration`.
create table declaration (
  version integer not null,
  number text not null,
  edition integer not null,
  product_code text not null,
  issued text not null,
  covers text not null,
  body text not null,
  primary key (version, number, edition)
);

create index declaration_by_product on declaration (version, product_code);

-- The archived PDF of each edition in each language, whatever the content says later; the file is in the store of declarations.
create table declaration_file (
  number text not null,
  edition integer not null,
  locale text not null,
  sha256 text not null,
  size_bytes integer not null,
  archived text not null,
  primary key (number, edition, locale)
);
