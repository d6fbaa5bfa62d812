import { type ChoiceField, choiceFields } from '#core/calculators/led-strip/choice-fields.ts';
import { protocolsOf } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { type Protocol, protocols } from '#core/calculators/led-strip/parts/part-words.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';

/** The current selection of strip properties. */
export type StripChoice = {
  /** Code of the product. */
  family?: string | undefined;
  /** In the format of `colourCode`. */
  colour?: string | undefined;
  ip?: string | undefined;
  /** Watts per metre. */
  power?: number | undefined;
  volts?: number | undefined;
  dimmable?: Protocol | undefined;
};

type StripOption<Value> = {
  value: Value;
  isAvailable: boolean;
  /** The chosen fields that each rule it out; empty if it is available. */
  conflicts: ChoiceField[];
};

export type StripOptions = {
  [Field in ChoiceField]-?: StripOption<NonNullable<StripChoice[Field]>>[];
};

/**
 * Formats the light of a strip as a code: `3000-90` is 3000 K with CRI 90, `2700-6500-90` tunable white, `rgb`,
 * `rgbw-2700`.
 */
export function colourCode({ colour, variant }: StripPart<'strips'>): string {
  const { cctK, cctMaxK, cri } = variant;
  if (colour === 'rgb') return 'rgb';
  if (colour === 'rgbw') return `rgbw-${cctK}`;
  return [cctK, cctMaxK, cri].filter((part) => part !== null).join('-');
}

/** Returns the strips that match a selection; fields in `except` are ignored. */
export function stripsFor(
  catalogue: StripCatalogue,
  choice: StripChoice,
  except: readonly ChoiceField[] = [],
): StripPart<'strips'>[] {
  const fits = matcherFor(choice, except);
  return rowsOf(catalogue).flatMap(({ strip, values }) => (fits(values) ? strip : []));
}

/** Returns the selection that describes a strip. */
export function choiceOf({ variant, watts_per_metre, volts, ...strip }: StripPart<'strips'>) {
  const colour = colourCode({ variant, watts_per_metre, volts, ...strip });
  const { product, ip } = variant;
  return { family: product.code, colour, ip: ip ?? undefined, power: watts_per_metre, volts };
}

function matcherFor(choice: StripChoice, except: readonly ChoiceField[]) {
  const chosen = choiceFields.filter((field) => choice[field] !== undefined);
  const counted = chosen.filter((field) => !except.includes(field));
  return (values: StripValues) => {
    return counted.every((field) => (values[field] as unknown[]).includes(choice[field]));
  };
}

/** Returns every option of every field, and the reason for those that do not fit the other choices. */
export function optionsFor(catalogue: StripCatalogue, choice: StripChoice): StripOptions {
  const entries = choiceFields.map((field) => [field, optionsOf(field, catalogue, choice)]);
  return Object.fromEntries(entries) as StripOptions;
}

function optionsOf(field: ChoiceField, catalogue: StripCatalogue, choice: StripChoice) {
  const rows = rowsOf(catalogue);
  const all = rows.flatMap(({ values }): unknown[] => values[field]);
  const fits = (value: unknown, except: ChoiceField[]) => {
    const isFitting = matcherFor({ ...choice, [field]: value }, except);
    return rows.some(({ values }) => isFitting(values));
  };
  return sortValues(field, [...new Set<unknown>(all)]).map((value) => {
    const isAvailable = fits(value, []);
    const others = choiceFields.filter((other) => other !== field && choice[other] !== undefined);
    const conflicts = isAvailable ? [] : others.filter((other) => fits(value, [other]));
    return {
      value,
      isAvailable,
      conflicts: isAvailable || conflicts.length > 0 ? conflicts : others,
    };
  });
}

type StripValues = { [Field in ChoiceField]-?: NonNullable<StripChoice[Field]>[] };
type StripRow = { strip: StripPart<'strips'>; values: StripValues };

const knownRows = new WeakMap<StripCatalogue, StripRow[]>();

/** Values of every strip, computed once per catalogue: every key press reads them a thousand times. */
function rowsOf(catalogue: StripCatalogue): StripRow[] {
  const cached = knownRows.get(catalogue);
  if (cached) return cached;
  const rows = catalogue.strips.map((strip) => ({ strip, values: valuesOf(strip, catalogue) }));
  knownRows.set(catalogue, rows);
  return rows;
}

function valuesOf(strip: StripPart<'strips'>, catalogue: StripCatalogue): StripValues {
  return {
    family: [strip.variant.product.code],
    colour: [colourCode(strip)],
    ip: strip.variant.ip === null ? [] : [strip.variant.ip],
    power: [strip.watts_per_metre],
    volts: [strip.volts],
    dimmable: protocolsOf(strip, catalogue),
  };
}

/** Sorts values: numbers ascending, protocols and families in table order, codes by their figures. */
function sortValues(field: ChoiceField, values: unknown[]): unknown[] {
  if (field === 'family') return values;
  if (field === 'dimmable') return protocols.filter((protocol) => values.includes(protocol));
  return values.toSorted((a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return String(a).localeCompare(String(b), 'en', { numeric: true });
  });
}
