-- JSON: the attributes of a variant by name, its product's among them; null in versions of an earlier release.
alter table variant add column attributes text;
