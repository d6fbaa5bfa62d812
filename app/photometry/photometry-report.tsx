import { HealthReport } from '#app/photometry/health-report.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { ReportBlocks } from '#app/photometry/report-blocks.tsx';
import type { PhotometryReport as Report } from '#core/photometry/report.ts';

/** The full report of one light distribution. */
export function PhotometryReport({ report }: { report: Report }) {
  const t = useT();
  const name = report.name || report.number;
  return (
    <article className="light-report" aria-labelledby="report-title">
      <header className="light-head">
        <h2 id="report-title">{t('photometry.report', { name })}</h2>
        <button type="button" className="light-print" onClick={() => window.print()}>
          {t('photometry.print')}
        </button>
      </header>
      <HealthReport findings={report.findings} />
      <ReportBlocks report={report} />
    </article>
  );
}
