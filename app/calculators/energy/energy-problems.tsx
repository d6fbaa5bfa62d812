import type { MouseEvent } from 'react';
import { PROBLEMS_ID } from '#app/calculators/energy/energy-page.ts';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { unitText } from '#app/calculators/energy/unit-text.ts';
import { currencies, type EnergyForm } from '#core/calculators/energy/energy-form.ts';
import type { EnergyFigure } from '#core/calculators/energy/energy-units.ts';
import type { EnergyField, EnergyProblem } from '#core/calculators/energy/read-energy-form.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';

export const fieldLabels: Record<EnergyField, MessageKey<'energy'>> = {
  tariff: 'energy.tariff',
  ownFactor: 'energy.own-factor',
  rate: 'energy.rate',
  growth: 'energy.growth',
  co2Fall: 'energy.co2-fall',
  name: 'energy.zone-name',
  hours: 'energy.hours',
  days: 'energy.days',
  weeks: 'energy.weeks',
  wattage: 'energy.wattage',
  lifetime: 'energy.lifetime',
  unitCost: 'energy.unit-cost',
  quantity: 'energy.quantity',
  misc: 'energy.misc',
  labour: 'energy.labour',
  presence: 'energy.presence',
  daylight: 'energy.daylight',
  dimming: 'energy.dimming',
  lumens: 'energy.lumens',
};

const limits: Record<EnergyFigure, MessageKey<'energy'>> = {
  tariff: 'energy.limit.tariff',
  ownFactor: 'energy.limit.ownFactor',
  rate: 'energy.limit.rate',
  growth: 'energy.limit.growth',
  co2Fall: 'energy.limit.co2Fall',
  hours: 'energy.limit.hours',
  days: 'energy.limit.days',
  weeks: 'energy.limit.weeks',
  wattage: 'energy.limit.wattage',
  lifetime: 'energy.limit.lifetime',
  unitCost: 'energy.limit.unitCost',
  quantity: 'energy.limit.quantity',
  misc: 'energy.limit.misc',
  labour: 'energy.limit.labour',
  presence: 'energy.limit.share',
  daylight: 'energy.limit.share',
  dimming: 'energy.limit.share',
  lumens: 'energy.limit.lumens',
};

/** Returns the message beside a field. */
export function problemText(t: Translate<'energy'>, problem: EnergyProblem): string {
  const { field } = problem;
  if (field === 'name' || problem.kind === 'required') return t('energy.required');
  if (problem.kind === 'not-a-number') return t('energy.not-a-number');
  if (problem.kind !== 'wrong-unit') return t(limits[field]);
  const { typed, unit } = problem;
  if (unit === 'pieces') return t('energy.wrong-unit-count', { typed });
  const values = { typed, unit: unitText(t, unit) };
  return t(
    currencies.some((code) => unit.startsWith(code))
      ? 'energy.wrong-unit-money'
      : 'energy.wrong-unit',
    values,
  );
}

type Props = { problems: EnergyProblem[]; zones: EnergyForm['zones'] };

/** All missing or invalid fields, each with a link to its field. */
export function EnergyProblems({ problems, zones }: Props) {
  const t = useT();
  const missing = problems.filter(({ kind }) => kind === 'required');
  const wrong = problems.filter(({ kind }) => kind !== 'required');
  const nameOf = ({ zone, side, field }: EnergyProblem) => {
    const name = zone === null ? null : zones[zone]?.name.trim() || zoneNumber(t, zone);
    const group = side === null ? null : t(`energy.${side}`);
    return [name, group, t(fieldLabels[field])].filter(Boolean).join(' – ');
  };
  const list = (title: MessageKey<'energy'>, items: EnergyProblem[]) => {
    if (items.length === 0) return null;
    return (
      <>
        <p>{t(title)}</p>
        <ul>
          {items.map((problem) => (
            <li key={problem.path}>
              <a href={`#${problem.path}`} onClick={focusField}>
                {nameOf(problem)}
              </a>
              {problem.kind !== 'required' && `: ${problemText(t, problem)}`}
            </li>
          ))}
        </ul>
      </>
    );
  };
  // The focus moves here, so that it is read; an alert would be read again with every keystroke.
  return (
    <section
      className="energy-problems"
      aria-label={t('energy.problems')}
      tabIndex={-1}
      id={PROBLEMS_ID}
    >
      {list('energy.missing', missing)}
      {list('energy.wrong', wrong)}
    </section>
  );
}

function zoneNumber(t: Translate<'energy'>, zone: number): string {
  return t('energy.zone', { number: zone + 1 });
}

/** Opens the zone that holds a field and focuses the field; the URL's hash, which may hold the calculation, stays. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  let around = field?.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  field?.focus();
}
