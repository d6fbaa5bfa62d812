import { type ReactNode, useEffect, useState } from 'react';
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
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** A luminaire with its name. */
export type NamedLuminaire = { name: string; luminaire: Luminaire };

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

/** Browsers throttle URL changes. */
const ADDRESS_DELAY_MS = 200;
const ANNOUNCEMENT_DELAY_MS = 700;

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

  useEffect(() => {
    if (form === start || findWrongFields(form).length > 0) return;
    const timer = setTimeout(() => writeAddress(form), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [form, start]);

  const announced = useAnnouncement(solved?.outcome ?? null);
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

/** Returns the screen reader announcement of a new outcome, after a pause without changes. */
function useAnnouncement(outcome: RoadOutcome | null): string {
  const t = useT();
  const [shown] = useState(outcome);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!outcome || outcome === shown) return;
    const [spacing, figure] = listRoadFigures(t, outcome);
    if (!spacing || !figure) return;
    const text = t('road.calculated', {
      spacing: spacing.value,
      figure: `${figure.label} ${figure.value}`,
    });
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [outcome, shown, t]);
  return announced;
}

function writeAddress(form: RoadForm): void {
  const query = formatRoadForm(form);
  const { pathname, hash } = window.location;
  const address = `${pathname}${query && `?${query}`}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}
