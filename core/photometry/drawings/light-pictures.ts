import type { Translate } from '#core/i18n/translate.ts';
import type { Cone } from '#core/photometry/figures/cone.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { drawCone } from './cone-drawing.ts';
import { coneWidthText, formatLux } from './diagram-texts.ts';
import { formatPlanePair } from './plane-pairs.ts';
import type { Polar } from './polar.ts';
import { drawPolarGrid, POLAR_RADIUS } from './polar-grid.ts';
import type { OverlaidPolar } from './polar-overlay.ts';

/** A drawing for print: SVG text, and width by height. */
export type LightPicture = { svg: string; aspect: number };

type Box = { x: number; y: number; width: number; height: number };

/** Print colours: those of the light theme. */
const INK = '#17191b';
const GREY = '#62686d';
const LINE = '#c9c7c0';
const ACCENT = '#9c5300';
const SOFT = '#fbe9d2';

/** Colours of overlaid luminaires, in sequence. */
const SERIES = [ACCENT, INK, '#00718f', '#8a3fb0'];
/** Spacing of the names below a diagram. */
const LEGEND_LINE = 12;

/** Colour of the second of two curves or beams. */
const DASHED = `stroke="${INK}" stroke-dasharray="5 3"`;
/** Curves of a diagram: C0, C90, and the plane of the peak if it is another. */
const LOOKS = [`stroke="${ACCENT}"`, DASHED, `stroke="#00718f" stroke-dasharray="1.5 2.5"`];

/** Draws a polar diagram in cd/klm with the names of its planes below. */
export function drawPolarPicture(t: Translate, polar: Polar): LightPicture {
  const lookOf = (index: number) => LOOKS[index] ?? DASHED;
  const curves = polar.curves.map(({ path }, index) => ({ path, look: lookOf(index) }));
  const { box, parts } = drawCurves(t, polar, curves);
  const y = box.y + box.height + 8;
  const count = polar.curves.length;
  const step = count > 2 ? 78 : 92;
  const names = polar.curves.flatMap(({ planeDeg }, index) => {
    const x = count === 1 ? -28 : index * step - ((count - 1) * step + 72) / 2;
    return legend({ x, y, look: lookOf(index), words: formatPlanePair(t.locale, planeDeg) });
  });
  return picture({ ...box, height: box.height + 14 }, [...parts, ...names]);
}

/** Draws overlaid polar curves of several luminaires, with their names below; C90–C270 is dashed. */
export function drawOverlayPicture(
  t: Translate,
  polar: OverlaidPolar,
  names: readonly string[],
): LightPicture {
  const curves = polar.curves.map(({ path, planeDeg, series }) => {
    const dashes = planeDeg === 0 ? '' : ' stroke-dasharray="5 3"';
    return { path, look: `stroke="${SERIES[series]}"${dashes}` };
  });
  const { box, parts } = drawCurves(t, polar, curves);
  const lines = names.flatMap((words, series) => {
    const y = box.y + box.height + 8 + series * LEGEND_LINE;
    return legend({ x: box.x + 4, y, look: `stroke="${SERIES[series]}"`, words });
  });
  const height = box.height + 2 + names.length * LEGEND_LINE;
  return picture({ ...box, height }, [...parts, ...lines]);
}

type Curve = { path: string; look: string };

function drawCurves(
  t: Translate,
  { rings: levels, hasUplight }: Pick<Polar, 'rings' | 'hasUplight'>,
  curves: readonly Curve[],
): { box: Box; parts: string[] } {
  const show = (value: number) => formatNumber(t.locale, value, value < 10 ? 1 : 0);
  const rings = levels.map(({ radius, value }) => ({ radius, label: show(value) }));
  const grid = drawPolarGrid(rings, hasUplight);
  const parts = [
    ...grid.rings.map(
      ({ path }) => `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="0.6"/>`,
    ),
    ...grid.rays.map(({ x, y }) => line({ x1: 0, y1: 0, x2: x, y2: y })),
    ...curves.map(
      ({ path, look }) => `<path d="${enlarge(path)}" fill="none" ${look} stroke-width="1.6"/>`,
    ),
    ...grid.rings.map(({ radius, label }) => text({ x: 3, y: radius - 2, words: label })),
    ...grid.angles.map(({ x, y, text: words }) => text({ x, y, words, anchor: 'middle' })),
  ];
  return { box: grid.box, parts };
}

/** A legend entry: a line sample and its name. */
function legend({ x, y, look, words }: { x: number; y: number; look: string; words: string }) {
  return [
    `<line x1="${x}" y1="${y - 2.5}" x2="${x + 18}" y2="${y - 2.5}" ${look} stroke-width="1.6"/>`,
    text({ x: x + 22, y, words, fill: INK }),
  ];
}

/** Draws a cone with the illuminance straight below at whole metres; the second beam and tilted axes are dashed. */
export function drawConePicture(t: Translate, cone: Cone): LightPicture {
  const { box, luminaire, beams, axes, lines } = drawCone(cone);
  const parts = [
    ...beams.map((path, index) => {
      if (path === null) return '';
      return index === 0
        ? `<path d="${path}" fill="${SOFT}" stroke="${ACCENT}" stroke-width="1"/>`
        : `<path d="${path}" fill="none" ${DASHED} stroke-width="1"/>`;
    }),
    ...axes.map((path, index) =>
      path === null
        ? ''
        : `<path d="${path}" fill="none" stroke="${index === 0 ? ACCENT : INK}" stroke-dasharray="8 2 1.5 2" stroke-width="0.8"/>`,
    ),
    ...lines.flatMap(({ x1, x2, y, step }) => [
      line({ x1, y1: y, x2, y2: y }),
      text({ x: box.x, y: y - 3, words: formatQuantity(t.locale, step.distanceM, 'm') }),
      text({ x: x2 + 2, y: y - 3, words: formatLux(t, step.centreLux) }),
      text({ x: x2 + 2, y: y + 7, words: coneWidthText(t, step) }),
    ]),
    `<rect x="${luminaire.x}" y="${luminaire.y}" width="${luminaire.width}" height="${luminaire.height}" fill="${INK}"/>`,
  ];
  return picture(box, parts);
}

function picture({ x, y, width, height }: Box, parts: string[]): LightPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, aspect: width / height };
}

function line({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${LINE}" stroke-width="0.6"/>`;
}

type Words = { x: number; y: number; words: string; anchor?: 'start' | 'middle'; fill?: string };

function text({ x, y, words, anchor = 'start', fill = GREY }: Words): string {
  const plain = words.replaceAll('\u00a0', ' ');
  return `<text x="${x}" y="${y}" font-size="9" font-family="sans-serif" text-anchor="${anchor}" fill="${fill}">${plain}</text>`;
}

/** Scales a path in units of the radius to the size of the drawing. */
function enlarge(path: string): string {
  return path.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) =>
    String(Number((Number(number) * POLAR_RADIUS).toFixed(2))),
  );
}
