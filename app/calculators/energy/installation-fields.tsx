import { type ReactNode, useState } from 'react';
import { fieldLabels } from '#app/calculators/energy/energy-problems.tsx';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { TextField } from '#app/calculators/energy/text-field.tsx';
import type { EnergySide } from '#app/calculators/energy/use-energy-form.ts';
import type { EnergyForm, InstallationForm } from '#core/calculators/energy/energy-form.ts';
import { energyUnit } from '#core/calculators/energy/energy-units.ts';
import { USUAL_LIFE_H } from '#core/calculators/energy/usual-zone.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  side: EnergySide;
  /** Path of the zone: `zones-0`. */
  path: string;
  value: InstallationForm;
  currency: EnergyForm['currency'];
  /** Whether the replacement of present fittings counts. */
  hasMaintenance: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<InstallationForm>) => void;
  onLeave: (path: string) => void;
  children?: ReactNode;
};

type Name = keyof InstallationForm;

/** What a result needs or visitors look for first; what else counts is folded. */
const main: Record<EnergySide, Name[]> = {
  current: ['wattage', 'quantity'],
  proposed: ['wattage', 'quantity', 'unitCost', 'lifetime'],
};
const further: Record<EnergySide, Name[]> = {
  current: ['lifetime', 'unitCost', 'labour', 'misc', 'lumens'],
  proposed: ['misc', 'lumens'],
};
const controls: Name[] = ['presence', 'daylight', 'dimming'];

/** One installation of a zone: power, life and cost of its luminaires. */
export function InstallationFields({ children, ...props }: Props) {
  const { side, hasMaintenance } = props;
  const t = useT();
  return (
    <fieldset className="energy-group">
      <legend>{t(`energy.${side}`)}</legend>
      {children}
      <FieldRow names={main[side]} {...props} />
      <FoldedFields
        title={t('energy.costs')}
        names={further[side]}
        isNeeded={side === 'current' && hasMaintenance}
        {...props}
      />
      <FoldedFields
        title={t('energy.controls')}
        hint={t('energy.controls-hint')}
        names={controls}
        {...props}
      />
    </fieldset>
  );
}

type FoldedProps = Props & { title: string; hint?: string; names: Name[]; isNeeded?: boolean };

/** Optional fields; folded until one of them is filled in or needed. */
function FoldedFields({ title, hint, names, isNeeded = false, ...props }: FoldedProps) {
  const { value } = props;
  const [wasFilled] = useState(() => names.some((name) => value[name].trim() !== ''));
  return (
    <details className="energy-controls" open={wasFilled || isNeeded || undefined}>
      <summary>{title}</summary>
      {hint && <p className="energy-hint">{hint}</p>}
      <FieldRow names={names} {...props} />
    </details>
  );
}

function FieldRow({ names, ...props }: Props & { names: Name[] }) {
  return (
    <div className="energy-fields">
      {names.map((name) => (
        <InstallationField key={name} name={name} {...props} />
      ))}
    </div>
  );
}

function InstallationField({ name, ...props }: Props & { name: Name }) {
  const { side, path, value, currency, hasMaintenance, errorOf, onChange, onLeave } = props;
  const t = useT();
  const id = `${path}-${side}-${name}`;
  const hint = hintOf();
  return (
    <TextField
      id={id}
      label={t(fieldLabels[name])}
      value={value[name]}
      onChange={(text) => onChange({ [name]: text })}
      onLeave={() => onLeave(id)}
      error={errorOf(id)}
      isOptional={isOptional()}
      isSaidByHint={side === 'proposed' && name === 'quantity'}
      unit={energyUnit(name, currency)}
      {...(hint && { hint })}
    />
  );

  function hintOf(): string | null {
    if (name === 'lifetime') {
      const hours = formatNumber(t.locale, USUAL_LIFE_H);
      return side === 'current' ? t('energy.lifetime-hint') : t('energy.lifetime-usual', { hours });
    }
    if (side === 'current') return null;
    if (name === 'quantity') return t('energy.quantity-hint');
    return name === 'unitCost' ? t('energy.unit-cost-hint') : null;
  }

  function isOptional(): boolean {
    if (name === 'wattage') return false;
    if (name === 'quantity') return side === 'proposed';
    return name !== 'lifetime' || (side === 'current' && !hasMaintenance);
  }
}
