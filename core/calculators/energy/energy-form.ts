import { type EnergyFigure, energyUnit } from '#core/calculators/energy/energy-units.ts';
import { quantityIn } from '#core/calculators/typed-quantity.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { keysOf, mapKeys } from '#core/keys.ts';
import { formatPlainNumber } from '#core/units.ts';

/** Form input as entered: numbers are strings until they are parsed. */
export type InstallationForm = {
  wattage: string;
  lifetime: string;
  unitCost: string;
  quantity: string;
  misc: string;
  /** Labour for the replacement of one fitting. */
  labour: string;
  /** Shares of the energy that controls leave, percent; empty for none. */
  presence: string;
  daylight: string;
  dimming: string;
  /** Flux of one fitting; only used to check the light. */
  lumens: string;
};

export type ZoneForm = {
  name: string;
  label: string;
  /** Code of the catalogue's variant that is proposed; empty for none. */
  code: string;
  current: InstallationForm;
  proposed: InstallationForm;
  hours: string;
  days: string;
  weeks: string;
};

export type EnergyForm = {
  project: string;
  currency: Currency;
  tariff: string;
  /** `GB-2025`: country and year of a CO2 factor; `own` for a custom one. */
  factor: string;
  /** Custom factor, kg per kWh. */
  ownFactor: string;
  /** Discount rate, percent a year; empty for the company's default. */
  rate: string;
  /** Change of the price of electricity, percent a year; empty for none. */
  growth: string;
  /** Fall of the CO2 factor, percent a year; empty for none. */
  co2Fall: string;
  hasMaintenance: boolean;
  zones: ZoneForm[];
};

export const currencies = ['EUR', 'GBP', 'USD'] as const;
type Currency = (typeof currencies)[number];

export const OWN_FACTOR = 'own';
/** Larger calculations belong in a spreadsheet. */
export const MAX_ZONES = 40;

const emptyInstallation: InstallationForm = {
  wattage: '',
  lifetime: '',
  unitCost: '',
  quantity: '',
  misc: '',
  labour: '',
  presence: '',
  daylight: '',
  dimming: '',
  lumens: '',
};

/** Names of the numeric fields. */
const figures: ReadonlySet<string> = new Set<EnergyFigure>([
  ...keysOf(emptyInstallation),
  ...(['tariff', 'ownFactor', 'rate', 'growth', 'co2Fall', 'hours', 'days', 'weeks'] as const),
]);

/** Returns a zone without figures. */
export function createZone(name: string): ZoneForm {
  return {
    name,
    label: '',
    code: '',
    current: { ...emptyInstallation },
    proposed: { ...emptyInstallation },
    hours: '',
    days: '',
    weeks: '',
  };
}

/** Local storage key of the last calculation. */
export const ENERGY_FORM_KEY = 'energyCalculator';

/**
 * Serialises a calculation as JSON for storage or sharing: figures become numbers, so that they mean the same in every
 * language, and lose their units. Values that are no numbers in the unit of their field stay as entered.
 */
export function formatEnergyForm(locale: LocaleCode, form: EnergyForm): string {
  const numberOf = (field: EnergyFigure, text: string) => {
    const value = quantityIn(locale, text, energyUnit(field, form.currency));
    return value === null || isExponential(value) ? text : value;
  };
  return JSON.stringify(form, (key, value) => {
    // An empty field is read as one that is missing.
    if (value === '') return undefined;
    return isFigure(key) && typeof value === 'string' ? numberOf(key, value) : value;
  });
}

function isFigure(key: string): key is EnergyFigure {
  return figures.has(key);
}

/** Nobody types numbers with an exponent. */
function isExponential(value: number): boolean {
  return String(value).includes('e');
}

/**
 * Parses a stored or shared calculation and formats its figures for the language; null for any other text. Missing or
 * invalid fields are empty.
 */
export function parseEnergyForm(locale: LocaleCode, text: string | null): EnergyForm | null {
  if (text === null) return null;
  const textOf = (value: unknown) => readText(locale, value);
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw) || !Array.isArray(raw.zones) || raw.zones.length === 0) return null;
    const currency = currencies.find((candidate) => candidate === raw.currency) ?? currencies[0];
    return {
      project: textOf(raw.project),
      currency,
      tariff: textOf(raw.tariff),
      factor: textOf(raw.factor),
      ownFactor: textOf(raw.ownFactor),
      rate: textOf(raw.rate),
      growth: textOf(raw.growth),
      co2Fall: textOf(raw.co2Fall),
      hasMaintenance: raw.hasMaintenance === true,
      zones: raw.zones.slice(0, MAX_ZONES).map((zone) => readZone(zone, textOf)),
    };
  } catch {
    return null;
  }
}

type TextOf = (value: unknown) => string;

function readZone(value: unknown, textOf: TextOf): ZoneForm {
  const raw = isRecord(value) ? value : {};
  return {
    name: textOf(raw.name),
    label: textOf(raw.label),
    code: textOf(raw.code),
    current: readInstallation(raw.current, textOf),
    proposed: readInstallation(raw.proposed, textOf),
    hours: textOf(raw.hours),
    days: textOf(raw.days),
    weeks: textOf(raw.weeks),
  };
}

function readInstallation(value: unknown, textOf: TextOf): InstallationForm {
  const raw = isRecord(value) ? value : {};
  return mapKeys(keysOf(emptyInstallation), (key) => textOf(raw[key]));
}

const MAX_TEXT = 200;

function readText(locale: LocaleCode, value: unknown): string {
  if (typeof value === 'number') return formatPlainNumber(locale, value);
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
