import { describeProblem, FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import { raiseIlluminance } from '#core/calculators/room/around/illuminance-steps.ts';
import { MAX_LUMINAIRES } from '#core/calculators/room/plan-lighting.ts';
import {
  type RoomFigure,
  type RoomForm,
  roomLimits,
  setRoomFigure,
  setRoomSteps,
  setRoomUse,
  useOf,
} from '#core/calculators/room/room-address.ts';
import { sourceText } from '#core/calculators/room/room-figures.ts';
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import { findRoomUse, roomUses } from '#core/calculators/room/uses.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

type Props = {
  form: RoomForm;
  problems: readonly RoomProblem[];
  onChange: (form: RoomForm) => void;
};

const groups: { title: 'size' | 'reflectances' | 'task' | 'arrangement'; figures: RoomFigure[] }[] =
  [
    { title: 'size', figures: ['length', 'width', 'height', 'plane', 'mounting'] },
    { title: 'task', figures: ['target', 'zone', 'maintenance'] },
    { title: 'reflectances', figures: ['ceiling', 'walls', 'floor'] },
    { title: 'arrangement', figures: ['rows', 'columns'] },
  ];

/** All inputs of the room; every change applies at once. */
export function RoomFields({ form, problems, onChange }: Props) {
  const t = useT();
  return (
    <>
      <label className="room-field room-use">
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
      {form.wrong.use === undefined && <p className="room-note">{sourceText(t, useOf(form))}</p>}
      {groups.map(({ title, figures }) => (
        <fieldset key={title} className="room-group">
          <legend>{t(`room.${title}`)}</legend>
          {title === 'task' && <StepsField {...{ form, problems, onChange }} />}
          {figures.map((figure) => (
            <FigureField key={figure} {...{ figure, form, problems, onChange }} />
          ))}
          {title === 'arrangement' && (
            <>
              <p className="room-note">
                {t('room.most', { max: formatNumber(t.locale, MAX_LUMINAIRES) })}
              </p>
              <label className="room-check">
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
    </>
  );
}

/** The steps of the context modifiers: what they raise the required illuminance to. */
function StepsField({ form, problems, onChange }: Props) {
  const t = useT();
  const { targetLux } = useOf(form);
  return (
    <div className="room-field">
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

function FigureField({ figure, form, problems, onChange }: Props & { figure: RoomFigure }) {
  const t = useT();
  const { min, max, step } = roomLimits[figure];
  return (
    <div className="room-field">
      <label htmlFor={`room-${figure}`}>{t(`room.field.${figure}`)}</label>
      <input
        id={`room-${figure}`}
        type="number"
        inputMode="decimal"
        name={figure}
        {...{ min, max, step }}
        {...describeProblem(figure, problems)}
        // Uncontrolled, so that a value may be empty or out of range while typing.
        defaultValue={form.wrong[figure] ?? form[figure]}
        key={`${figure} ${form.use} ${figure === 'target' && form.steps}`}
        onChange={(event) => {
          const isGrid = figure === 'rows' || figure === 'columns';
          const next = setRoomFigure(form, figure, event.target.value);
          onChange(isGrid ? { ...next, places: [] } : next);
        }}
      />
      <FieldProblem field={figure} problems={problems} />
    </div>
  );
}
