import { CalculationActions, PrintAction } from '#app/calculators/layout/calculation-actions.tsx';
import { useT } from '#app/calculators/layout/calculation-texts.ts';
import { type CopyKind, copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo, pathToReport, type ReportScreen } from '#core/i18n/paths.ts';

/** Where a calculation is, and the kind of its report. */
export type CalculationFiles = { screen: ReportScreen; kind: CopyKind };

type Props = {
  files: CalculationFiles;
  /** The calculation as a query. */
  query: string;
  /** Whether its luminaire is from a file that only this page holds: such a calculation has no address. */
  isOwn: boolean;
};

/** The actions for a calculation with a luminaire of the catalogue or of the visitor's own file. */
export function LuminaireActions({ files: { screen, kind }, query, isOwn }: Props) {
  const t = useT();
  if (isOwn) {
    return (
      <div className="calculation-actions">
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
      canPrint
    />
  );
}
