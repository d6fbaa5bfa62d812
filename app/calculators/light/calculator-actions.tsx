import { useState } from 'react';
import { useT } from '#app/calculators/light/calculator-texts.ts';
import { type CopyKind, copyHref } from '#core/forms/copy-kinds.ts';
import { pathTo, pathToReport, type ReportScreen } from '#core/i18n/paths.ts';

/** Where a calculation is, and the kind of its report. */
export type CalculationFiles = { screen: ReportScreen; kind: CopyKind };

type Props = {
  files: CalculationFiles;
  /** The calculation as a query. */
  query: string;
  isOwn: boolean;
};

/** Shares the URL, which holds the whole calculation, and prints the page. */
export function CalculatorActions({ files: { screen, kind }, query, isOwn }: Props) {
  const t = useT();
  return (
    <div className="calculator-actions">
      {!isOwn && (
        <>
          <CopyLink screen={screen} query={query} />
          <a href={`${pathToReport(t.locale, screen)}?${query}`}>{t('calculator.report')}</a>
          <a href={copyHref(t.locale, { kind, code: query })}>{t('calculator.email-copy')}</a>
        </>
      )}
      <button type="button" onClick={() => window.print()}>
        {t('calculator.print')}
      </button>
      {isOwn && <p className="calculator-note">{t('calculator.own-file.note')}</p>}
    </div>
  );
}

function CopyLink({ screen, query }: { screen: ReportScreen; query: string }) {
  const t = useT();
  const [copied, setCopied] = useState('');
  const [uncopied, setUncopied] = useState('');
  async function copy(): Promise<void> {
    const address = `${window.location.origin}${pathTo(t.locale, screen)}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(query);
      setUncopied('');
    } catch {
      // The browser denies access to the clipboard: the link is shown instead.
      setUncopied(address);
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {t(copied === query ? 'calculator.copied' : 'calculator.copy')}
      </button>
      {uncopied && (
        <p className="calculator-note" role="alert">
          {t('calculator.copy.failed')} <a href={uncopied}>{uncopied}</a>
        </p>
      )}
    </>
  );
}
