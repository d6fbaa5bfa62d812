import { useT } from '#app/calculators/light/calculator-texts.ts';
import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

/** The figures of a calculation, and whether they meet their limits. */
export function FigureList({ figures }: { figures: readonly CheckedFigure[] }) {
  const t = useT();
  return (
    <dl className="calculator-figures">
      {figures.map(({ label, value, note, isMet }) => (
        <div key={label} data-met={isMet}>
          <dt>{joinFigures(label)}</dt>
          <dd>
            {value}
            {note && <small>{joinFigures(note)}</small>}
            {isMet !== undefined && <em>{t(isMet ? 'calculator.met' : 'calculator.missed')}</em>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
