import { ConeDiagram } from '#app/photometry/cone-diagram.tsx';
import { EscapeTables } from '#app/photometry/escape-tables.tsx';
import { GroundDiagram } from '#app/photometry/ground-diagram.tsx';
import { PolarDiagram } from '#app/photometry/polar-diagram.tsx';
import { ReportFigures } from '#app/photometry/report-figures.tsx';
import { Luminances, UtilisationFactors, ZonalFluxes } from '#app/photometry/report-tables.tsx';
import { SolidFigure } from '#app/photometry/solid-figure.tsx';
import { SpectrumBlocks } from '#app/photometry/spectrum/spectrum-blocks.tsx';
import { UgrTable } from '#app/photometry/ugr-views.tsx';
import { UtilisationDiagram } from '#app/photometry/utilisation-diagram.tsx';
import type { PhotometryReport } from '#core/photometry/report.ts';

/** Diagrams, figures and tables of one light distribution, each under a third-level heading. */
export function ReportBlocks({ report }: { report: PhotometryReport }) {
  return (
    <>
      <PolarDiagram polar={report.polar} light={report.luminaire.light} />
      <ConeDiagram cone={report.cone} luminaire={report.luminaire} />
      <ReportFigures report={report} />
      <SolidFigure light={report.luminaire.light} />
      <ZonalFluxes report={report} />
      {report.ground && <GroundDiagram plan={report.ground} />}
      {report.roadUtilisation && <UtilisationDiagram curves={report.roadUtilisation} />}
      {report.emergencySpacing && <EscapeTables table={report.emergencySpacing} />}
      <UgrTable report={report} />
      <UtilisationFactors report={report} />
      <Luminances report={report} />
      {report.spectrum && <SpectrumBlocks report={report.spectrum} />}
    </>
  );
}
