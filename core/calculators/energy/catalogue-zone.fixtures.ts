import type { CatalogueVariant } from '#core/calculators/energy/catalogue-zone.ts';

/** A luminaire of the catalogue. */
export const catalogueVariant: CatalogueVariant = {
  id: 520771384,
  sku: 'ARD150/12',
  title: 'Ardea 150',
  link: '/es/productos/ardea-150?variation=520771384',
  powerW: 12.5,
  fluxLm: 1340,
  lifetimeH: 90_000,
  discontinuedSince: null,
};
