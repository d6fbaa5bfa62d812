import type { AttributeEntry } from '#core/catalogue/attributes/attribute.ts';
import {
  always,
  isElectrical,
  isInGround,
  isInWind,
  isLuminaire,
  isOnColumn,
  isPost,
  isRecessed,
} from '#core/catalogue/attributes/attribute-subjects.ts';
import { choice, number, text } from '#core/catalogue/figures/cell.ts';

/** Cast in concrete, bolted to it, pressed or driven into soil. */
const groundFixings = ['root', 'plate', 'spike', 'earth-anchor'] as const;

/** Materials, faces and fixing. */
export const mechanicalAttributes = {
  housing_material: {
    group: 'mechanical',
    cell: {
      type: 'words',
      description: 'Material of the housing.',
      example: 'Die-cast aluminium',
    },
    applies: always,
    isNeeded: isLuminaire,
    isOfProduct: true,
  },
  cover_material: {
    group: 'mechanical',
    cell: {
      type: 'words',
      description: 'Material of reflector, lens, diffuser or glass.',
      example: 'Opal PMMA',
    },
    applies: always,
    isNeeded: isLuminaire,
    isOfProduct: true,
  },
  ral: {
    group: 'mechanical',
    cell: text({
      pattern: /^\d{4}$/,
      description: 'RAL number of the finish, four digits.',
      example: '9016',
    }),
    applies: always,
  },
  ceiling_mm: {
    group: 'mechanical',
    cell: text({
      pattern: /^\d+(\.\d+)?-\d+(\.\d+)?$/,
      description: 'Thickness of the ceiling, from-to, millimetres.',
      example: '1-25',
    }),
    unit: 'mm',
    applies: isRecessed,
  },
  recess_depth_mm: {
    group: 'mechanical',
    cell: number({
      above: 0,
      max: 1000,
      description: 'Free depth that the recess needs, millimetres.',
      example: 130,
    }),
    unit: 'mm',
    applies: ({ archetype }) => archetype !== 'street',
    isNeeded: isRecessed,
  },
  spigot_mm: {
    group: 'mechanical',
    cell: {
      type: 'list',
      pattern: /^\d{2,3}(-\d{2,3})?$/,
      description: 'Diameters of the column ends that it fits, millimetres.',
      example: ['60', '76'],
    },
    unit: 'mm',
    applies: ({ archetype }) => ['street', 'floodlight'].includes(archetype),
    isNeeded: isOnColumn,
  },
  wind_area_m2: {
    group: 'mechanical',
    cell: number({
      above: 0,
      max: 3,
      description: 'Largest area exposed to wind, square metres.',
      example: 0.05,
    }),
    unit: 'm²',
    digits: 3,
    applies: always,
    isNeeded: isInWind,
  },
  ground_fixing: {
    group: 'mechanical',
    cell: {
      type: 'list',
      values: groundFixings,
      description: 'What holds it in the ground; the instructions have the steps of each.',
      example: ['root', 'plate'],
    },
    applies: isInGround,
    isNeeded: isPost,
  },
  ip_back: {
    group: 'mechanical',
    cell: text({
      pattern: /^IP\d[\dK]{1,2}$/,
      description: 'Protection of the face in the ceiling or wall, if it is not that of `ip`.',
      example: 'IP20',
    }),
    applies: always,
  },
  glow_wire_c: {
    group: 'mechanical',
    cell: number({
      isWhole: true,
      min: 550,
      max: 960,
      description: 'Glow-wire test of plastic parts (IEC 60695-2-11), degrees Celsius.',
      example: 850,
    }),
    unit: '°C',
    applies: isElectrical,
  },
} as const satisfies Record<string, AttributeEntry>;

/** By whom a part can be replaced: (EU) 2019/2020, Art. 4. */
const replaceable = ['end-user', 'professional', 'no'] as const;

/** Applied standards and what the law requires about repair and the end of life. */
export const standardsAttributes = {
  standards: {
    group: 'standards',
    cell: {
      type: 'list',
      pattern:
        /^(EN|IEC|UL|ISO|DIN) (ISO )?\d{2,5}( \d{3})?(-\d+)*(:\d{4}(\+A\d+:\d{4})*| V\d+\.\d+\.\d+)?$/,
      description: 'Applied standards, with the year of their edition.',
      example: ['EN 60598-1:2021', 'EN 55015:2019'],
    },
    applies: always,
    isNeeded: isElectrical,
    isOfProduct: true,
  },
  source_replaceable: {
    group: 'standards',
    cell: choice(replaceable, {
      description: 'Who can replace the light source, (EU) 2019/2020.',
      example: 'professional',
    }),
    applies: isLuminaire,
    isNeeded: isLuminaire,
    isDurability: true,
  },
  gear_replaceable: {
    group: 'standards',
    cell: choice(replaceable, {
      description: 'Who can replace the control gear, (EU) 2019/2020.',
      example: 'professional',
    }),
    applies: isLuminaire,
    isNeeded: (subject) => isLuminaire(subject) && (subject.voltage?.includes('AC') ?? false),
    isDurability: true,
  },
  end_of_life: {
    group: 'standards',
    cell: {
      type: 'words',
      description: 'Repair, spare parts and separation at the end of life.',
      example: 'Separate by hand; electronics to WEEE collection',
    },
    applies: always,
    isNeeded: isElectrical,
    isOfProduct: true,
    isDurability: true,
  },
} as const satisfies Record<string, AttributeEntry>;
