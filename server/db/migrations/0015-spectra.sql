-- Address of the spectrum of a variant (`/files/<hash>/<name>.spdx`); null without one.
alter table variant add column spectrum text;
