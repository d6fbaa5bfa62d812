import { useState } from 'react';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { TextField } from '#app/calculators/energy/text-field.tsx';
import type { EnergySide } from '#app/calculators/energy/use-energy-form.ts';
import type { InstallationForm } from '#core/calculators/energy/energy-form.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

type Props = {
  side: EnergySide;
  /** Path of the zone: `zones-0`. */
  path: string;
  value: InstallationForm;
  /** The currency symbol. */
  money: string;
  /** Whether the replacement of present fittings counts. */
  hasMaintenance: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<InstallationForm>) => void;
  onLeave: (path: string) => void;
  children?: React.ReactNode;
};

type Field = {
  name: keyof InstallationForm;
  label: MessageKey<'energy'>;
  unit?: string;
  hint?: MessageKey<'energy'>;
};

const alwaysRequired: Field['name'][] = ['wattage', 'quantity'];

/** One installation of a zone: power, life and cost of its luminaires. */
export function InstallationFields(props: Props) {
  const { side, path, value, money, hasMaintenance, errorOf, onChange, onLeave, children } = props;
  const t = useT();
  const fields: Field[] = [
    { name: 'wattage', label: 'energy.wattage', unit: 'W' },
    {
      name: 'lifetime',
      label: 'energy.lifetime',
      unit: t('energy.unit.h'),
      hint: 'energy.lifetime-hint',
    },
    { name: 'unitCost', label: 'energy.unit-cost', unit: money },
    { name: 'quantity', label: 'energy.quantity' },
    { name: 'misc', label: 'energy.misc', unit: money },
    ...(side === 'current'
      ? [{ name: 'labour', label: 'energy.labour', unit: money } as const]
      : []),
    { name: 'lumens', label: 'energy.lumens', unit: 'lm' },
  ];
  const isOptional = (name: Field['name']) => {
    if (name === 'lifetime') return side === 'current' && !hasMaintenance;
    return !alwaysRequired.includes(name) && !(name === 'unitCost' && side === 'proposed');
  };
  return (
    <fieldset className="energy-group">
      <legend>{t(`energy.${side}`)}</legend>
      {children}
      <div className="energy-fields">
        {fields.map(({ name, label, unit, hint }) => {
          const id = `${path}-${side}-${name}`;
          return (
            <TextField
              key={name}
              id={id}
              label={t(label)}
              value={value[name]}
              onChange={(text) => onChange({ [name]: text })}
              onLeave={() => onLeave(id)}
              error={errorOf(id)}
              isOptional={isOptional(name)}
              isNumber
              {...(unit && { unit })}
              {...(hint && { hint: t(hint) })}
            />
          );
        })}
      </div>
      <ControlFields {...props} />
    </fieldset>
  );
}

const controls = ['presence', 'daylight', 'dimming'] as const;

/** What controls leave of the energy; closed until something is entered. */
function ControlFields({ side, path, value, errorOf, onChange, onLeave }: Props) {
  const t = useT();
  const [wasFilled] = useState(() => controls.some((name) => value[name].trim() !== ''));
  return (
    <details className="energy-controls" open={wasFilled}>
      <summary>{t('energy.controls')}</summary>
      <p className="energy-hint">{t('energy.controls-hint')}</p>
      <div className="energy-fields">
        {controls.map((name) => {
          const id = `${path}-${side}-${name}`;
          return (
            <TextField
              key={name}
              id={id}
              label={t(`energy.${name}`)}
              unit="%"
              value={value[name]}
              onChange={(text) => onChange({ [name]: text })}
              onLeave={() => onLeave(id)}
              error={errorOf(id)}
              isOptional
              isNumber
            />
          );
        })}
      </div>
    </details>
  );
}
