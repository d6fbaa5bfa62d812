import { FigureList } from '#app/calculators/light/figure-list.tsx';
import {
  type CalculatorParts,
  type CalculatorStart,
  LuminaireCalculator,
} from '#app/calculators/light/luminaire-calculator.tsx';
import { fieldLabel, RoadFields } from '#app/calculators/road/road-fields.tsx';
import { RoadPlan, RoadValues } from '#app/calculators/road/road-plan.tsx';
import { useT } from '#app/calculators/road/road-texts.ts';
import { type RoadForm, roadAddress } from '#core/calculators/road/road-address.ts';
import { listRoadFigures, spacingText } from '#core/calculators/road/road-figures.ts';
import { type RoadOutcome, widestSpacing } from '#core/calculators/road/road-outcome.ts';
import { roadPresets } from '#core/calculators/road/road-presets.ts';

const parts: CalculatorParts<RoadForm, RoadOutcome> = {
  address: roadAddress,
  files: { screen: 'road-lighting-calculator', kind: 'road-report' },
  startWorker: () => new Worker(new URL('./road-worker.ts', import.meta.url), { type: 'module' }),
  Fields: RoadFields,
  Outcome,
  listPlanes: ({ lanes, lane }, { plane, spacingM }) => [
    { plane, width: spacingM, depth: lanes * lane, unit: plane.unit },
  ],
  countLuminaires: ({ luminairesPerKm }) => luminairesPerKm,
};

/** A road that is recalculated on every change. */
export function RoadCalculator(props: CalculatorStart<RoadForm, RoadOutcome>) {
  const t = useT();
  const texts = {
    title: t('road.title'),
    listWrong: (form: RoadForm) => roadAddress.findWrong(form).map((field) => fieldLabel(t, field)),
    announce: (outcome: RoadOutcome) => announcementOf(t, outcome),
    listFigures: (_: RoadForm, outcome: RoadOutcome) => listRoadFigures(t, outcome),
    method: t('road.method.text'),
    presets: roadPresets.map((preset) => ({ ...preset, label: t(preset.label) })),
    projectNote: t('road.project-note'),
  };
  return <LuminaireCalculator {...props} parts={parts} texts={texts} />;
}

/** The lit road: its drawing and its figures. */
function Outcome({ form, outcome }: { form: RoadForm; outcome: RoadOutcome }) {
  const t = useT();
  const road = { lanes: form.lanes, laneWidthM: form.lane, surface: form.surface };
  const spacing = spacingText(t, outcome, form.class);
  const isMissed = outcome.met !== null && widestSpacing(outcome) === null;
  return (
    <>
      {spacing && <p className={isMissed ? 'calculator-warning' : 'calculator-note'}>{spacing}</p>}
      <RoadPlan road={road} outcome={outcome} />
      <FigureList figures={listRoadFigures(t, outcome)} />
      <RoadValues road={road} outcome={outcome} />
    </>
  );
}

/** What screen readers announce of an outcome. */
function announcementOf(t: ReturnType<typeof useT>, outcome: RoadOutcome): string | null {
  const [spacing, figure] = listRoadFigures(t, outcome);
  if (!spacing || !figure) return null;
  const text = `${figure.label} ${figure.value}`;
  return t('road.calculated', { spacing: spacing.value, figure: text });
}
