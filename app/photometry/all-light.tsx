import { useEffect, useState } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import photometryStyles from '#app/photometry/photometry.css?url';
import { useT } from '#app/photometry/photometry-texts.ts';
import { ReportBlocks } from '#app/photometry/report-blocks.tsx';
import type { PhotometryReport } from '#core/photometry/report.ts';

/** The full photometric report of a variant within another page; loaded on demand. */
export function AllLight({ variantId }: { variantId: number }) {
  const t = useT();
  const [report, setReport] = useState<PhotometryReport | null>(null);
  const [tries, setTries] = useState({ count: 0, hasFailed: false });
  const { count, hasFailed } = tries;
  useEffect(() => {
    let isWanted = true;
    const endpoint = `photometry/v1/variation/${variantId}/report`;
    void getJson<PhotometryReport>(t.locale, endpoint).then((loaded) => {
      if (!isWanted) return;
      // No report is better than the previous variant's.
      setReport(loaded);
      setTries({ count, hasFailed: !loaded });
    });
    return () => {
      isWanted = false;
    };
  }, [variantId, t.locale, count]);
  return (
    <div className="light-report" aria-busy={report === null && !hasFailed}>
      <link rel="stylesheet" href={photometryStyles} precedence="photometry" />
      {report && <ReportBlocks report={report} />}
      {hasFailed && (
        <p className="light-note" role="alert">
          {t('photometry.failed')}{' '}
          <button
            type="button"
            className="light-again"
            onClick={() => setTries({ count: count + 1, hasFailed: false })}
          >
            {t('photometry.again')}
          </button>
        </p>
      )}
    </div>
  );
}
