-- The sections of product pages in the order of a category, as a JSON list. Null for other terms and earlier versions.
alter table term add column sections text;
