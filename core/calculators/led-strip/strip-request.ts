import { choiceFields } from '#core/calculators/led-strip/choice-fields.ts';
import { diffusers, protocols } from '#core/calculators/led-strip/parts/part-words.ts';
import type { Packing } from '#core/calculators/led-strip/plan/driver-packing.ts';
import type { Rounding } from '#core/calculators/led-strip/plan/strip-run.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
import type { StripChoice } from '#core/calculators/led-strip/strip-choice.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { respellFigures } from '#core/respell-figures.ts';

/** Request of the calculator from its URL: the selection of a strip, its lengths, and how it is built. */
export type StripRequest = {
  choice: StripChoice;
  /** As entered in the language of the page: one length per line, `4 x 1200` for four. */
  runsText: string;
  unit: 'mm' | 'm';
  rounding: Rounding;
  feed: Feed;
  /** As entered in the language of the page: metres unless a unit is given; with `;` one length for each run. */
  cableText: string;
  /** Section of a core, mm². */
  areaMm2: number;
  /** Basis of its resistance: copper at 20 °C, or the highest that IEC 60228 allows for class 5. */
  resistance: Resistance;
  packing: Packing;
  /** Where drivers and controllers hang: in a dry place, or beside the strip and as well protected. */
  place: (typeof places)[number];
  /** Code of the product; empty for none. */
  profile: string;
  finish: string;
  diffuser: (typeof diffusers)[number] | '';
  /** SKU; empty to choose automatically. */
  driver: string;
  controller: string;
  /** SKUs of accessories bought with the strip. */
  accessories: string[];
  /** Values of the query that the form cannot have, as `name=value`: nothing is calculated with a default instead. */
  refused: string[];
};

const places = ['dry', 'strip'] as const;
const resistances = ['copper', 'class-5'] as const;
type Resistance = (typeof resistances)[number];

const DEFAULT_CABLE = '2';
const DEFAULT_AREA = 1.5;
const MOST_ACCESSORIES = 20;

/** Query parameter names, equal to those of the form fields. */
export const stripParams = {
  family: 'family',
  colour: 'colour',
  ip: 'ip',
  power: 'power',
  volts: 'volts',
  dimmable: 'dimmable',
  runs: 'runs',
  unit: 'unit',
  rounding: 'rounding',
  feed: 'feed',
  cable: 'cable',
  area: 'area',
  resistance: 'resistance',
  packing: 'packing',
  place: 'place',
  profile: 'profile',
  finish: 'finish',
  diffuser: 'diffuser',
  driver: 'driver',
  controller: 'controller',
  accessory: 'accessory',
  /** Variant of a strip to start with, by id or SKU: the server redirects to its selection. */
  luminaire: 'luminaire',
  /** Locale of the number format; without it, that of URLs. */
  typed: 'typed',
} as const;

/** URLs use a decimal point in every language, so that the language can change. */
const ADDRESS_LOCALE: LocaleCode = 'en';

type StripParam = keyof typeof stripParams;

/** Parses a query for a page in a language; values that no field can have are listed as refused. */
export function parseStripRequest(locale: LocaleCode, search: URLSearchParams): StripRequest {
  const refused: string[] = [];
  const text = (name: StripParam) => search.get(stripParams[name])?.trim() ?? '';
  const oneOf = <const Word extends string>(name: StripParam, words: readonly Word[]) => {
    const found = words.find((word) => word === text(name));
    if (text(name) && !found) refused.push(`${stripParams[name]}=${text(name).slice(0, 60)}`);
    return found;
  };
  const number = (name: StripParam) => {
    const value = Number(text(name));
    if (value > 0 && Number.isFinite(value)) return value;
    if (text(name)) refused.push(`${stripParams[name]}=${text(name).slice(0, 60)}`);
    return undefined;
  };
  const written = oneOf('typed', localeCodes) ?? ADDRESS_LOCALE;
  const typed = (value: string) => respellFigures(value, { from: written, to: locale });
  const accessories = search.getAll(stripParams.accessory).map((sku) => sku.trim().toUpperCase());
  return {
    choice: {
      family: text('family').toUpperCase() || undefined,
      colour: text('colour') || undefined,
      ip: text('ip').toUpperCase() || undefined,
      power: number('power'),
      volts: number('volts'),
      dimmable: oneOf('dimmable', protocols),
    },
    // Not trimmed: a line in progress is part of the input.
    runsText: typed((search.get(stripParams.runs) ?? '').replaceAll('\r\n', '\n').slice(0, 4_000)),
    unit: oneOf('unit', ['mm', 'm']) ?? 'mm',
    rounding: oneOf('rounding', ['down', 'up']) ?? 'down',
    feed: oneOf('feed', ['one-end', 'both-ends', 'centre']) ?? 'one-end',
    cableText: search.has(stripParams.cable) ? typed(text('cable')) : DEFAULT_CABLE,
    areaMm2: number('area') ?? DEFAULT_AREA,
    resistance: oneOf('resistance', resistances) ?? 'copper',
    packing: oneOf('packing', ['fewest', 'smallest-footprint', 'one-per-run']) ?? 'fewest',
    place: oneOf('place', places) ?? 'dry',
    profile: text('profile').toUpperCase(),
    finish: text('finish'),
    diffuser: oneOf('diffuser', diffusers) ?? '',
    driver: text('driver').toUpperCase(),
    controller: text('controller').toUpperCase(),
    accessories: [...new Set(accessories.filter(Boolean))].slice(0, MOST_ACCESSORIES),
    refused,
  };
}

/** Request of an empty query. */
export const usualRequest = parseStripRequest(ADDRESS_LOCALE, new URLSearchParams());

/**
 * Formats a request as a query with its question mark, the same in every language; defaults and empty values are left
 * out.
 *
 * @param locale the language in which its texts were entered.
 */
export function formatStripRequest(locale: LocaleCode, request: StripRequest): string {
  const { choice, accessories, ...rest } = request;
  const usual = usualRequest;
  const respell = (text: string) => respellFigures(text, { from: locale, to: ADDRESS_LOCALE });
  const values: [param: StripParam, value: string | number | undefined, usual?: string | number][] =
    [
      ...choiceFields.map((name) => [name, choice[name]] as [StripParam, string | number]),
      ['runs', respell(rest.runsText.trim())],
      ['unit', rest.unit, usual.unit],
      ['rounding', rest.rounding, usual.rounding],
      ['feed', rest.feed, usual.feed],
      ['cable', respell(rest.cableText), usual.cableText],
      ['area', rest.areaMm2, usual.areaMm2],
      ['resistance', rest.resistance, usual.resistance],
      ['packing', rest.packing, usual.packing],
      ['place', rest.place, usual.place],
      ['profile', rest.profile],
      ['finish', rest.finish],
      ['diffuser', rest.diffuser],
      ['driver', rest.driver],
      ['controller', rest.controller],
      ...accessories.map((sku) => ['accessory', sku] as [StripParam, string]),
    ];
  const stated = values.filter(([, value, usual = '']) => value !== undefined && value !== usual);
  const query = new URLSearchParams(
    stated.map(([name, value]) => [stripParams[name], String(value)]),
  ).toString();
  return query && `?${query}`;
}
