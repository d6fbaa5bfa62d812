import {
  type EnergyForm,
  type InstallationForm,
  OWN_FACTOR,
  type ZoneForm,
} from '#core/calculators/energy/energy-form.ts';
import { type EnergyFigure, energyUnit } from '#core/calculators/energy/energy-units.ts';
import type {
  EnergyPrices,
  EnergyZone,
  Installation,
} from '#core/calculators/energy/energy-zone.ts';
import type { LightSource } from '#core/calculators/energy/same-light.ts';
import { type FieldUnit, quantityIn, readQuantity } from '#core/calculators/typed-quantity.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Fields by the name that texts and limits use. */
export type EnergyField = 'name' | EnergyFigure;

type Kind =
  | { kind: 'required' | 'not-a-number' | 'out-of-range' }
  /** The unit as typed, and that of the field. */
  | { kind: 'wrong-unit'; typed: string; unit: FieldUnit };

export type EnergyProblem = Kind & {
  /** `tariff`, `zones-0-current-wattage`: equal to the id of the input. */
  path: string;
  field: EnergyField;
  /** 0-based; null for fields outside zones. */
  zone: number | null;
  side: 'current' | 'proposed' | null;
};

const PERCENT = 100;

type Limit = { above?: number; least?: number; most: number; isWhole?: boolean };

/** Plausible range; anything else is a typing mistake or a wrong unit. */
const energyLimits: Record<EnergyFigure, Limit> = {
  tariff: { above: 0, most: 10 },
  ownFactor: { least: 0, most: 2 },
  rate: { least: 0, most: 30 },
  growth: { least: -10, most: 20 },
  co2Fall: { least: 0, most: 30 },
  hours: { above: 0, most: 24 },
  days: { above: 0, most: 7 },
  weeks: { above: 0, most: 53 },
  wattage: { above: 0, most: 5_000 },
  lifetime: { least: 100, most: 500_000 },
  unitCost: { least: 0, most: 100_000 },
  quantity: { least: 1, most: 100_000, isWhole: true },
  misc: { least: 0, most: 10_000_000 },
  labour: { least: 0, most: 100_000 },
  presence: { above: 0, most: 100 },
  daylight: { above: 0, most: 100 },
  dimming: { above: 0, most: 100 },
  lumens: { above: 0, most: 1_000_000 },
};

export type EnergyInput = {
  zones: EnergyZone[];
  prices: EnergyPrices;
  /** Custom discount rate as a share; null for the company's default. */
  discountRate: number | null;
  /** Fluxes of each zone; null if one of them is empty. */
  light: ({ current: LightSource; proposed: LightSource } | null)[];
  /** Whether every zone names the price of its proposed fittings: without it the investment is unknown, not 0. */
  hasCapital: boolean;
};

export type ReadForm = { input: EnergyInput | null; problems: EnergyProblem[] };

/** Parses a form into the input of the calculation, or into all of its problems. */
export function readEnergyForm(
  locale: LocaleCode,
  form: EnergyForm,
  factors: Readonly<Record<string, number>>,
): ReadForm {
  const problems: EnergyProblem[] = [];
  const reader = createReader(locale, form.currency, problems);
  const electricityPerKwh = reader.number('tariff', form.tariff);
  const isOwn = form.factor === OWN_FACTOR || factors[form.factor] === undefined;
  const co2KgPerKwh = isOwn
    ? reader.number('ownFactor', form.ownFactor)
    : (factors[form.factor] as number);
  const percent = isEmpty(form.rate) ? null : reader.number('rate', form.rate);
  const priceGrowth = reader.number('growth', form.growth, 0) / PERCENT;
  const co2Fall = reader.number('co2Fall', form.co2Fall, 0) / PERCENT;
  const { hasMaintenance } = form;
  const zones = form.zones.map((zone, index) => {
    return readZone(zone, reader.of(index), hasMaintenance);
  });
  const light = form.zones.map((zone, index) => readLight(zone, reader.of(index)));
  if (problems.length > 0) return { input: null, problems };
  const prices = { electricityPerKwh, co2KgPerKwh, priceGrowth, co2Fall, hasMaintenance };
  const discountRate = percent === null ? null : percent / PERCENT;
  const hasCapital = form.zones.every(({ proposed }) => !isEmpty(proposed.unitCost));
  return { input: { zones, prices, discountRate, light, hasCapital }, problems };
}

type ZoneReader = ReturnType<ReturnType<typeof createReader>['of']>;

function readZone(zone: ZoneForm, reader: ZoneReader, hasMaintenance: boolean): EnergyZone {
  reader.text('name', zone.name);
  const current = readInstallation(zone.current, reader, { side: 'current', hasMaintenance });
  const proposed = readInstallation(zone.proposed, reader, { side: 'proposed', hasMaintenance });
  return {
    name: zone.name,
    current,
    // One for one, unless the form says otherwise.
    proposed: isEmpty(zone.proposed.quantity)
      ? { ...proposed, quantity: current.quantity }
      : proposed,
    hoursPerDay: reader.number('hours', zone.hours),
    daysPerWeek: reader.number('days', zone.days),
    weeksPerYear: reader.number('weeks', zone.weeks),
  };
}

function readInstallation(
  form: InstallationForm,
  reader: ZoneReader,
  { side, hasMaintenance }: { side: 'current' | 'proposed'; hasMaintenance: boolean },
): Installation {
  const isNew = side === 'proposed';
  const share = (field: 'presence' | 'daylight' | 'dimming') => {
    return reader.number(field, form[field], { side, fallback: PERCENT }) / PERCENT;
  };
  return {
    watts: reader.number('wattage', form.wattage, { side }),
    // How long existing fittings last only matters for their replacement.
    lifetimeH: reader.number('lifetime', form.lifetime, {
      side,
      fallback: isNew || hasMaintenance ? undefined : 0,
    }),
    // Existing fittings are already paid for.
    unitCost: reader.number('unitCost', form.unitCost, { side, fallback: 0 }),
    labourCost: reader.number('labour', form.labour, { side, fallback: 0 }),
    quantity: reader.number('quantity', form.quantity, { side, fallback: isNew ? 0 : undefined }),
    oneOffCost: reader.number('misc', form.misc, { side, fallback: 0 }),
    controls: {
      presence: share('presence'),
      daylight: share('daylight'),
      dimming: share('dimming'),
    },
  };
}

function readLight(zone: ZoneForm, reader: ZoneReader) {
  const read = (side: 'current' | 'proposed') => ({
    fluxLm: reader.number('lumens', zone[side].lumens, { side, fallback: 0 }),
    quantity: reader.quantity(quantityOf(zone, side)),
  });
  const [current, proposed] = [read('current'), read('proposed')];
  return current.fluxLm > 0 && proposed.fluxLm > 0 ? { current, proposed } : null;
}

function quantityOf({ current, proposed }: ZoneForm, side: 'current' | 'proposed'): string {
  return side === 'current' || isEmpty(proposed.quantity) ? current.quantity : proposed.quantity;
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

function createReader(
  locale: LocaleCode,
  currency: EnergyForm['currency'],
  problems: EnergyProblem[],
) {
  type Place = Pick<EnergyProblem, 'zone' | 'side'>;
  function tell(field: EnergyField, kind: Kind, { zone, side }: Place) {
    const path = [zone === null ? null : `zones-${zone}`, side, field].filter(
      (part) => part !== null,
    );
    problems.push({ path: path.join('-'), field, zone, side, ...kind });
  }
  function readText(field: EnergyField, value: string, place: Place) {
    if (isEmpty(value)) tell(field, { kind: 'required' }, place);
  }
  function readNumber(
    field: EnergyFigure,
    value: string,
    { fallback, ...place }: Place & { fallback?: number | undefined },
  ): number {
    if (isEmpty(value)) {
      if (fallback === undefined) tell(field, { kind: 'required' }, place);
      return fallback ?? 0;
    }
    const unit = energyUnit(field, currency);
    const read = readQuantity(locale, value, unit);
    if (read.kind === 'no-number') tell(field, { kind: 'not-a-number' }, place);
    if (read.kind === 'wrong-unit') tell(field, { ...read, unit }, place);
    if (read.kind !== 'number') return 0;
    const number = read.value;
    const { above = -Infinity, least = -Infinity, most, isWhole = false } = energyLimits[field];
    const isWithin = number > above && number >= least && number <= most;
    if (!isWithin || (isWhole && !Number.isInteger(number)))
      tell(field, { kind: 'out-of-range' }, place);
    return number;
  }
  const outside: Place = { zone: null, side: null };
  return {
    text: (field: EnergyField, value: string) => readText(field, value, outside),
    number: (
      field: 'tariff' | 'ownFactor' | 'rate' | 'growth' | 'co2Fall',
      value: string,
      fallback?: number,
    ) => readNumber(field, value, { ...outside, fallback }),
    of: (zone: number) => ({
      text: (field: EnergyField, value: string) => readText(field, value, { zone, side: null }),
      number: (
        field: EnergyFigure,
        value: string,
        place: { side: EnergyProblem['side']; fallback?: number | undefined } = { side: null },
      ) => readNumber(field, value, { zone, ...place }),
      quantity: (value: string) => quantityIn(locale, value, 'pieces') ?? 0,
    }),
  };
}
