import { ConeDiagram } from '#app/photometry/cone-diagram.tsx';
import { PolarDiagram } from '#app/photometry/polar-diagram.tsx';
import { ReportFigures } from '#app/photometry/report-figures.tsx';
import {
  Luminances,
  UgrTable,
  UtilisationFactors,
  ZonalFluxes,
} from '#app/photometry/report-tables.tsx';
import type { PhotometryReport } from '#core/photometry/report.ts';

/** Diagrams, figures and tables of one light distribution, each under a third-level heading. */
export function ReportBlocks({ report }: { report: PhotometryReport }) {
  return (
    <>
      <PolarDiagram polar={report.polar} />
      <ConeDiagram cone={report.cone} />
      <ReportFigures report={report} />
      <ZonalFluxes report={report} />
      <UgrTable report={report} />
      <UtilisationFactors report={report} />
      <Luminances report={report} />
    </>
  );
}
