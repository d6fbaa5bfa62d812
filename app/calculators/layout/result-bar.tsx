import type { MouseEvent } from 'react';
import { useT } from '#app/calculators/layout/calculation-texts.ts';
import type { KeyFigure } from '#core/calculators/bar-figures.ts';

type Props = {
  /** Two or three; without any there is no bar. */
  figures: readonly KeyFigure[];
  /** Whether they are those of a worked example, while nothing is filled in. */
  isExample?: boolean;
  /** Id of the heading of the results, which can take the focus. */
  target: string;
};

/** The key figures of a result, which stay in sight while fields are filled in, and lead to all of it. */
export function ResultBar({ figures, isExample = false, target }: Props) {
  const t = useT();
  if (figures.length === 0) return null;
  return (
    <a className="calculation-bar" href={`#${target}`} onClick={openTarget}>
      <span className="visually-hidden">{t('calculation.to-results')}: </span>
      {isExample && <small className="calculation-bar-example">{t('calculation.example')}</small>}
      {figures.map(({ label, value, isMet }) => (
        <span key={label} data-met={isMet}>
          <small>{label}</small> <strong>{value}</strong>
        </span>
      ))}
    </a>
  );
}

/** Moves to the results without a hash in the address, which may hold a calculation. */
function openTarget(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
