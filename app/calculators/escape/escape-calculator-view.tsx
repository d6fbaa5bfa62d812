import type { ComponentProps } from 'react';
import styles from '#app/calculators/escape/escape.css?url';
import { EscapeFields } from '#app/calculators/escape/escape-fields.tsx';
import { EscapePlan } from '#app/calculators/escape/escape-plan.tsx';
import { useT } from '#app/calculators/escape/escape-route-texts.ts';
import { FigureList } from '#app/calculators/light/figure-list.tsx';
import {
  type CalculatorParts,
  type CalculatorStart,
  LuminaireCalculator,
} from '#app/calculators/light/luminaire-calculator.tsx';
import { PointValues } from '#app/calculators/light/point-values.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { type EscapeForm, escapeAddress } from '#core/calculators/escape/escape-address.ts';
import {
  listEscapeFigures,
  listLightRows,
  listPointRows,
} from '#core/calculators/escape/escape-figures.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import { escapePresets } from '#core/calculators/escape/escape-presets.ts';
import { listWrongEscape } from '#core/calculators/escape/list-wrong-escape.ts';

const parts: CalculatorParts<EscapeForm, EscapeOutcome> = {
  address: escapeAddress,
  files: { screen: 'escape-route-calculator', kind: 'escape-report' },
  startWorker: () => new Worker(new URL('./escape-worker.ts', import.meta.url), { type: 'module' }),
  Fields: EscapeFields,
  Outcome,
  listPlanes: (_, { sections }) =>
    sections.map(({ plane, fromM, toM, widthM }) => ({
      ...{ plane, width: toM - fromM, depth: widthM },
      unit: 'lx',
    })),
  countLuminaires: ({ lights }) => lights.length,
};

/** A route or open area that is recalculated on every change. */
export function EscapeCalculator(props: CalculatorStart<EscapeForm, EscapeOutcome>) {
  const t = useT();
  const texts = {
    title: t('escape.title'),
    listWrong: (form: EscapeForm) => listWrongEscape(t, form),
    announce: ({ lights }: EscapeOutcome) => t.count('escape.calculated', lights.length),
    listFigures: (_: EscapeForm, outcome: EscapeOutcome) => listEscapeFigures(t, outcome),
    method: t('escape.method.text'),
    presets: escapePresets.map((preset) => ({ ...preset, label: t(preset.label) })),
  };
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="photometry" />
      <LuminaireCalculator {...props} parts={parts} texts={texts} />
    </>
  );
}

/** The lit route or area: its drawing, its figures and the places of its luminaires. */
function Outcome(props: ComponentProps<CalculatorParts<EscapeForm, EscapeOutcome>['Outcome']>) {
  const { outcome } = props;
  const t = useT();
  const [along, across] = [t('escape.places.along'), t('escape.places.across')];
  const pointHeads = [along, t('escape.points.near'), t('escape.points.vertical')];
  return (
    <>
      <EscapePlan {...props} />
      <FigureList figures={listEscapeFigures(t, outcome)} />
      <PlaceTable
        title={t('escape.places')}
        heads={[t('escape.places.number'), along, across]}
        rows={listLightRows(t, outcome)}
      />
      {outcome.points.length > 0 && (
        <PlaceTable
          title={t('escape.points')}
          heads={[t('escape.points.kind'), ...pointHeads]}
          rows={listPointRows(t, outcome)}
        />
      )}
      {outcome.sections.map(({ plane, fromM, toM, widthM, beforeM }, index) => (
        <PointValues
          key={beforeM}
          plane={plane}
          size={{ width: toM - fromM, depth: widthM }}
          head={`lx, ${t('escape.values.across')}`}
          digits={2}
          title={t('escape.values', { number: index + 1 })}
        />
      ))}
    </>
  );
}

type TableProps = {
  title: string;
  heads: string[];
  rows: { head: string; cells: string[]; isMet?: boolean }[];
};

function PlaceTable({ title, heads, rows }: TableProps) {
  return (
    <ScrollRegion className="escape-scroll" label={title}>
      <table className="escape-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells, isMet }, index) => (
            // Points of one kind may be at the same place.
            <tr key={index} data-met={isMet}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
