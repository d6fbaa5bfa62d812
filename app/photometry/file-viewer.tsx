import { useState } from 'react';
import { FileDrop } from '#app/photometry/file-drop.tsx';
import { PhotometryReport } from '#app/photometry/photometry-report.tsx';
import { useT } from '#app/photometry/photometry-texts.ts';
import { RefusedFile } from '#app/photometry/refused-file.tsx';
import { SpectrumReportView } from '#app/photometry/spectrum/spectrum-report-view.tsx';
import { useOpenedFile } from '#app/photometry/use-opened-file.ts';
import type { PhotometryReport as Report } from '#core/photometry/report.ts';

/** The report of the visitor's file; until one is opened, the report of the variant in the URL. */
export function FileViewer({ report }: { report: Report | null }) {
  const t = useT();
  const { lights, spectrum, refused, isReading, open } = useOpenedFile();
  const [chosen, setChosen] = useState(0);
  const light = lights[chosen] ?? lights[0];
  const fileReport = light?.report;
  const shown = fileReport ?? (refused || spectrum ? null : report);
  function take(file: File) {
    setChosen(0);
    void open(file);
  }
  const drop = <FileDrop isReading={isReading} onFile={take} />;
  const opened = light ?? spectrum;
  // A variant's report is the page's main content; the file field then comes after it.
  const isVariantReport = report !== null && shown === report;
  return (
    <>
      <p className="visually-hidden" role="status">
        {opened && t('photometry.opened', { name: opened.name })}
      </p>
      {!isVariantReport && drop}
      {refused && <RefusedFile {...refused} onRetry={take} />}
      {lights.length > 1 && (
        <label className="light-choice">
          {t('photometry.light')}
          <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {lights.map(({ name }, index) => (
              <option key={`${name} ${index}`} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {spectrum && <SpectrumReportView spectrum={spectrum} />}
      {shown && <PhotometryReport report={shown} />}
      {isVariantReport && drop}
    </>
  );
}
