import { decodeEnergyForm, encodeEnergyForm } from '#core/calculators/energy/energy-address.ts';
import {
  createZone,
  type EnergyForm,
  MAX_ZONES,
  parseEnergyForm,
  type ZoneForm,
} from '#core/calculators/energy/energy-form.ts';
import { createUsualZone } from '#core/calculators/energy/usual-zone.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { keysOf, mapKeys } from '#core/keys.ts';

/** A calculation, whether its problems are shown, and the button of the form that changes its zones. */
export const energyParams = { code: 'd', check: 'check', change: 'change' } as const;

const shared = [
  ...['project', 'currency', 'tariff', 'factor', 'ownFactor', 'rate', 'growth', 'co2Fall'],
  'hasMaintenance',
] as const;

const { current: installation, proposed: _, ...usage } = createZone('');
const installationKeys = keysOf(installation);
const usageKeys = keysOf(usage);

const nameOf = (zone: number, ...rest: string[]) => ['zones', zone, ...rest].join('-');

/** The names of all fields of the form, which are the ids of its inputs: `tariff`, `zones-0-current-wattage`. */
export const energyFieldNames: readonly string[] = [
  ...shared,
  ...Array.from({ length: MAX_ZONES }, (_, zone) => [
    ...usageKeys.map((key) => nameOf(zone, key)),
    // Their choice is not part of the calculation: it fills in other fields.
    ...['usual', 'use'].map((key) => nameOf(zone, key)),
    ...(['current', 'proposed'] as const).flatMap((side) =>
      installationKeys.map((key) => nameOf(zone, side, key)),
    ),
  ]).flat(),
];

/** Reads the fields of the form as a browser without scripts sends them; null for the address of a calculation. */
export function readTypedEnergy(locale: LocaleCode, typed: URLSearchParams): EnergyForm | null {
  if (!typed.has('tariff')) return null;
  const textOf = (name: string) => typed.get(name) ?? '';
  const installationOf = (zone: number, side: 'current' | 'proposed') =>
    mapKeys(installationKeys, (key) => textOf(nameOf(zone, side, key)));
  const zones: ZoneForm[] = [];
  for (let zone = 0; zone < MAX_ZONES && typed.has(nameOf(zone, 'name')); zone++) {
    zones.push({
      ...mapKeys(usageKeys, (key) => textOf(nameOf(zone, key))),
      current: installationOf(zone, 'current'),
      proposed: installationOf(zone, 'proposed'),
    });
  }
  const fields = Object.fromEntries(shared.map((name) => [name, textOf(name)]));
  const hasMaintenance = typed.has('hasMaintenance');
  return parseEnergyForm(locale, JSON.stringify({ ...fields, hasMaintenance, zones }));
}

/** Reads the address of a calculation; null for any other. */
export function readEnergyQuery(locale: LocaleCode, query: URLSearchParams): EnergyForm | null {
  return decodeEnergyForm(locale, query.get(energyParams.code));
}

/** The query of a calculation: `?d=…`, with `check` if its problems are shown. */
export function energyQuery(locale: LocaleCode, form: EnergyForm, isChecked = false): string {
  const { code, check } = energyParams;
  return `?${code}=${encodeEnergyForm(locale, form)}${isChecked ? `&${check}=on` : ''}`;
}

/** The values of the buttons that change the zones. */
export const zoneChanges = {
  add: 'add',
  copy: (zone: number) => `copy-${zone}`,
  remove: (zone: number) => `remove-${zone}`,
};

/**
 * Adds, copies or removes a zone as a button of the form says; null if none was pressed.
 * @param zoneName the name of the zone with a number, from 1
 * @returns the changed form and the place of the zone that was added or removed
 */
export function changeZones(
  form: EnergyForm,
  change: string | null,
  zoneName: (number: number) => string,
): { form: EnergyForm; at: number } | null {
  const { zones } = form;
  const [, kind, place] = /^(add|copy|remove)(?:-(\d{1,2}))?$/.exec(change ?? '') ?? [];
  const index = kind === 'add' ? zones.length : Number(place);
  const zone = zones[index];
  if (kind === 'remove') {
    if (!zone || zones.length === 1) return null;
    return { form: { ...form, zones: zones.toSpliced(index, 1) }, at: index };
  }
  if (!kind || zones.length >= MAX_ZONES || (kind === 'copy' && !zone)) return null;
  const name = zoneName(zones.length + 1);
  const added = zone ? { ...zone, name } : createUsualZone(name);
  const at = zone ? index + 1 : index;
  return { form: { ...form, zones: zones.toSpliced(at, 0, added) }, at };
}
