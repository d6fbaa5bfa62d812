import { z } from 'zod';
import {
  diffusers,
  partKinds,
  partRoles,
  protocols,
  stripColours,
} from '#core/calculators/led-strip/parts/part-words.ts';
import { numberCell, optionalCell, optionalNumberCell } from '#core/csv-cell.ts';
import { sayable } from '#core/say.ts';

const sku = z.string().min(3);
const positive = (most: number) => numberCell(z.number().positive().max(most));
const whole = (least: number, most: number) => numberCell(z.number().int().min(least).max(most));
const productCode = /^[A-Z][A-Z0-9]{2,11}$/;

/** Codes separated by `|`. */
const codes = z
  .string()
  .transform((value) => value.split('|').map((part) => part.trim()))
  .pipe(
    z
      .array(z.string().regex(productCode, sayable('Write product codes with | between them')))
      .min(1),
  );

/** `led-strip/strips.csv`: the electrical figures of a strip variant, a reel. */
const stripRecordSchema = z.strictObject({
  sku,
  colour: z.enum(stripColours),
  led: z.enum(['smd', 'cob']),
  watts_per_metre: positive(100),
  volts: positive(60),
  cut_increment_mm: positive(1_000),
  /** Both tracks together. */
  loop_resistance_ohm_per_m: positive(10),
  /** Longest tested run, fed from one end, and from both ends or the centre. */
  max_run_single_m: positive(100),
  max_run_double_m: positive(200),
  /** Width that must fit into a profile: the board, or the sleeve around it. */
  board_width_mm: positive(50),
  /** Whether its rated life requires mounting on aluminium. */
  needs_profile: z.enum(['yes', 'no']),
});

/** `led-strip/drivers.csv`. An empty load share means the company rule. */
const driverRecordSchema = z.strictObject({
  sku,
  protocol: z.enum(protocols),
  /** Outputs dimmed by the driver itself. */
  channels: whole(1, 8),
  volts: positive(60),
  rated_w: positive(2_000),
  max_load_percent: optionalNumberCell(z.number().positive().max(100)),
  /** Mains-dimmed drivers may not start below this load. */
  min_load_w: optionalNumberCell(z.number().positive().max(500)),
});

/** `led-strip/controllers.csv`: a controller between a fixed driver and the strip. */
const controllerRecordSchema = z.strictObject({
  sku,
  protocol: z.enum(protocols),
  channels: whole(1, 8),
  amps_per_channel: positive(50),
  /** Outputs that may be bridged for one colour. */
  max_bridged: whole(1, 4),
  volts_min: positive(60),
  volts_max: positive(60),
});

/** `led-strip/profiles.csv`: a profile variant, a bar. */
const profileRecordSchema = z.strictObject({
  sku,
  mounting: z.enum(['surface', 'recessed', 'corner', 'suspended']),
  stock_mm: positive(6_000),
  inner_width_mm: positive(200),
  max_watts_per_metre: positive(200),
  ip: z.string().regex(/^IP[0-6][0-8]$/),
  /** Diffuser included with each bar; empty if the diffuser is a separate variant. */
  diffuser: optionalCell(z.enum(diffusers)),
  clips_included: whole(0, 20),
  cap_pairs_included: whole(0, 10),
});

/** `led-strip/diffusers.csv`: a diffuser sold separately. */
const diffuserRecordSchema = z.strictObject({
  sku,
  fits: codes,
  diffuser: z.enum(diffusers),
  stock_mm: positive(6_000),
});

/** `led-strip/parts.csv`: all other parts. `fits` names products: strips for connectors, profiles for caps. */
const partRecordSchema = z.strictObject({
  sku,
  kind: z.enum(partKinds),
  role: z.enum(partRoles),
  /** Empty: fits every product. */
  fits: optionalCell(codes),
  ip: z.string().regex(/^IP[0-6][0-8]$/),
  /** For a lead or cable: conductors, their section, and the length of one unit. */
  cores: optionalNumberCell(z.number().int().min(2).max(6)),
  area_mm2: optionalNumberCell(z.number().positive().max(10)),
  length_m: optionalNumberCell(z.number().positive().max(500)),
  /** Uses per unit: pieces in a bag, ends sealed by a tube. */
  pack: whole(1, 1_000),
});

/** Tables of `led-strip/`, each a CSV file of that name. */
export const stripTables = {
  strips: stripRecordSchema,
  drivers: driverRecordSchema,
  controllers: controllerRecordSchema,
  profiles: profileRecordSchema,
  diffusers: diffuserRecordSchema,
  parts: partRecordSchema,
} as const;

export type StripTable = keyof typeof stripTables;

/** Rows of all tables. */
export type StripRecords = { [Table in StripTable]: z.infer<(typeof stripTables)[Table]>[] };
