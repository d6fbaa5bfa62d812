import type { ReactNode } from 'react';
import { useT } from '#app/photometry/photometry-texts.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

type Props = {
  title: string;
  text: string;
  /** The drawing; its figures are in `table`. */
  children: ReactNode;
  table: ReactNode;
};

/** A diagram with title, description, and its figures as a collapsible table. */
export function DiagramFigure({ title, text, children, table }: Props) {
  const t = useT();
  return (
    <section className="light-block">
      <h3>{title}</h3>
      <div className="light-drawing">{children}</div>
      <p className="light-note">{joinFigures(text)}</p>
      <details className="light-data">
        <summary>{t('photometry.table.show')}</summary>
        {table}
      </details>
    </section>
  );
}
