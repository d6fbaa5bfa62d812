import { type ReactNode, useState } from 'react';
import { AreaActions } from '#app/calculators/area/area-actions.tsx';
import { AreaFields } from '#app/calculators/area/area-fields.tsx';
import { AreaLuminaire } from '#app/calculators/area/area-luminaire.tsx';
import { AreaPlan, AreaValues } from '#app/calculators/area/area-plan.tsx';
import { useT } from '#app/calculators/area/area-texts.ts';
import { type SolvedArea, useAreaOutcome } from '#app/calculators/area/use-area-outcome.ts';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import { useFormAddress } from '#app/calculators/light/use-form-address.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import {
  type AreaForm,
  findWrongAreaFields,
  formatAreaForm,
} from '#core/calculators/area/area-address.ts';
import { areaFieldLabel } from '#core/calculators/area/area-field-label.ts';
import { listAreaFigures } from '#core/calculators/area/area-figures.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';

type Props = {
  start: AreaForm;
  search: SearchVariants;
  /** From the URL, from the visitor's own file, or an example. */
  chosen: NamedLuminaire | null;
  /** The server's outcome for the URL. */
  first: { chosen: NamedLuminaire; outcome: AreaOutcome } | null;
  /** Whether the luminaire is from a file that only this page holds. */
  isOwn: boolean;
  /** SKU of the luminaire if the visitor has not chosen one. */
  example: string | null;
  /** A drop area for files. */
  children: ReactNode;
};

/** An area that is recalculated on every change; without scripts the form submits it. */
export function AreaCalculator(props: Props) {
  const { start, search, chosen, first, isOwn, example, children } = props;
  const t = useT();
  const [form, setForm] = useState(start);
  const initial = first && {
    input: { form: start, luminaire: first.chosen.luminaire },
    outcome: first.outcome,
  };
  const { solved, hasFailed, retry } = useAreaOutcome(form, chosen?.luminaire ?? null, initial);
  const wrong = findWrongAreaFields(form);

  useFormAddress(form === start || wrong.length > 0 ? null : formatAreaForm(form));

  const announced = useAnnouncement(announcementOf(t, solved?.outcome ?? null));
  return (
    <div className="room">
      <form className="room-form" method="get">
        <AreaLuminaire search={search} start={start.luminaire} name={chosen?.name ?? null} />
        <AreaFields form={form} onChange={setForm} />
      </form>
      <div className="room-result">
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        {hasFailed && (
          <p className="room-warning" role="alert">
            {t('area.failed')}{' '}
            <button type="button" onClick={retry}>
              {t('area.again')}
            </button>
          </p>
        )}
        {wrong.length > 0 && (
          <p className="room-warning" role="status">
            {t('area.wrong.all', {
              fields: wrong.map((field) => areaFieldLabel(t, form, field)).join('; '),
            })}
          </p>
        )}
        {solved && chosen && wrong.length === 0 && (
          <Outcome solved={solved} isOwn={isOwn} example={isOwn ? null : example} />
        )}
        {!solved && wrong.length === 0 && (
          <p className="room-note">{t(chosen ? 'area.busy' : 'area.luminaire.none')}</p>
        )}
        {children}
        <section aria-labelledby="area-method">
          <h2 id="area-method">{t('area.method')}</h2>
          <p className="room-note">{t('area.method.text')}</p>
        </section>
      </div>
    </div>
  );
}

type OutcomeProps = { solved: SolvedArea; isOwn: boolean; example: string | null };

/** The lit area: its drawing and its figures. */
function Outcome({ solved: { input, outcome }, isOwn, example }: OutcomeProps) {
  const t = useT();
  const { form } = input;
  const area = { target: form.target, widthM: form.width, depthM: form.depth };
  return (
    <section aria-labelledby="area-result">
      <div className="room-head">
        <h2 id="area-result">{t('area.result')}</h2>
        <AreaActions
          form={example === null ? form : { ...form, luminaire: example }}
          isOwn={isOwn}
        />
      </div>
      {example !== null && <p className="room-note">{t('area.example')}</p>}
      <AreaPlan area={area} outcome={outcome} />
      <dl className="room-figures">
        {listAreaFigures(t, outcome, form.width * form.depth).map(
          ({ label, value, note, isMet }) => (
            <div key={label} data-met={isMet}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <small>{note}</small>}
                {isMet !== undefined && <em>{t(isMet ? 'area.met' : 'area.missed')}</em>}
              </dd>
            </div>
          ),
        )}
      </dl>
      <AreaValues area={area} outcome={outcome} />
    </section>
  );
}

/** What screen readers announce of an outcome. */
function announcementOf(t: ReturnType<typeof useT>, outcome: AreaOutcome | null): string | null {
  const [figure] = outcome ? listAreaFigures(t, outcome, 1) : [];
  return figure ? t('area.calculated', { figure: `${figure.label} ${figure.value}` }) : null;
}
