import { describeProblem, FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { type FieldProps, FigureField } from '#app/calculators/room/figure-field.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import {
  EnergyFields,
  MaintenanceChoice,
  MaintenanceFields,
} from '#app/calculators/room/upkeep-fields.tsx';
import { raiseIlluminance } from '#core/calculators/room/around/illuminance-steps.ts';
import { MAX_LUMINAIRES } from '#core/calculators/room/plan-lighting.ts';
import {
  type RoomFigure,
  setRoomSteps,
  setRoomUse,
  useOf,
} from '#core/calculators/room/room-address.ts';
import { sourceText } from '#core/calculators/room/room-figures.ts';
import { findRoomUse, roomUses } from '#core/calculators/room/uses.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

const groups: { title: 'size' | 'reflectances' | 'task' | 'arrangement'; figures: RoomFigure[] }[] =
  [
    { title: 'size', figures: ['length', 'width', 'height', 'plane', 'mounting'] },
    { title: 'task', figures: ['target', 'zone'] },
    { title: 'reflectances', figures: ['ceiling', 'walls', 'floor'] },
    { title: 'arrangement', figures: ['rows', 'columns'] },
  ];

/** All inputs of the room; every change applies at once. */
export function RoomFields(props: FieldProps) {
  const { form, problems, onChange } = props;
  const t = useT();
  return (
    <>
      <label className="calculator-field room-use">
        {t('room.use')}
        <select
          name="use"
          value={form.wrong.use ?? form.use}
          {...describeProblem('use', problems)}
          onChange={(event) => {
            const use = findRoomUse(event.target.value);
            if (use) onChange(setRoomUse(form, use));
          }}
        >
          {form.wrong.use !== undefined && <option>{form.wrong.use}</option>}
          {roomUses.map(({ id }) => (
            <option key={id} value={id}>
              {t(`room.use.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <FieldProblem field="use" problems={problems} />
      {form.wrong.use === undefined && (
        <p className="calculator-note">{sourceText(t, useOf(form))}</p>
      )}
      {groups.map(({ title, figures }) => (
        <fieldset key={title} className="calculator-group">
          <legend>{t(`room.${title}`)}</legend>
          {title === 'task' && <StepsField {...props} />}
          {figures.map((figure) => (
            <FigureField key={figure} {...props} figure={figure} />
          ))}
          {title === 'task' && (
            <>
              <MaintenanceChoice {...props} />
              {form.dirt === 'given' && <FigureField {...props} figure="maintenance" />}
            </>
          )}
          {title === 'arrangement' && (
            <>
              <p className="calculator-note">
                {t('room.most', { max: formatNumber(t.locale, MAX_LUMINAIRES) })}
              </p>
              <label className="calculator-check">
                <input
                  type="checkbox"
                  name="turned"
                  value="1"
                  checked={form.isTurned}
                  {...describeProblem('turned', problems)}
                  onChange={(event) => onChange({ ...form, isTurned: event.target.checked })}
                />
                {t('room.field.turned')}
              </label>
              <FieldProblem field="turned" problems={problems} />
            </>
          )}
        </fieldset>
      ))}
      <MaintenanceFields {...props} />
      <EnergyFields {...props} />
    </>
  );
}

/** The steps of the context modifiers: what they raise the required illuminance to. */
function StepsField({ form, problems, onChange }: FieldProps) {
  const t = useT();
  const { targetLux } = useOf(form);
  return (
    <div className="calculator-field">
      <label htmlFor="room-steps">{t('room.field.steps')}</label>
      <select
        id="room-steps"
        name="steps"
        value={form.wrong.steps ?? form.steps}
        {...describeProblem('steps', problems)}
        onChange={(event) => onChange(setRoomSteps(form, event.target.value))}
      >
        {form.wrong.steps !== undefined && <option>{form.wrong.steps}</option>}
        {([0, 1, 2] as const).map((steps) => (
          <option key={steps} value={steps}>
            {t(`room.steps.${steps}`, {
              value: formatQuantity(t.locale, raiseIlluminance(targetLux, steps), 'lx', 0),
            })}
          </option>
        ))}
      </select>
      <FieldProblem field="steps" problems={problems} />
    </div>
  );
}
