import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { ChoiceField, type FieldProps, FigureField } from '#app/calculators/room/figure-field.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import type { RoomFigure } from '#core/calculators/room/room-address.ts';
import { usualUpkeep } from '#core/calculators/room/room-upkeep.ts';

const maintenanceFigures: RoomFigure[] = [
  ...(['years', 'survival', 'flux', 'lifetime'] as const),
  ...(['cleaning', 'surfaces'] as const),
];
const energyFigures: RoomFigure[] = ['day', 'night', 'absence', 'latitude', 'standby'];
const energyChoices = ['presence', 'daylight', 'dimming', 'constant'] as const;

/** How the maintenance factor is found: as one figure, or for the dirt of the room. */
export function MaintenanceChoice(props: FieldProps) {
  const t = useT();
  return (
    <ChoiceField
      {...props}
      choice="dirt"
      textOf={(option: 'given' | 'clean' | 'normal' | 'dirty') => {
        const name = t(`room.dirt.${option}`);
        return option === 'given' ? name : t('room.dirt.parts', { dirt: name });
      }}
    />
  );
}

/** The parts of the maintenance factor; none if it is given as one figure. */
export function MaintenanceFields(props: FieldProps) {
  const t = useT();
  if (props.form.dirt === 'given') return null;
  return (
    <CalculationStep title={t('room.upkeep')} chosen={t(`room.dirt.${props.form.dirt}`)} isOpen>
      <div className="calculator-group">
        <ChoiceField
          {...props}
          choice="housing"
          textOf={(option: typeof usualUpkeep.housing) => t(`room.housing.${option}`)}
        />
        {maintenanceFigures.map((figure) => (
          <FigureField key={figure} {...props} figure={figure} />
        ))}
      </div>
    </CalculationStep>
  );
}

/** Hours of use and lighting controls, closed while they are those of the use. */
export function EnergyFields(props: FieldProps) {
  const t = useT();
  const { form, problems } = props;
  const isChanged =
    energyChoices.some((choice) => form[choice] !== usualUpkeep[choice]) ||
    [...energyChoices, ...energyFigures].some((field) =>
      problems.some((problem) => problem.field === field),
    );
  const texts = {
    presence: (option: typeof form.presence) => t(`room.presence.${option}`),
    daylight: (option: typeof form.daylight) => t(`room.daylight.${option}`),
    dimming: (option: typeof form.dimming) => t(`room.dimming.${option}`),
    constant: (option: typeof form.constant) => t(`room.constant.${option}`),
  };
  return (
    <CalculationStep
      title={t('room.energy')}
      chosen={t(`room.presence.${form.presence}`)}
      isOpen={isChanged}
    >
      <div className="calculator-group">
        {energyChoices.map((choice) => (
          <ChoiceField key={choice} {...props} choice={choice} textOf={texts[choice]} />
        ))}
        {energyFigures.map((figure) => (
          <FigureField key={figure} {...props} figure={figure} />
        ))}
        <p className="calculator-note">{t('room.standby.note')}</p>
      </div>
    </CalculationStep>
  );
}
