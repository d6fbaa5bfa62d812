import type { AttributeEntry } from '#core/catalogue/attributes/attribute.ts';
import {
  always,
  hasGear,
  isElectrical,
  isForEmergency,
  isMainsLuminaire,
  isOnMains,
  isRadio,
} from '#core/catalogue/attributes/attribute-subjects.ts';
import { choice, number, text } from '#core/catalogue/figures/cell.ts';
import { radioCodes } from '#core/catalogue/product-codes.ts';

const percent = { min: 0, max: 100 } as const;

/** Circuit breakers for which luminaires are counted, by characteristic and rated current in amperes (EN 60898-1). */
export const breakers = [
  { name: 'breaker_b10', type: 'B', amps: 10 },
  { name: 'breaker_b16', type: 'B', amps: 16 },
  { name: 'breaker_c10', type: 'C', amps: 10 },
  { name: 'breaker_c16', type: 'C', amps: 16 },
] as const;

type BreakerName = (typeof breakers)[number]['name'];

const countOnBreaker = ({ type, amps }: (typeof breakers)[number]): AttributeEntry => ({
  group: 'electrical',
  cell: number({
    isWhole: true,
    min: 1,
    max: 2000,
    description: `Luminaires or drivers on one circuit breaker ${type}${amps}.`,
    example: 20,
  }),
  applies: hasGear,
  isNeeded: (subject) => hasGear(subject) && !isForEmergency(subject),
});

const onBreakers = Object.fromEntries(
  breakers.map((breaker) => [breaker.name, countOnBreaker(breaker)]),
) as Record<BreakerName, AttributeEntry>;

const range = /^\d{1,3}-\d{1,3}$/;

/** Supply, control gear and terminals. */
export const electricalAttributes = {
  supply_ac_v: {
    group: 'electrical',
    cell: text({ pattern: range, description: 'Permitted AC supply, volts.', example: '198-264' }),
    unit: 'V',
    applies: isOnMains,
    isNeeded: hasGear,
  },
  supply_dc_v: {
    group: 'electrical',
    cell: text({ pattern: range, description: 'Permitted DC supply, volts.', example: '176-280' }),
    unit: 'V',
    applies: isElectrical,
  },
  power_factor: {
    group: 'electrical',
    cell: number({
      above: 0,
      max: 1,
      description: 'Power factor λ at full load.',
      example: 0.95,
    }),
    digits: 2,
    applies: hasGear,
    isNeeded: hasGear,
    hasSource: true,
  },
  thd_percent: {
    group: 'electrical',
    cell: number({
      ...percent,
      description: 'Total harmonic distortion of the current at full load, per cent.',
      example: 10,
    }),
    unit: '%',
    sign: '≤',
    applies: hasGear,
    isNeeded: (subject) => hasGear(subject) && !isForEmergency(subject),
    hasSource: true,
  },
  inrush_a: {
    group: 'electrical',
    cell: number({
      above: 0,
      max: 300,
      description: 'Peak of the inrush current, amperes.',
      example: 18,
    }),
    unit: 'A',
    digits: 1,
    applies: hasGear,
    isNeeded: hasGear,
    hasSource: true,
  },
  inrush_us: {
    group: 'electrical',
    cell: number({
      isWhole: true,
      above: 0,
      max: 5000,
      description: 'Duration of the inrush current at half of its peak, microseconds.',
      example: 180,
    }),
    unit: 'µs',
    applies: hasGear,
    isNeeded: hasGear,
    hasSource: true,
  },
  ...onBreakers,
  standby_w: {
    group: 'electrical',
    cell: number({
      min: 0,
      max: 10,
      description: 'Power in standby or networked standby, light off, watts.',
      example: 0.4,
    }),
    unit: 'W',
    digits: 2,
    applies: isElectrical,
    isNeeded: (subject) =>
      isMainsLuminaire(subject) && !['none', 'phase'].includes(subject.dimming),
  },
  driver_life_h: {
    group: 'electrical',
    cell: number({
      isWhole: true,
      min: 10_000,
      max: 200_000,
      description: 'Life of the control gear at `driver_tc_c`, 10 % failures, hours.',
      example: 100_000,
    }),
    unit: 'h',
    digits: 0,
    applies: hasGear,
    isNeeded: hasGear,
    isDurability: true,
  },
  driver_tc_c: {
    group: 'electrical',
    cell: number({
      isWhole: true,
      min: 30,
      max: 120,
      description: 'Temperature at the tc point for that life, degrees Celsius.',
      example: 75,
    }),
    unit: '°C',
    applies: hasGear,
    isNeeded: hasGear,
    isDurability: true,
  },
  surge_line_kv: {
    group: 'electrical',
    cell: number({
      above: 0,
      max: 40,
      description: 'Surge withstand between line and neutral (EN 61547), kilovolts.',
      example: 1,
    }),
    unit: 'kV',
    applies: hasGear,
    isNeeded: hasGear,
  },
  surge_earth_kv: {
    group: 'electrical',
    cell: number({
      above: 0,
      max: 40,
      description: 'Surge withstand between line or neutral and earth (EN 61547), kilovolts.',
      example: 2,
    }),
    unit: 'kV',
    applies: hasGear,
    isNeeded: hasGear,
  },
  through_wiring: {
    group: 'electrical',
    cell: text({
      pattern: /^(none|\d+x\d+(\.\d+)?)$/,
      description: 'Through wiring: cores x section in mm², or none.',
      example: '5x2.5',
    }),
    unit: 'mm²',
    applies: isElectrical,
    isNeeded: (subject) => isMainsLuminaire(subject) && subject.archetype !== 'track-spot',
  },
  terminal: {
    group: 'electrical',
    cell: choice(['push-in', 'screw', 'plug', 'lead', 'adapter', 'solder'], {
      description: 'How the supply is connected.',
      example: 'push-in',
    }),
    applies: isElectrical,
    isNeeded: isElectrical,
  },
  terminal_mm2: {
    group: 'electrical',
    cell: text({
      pattern: /^\d+(\.\d+)?(-\d+(\.\d+)?)?$/,
      description: 'Section of conductors that the terminal takes, or of the lead, mm².',
      example: '0.5-2.5',
    }),
    unit: 'mm²',
    applies: isElectrical,
  },
  terminal_strip_mm: {
    group: 'electrical',
    cell: number({ above: 3, max: 20, description: 'Stripped length, millimetres.', example: 9 }),
    unit: 'mm',
    applies: isElectrical,
  },
  terminal_torque_nm: {
    group: 'electrical',
    cell: number({
      above: 0,
      max: 5,
      description: 'Torque of screw terminals, newton metres.',
      example: 0.5,
    }),
    unit: 'N m',
    digits: 2,
    applies: isElectrical,
  },
  radio: {
    group: 'electrical',
    cell: choice(radioCodes, {
      description: 'Radio of the control or the detector; without wireless control in rows only.',
      example: 'bluetooth-le',
    }),
    applies: isRadio,
    appliesInRow: always,
    isNeeded: isRadio,
  },
  radio_band: {
    group: 'electrical',
    cell: choice(['868 MHz', '2.4 GHz', '5.8 GHz', '24 GHz'], {
      description: 'Frequency band of the radio.',
      example: '2.4 GHz',
    }),
    applies: isRadio,
    appliesInRow: always,
    isNeeded: isRadio,
  },
  radio_dbm: {
    group: 'electrical',
    cell: number({
      min: -30,
      max: 27,
      description: 'Highest radiated power of the radio, dBm.',
      example: 8,
    }),
    unit: 'dBm',
    sign: '≤',
    applies: isRadio,
    appliesInRow: always,
    isNeeded: isRadio,
  },
  internet: {
    group: 'electrical',
    cell: choice(['yes', 'no'], {
      description:
        'Whether its radio communicates over the internet, itself or by another device, (EU) 2022/30.',
      example: 'no',
    }),
    applies: isRadio,
    appliesInRow: always,
  },
} as const satisfies Record<string, AttributeEntry>;
