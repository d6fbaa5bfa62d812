import { AreaFields } from '#app/calculators/area/area-fields.tsx';
import { AreaPlan, AreaValues } from '#app/calculators/area/area-plan.tsx';
import { useT } from '#app/calculators/area/area-texts.ts';
import { FigureList } from '#app/calculators/light/figure-list.tsx';
import {
  type CalculatorParts,
  type CalculatorStart,
  LuminaireCalculator,
} from '#app/calculators/light/luminaire-calculator.tsx';
import { type AreaForm, areaAddress } from '#core/calculators/area/area-address.ts';
import { areaFieldLabel } from '#core/calculators/area/area-field-label.ts';
import { listAreaFigures } from '#core/calculators/area/area-figures.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import { areaPresets } from '#core/calculators/area/area-presets.ts';

const parts: CalculatorParts<AreaForm, AreaOutcome> = {
  address: areaAddress,
  files: { screen: 'area-lighting-calculator', kind: 'area-report' },
  startWorker: () => new Worker(new URL('./area-worker.ts', import.meta.url), { type: 'module' }),
  Fields: AreaFields,
  Outcome,
  listPlanes: ({ width, depth }, outcome) => [{ plane: outcome, width, depth, unit: 'lx' }],
  countLuminaires: ({ luminaires }) => luminaires.length,
};

/** An area that is recalculated on every change. */
export function AreaCalculator(props: CalculatorStart<AreaForm, AreaOutcome>) {
  const t = useT();
  const texts = {
    title: t('area.title'),
    listWrong: (form: AreaForm) =>
      areaAddress.findWrong(form).map((field) => areaFieldLabel(t, form, field)),
    announce: (outcome: AreaOutcome) => announcementOf(t, outcome),
    listFigures: ({ width, depth }: AreaForm, outcome: AreaOutcome) =>
      listAreaFigures(t, outcome, width * depth),
    method: t('area.method.text'),
    presets: areaPresets.map((preset) => ({ ...preset, label: t(preset.label) })),
  };
  return <LuminaireCalculator {...props} parts={parts} texts={texts} />;
}

/** The lit area: its drawing and its figures. */
function Outcome({ form, outcome }: { form: AreaForm; outcome: AreaOutcome }) {
  const t = useT();
  const area = { target: form.target, widthM: form.width, depthM: form.depth };
  return (
    <>
      <AreaPlan area={area} outcome={outcome} />
      <FigureList figures={listAreaFigures(t, outcome, form.width * form.depth)} />
      <AreaValues area={area} outcome={outcome} />
    </>
  );
}

/** What screen readers announce of an outcome. */
function announcementOf(t: ReturnType<typeof useT>, outcome: AreaOutcome): string | null {
  const [figure] = listAreaFigures(t, outcome, 1);
  return figure ? t('area.calculated', { figure: `${figure.label} ${figure.value}` }) : null;
}
