import { describeProblem, FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import { pasteNumber } from '#app/ui/browser/paste-number.ts';
import {
  type RoomFigure,
  type RoomForm,
  roomLimits,
  setRoomChoice,
  setRoomFigure,
} from '#core/calculators/room/room-address.ts';
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import { type RoomChoice, roomChoices } from '#core/calculators/room/room-upkeep.ts';

export type FieldProps = {
  form: RoomForm;
  problems: readonly RoomProblem[];
  onChange: (form: RoomForm) => void;
};

/** A field with a number. */
export function FigureField(props: FieldProps & { figure: RoomFigure }) {
  const { figure, form, problems, onChange } = props;
  const t = useT();
  const { min, max, step } = roomLimits[figure];
  return (
    <div className="calculator-field">
      <label htmlFor={`room-${figure}`}>{t(`room.field.${figure}`)}</label>
      <input
        id={`room-${figure}`}
        type="number"
        onPaste={pasteNumber(t.locale)}
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
