import type { ReadSpectrum } from '#app/photometry/file-worker.ts';
import { useT } from '#app/photometry/photometry-texts.ts';
import { SpectrumBlocks } from '#app/photometry/spectrum/spectrum-blocks.tsx';

/** The report of a file that is a spectrum. */
export function SpectrumReportView({ spectrum: { name, report } }: { spectrum: ReadSpectrum }) {
  const t = useT();
  return (
    <section className="light-report" aria-labelledby="report-title">
      <header className="light-head">
        <h2 id="report-title">{t('photometry.report', { name })}</h2>
        <button type="button" className="light-print" onClick={() => window.print()}>
          {t('photometry.print')}
        </button>
      </header>
      <SpectrumBlocks report={report} />
    </section>
  );
}
