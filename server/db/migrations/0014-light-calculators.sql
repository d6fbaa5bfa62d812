-- What the luminaires of a category are planned with: room, road or none. Null for other terms.
alter table term add column calculator text;
