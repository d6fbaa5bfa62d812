import { type ReactNode, useState } from 'react';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import { useFormAddress } from '#app/calculators/light/use-form-address.ts';
import { RoadActions } from '#app/calculators/road/road-actions.tsx';
import { fieldLabel, RoadFields } from '#app/calculators/road/road-fields.tsx';
import { RoadLuminaire } from '#app/calculators/road/road-luminaire.tsx';
import { RoadPlan, RoadValues } from '#app/calculators/road/road-plan.tsx';
import { useT } from '#app/calculators/road/road-texts.ts';
import { type SolvedRoad, useRoadOutcome } from '#app/calculators/road/use-road-outcome.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import {
  findWrongFields,
  formatRoadForm,
  type RoadForm,
} from '#core/calculators/road/road-address.ts';
import { listRoadFigures, spacingText } from '#core/calculators/road/road-figures.ts';
import { type RoadOutcome, widestSpacing } from '#core/calculators/road/road-outcome.ts';

type Props = {
  start: RoadForm;
  search: SearchVariants;
  /** From the URL, from the visitor's own file, or an example. */
  chosen: NamedLuminaire | null;
  /** The server's outcome for the URL. */
  first: { chosen: NamedLuminaire; outcome: RoadOutcome } | null;
  /** Whether the luminaire is from a file that only this page holds. */
  isOwn: boolean;
  /** SKU of the luminaire if the visitor has not chosen one. */
  example: string | null;
  /** A drop area for files. */
  children: ReactNode;
};

/** A road that is recalculated on every change; without scripts the form submits it. */
export function RoadCalculator(props: Props) {
  const { start, search, chosen, first, isOwn, example, children } = props;
  const t = useT();
  const [form, setForm] = useState(start);
  const initial = first && {
    input: { form: start, luminaire: first.chosen.luminaire },
    outcome: first.outcome,
  };
  const { solved, hasFailed, retry } = useRoadOutcome(form, chosen?.luminaire ?? null, initial);
  const wrong = findWrongFields(form);

  useFormAddress(form === start || wrong.length > 0 ? null : formatRoadForm(form));

  const announced = useAnnouncement(announcementOf(t, solved?.outcome ?? null));
  return (
    <div className="room">
      <form className="room-form" method="get">
        <RoadLuminaire search={search} start={start.luminaire} name={chosen?.name ?? null} />
        <RoadFields form={form} onChange={setForm} />
      </form>
      <div className="room-result">
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        {hasFailed && (
          <p className="room-warning" role="alert">
            {t('road.failed')}{' '}
            <button type="button" onClick={retry}>
              {t('road.again')}
            </button>
          </p>
        )}
        {wrong.length > 0 && (
          <p className="room-warning" role="status">
            {t('road.wrong.all', { fields: wrong.map((field) => fieldLabel(t, field)).join('; ') })}
          </p>
        )}
        {solved && chosen && wrong.length === 0 && (
          <Outcome solved={solved} isOwn={isOwn} example={isOwn ? null : example} />
        )}
        {!solved && wrong.length === 0 && (
          <p className="room-note">{t(chosen ? 'road.busy' : 'road.luminaire.none')}</p>
        )}
        {children}
        <section aria-labelledby="road-method">
          <h2 id="road-method">{t('road.method')}</h2>
          <p className="room-note">{t('road.method.text')}</p>
        </section>
      </div>
    </div>
  );
}

type OutcomeProps = { solved: SolvedRoad; isOwn: boolean; example: string | null };

/** The lit road: its drawing and its figures. */
function Outcome({ solved: { input, outcome }, isOwn, example }: OutcomeProps) {
  const t = useT();
  const { form } = input;
  const road = { lanes: form.lanes, laneWidthM: form.lane, surface: form.surface };
  const spacing = spacingText(t, outcome, form.class);
  const isMissed = outcome.met !== null && widestSpacing(outcome) === null;
  return (
    <section aria-labelledby="road-result">
      <div className="room-head">
        <h2 id="road-result">{t('road.result')}</h2>
        <RoadActions
          form={example === null ? form : { ...form, luminaire: example }}
          isOwn={isOwn}
        />
      </div>
      {example !== null && <p className="room-note">{t('road.example')}</p>}
      {spacing && <p className={isMissed ? 'room-warning' : 'room-note'}>{spacing}</p>}
      <RoadPlan road={road} outcome={outcome} />
      <dl className="room-figures">
        {listRoadFigures(t, outcome).map(({ label, value, note, isMet }) => (
          <div key={label} data-met={isMet}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
              {isMet !== undefined && <em>{t(isMet ? 'road.met' : 'road.missed')}</em>}
            </dd>
          </div>
        ))}
      </dl>
      <RoadValues road={road} outcome={outcome} />
    </section>
  );
}

/** What screen readers announce of an outcome. */
function announcementOf(t: ReturnType<typeof useT>, outcome: RoadOutcome | null): string | null {
  const [spacing, figure] = outcome ? listRoadFigures(t, outcome) : [];
  if (!spacing || !figure) return null;
  const text = `${figure.label} ${figure.value}`;
  return t('road.calculated', { spacing: spacing.value, figure: text });
}
