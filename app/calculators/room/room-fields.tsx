import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
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
import type { RoomProblem } from '#core/calculators/room/room-problems.ts';
import { findRoomUse, roomUses } from '#core/calculators/room/uses.ts';
import { sizesText } from '#core/calculators/sizes-text.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

const size: RoomFigure[] = ['length', 'width', 'height', 'plane', 'mounting'];
const corner: RoomFigure[] = ['cornerlength', 'cornerwidth'];
const task: RoomFigure[] = ['target', 'zone'];
const reflectances: RoomFigure[] = ['ceiling', 'walls', 'floor'];
const grid: RoomFigure[] = ['rows', 'columns'];

/** All inputs of the room; every change applies at once. */
export function RoomFields(props: FieldProps) {
  return (
    <>
      <SizeStep {...props} />
      <ShapeStep {...props} />
      <LightStep {...props} />
      <MaintenanceFields {...props} />
      <ReflectancesStep {...props} />
      <ArrangementStep {...props} />
      <EnergyFields {...props} />
    </>
  );
}

function Figures({ figures, ...props }: FieldProps & { figures: readonly RoomFigure[] }) {
  return figures.map((figure) => <FigureField key={figure} {...props} figure={figure} />);
}

function hasProblem(problems: readonly RoomProblem[], fields: readonly RoomProblem['field'][]) {
  return problems.some(({ field }) => fields.includes(field));
}

/** Use and size. */
function SizeStep(props: FieldProps) {
  const { form, problems, onChange } = props;
  const t = useT();
  const use = roomUses.find(({ id }) => id === form.use) ?? roomUses[0];
  const sizes = sizesText(t, [form.length, form.width, form.height]);
  return (
    <CalculationStep title={t('room.size')} chosen={`${t(`room.use.${use.id}`)} · ${sizes}`} isOpen>
      <div className="calculator-group">
        <label className="calculator-field calculator-wide room-use">
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
        <Figures {...props} figures={size} />
      </div>
    </CalculationStep>
  );
}

/** The corner that makes a rectangle an L. */
function ShapeStep(props: FieldProps) {
  const { form, problems } = props;
  const t = useT();
  const sides = sizesText(t, [form.cornerlength, form.cornerwidth]);
  const isAngled = form.cornerlength > 0 && form.cornerwidth > 0;
  return (
    <CalculationStep
      title={t('room.shape')}
      chosen={isAngled ? t('room.shape.angled', { sides }) : t('room.shape.rectangle')}
      isOpen={hasProblem(problems, corner)}
    >
      <div className="calculator-group">
        <Figures {...props} figures={corner} />
        <p className="calculator-note">{t('room.corner')}</p>
      </div>
    </CalculationStep>
  );
}

/** What the room needs, and how its light keeps. */
function LightStep(props: FieldProps) {
  const { form, problems } = props;
  const t = useT();
  return (
    <CalculationStep
      title={t('room.task')}
      chosen={formatQuantity(t.locale, form.target, 'lx', 0)}
      isOpen={hasProblem(problems, [...task, 'steps', 'dirt', 'maintenance'])}
    >
      <div className="calculator-group">
        <StepsField {...props} />
        <Figures {...props} figures={task} />
        <MaintenanceChoice {...props} />
        {form.dirt === 'given' && <FigureField {...props} figure="maintenance" />}
      </div>
    </CalculationStep>
  );
}

function ReflectancesStep(props: FieldProps) {
  const { form, problems } = props;
  const t = useT();
  const shares = reflectances.map((figure) => formatNumber(t.locale, Number(form[figure])));
  return (
    <CalculationStep
      title={t('room.reflectances')}
      chosen={`${shares.join(' / ')}\u00a0%`}
      isOpen={hasProblem(problems, reflectances)}
    >
      <div className="calculator-group">
        <Figures {...props} figures={reflectances} />
      </div>
    </CalculationStep>
  );
}

function ArrangementStep(props: FieldProps) {
  const { form, problems, onChange } = props;
  const t = useT();
  const isGiven = form.rows > 0 && form.columns > 0;
  return (
    <CalculationStep
      title={t('room.arrangement')}
      chosen={isGiven ? `${form.rows} × ${form.columns}` : t('room.arrangement.automatic')}
      isOpen={hasProblem(problems, [...grid, 'turned'])}
    >
      <div className="calculator-group">
        <Figures {...props} figures={grid} />
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
      </div>
    </CalculationStep>
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
