import type { AttributeEntry } from '#core/catalogue/attributes/attribute.ts';
import {
  hasGear,
  isElectrical,
  isMainsLuminaire,
  isOnMains,
} from '#core/catalogue/attributes/attribute-subjects.ts';
import { choice, number } from '#core/catalogue/figures/cell.ts';

/** What a driver, sensor or controller supplies, and where the control gear and the cables of a luminaire are. */
export const connectionAttributes = {
  output: {
    group: 'electrical',
    cell: choice(['constant-voltage', 'dali', '1-10v-relay', 'relay', 'phase', 'contact'], {
      description:
        'What the variant supplies or switches: LED strip, a DALI line, a circuit, or contacts without voltage.',
      example: 'constant-voltage',
    }),
    applies: ({ archetype }) => ['driver', 'accessory', 'sensor', 'switch'].includes(archetype),
    isNeeded: ({ archetype }) => archetype === 'driver',
  },
  channels: {
    group: 'electrical',
    cell: number({
      isWhole: true,
      min: 1,
      max: 5,
      description: 'Channels of light on one positive conductor, of LED strip or of an output.',
      example: 4,
    }),
    digits: 0,
    applies: (subject) => !hasGear(subject) || subject.archetype === 'driver',
  },
  gear_place: {
    group: 'electrical',
    cell: choice(['built-in', 'adapter', 'canopy', 'beside', 'remote'], {
      description:
        'Where the control gear is: in the luminaire or its adapter, in the canopy, beside it, or apart.',
      example: 'built-in',
    }),
    applies: isOnMains,
    isNeeded: isMainsLuminaire,
  },
  gear_lead_m: {
    group: 'electrical',
    cell: number({
      above: 0,
      max: 100,
      description: 'Length of the lead between control gear and luminaire, metres.',
      example: 0.4,
    }),
    unit: 'm',
    applies: isOnMains,
  },
  detector: {
    group: 'electrical',
    cell: choice(['alone', 'leading'], {
      description:
        'Detector in the luminaire: it switches this one alone, or leads others by a switched conductor.',
      example: 'leading',
    }),
    applies: isMainsLuminaire,
  },
  cable_entries: {
    group: 'electrical',
    cell: {
      type: 'list',
      pattern: /^\d+xM\d{2}$/,
      description: 'Entries or glands for cables: number and thread.',
      example: ['2xM20'],
    },
    applies: isElectrical,
  },
} as const satisfies Record<string, AttributeEntry>;
