import type { AttributeEntry } from '#core/catalogue/attributes/attribute.ts';
import { always } from '#core/catalogue/attributes/attribute-subjects.ts';
import { choice, number, text } from '#core/catalogue/figures/cell.ts';

const packSide = (side: string, example: number): AttributeEntry => ({
  group: 'ordering',
  cell: number({
    above: 0,
    max: 4000,
    description: `${side} of the pack, millimetres.`,
    example,
  }),
  unit: 'mm',
  digits: 0,
  applies: always,
  isNeeded: always,
});

/** What wholesalers and forwarders require. */
export const orderingAttributes = {
  gtin: {
    group: 'ordering',
    cell: text({
      pattern: /^(\d{8}|\d{12,14})$/,
      description: 'GTIN of the order unit with its check digit.',
      example: '9521234500018',
    }),
    isOfRow: true,
    applies: always,
    isNeeded: always,
  },
  customs_code: {
    group: 'ordering',
    cell: text({
      pattern: /^\d{6}(\d{2}){0,2}$/,
      description: 'Subheading of the Harmonised System, or code of the Combined Nomenclature.',
      example: '940511',
    }),
    applies: always,
    isNeeded: always,
  },
  origin: {
    group: 'ordering',
    cell: text({
      pattern: /^[A-Z]{2}$/,
      description: 'Country of origin (ISO 3166-1).',
      example: 'ES',
    }),
    applies: always,
    isNeeded: always,
  },
  order_unit: {
    group: 'ordering',
    cell: choice(['piece', 'pair', 'set', 'reel', 'bar', 'metre', 'bag'], {
      description: 'What is ordered.',
      example: 'piece',
    }),
    applies: always,
    isNeeded: always,
  },
  pack_size: {
    group: 'ordering',
    cell: number({
      isWhole: true,
      min: 1,
      max: 1000,
      description: 'Order units in a pack.',
      example: 1,
    }),
    applies: always,
    isNeeded: always,
  },
  pack_weight_kg: {
    group: 'ordering',
    cell: number({
      above: 0,
      max: 500,
      description: 'Weight of the pack with its contents, kilograms.',
      example: 0.9,
    }),
    unit: 'kg',
    digits: 2,
    applies: always,
    isNeeded: always,
  },
  pack_length_mm: packSide('Length', 200),
  pack_width_mm: packSide('Width', 200),
  pack_height_mm: packSide('Height', 120),
} as const satisfies Record<string, AttributeEntry>;
