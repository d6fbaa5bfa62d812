import type { Translate } from '#core/i18n/translate.ts';
import type { LightPicture } from '#core/photometry/drawings/light-pictures.ts';
import type { GroundPlan } from './ground-plan.ts';
import { createGroundSummary } from './ground-summary.ts';
import type { RoadUtilisation } from './road-utilisation.ts';
import { drawUtilisation } from './utilisation-drawing.ts';

/** Print colours: those of the light theme. */
const INK = '#17191b';
const GREY = '#62686d';
const LINE = '#c9c7c0';
const ACCENT = '#9c5300';

type TitledPicture = LightPicture & { title: string; alt: string };

/** Draws isolux lines of the ground for print. */
export function drawGroundPicture(t: Translate<'photometry'>, plan: GroundPlan): TitledPicture {
  const { drawing, paths, title, text } = createGroundSummary(t, plan);
  const { box, grid, scale, labels } = drawing;
  const parts = [
    ...grid.map(line),
    ...paths.map(
      (path) =>
        `<path d="${path}" transform="scale(${scale})" fill="none" stroke="${ACCENT}" stroke-width="${1.4 / scale}"/>`,
    ),
    `<circle cx="0" cy="0" r="4" fill="${INK}"/>`,
    ...labels.flatMap(({ x, y, text: words }) => [
      `<rect x="${x - 3.5 * words.length - 2}" y="${y - 7}" width="${7 * words.length + 4}" height="14" fill="#ffffff"/>`,
      write({ x, y: y + 4, words, anchor: 'middle', size: 12, fill: INK }),
    ]),
  ];
  return { ...picture(box, parts), title: `${title}, lx`, alt: text };
}

/** Draws utilisation curves for print; the back side is dashed. */
export function drawUtilisationPicture(
  t: Translate<'photometry'>,
  curves: RoadUtilisation,
): TitledPicture {
  const drawing = drawUtilisation(curves);
  const { box, percents, widths, frame } = drawing;
  const legendY = box.y + box.height + 10;
  const parts = [
    ...percents.map(({ y }) => line({ x1: frame.left, x2: frame.right, y1: y, y2: y })),
    ...widths.map(({ x }) => line({ x1: x, x2: x, y1: frame.top, y2: frame.bottom })),
    `<path d="${drawing.streetSide}" fill="none" stroke="${ACCENT}" stroke-width="1.6"/>`,
    `<path d="${drawing.backSide}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="5 3"/>`,
    ...percents.map(({ y, value }) =>
      write({ x: frame.left - 4, y: y + 3, words: `${value} %`, anchor: 'end' }),
    ),
    ...widths.map(({ x, value }) =>
      write({ x, y: frame.bottom + 13, words: String(value), anchor: 'middle' }),
    ),
    `<line x1="${frame.left}" x2="${frame.left + 18}" y1="${legendY - 3}" y2="${legendY - 3}" stroke="${ACCENT}" stroke-width="1.6"/>`,
    write({ x: frame.left + 22, y: legendY, words: t('photometry.road-utilisation.street') }),
    `<line x1="${frame.left + 120}" x2="${frame.left + 138}" y1="${legendY - 3}" y2="${legendY - 3}" stroke="${INK}" stroke-width="1.6" stroke-dasharray="5 3"/>`,
    write({ x: frame.left + 142, y: legendY, words: t('photometry.road-utilisation.back') }),
  ];
  return {
    ...picture({ ...box, height: box.height + 16 }, parts),
    title: t('photometry.road-utilisation'),
    alt: t('photometry.road-utilisation.text'),
  };
}

type Box = { x: number; y: number; width: number; height: number };

function picture({ x, y, width, height }: Box, parts: string[]): LightPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, aspect: width / height };
}

function line({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${LINE}" stroke-width="0.6"/>`;
}

type Words = {
  x: number;
  y: number;
  words: string;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  fill?: string;
};

function write({ x, y, words, anchor = 'start', size = 9, fill = GREY }: Words): string {
  const plain = words.replaceAll('\u00a0', ' ');
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" text-anchor="${anchor}" fill="${fill}">${plain}</text>`;
}
