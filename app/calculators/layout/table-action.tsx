import { ACTION_CLASS } from '#app/calculators/layout/calculation-actions.tsx';
import { useT } from '#app/calculators/layout/calculation-texts.ts';
import { saveText } from '#app/ui/browser/save-text.ts';
import { type CsvCell, formatCsv } from '#core/csv.ts';
import { pathTo, type ReportScreen } from '#core/i18n/paths.ts';

type Props = {
  /** The calculator, which gives the file its name. */
  screen: ReportScreen;
  /** The rows of the table, its heads first. */
  listRows: () => CsvCell[][];
};

/** Saves the results as CSV. The browser makes the file: it holds a calculation with the visitor's own file, too. */
export function TableAction({ screen, listRows }: Props) {
  const t = useT();
  const name = `${pathTo(t.locale, screen).split('/').at(-1)}.csv`;
  const save = () => saveText(formatCsv(t.locale, listRows()), { name, type: 'text/csv' });
  return (
    <button className={ACTION_CLASS} type="button" onClick={save}>
      {t('calculation.csv')}
    </button>
  );
}
