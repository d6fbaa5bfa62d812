-- Articles, stockists, and the records that are read as a whole: categories and authors of articles, glossary,
-- questions, testimonials, staff, showrooms. Each statement ends with a semicolon at the end of a line.

create table article (
  version integer not null,
  id integer not null,
  code text not null,
  category_id integer not null,
  author_id integer not null,
  published text not null,
  revised text not null,
  picture_id integer,
  checksum text not null,
  updated text not null,
  primary key (version, id)
);

create table article_text (
  version integer not null,
  article_id integer not null,
  locale text not null,
  slug text not null,
  title text not null,
  summary text not null,
  body_html text not null,
  minutes integer not null,
  picture text,
  display text not null,
  search_text text not null,
  primary key (version, article_id, locale)
);

create unique index article_text_by_slug on article_text (version, locale, slug);

-- `slug` is an anchor or an address part, '' when there is none; `body` is JSON, its shape depends on `kind`.
create table entry (
  version integer not null,
  id integer not null,
  kind text not null,
  code text not null,
  position integer not null,
  checksum text not null,
  updated text not null,
  primary key (version, kind, id)
);

create table entry_text (
  version integer not null,
  entry_id integer not null,
  kind text not null,
  locale text not null,
  slug text not null,
  title text not null,
  body text not null,
  primary key (version, kind, entry_id, locale)
);

create table stockist (
  version integer not null,
  id integer not null,
  code text not null,
  name text not null,
  street text not null,
  town text not null,
  region text not null,
  postcode text not null,
  country text not null,
  latitude double precision not null,
  longitude double precision not null,
  phone text not null,
  email text not null,
  website text not null,
  hours text not null,
  categories text not null,
  checksum text not null,
  updated text not null,
  primary key (version, id)
);
