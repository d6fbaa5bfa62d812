import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { hoursOf, type UsualHours, usualHours } from '#core/calculators/energy/usual-hours.ts';
import { usualLuminaires } from '#core/calculators/energy/usual-luminaires.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { missing } from '#core/missing.ts';
import { formatPlainNumber } from '#core/units.ts';

/** A whole calculation that visitors often begin with. */
export type EnergyPreset = {
  label: string;
  /** Says of which luminaires it is a worked example. */
  note: string;
  form: EnergyForm;
};

type PresetRule = {
  use: UsualHours['id'];
  /** Id of the usual luminaire that is replaced. */
  current: string;
  quantity: number;
  /** Power and price of the luminaire proposed. */
  watts: number;
  unitCost: number;
};

/** Price of electricity of all presets, in the currency of the form per kWh. Our own rule; a bill replaces it. */
const TARIFF = 0.25;

/**
 * Powers of LED luminaires with about the flux of the lamps that they replace, and round prices. Our own rules: visitors
 * replace them by those of their project.
 */
const rules: readonly PresetRule[] = [
  { use: 'office', current: '4 × 18 W T8 magnetic', quantity: 100, watts: 30, unitCost: 60 },
  { use: 'education', current: '2 × 36 W T8 magnetic', quantity: 80, watts: 36, unitCost: 75 },
  { use: 'retail', current: '70 HIT', quantity: 60, watts: 33, unitCost: 85 },
  { use: 'factory', current: '400 HIT (HQI)', quantity: 40, watts: 160, unitCost: 220 },
];

/** Returns the presets: the empty form with its figures, whose zone is named by its use. */
export function listEnergyPresets(t: Translate<'energy'>, empty: EnergyForm): EnergyPreset[] {
  return rules.map((rule) => {
    const { lamps, watts } = usualLuminaires.find(({ id }) => id === rule.current) ?? missing();
    const use = t(`energy.use.${rule.use}`);
    return {
      label: use,
      note: t('energy.example', { use, count: rule.quantity, lamps }),
      form: fillForm(t, { empty, use, rule, currentW: watts }),
    };
  });
}

type Filled = { empty: EnergyForm; use: string; rule: PresetRule; currentW: number };

function fillForm(t: Translate<'energy'>, { empty, use, rule, currentW }: Filled): EnergyForm {
  const zone = empty.zones[0] ?? missing();
  const hours = usualHours.find(({ id }) => id === rule.use) ?? missing();
  const text = (value: number) => formatPlainNumber(t.locale, value);
  const current = { ...zone.current, wattage: text(currentW), quantity: text(rule.quantity) };
  const proposed = {
    ...zone.proposed,
    wattage: text(rule.watts),
    unitCost: text(rule.unitCost),
  };
  const zones = [{ ...zone, name: use, ...hoursOf(hours, text), current, proposed }];
  return { ...empty, tariff: text(TARIFF), zones };
}
