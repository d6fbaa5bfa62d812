import type { AttributeEntry, AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { hasEmergency } from '#core/catalogue/attributes/attribute-subjects.ts';
import { choice, number } from '#core/catalogue/figures/cell.ts';
import { batteryTypes, emergencyModes, emergencyTests } from '#core/catalogue/product-codes.ts';

/** Whether a luminaire is dark unless the mains fails: non-maintained, EN 60598-2-22, with any kind of test. */
export function isDarkInUse({ emergency_mode: mode }: AttributeValues): boolean {
  return mode === 'non-maintained';
}

/** Emergency operation to EN 60598-2-22, from the built-in battery. */
export const emergencyAttributes = {
  emergency_flux_lm: {
    group: 'emergency',
    cell: number({
      above: 0,
      max: 10_000,
      description: 'Rated luminous flux in emergency operation, lumens.',
      example: 200,
    }),
    unit: 'lm',
    digits: 0,
    applies: hasEmergency,
    isNeeded: (subject) => hasEmergency(subject) && subject.archetype !== 'exit-sign',
    hasSource: true,
  },
  emergency_mode: {
    group: 'emergency',
    cell: choice(emergencyModes, {
      description: 'Mode (EN 60598-2-22). By default the one of `emergency`, if it names one.',
      example: 'maintained',
    }),
    applies: hasEmergency,
    isNeeded: hasEmergency,
    derive: ({ emergency }) => {
      if (emergency.endsWith('non-maintained')) return 'non-maintained';
      return emergency.endsWith('maintained') ? 'maintained' : null;
    },
  },
  emergency_duration_min: {
    group: 'emergency',
    cell: number({
      isWhole: true,
      min: 30,
      max: 480,
      description: 'Rated duration, minutes; by default the one of `emergency`.',
      example: 180,
    }),
    unit: 'min',
    applies: hasEmergency,
    isNeeded: hasEmergency,
    derive: ({ emergency }) => {
      const hours = /^(\d+)h-/.exec(emergency)?.[1];
      return hours === undefined ? null : Number(hours) * 60;
    },
  },
  emergency_test: {
    group: 'emergency',
    cell: choice(emergencyTests, {
      description: 'How function and duration are tested (EN 62034).',
      example: 'self-test',
    }),
    applies: hasEmergency,
    isNeeded: hasEmergency,
  },
  battery_type: {
    group: 'emergency',
    cell: choice(batteryTypes, {
      description: 'Chemistry of the battery.',
      example: 'lifepo4',
    }),
    applies: hasEmergency,
    isNeeded: hasEmergency,
  },
  battery_life_years: {
    group: 'emergency',
    cell: number({
      isWhole: true,
      min: 1,
      max: 20,
      description: 'Design life of the battery, years; at least 4 to EN 60598-2-22.',
      example: 8,
    }),
    unit: 'years',
    applies: hasEmergency,
    isNeeded: hasEmergency,
    isDurability: true,
  },
  battery_guarantee_years: {
    group: 'emergency',
    cell: number({
      isWhole: true,
      min: 1,
      max: 15,
      description: 'Guarantee of the battery, years.',
      example: 3,
    }),
    unit: 'years',
    applies: hasEmergency,
    isNeeded: hasEmergency,
    isDurability: true,
  },
  battery_heater: {
    group: 'emergency',
    cell: choice(['yes', 'no'], {
      description:
        'Whether a heater keeps the battery above 0 °C, so that it takes its charge in the cold.',
      example: 'yes',
    }),
    applies: hasEmergency,
  },
  recharge_h: {
    group: 'emergency',
    cell: number({ above: 0, max: 48, description: 'Recharge time, hours.', example: 24 }),
    unit: 'h',
    applies: hasEmergency,
    isNeeded: hasEmergency,
  },
} as const satisfies Record<string, AttributeEntry>;
