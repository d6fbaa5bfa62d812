import { NumberField } from '#app/calculators/light/number-field.tsx';
import { describeProblem, FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import {
  type RoomFigure,
  type RoomForm,
  roomLimits,
  setRoomChoice,
  setRoomFigure,
} from '#core/calculators/room/room-address.ts';
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import { type RoomChoice, roomChoices } from '#core/calculators/room/room-upkeep.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

export type FieldProps = {
  form: RoomForm;
  problems: readonly RoomProblem[];
  onChange: (form: RoomForm) => void;
};

/** A field with a number. */
export function FigureField(props: FieldProps & { figure: RoomFigure }) {
  const { figure, form, problems, onChange } = props;
  const t = useT();
  return (
    <div className="calculator-field">
      <label htmlFor={`room-${figure}`}>{joinFigures(t(`room.field.${figure}`))}</label>
      <NumberField
        id={`room-${figure}`}
        locale={t.locale}
        name={figure}
        limits={roomLimits[figure]}
        {...describeProblem(figure, problems)}
        value={form.wrong[figure] ?? form[figure]}
        onText={(text) => {
          const isGrid = figure === 'rows' || figure === 'columns';
          const next = setRoomFigure(form, figure, text);
          onChange(isGrid ? { ...next, places: [] } : next);
        }}
      />
      <FieldProblem field={figure} problems={problems} />
    </div>
  );
}

type ChoiceProps = FieldProps & { choice: RoomChoice; textOf: (option: never) => string };

/** Choices whose options are too long for half the width. */
const wide: readonly RoomChoice[] = ['dirt', 'housing', 'presence'];

/** A field with a list of options. */
export function ChoiceField({ choice, textOf, form, problems, onChange }: ChoiceProps) {
  const t = useT();
  const wrong = form.wrong[choice];
  return (
    <div
      className={wide.includes(choice) ? 'calculator-field calculator-wide' : 'calculator-field'}
    >
      <label htmlFor={`room-${choice}`}>{t(`room.field.${choice}`)}</label>
      <select
        id={`room-${choice}`}
        name={choice}
        value={wrong ?? form[choice]}
        {...describeProblem(choice, problems)}
        onChange={(event) => onChange(setRoomChoice(form, choice, event.target.value))}
      >
        {wrong !== undefined && <option>{wrong}</option>}
        {roomChoices[choice].map((option) => (
          <option key={option} value={option}>
            {textOf(option as never)}
          </option>
        ))}
      </select>
      <FieldProblem field={choice} problems={problems} />
    </div>
  );
}
