import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/key-figures.module.css';
import { type KeyFigure, keyFigures } from '#core/catalogue/key-figure-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';

const CELLS = 8;

/** The key figures of the chosen variant for specifiers. */
export function KeyFigures({ variant }: { variant: Variant }) {
  const t = useT();
  const figures = limitFigures(keyFigures(t, variant));
  return (
    <dl className={styles.figures} data-cells={countCells(figures)}>
      {figures.map(({ label, value, unit, isWide }) => (
        <div key={label} className={`${styles.figure} ${isWide ? styles.wide : ''}`}>
          <dt>{t(label)}</dt>
          <dd>
            {value}
            {unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function countCells(figures: KeyFigure[]): number {
  return figures.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0);
}

/** Limits the figures to two rows of four and to an even number, so that no row has a gap. */
function limitFigures(figures: KeyFigure[]): KeyFigure[] {
  const fitting: KeyFigure[] = [];
  for (const figure of figures) {
    if (countCells([...fitting, figure]) <= CELLS) fitting.push(figure);
  }
  const spare = countCells(fitting) % 2 === 1 ? fitting.findLastIndex((f) => !f.isWide) : -1;
  return spare < 0 ? fitting : fitting.toSpliced(spare, 1);
}
