import { CalculationActions, PrintAction } from '#app/calculators/layout/calculation-actions.tsx';
import { useT } from '#app/calculators/layout/calculation-texts.ts';
import { TableAction } from '#app/calculators/layout/table-action.tsx';
import type { CountedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { planeTable, type SizedPlane } from '#core/calculators/plane/plane-table.ts';
import { type CopyKind, copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo, pathToReport, type ReportScreen } from '#core/i18n/paths.ts';
import { projectHref } from '#core/projects/project-address.ts';

/** Where a calculation is, and the kind of its report. */
export type CalculationFiles = { screen: ReportScreen; kind: CopyKind };

type Props = {
  files: CalculationFiles;
  /** The calculation as a query. */
  query: string;
  /** Whether its luminaire is from a file that only this page holds: such a calculation has no address. */
  isOwn: boolean;
  /** Name of a project list with its luminaires. */
  title: string;
  luminaires: readonly CountedLuminaire[];
  /** Note of each of them in the list. */
  note?: string;
  /** The calculated planes, for a table of their points. */
  listPlanes: () => SizedPlane[];
};

/** The actions for a calculation with a luminaire of the catalogue or of the visitor's own file. */
export function LuminaireActions(props: Props) {
  const { files, query, isOwn, title, luminaires, note = '', listPlanes } = props;
  const { screen, kind } = files;
  const t = useT();
  const lines = linesOf(luminaires, note);
  const table = <TableAction screen={screen} listRows={() => planeTable(t, listPlanes())} />;
  if (isOwn) {
    return (
      <div className="calculation-actions">
        {table}
        <PrintAction />
        <p className="calculation-message">{t('calculation.own-file')}</p>
      </div>
    );
  }
  return (
    <CalculationActions
      address={`${pathTo(t.locale, screen)}?${query}`}
      pdf={`${pathToReport(t.locale, screen)}?${query}`}
      email={copyHref(t.locale, { kind, code: query })}
      tables={table}
      {...(lines.length > 0 && { project: projectHref(t.locale, { name: title, lines }) })}
      canPrint
    />
  );
}

/** Lines of a project list with the luminaires of the catalogue. */
function linesOf(luminaires: readonly CountedLuminaire[], note: string) {
  return luminaires.flatMap(({ luminaire, count }, index) => {
    const { id, sku = '' } = luminaire ?? {};
    if (id === undefined || count === 0) return [];
    return { key: index + 1, id, sku, quantity: count, label: '', note };
  });
}
