import type { ComparedVariant } from '#core/catalogue/compare/compare-variants.ts';
import { figureCells, figureKeys } from '#core/catalogue/figures/figure-columns.ts';
import type { FigureRow, Figures } from '#core/catalogue/figures/figures.ts';
import type { Variant } from '#core/catalogue/product-view.ts';

/** A row of `variants.csv` without optional figures. */
export const emptyRow = Object.fromEntries(
  figureCells.map(([column, cell]) => [column, cell.isRequired ? cell.example : null]),
) as FigureRow;

/** The same for views. */
export const emptyFigures = Object.fromEntries(
  figureKeys.map(([column, key]) => [key, emptyRow[column]]),
) as Figures;

/** A variant with every figure of a plain recessed downlight. */
export function buildVariant(overrides: Partial<Variant> = {}): Variant {
  return {
    id: 101,
    sku: 'LYR150/12/830/W',
    legacySkus: [],
    description: 'Lyra 150, 12 W, 3000 K, white',
    picture: null,
    photometry: null,
    ...emptyFigures,
    finish: 'white',
    powerW: 12,
    fluxLm: 1200,
    efficacyLmW: 100,
    cctK: 3000,
    cri: 80,
    sdcm: 3,
    ugr: 19,
    beamDeg: 38,
    optic: 'Medium 38°',
    ip: 'IP44',
    ik: 'IK05',
    protectionClass: 'II',
    voltage: '220-240 V AC',
    dimming: 'none',
    emergency: 'none',
    heightMm: 85,
    diameterMm: 165,
    cutOutMm: '150',
    weightKg: 0.6,
    taMinC: -20,
    taMaxC: 35,
    lifetimeH: 50_000,
    lifetimeClass: 'L80B10',
    energyClass: 'D',
    eprel: '1203456',
    ...overrides,
  };
}

type Overrides = { variant?: Partial<Variant>; product?: Partial<ComparedVariant['product']> };

/** The same for a comparison, with its product data. */
export function buildCompared({ variant, product }: Overrides = {}): ComparedVariant {
  return {
    variant: buildVariant(variant),
    attributes: [],
    product: {
      id: 100,
      slug: 'lyra-150',
      title: 'Lyra 150',
      type: 'Downlights',
      drawing: null,
      variantCount: 2,
      archetype: 'downlight',
      calculator: 'room',
      warrantyYears: 5,
      specification: [],
      ...product,
    },
  };
}
