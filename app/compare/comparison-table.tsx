import { useT } from '#app/compare/comparison-texts.ts';
import { UnbrokenItems } from '#app/compare/unbroken-items.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type {
  ComparedHead,
  ComparisonGroup,
  ComparisonRow,
} from '#core/catalogue/compare/compare-variants.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

type Props = {
  compared: ComparedHead[];
  groups: ComparisonGroup[];
  hasMarks: boolean;
  /** Called with the horizontal scroll offset, pixels. */
  onSwipe: (left: number) => void;
};

/** The figures in groups of rows, one column per variant; phones scroll the columns sideways. */
export function ComparisonTable({ compared, groups, hasMarks, onSwipe }: Props) {
  const t = useT();
  return (
    <ScrollRegion
      className="comparison-scroller"
      label={t('comparison.table')}
      onScroll={({ currentTarget }) => onSwipe(currentTarget.scrollLeft)}
    >
      <table className="comparison-table">
        <colgroup>
          <col className="comparison-labels" />
          <col span={compared.length} />
        </colgroup>
        {/* The sticky headings show the same visually. */}
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('comparison.figure')}</th>
            {compared.map(({ variant, product }) => (
              <th key={variant.id} scope="col">
                {product.title} <span>{variant.sku}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="comparison-group">
              <th scope="rowgroup" colSpan={compared.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <FigureRow key={row.label} row={row} hasMarks={hasMarks} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

function FigureRow({ row, hasMarks }: { row: ComparisonRow; hasMarks: boolean }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <span>{joinFigures(row.label)}</span>
      </th>
      {row.values.map((value, index) => (
        <td key={index}>
          <UnbrokenItems text={value ?? '–'} />
          {hasMarks && row.best.includes(index) && ' '}
          {hasMarks && row.best.includes(index) && (
            <span className="comparison-best">
              <Icon name="check" size={12} />
              {t('comparison.best-mark')}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
