import { type StripFormPart, StripSelects } from '#app/calculators/strip/strip-select.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

type Named = [value: string, label: MessageKey<'strip'>];

const roundings: Named[] = [
  ['down', 'strip.rounding.down'],
  ['up', 'strip.rounding.up'],
];
const feeds: Named[] = [
  ['one-end', 'strip.feed.one-end'],
  ['both-ends', 'strip.feed.both-ends'],
  ['centre', 'strip.feed.centre'],
];
const resistances: Named[] = [
  ['copper', 'strip.resistance.copper'],
  ['class-5', 'strip.resistance.class-5'],
];
const units: FieldOption[] = ['mm', 'm'].map((unit) => {
  return { value: unit, label: unit, isAvailable: true };
});

/** The runs, how they are cut and fed, and their cable. */
export function StripLengths({ page, request, onChange }: StripFormPart) {
  const t = useT();
  const { unit, rounding, feed, resistance } = request;
  const named = (list: Named[]): FieldOption[] => {
    return list.map(([value, key]) => ({ value, label: t(key), isAvailable: true }));
  };
  return (
    <section aria-labelledby="strip-lengths-title">
      <h2 id="strip-lengths-title">{t('strip.lengths')}</h2>
      <Runs page={page} request={request} onChange={onChange} />
      <div className="strip-fields">
        <StripSelects
          fields={[
            { name: stripParams.unit, label: t('strip.unit'), value: unit, options: units },
            {
              name: stripParams.rounding,
              label: t('strip.rounding'),
              value: rounding,
              options: named(roundings),
            },
            {
              name: stripParams.feed,
              label: t('strip.feed'),
              value: feed,
              options: named(feeds),
            },
          ]}
          onChange={onChange}
        />
        <Cable page={page} request={request} onChange={onChange} />
        <StripSelects
          fields={[
            {
              name: stripParams.area,
              label: t('strip.area'),
              value: String(page.areaMm2),
              options: page.parts.areas,
            },
            {
              name: stripParams.resistance,
              label: t('strip.resistance'),
              value: resistance,
              options: named(resistances),
            },
          ]}
          onChange={onChange}
        />
      </div>
    </section>
  );
}

function Cable({ page: { cableProblem }, request, onChange }: StripFormPart) {
  const t = useT();
  return (
    <div className="strip-field">
      <label htmlFor="strip-cable">{`${t('strip.cable')} (m)`}</label>
      <input
        id="strip-cable"
        name={stripParams.cable}
        type="text"
        autoComplete="off"
        value={request.cableText}
        onChange={onChange}
        aria-describedby={cableProblem ? 'strip-cable-hint strip-cable-error' : 'strip-cable-hint'}
        aria-invalid={cableProblem ? true : undefined}
      />
      <p className="strip-hint" id="strip-cable-hint">
        {t('strip.cable-hint')}
      </p>
      {cableProblem && (
        <p className="strip-error" id="strip-cable-error">
          {cableProblem}
        </p>
      )}
    </div>
  );
}

function Runs({ page: { runsProblem }, request, onChange }: StripFormPart) {
  const t = useT();
  return (
    <div className="strip-field strip-runs">
      <label htmlFor="strip-runs">{t('strip.runs')}</label>
      <textarea
        id="strip-runs"
        name={stripParams.runs}
        rows={4}
        value={request.runsText}
        onChange={onChange}
        spellCheck={false}
        aria-describedby={runsProblem ? 'strip-runs-hint strip-runs-error' : 'strip-runs-hint'}
        aria-invalid={runsProblem ? true : undefined}
      />
      <p className="strip-hint" id="strip-runs-hint">
        {t('strip.runs-hint')}
      </p>
      {runsProblem && (
        <p className="strip-error" id="strip-runs-error">
          {runsProblem}
        </p>
      )}
    </div>
  );
}
