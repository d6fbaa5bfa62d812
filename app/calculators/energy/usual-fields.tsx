import { useT } from '#app/calculators/energy/energy-texts.ts';
import { ZoneButton } from '#app/calculators/energy/zone-button.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import type { ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { type Filler, fillChange } from '#core/calculators/energy/fill-zone.ts';
import {
  type UsualHours as Hours,
  hoursOf,
  usualHours,
} from '#core/calculators/energy/usual-hours.ts';
import { type UsualLuminaire, usualLuminaires } from '#core/calculators/energy/usual-luminaires.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { formatNumber, formatPlainNumber } from '#core/units.ts';

type Props = {
  /** Place of the zone. */
  index: number;
  onChoose: (id: string) => void;
};

/** Fills in the power of a usual old luminaire. */
export function UsualLuminaires(props: Props) {
  const t = useT();
  const nameOf = ({ lamps, gear, watts }: UsualLuminaire) => {
    if (gear === 'none') return t('energy.usual-plain', { lamps, watts });
    return t('energy.usual-option', { lamps, gear: t(`energy.gear.${gear}`), watts });
  };
  return (
    <FillList
      {...props}
      filler="usual"
      label={t('energy.usual')}
      empty={t('energy.usual-choose')}
      hint={t('energy.usual-source')}
      options={usualLuminaires.map((usual) => ({ id: usual.id, name: nameOf(usual) }))}
    />
  );
}

/** Fills in the usual hours of a kind of building, and shows whose hours the fields hold. */
export function UsualHours({ zone, ...props }: Props & { zone: ZoneForm }) {
  const t = useT();
  const fieldsOf = (usual: Hours) => hoursOf(usual, (value) => formatPlainNumber(t.locale, value));
  const own = usualHours.find((usual) => {
    const { hours, days, weeks } = fieldsOf(usual);
    return hours === zone.hours && days === zone.days && weeks === zone.weeks;
  });
  return (
    <FillList
      {...props}
      filler="use"
      value={own?.id ?? ''}
      label={t('energy.use')}
      empty={t('energy.use-choose')}
      hint={t('energy.use-source')}
      options={usualHours.map(({ id, hoursPerDay, daysPerWeek, weeksPerYear }) => {
        const year = Math.round((hoursPerDay * daysPerWeek * weeksPerYear) / 100) * 100;
        const hours = formatNumber(t.locale, year);
        return { id, name: t('energy.use-option', { use: t(`energy.use.${id}`), hours }) };
      })}
    />
  );
}

type FillListProps = Props & {
  filler: Filler;
  label: string;
  /** Text of the first entry, which fills in nothing. */
  empty: string;
  hint: string;
  options: { id: string; name: string }[];
  /** The entry that the fields hold; the last choice where nobody tells. */
  value?: string;
};

/** A list whose entries fill in fields: when one is chosen, without JavaScript when its button is pressed. */
function FillList({ index, filler, label, empty, hint, options, value, onChoose }: FillListProps) {
  const t = useT();
  const isLive = useIsHydrated();
  const id = `zones-${index}-${filler}`;
  return (
    <div className="energy-field energy-usual">
      <label htmlFor={id}>{label}</label>
      <div className="energy-fill-row">
        <select
          id={id}
          name={id}
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
        {!isLive && (
          <ZoneButton
            className="energy-plain"
            change={fillChange(index, filler)}
            label={`${t('energy.fill-choice')}: ${label}`}
            onPress={() => {}}
          >
            {t('energy.fill-choice')}
          </ZoneButton>
        )}
      </div>
      <p className="energy-hint" id={`${id}-hint`}>
        {joinFigures(hint)}
      </p>
    </div>
  );
}
