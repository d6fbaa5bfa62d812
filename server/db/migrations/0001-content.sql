-- Content of the site. Every row belongs to a version; content_state names the one that readers see.
-- Portable between SQLite and PostgreSQL: integers, double precision, text; JSON and times as text.
-- Each statement ends with a semicolon at the end of a line.

create table content_state (
  id integer primary key check (id = 1),
  version integer not null,
  last_version integer not null
);

insert into content_state (id, version, last_version) values (1, 0, 0);

-- Complete versions that are still stored: the one in use and the one before it.
create table content_version (
  version integer not null primary key,
  imported_at text not null,
  source text not null,
  checksum text not null,
  counts text not null
);

-- Numbers that stay the same through every import: (namespace, kind, key) of the content gives one id.
create table entity_id (
  namespace text not null,
  kind text not null,
  key text not null,
  id integer not null,
  primary key (namespace, kind, key)
);

create unique index entity_id_by_id on entity_id (namespace, id);

-- Categories, their types, families and applications. `scope` is the category of a type, else 0.
create table term (
  version integer not null,
  id integer not null,
  kind text not null,
  code text not null,
  parent_id integer,
  scope integer not null,
  position integer not null,
  picture_id integer,
  page_id integer,
  checksum text not null,
  updated text not null,
  primary key (version, id)
);

create table term_text (
  version integer not null,
  term_id integer not null,
  locale text not null,
  kind text not null,
  scope integer not null,
  slug text not null,
  title text not null,
  summary text not null,
  description_html text not null,
  picture text,
  search_text text not null,
  primary key (version, term_id, locale)
);

create unique index term_text_by_slug on term_text (version, locale, kind, scope, slug);

create table product (
  version integer not null,
  id integer not null,
  code text not null,
  family_id integer not null,
  category_id integer not null,
  type_id integer not null,
  posted text not null,
  warranty_years integer not null,
  is_listed integer not null,
  variant_count integer not null,
  figures text not null,
  picture_id integer,
  case_study_id integer,
  checksum text not null,
  updated text not null,
  primary key (version, id)
);

create unique index product_by_code on product (version, code);

create table product_text (
  version integer not null,
  product_id integer not null,
  locale text not null,
  slug text not null,
  title text not null,
  summary text not null,
  description_html text not null,
  picture text,
  drawing text,
  display text not null,
  search_text text not null,
  primary key (version, product_id, locale)
);

create unique index product_text_by_slug on product_text (version, locale, slug);

-- Categories, types and applications of a product, in its own order.
create table product_term (
  version integer not null,
  product_id integer not null,
  term_id integer not null,
  kind text not null,
  position integer not null,
  primary key (version, product_id, term_id)
);

create index product_term_by_term on product_term (version, term_id);

create table product_relation (
  version integer not null,
  product_id integer not null,
  kind text not null,
  related_id integer not null,
  position integer not null,
  primary key (version, product_id, kind, related_id)
);

create table variant (
  version integer not null,
  id integer not null,
  product_id integer not null,
  position integer not null,
  sku text not null,
  legacy_skus text not null,
  finish text not null,
  power_w double precision,
  flux_lm double precision,
  efficacy_lm_w double precision,
  cct_k integer,
  cct_max_k integer,
  cri integer,
  sdcm integer,
  ugr integer,
  beam_deg double precision,
  beam_c90_deg double precision,
  optic text,
  ip text,
  ik text,
  protection_class text,
  voltage text,
  dimming text not null,
  emergency text not null,
  length_mm double precision,
  width_mm double precision,
  height_mm double precision,
  diameter_mm double precision,
  cut_out_mm text,
  weight_kg double precision not null,
  ta_min_c integer,
  ta_max_c integer,
  lifetime_h integer,
  lifetime_class text,
  energy_class text,
  eprel text,
  primary key (version, id)
);

create unique index variant_by_sku on variant (version, sku);

create index variant_by_product on variant (version, product_id, position);

create table variant_text (
  version integer not null,
  variant_id integer not null,
  locale text not null,
  description text not null,
  optic_label text,
  picture text,
  photometry text,
  primary key (version, variant_id, locale)
);

-- Every code that leads to a product or variant, in lower case: current and legacy codes and SKUs.
create table product_code (
  version integer not null,
  code text not null,
  product_id integer not null,
  variant_id integer,
  rank integer not null,
  primary key (version, code, rank, product_id)
);

create table page (
  version integer not null,
  id integer not null,
  code text not null,
  kind text not null,
  position integer not null,
  picture_id integer,
  checksum text not null,
  updated text not null,
  primary key (version, id)
);

create unique index page_by_code on page (version, code);

create table page_text (
  version integer not null,
  page_id integer not null,
  locale text not null,
  path text not null,
  title text not null,
  summary text not null,
  body_html text not null,
  picture text,
  display text not null,
  updated text not null,
  search_text text not null,
  primary key (version, page_id, locale)
);

create unique index page_text_by_path on page_text (version, locale, path);

-- Options and menus of the site, one JSON document per language.
create table site_document (
  version integer not null,
  kind text not null,
  locale text not null,
  body text not null,
  primary key (version, kind, locale)
);

create table redirect (
  version integer not null,
  locale text not null,
  redirect_from text not null,
  redirect_to text not null,
  position integer not null,
  primary key (version, locale, redirect_from)
);

create table media (
  version integer not null,
  id integer not null,
  path text not null,
  slug text not null,
  hash text not null,
  name text not null,
  mime_type text not null,
  is_picture integer not null,
  width integer,
  height integer,
  size_bytes integer not null,
  parent_id integer,
  updated text not null,
  primary key (version, id)
);

create index media_by_hash on media (version, hash);

create table media_text (
  version integer not null,
  media_id integer not null,
  locale text not null,
  title text not null,
  alt text not null,
  search_text text not null,
  primary key (version, media_id, locale)
);
