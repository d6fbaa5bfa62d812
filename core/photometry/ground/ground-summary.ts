import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { drawGround, type GroundDrawing } from './ground-drawing.ts';
import type { GroundPlan, GroundSetup } from './ground-plan.ts';
import { groundHeightsM, groundTiltsDeg } from './ground-setups.ts';

type Choice = { value: number; label: string };

/** A plan of the ground for pages: a drawing with formatted texts. */
export type GroundSummary = GroundSetup & {
  title: string;
  /** What is drawn; also describes the drawing to screen readers. */
  text: string;
  drawing: Omit<GroundDrawing, 'labels'> & { labels: { x: number; y: number; text: string }[] };
  /** Paths in metres from the highest illuminance. */
  paths: string[];
  height: { label: string; choices: Choice[] };
  tilt: { label: string; choices: Choice[] };
};

/** @param t must include the message area `photometry`. */
export function createGroundSummary(t: Translate<'photometry'>, plan: GroundPlan): GroundSummary {
  const { heightM, tiltDeg } = plan;
  const drawing = drawGround(plan);
  return {
    heightM,
    tiltDeg,
    title: t('photometry.ground'),
    text: groundText(t, plan, drawing.gridM),
    drawing: {
      ...drawing,
      labels: drawing.labels.map(({ x, y, lux }) => ({ x, y, text: formatLux(t, lux) })),
    },
    paths: plan.lines.map(({ path }) => path),
    height: {
      label: t('photometry.ground.height'),
      choices: groundHeightsM.map((value) => ({ value, label: metres(t, value) })),
    },
    tilt: {
      label: t('photometry.ground.tilt'),
      choices: groundTiltsDeg.map((value) => ({ value, label: degrees(t, value) })),
    },
  };
}

/** What a plan shows, as sentences. */
function groundText(
  t: Translate<'photometry'>,
  { heightM, tiltDeg, frontPlaneDeg, highestLux }: GroundPlan,
  gridM: number,
): string {
  const values = {
    height: metres(t, heightM),
    grid: metres(t, gridM),
    front: `C${frontPlaneDeg}`,
    highest: formatQuantity(t.locale, highestLux, 'lx', highestLux < 10 ? 1 : 0),
    tilt: degrees(t, tiltDeg),
  };
  return tiltDeg === 0
    ? t('photometry.ground.text', values)
    : t('photometry.ground.text.tilted', values);
}

/** Illuminance of a line. */
function formatLux(t: Translate, lux: number): string {
  return formatNumber(t.locale, lux, 4);
}

function metres(t: Translate, value: number): string {
  return formatQuantity(t.locale, value, 'm', 2);
}

function degrees(t: Translate, value: number): string {
  return `${formatNumber(t.locale, value, 0)}°`;
}
