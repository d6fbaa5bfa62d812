import {
  fillFromVariant,
  findVariantIn,
  type VariantsByCode,
} from '#core/calculators/energy/catalogue-zone.ts';
import type { EnergyForm, ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { hoursOf, usualHours } from '#core/calculators/energy/usual-hours.ts';
import { usualLuminaires } from '#core/calculators/energy/usual-luminaires.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatPlainNumber } from '#core/units.ts';

/** What fills in other fields of a zone: a usual old luminaire, usual hours, a code of the catalogue. */
const fillers = ['usual', 'use', 'code'] as const;
export type Filler = (typeof fillers)[number];

/** Where the form continues after a button that fills in: its zone, and the path of a field. */
type Pressed = { zone: number; filler: Filler };

/** The value of a button that fills in: `fill-0-code`. */
export const fillChange = (zone: number, filler: Filler): string => `fill-${zone}-${filler}`;

/** Reads the value of a button that fills in; null for any other button. */
export function readFillChange(change: string | null): Pressed | null {
  const [, zone, name] = /^fill-(\d{1,2})-([a-z]+)$/.exec(change ?? '') ?? [];
  const filler = fillers.find((candidate) => candidate === name);
  return filler ? { zone: Number(zone), filler } : null;
}

/** Id of the field that the visitor sees next: the first one filled in, or the code that no variant has. */
export function fieldAfterFill({ zone, filler }: Pressed, variants: VariantsByCode, code: string) {
  const isKnown = Boolean(findVariantIn(variants, code));
  const after = {
    usual: 'current-wattage',
    use: 'hours',
    code: isKnown ? 'proposed-wattage' : 'code',
  };
  return `zones-${zone}-${after[filler]}`;
}

type Fill = {
  /** The fields as a browser without scripts sends them. */
  typed: URLSearchParams;
  variants: VariantsByCode;
  /** The button that was pressed; null for another one. */
  pressed: Pressed | null;
};

/**
 * Fills in what was chosen without scripts. The button of a list or a code replaces what its fields hold; any other
 * button only fills in fields that are empty, so that nothing typed is lost.
 */
export function fillZones(
  locale: LocaleCode,
  form: EnergyForm,
  { typed, variants, pressed }: Fill,
): EnergyForm {
  const zones = form.zones.map((zone, index) => {
    const isMeant = (filler: Filler, fields: string[]) =>
      (pressed?.zone === index && pressed.filler === filler) ||
      fields.every((text) => text.trim() === '');
    const chosen = (filler: Filler) => typed.get(`zones-${index}-${filler}`) ?? '';
    let filled = zone;
    if (isMeant('usual', [zone.current.wattage]))
      filled = fillUsual(locale, filled, chosen('usual'));
    if (isMeant('use', [zone.hours, zone.days, zone.weeks]))
      filled = fillHours(locale, filled, chosen('use'));
    const variant = findVariantIn(variants, zone.code);
    const { wattage, lumens } = zone.proposed;
    if (variant && isMeant('code', [wattage, lumens]))
      filled = fillFromVariant(locale, filled, variant);
    return filled;
  });
  return { ...form, zones };
}

/** Fills in the power of a usual old luminaire; an unknown id leaves the zone as it is. */
export function fillUsual(locale: LocaleCode, zone: ZoneForm, id: string): ZoneForm {
  const usual = usualLuminaires.find((candidate) => candidate.id === id);
  if (!usual) return zone;
  const wattage = formatPlainNumber(locale, usual.watts);
  return { ...zone, current: { ...zone.current, wattage } };
}

/** Fills in the usual hours of a kind of building; an unknown id leaves the zone as it is. */
export function fillHours(locale: LocaleCode, zone: ZoneForm, id: string): ZoneForm {
  const usual = usualHours.find((candidate) => candidate.id === id);
  if (!usual) return zone;
  return { ...zone, ...hoursOf(usual, (value) => formatPlainNumber(locale, value)) };
}
