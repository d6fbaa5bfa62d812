import type { PlanKind } from '#core/calculators/room/room-address.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';
import { type LegendEntry, listLegend } from './legend-entries.ts';
import { pictureText, printColours } from './picture-parts.ts';
import type { PlanBand } from './plan-scale.ts';

const { INK, GREY, ACCENT, TINT } = printColours;
/** Below the room and its scale bar, drawing units. */
const START = 40;
const LINE = 24;
const SWATCH = 52;
const MARK = 28;

/** The legend below a plan in a document: its parts and its size, with the space above it. */
export function legendParts(
  t: Translate<'room'>,
  kind: PlanKind,
  drawn: Parameters<typeof listLegend>[2],
): { parts: string[]; width: number; height: number } {
  const top = drawn.drawing.height + START;
  const { bands } = drawn.drawing.light;
  const colours = kind === 'colours' ? scaleParts(t, bands, top) : [];
  const first = top + (kind === 'colours' ? 2.6 * LINE : 0);
  const entries = listLegend(t, kind, drawn);
  const marks = entries.flatMap((entry, index) => markParts(entry, first + index * LINE));
  return {
    parts: [...colours, ...marks],
    width: kind === 'colours' ? (bands.length + 1) * SWATCH : 0,
    height: first - drawn.drawing.height + entries.length * LINE,
  };
}

/** Colours side by side, each with the value at which it starts. */
function scaleParts(t: Translate<'room'>, bands: readonly PlanBand[], top: number): string[] {
  const number = (value: number) => formatNumber(t.locale, value, 1);
  const values = [...bands.map(({ from }) => from), bands.at(-1)?.to ?? 0];
  return [
    ...bands.map(
      ({ colour }, index) =>
        `<rect x="${index * SWATCH}" y="${top}" width="${SWATCH}" height="16" fill="${colour}"/>`,
    ),
    ...values.map((value, index) =>
      pictureText([index * SWATCH, top + 32], number(value), `fill="${GREY}"`),
    ),
    pictureText([values.length * SWATCH, top + 14], t('room.legend'), `fill="${GREY}"`),
  ];
}

function markParts({ look, text }: LegendEntry, top: number): string[] {
  const middle = top + 8;
  const words = (x: number) => pictureText([x, top + 13], text, `fill="${GREY}"`);
  if (look === 'plain') return [words(0)];
  const marks = {
    line: `<path d="M0 ${middle}h${MARK}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/>`,
    target: `<path d="M0 ${middle}h${MARK}" fill="none" stroke="${INK}" stroke-width="2.5"/>`,
    reached: `<rect x="0" y="${top + 1}" width="${MARK}" height="14" fill="${TINT}"/>`,
    zone: `<path d="M0 ${middle}h${MARK}" fill="none" stroke="${GREY}" stroke-width="1.2" stroke-dasharray="6 4"/>`,
    lowest: `<rect x="0" y="${top + 1}" width="${MARK}" height="14" fill="#ffffff" stroke="${INK}" stroke-width="1.5"/>`,
    highest: `<rect x="0" y="${top + 1}" width="${MARK}" height="14" fill="${INK}"/>`,
  };
  return [marks[look], words(MARK + 10)];
}
