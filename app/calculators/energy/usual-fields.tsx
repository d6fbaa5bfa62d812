import { useT } from '#app/calculators/energy/energy-texts.ts';
import type { InstallationForm, ZoneForm } from '#core/calculators/energy/energy-form.ts';
import {
  type UsualHours as Hours,
  hoursOf,
  usualHours,
} from '#core/calculators/energy/usual-hours.ts';
import { type UsualLuminaire, usualLuminaires } from '#core/calculators/energy/usual-luminaires.ts';
import { formatNumber, formatPlainNumber } from '#core/units.ts';

/** Fills in the power of a usual old luminaire. */
export function UsualLuminaires(props: {
  id: string;
  onFill: (part: Partial<InstallationForm>) => void;
}) {
  const t = useT();
  const nameOf = ({ lamps, gear, watts }: UsualLuminaire) => {
    if (gear === 'none') return t('energy.usual-plain', { lamps, watts });
    return t('energy.usual-option', { lamps, gear: t(`energy.gear.${gear}`), watts });
  };
  return (
    <FillList
      id={props.id}
      label={t('energy.usual')}
      empty={t('energy.usual-choose')}
      hint={t('energy.usual-source')}
      options={usualLuminaires.map((usual) => ({ id: usual.id, name: nameOf(usual) }))}
      onChoose={(id) => {
        const usual = usualLuminaires.find((candidate) => candidate.id === id);
        if (usual) props.onFill({ wattage: formatPlainNumber(t.locale, usual.watts) });
      }}
    />
  );
}

type HoursProps = { id: string; zone: ZoneForm; onFill: (part: Partial<ZoneForm>) => void };

/** Fills in the usual hours of a kind of building, and shows whose hours the fields hold. */
export function UsualHours({ id, zone, onFill }: HoursProps) {
  const t = useT();
  const fieldsOf = (usual: Hours) => hoursOf(usual, (value) => formatPlainNumber(t.locale, value));
  const own = usualHours.find((usual) => {
    const { hours, days, weeks } = fieldsOf(usual);
    return hours === zone.hours && days === zone.days && weeks === zone.weeks;
  });
  return (
    <FillList
      id={id}
      value={own?.id ?? ''}
      label={t('energy.use')}
      empty={t('energy.use-choose')}
      hint={t('energy.use-source')}
      options={usualHours.map(({ id, hoursPerDay, daysPerWeek, weeksPerYear }) => {
        const year = Math.round((hoursPerDay * daysPerWeek * weeksPerYear) / 100) * 100;
        const hours = formatNumber(t.locale, year);
        return { id, name: t('energy.use-option', { use: t(`energy.use.${id}`), hours }) };
      })}
      onChoose={(id) => {
        const usual = usualHours.find((candidate) => candidate.id === id);
        if (usual) onFill(fieldsOf(usual));
      }}
    />
  );
}

type FillListProps = {
  id: string;
  label: string;
  /** Text of the first entry, which fills in nothing. */
  empty: string;
  hint: string;
  options: { id: string; name: string }[];
  /** The entry that the fields hold; the last choice where nobody tells. */
  value?: string;
  onChoose: (id: string) => void;
};

/** A list whose entries fill in fields. */
function FillList({ id, label, empty, hint, options, value, onChoose }: FillListProps) {
  return (
    <div className="energy-field energy-usual">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...(value === undefined ? { defaultValue: '' } : { value })}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <p className="energy-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
