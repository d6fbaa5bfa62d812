import { LineFigures, type LineProps, LineVariant } from '#app/projects/line-variant.tsx';
import { useT } from '#app/projects/project-texts.ts';
import { formatNumber } from '#core/units.ts';

/** A read-only line of a shared list. */
export function SharedLine(props: LineProps) {
  const t = useT();
  const { label, quantity, note } = props.line;
  return (
    <li className="project-line">
      <p className="project-place">
        <span className="visually-hidden project-label">{t('projects.position')}</span>
        <strong>{label || '–'}</strong>
      </p>
      <LineVariant {...props} />
      <p className="project-quantity">
        <span className="visually-hidden project-label">{t('projects.quantity')}</span>
        <span>{formatNumber(t.locale, quantity)}</span>
      </p>
      <LineFigures {...props} />
      {note && <p className="project-note">{note}</p>}
    </li>
  );
}
