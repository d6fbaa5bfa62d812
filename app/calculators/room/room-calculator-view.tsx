import type { ReactNode } from 'react';
import { CalculationPresets } from '#app/calculators/layout/calculation-presets.tsx';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { useT as useLayoutT } from '#app/calculators/layout/calculation-texts.ts';
import { LuminaireActions } from '#app/calculators/layout/luminaire-actions.tsx';
import { ResultBar } from '#app/calculators/layout/result-bar.tsx';
import { LuminaireField } from '#app/calculators/light/luminaire-field.tsx';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { FieldProblem } from '#app/calculators/room/field-problem.tsx';
import { GroupFields } from '#app/calculators/room/group-fields.tsx';
import { RoomDesign } from '#app/calculators/room/room-design.tsx';
import { RoomFields } from '#app/calculators/room/room-fields.tsx';
import { RoomFigures } from '#app/calculators/room/room-figure-list.tsx';
import { useT } from '#app/calculators/room/room-texts.ts';
import { type RoomStart, useRoom, warningOf } from '#app/calculators/room/use-room.ts';
import { useEarlyInput } from '#app/ui/browser/use-early-input.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { pickKeyFigures } from '#core/calculators/bar-figures.ts';
import type { SizedPlane } from '#core/calculators/plane/plane-table.ts';
import { linkPresets } from '#core/calculators/presets.ts';
import {
  formatRoomForm,
  parseRoomForm,
  planKinds,
  type RoomForm,
} from '#core/calculators/room/room-address.ts';
import { limitText, listRoomFigures } from '#core/calculators/room/room-figures.ts';
import { formatPlaces, type Place } from '#core/calculators/room/room-place.ts';
import { roomPresets } from '#core/calculators/room/room-presets.ts';
import type { findRoomProblems, RoomProblem } from '#core/calculators/room/room-problems.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type Props = RoomStart & {
  search: SearchVariants;
  /** Why the luminaire in the URL is not calculated. */
  refusal: string | null;
  /** Whether the luminaire is from a file that only this page holds. */
  isOwn: boolean;
  /** Whether the luminaire is that of the worked example, chosen by nobody. */
  isExample: boolean;
  /** A drop area for files. */
  children: ReactNode;
};

/** A room that is recalculated on every change; without scripts the form submits it. */
export function RoomCalculator(props: Props) {
  const { start, search, chosen, refusal, others, isOwn, isExample, children } = props;
  const t = useT();
  const fields = useEarlyInput();
  const room = useRoom(props);
  const { form, setForm, plan, setPlan, problems, possible, furtherLuminaires, move } = room;
  const { result, hasFailed, retry, announced } = room;
  const isPossible = problems.length === 0;

  return (
    <>
      <RoomPresets form={form} />
      <div className="calculation calculator">
        <div className="calculation-entry">
          <form ref={fields} className="calculator-form" method="get">
            <LuminaireGroup
              {...{ search, chosen, refusal }}
              start={isExample ? '' : start.luminaire}
            />
            <RoomFields {...{ form, problems }} onChange={setForm} />
            <GroupFields
              {...{ form: { ...form, plan }, search, others, problems }}
              canAdd={chosen !== null && !isOwn}
              onChange={({ further }) => setForm({ ...form, further })}
            />
            <StateFields places={form.places} plan={plan} />
          </form>
          {children}
          {isPossible && result && chosen && <RoomBar form={form} result={result} />}
        </div>
        <div className="calculator-result">
          <p className="visually-hidden" role="status">
            {announced}
          </p>
          {hasFailed && <RoomFailure onRetry={retry} />}
          {!isPossible && <Impossible {...{ form, result, problems }} onReset={() => move([])} />}
          {result && chosen && possible ? (
            <Outcome
              {...{ result, isOwn, isExample, problems }}
              named={[chosen, ...others]}
              luminaire={possible.luminaire}
              others={furtherLuminaires}
              form={{ ...possible.form, places: form.places, plan }}
              onMove={move}
              onPlan={setPlan}
            />
          ) : (
            isPossible && (
              <p className="calculator-note">
                {refusal ?? t(chosen ? 'room.busy' : 'room.luminaire.none')}
              </p>
            )
          )}
          <RoomMethod />
        </div>
      </div>
    </>
  );
}

function RoomFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <p className="calculator-warning" role="alert">
      {t('room.failed')}{' '}
      <button type="button" onClick={onRetry}>
        {t('room.again')}
      </button>
    </p>
  );
}

type ImpossibleProps = {
  form: RoomForm;
  result: RoomResult | null;
  problems: ReturnType<typeof findRoomProblems>;
  onReset: () => void;
};

function Impossible({ form, result, problems, onReset }: ImpossibleProps) {
  const t = useT();
  return (
    <div className="calculator-warning">
      <p>{warningOf(t, result)}</p>
      {/* Its fields are beside the plan, which needs a result. */}
      {!result && <FieldProblem field="places" problems={problems} />}
      {form.wrong.places && (
        <button type="button" onClick={onReset}>
          {t('room.places.reset')}
        </button>
      )}
    </div>
  );
}

/** The working plane, from the corner at the start of the plan. */
function planeOf({ length, width }: RoomForm, { plane }: RoomResult): SizedPlane {
  return { plane: { ...plane, values: plane.lux }, width: length, depth: width, unit: 'lx' };
}

function RoomPresets({ form }: Pick<OutcomeProps, 'form'>) {
  const t = useT();
  const presets = roomPresets.map((preset) => ({ ...preset, label: t(preset.label) }));
  const address = { parse: parseRoomForm, format: formatRoomForm };
  const at = { form, path: pathTo(t.locale, 'room-calculator') };
  return <CalculationPresets presets={linkPresets(presets, address, at)} />;
}

function RoomBar({ form, result }: Pick<OutcomeProps, 'form' | 'result'>) {
  const t = useT();
  const figures = pickKeyFigures(useLayoutT(), listRoomFigures(t, form, result));
  return <ResultBar figures={figures} target={RESULT} />;
}

function RoomMethod() {
  const t = useT();
  return (
    <section aria-labelledby="room-method">
      <h2 id="room-method">{t('room.method')}</h2>
      <p className="calculator-note">{joinFigures(t('room.method.text'))}</p>
      <p className="calculator-note">{joinFigures(t('room.method.surrounds'))}</p>
    </section>
  );
}

/** What a submitted form takes along that has no field: places of luminaires, and how the plan is shown. */
function StateFields({ places, plan }: Pick<RoomForm, 'places' | 'plan'>) {
  return (
    <>
      {places.length > 0 && <input type="hidden" name="at" value={formatPlaces(places)} />}
      {plan !== planKinds[0] && <input type="hidden" name="plan" value={plan} />}
    </>
  );
}

type OutcomeProps = {
  form: RoomForm;
  result: RoomResult;
  /** The luminaires of all groups. */
  named: readonly (NamedLuminaire | null)[];
  luminaire: Luminaire;
  others: readonly (Luminaire | null)[];
  isOwn: boolean;
  isExample: boolean;
  problems: readonly RoomProblem[];
  onMove: (places: readonly Place[]) => void;
  onPlan: (plan: RoomForm['plan']) => void;
};

const RESULT = 'room-result';
const FILES = { screen: 'room-calculator', kind: 'room-report' } as const;

/** The lit room: its plan and its figures. */
function Outcome({ form, isOwn, isExample, result, named, ...rest }: OutcomeProps) {
  const t = useT();
  const counts = [result.placed.length, ...result.further.map(({ count }) => count)];
  return (
    <section aria-labelledby={RESULT}>
      <h2 id={RESULT} tabIndex={-1}>
        {t('room.result')}
      </h2>
      {isExample && <p className="calculation-example">{t('room.example')}</p>}
      <LuminaireActions
        files={FILES}
        query={formatRoomForm(form)}
        isOwn={isOwn}
        title={t('room.title')}
        listPlanes={() => [planeOf(form, result)]}
        luminaires={counts.map((count, group) => ({ luminaire: named[group], count }))}
      />
      {result.isLimited && <p className="calculator-warning">{limitText(t, result)}</p>}
      <RoomDesign {...{ form, result, ...rest }} />
      <RoomFigures form={form} result={result} />
    </section>
  );
}

type LuminaireProps = Pick<Props, 'search' | 'chosen' | 'refusal'> & { start: string };

function LuminaireGroup({ search, start, chosen, refusal }: LuminaireProps) {
  const t = useT();
  return (
    <CalculationStep title={t('room.luminaire')} chosen={chosen?.name} isOpen>
      <div className="calculator-group calculator-luminaire">
        {chosen && <p className="calculator-chosen">{joinFigures(chosen.name)}</p>}
        <LuminaireField
          search={search}
          start={start}
          label={t('room.luminaire')}
          hintId="room-luminaire-hint"
        />
        <button type="submit">{t('room.calculate')}</button>
        <p id="room-luminaire-hint" className="calculator-note">
          {start !== '' && !chosen
            ? (refusal ?? t('room.luminaire.unknown', { code: start }))
            : t('room.luminaire.hint')}
        </p>
      </div>
    </CalculationStep>
  );
}
