import type { LuminaireGroup, Room } from '#core/calculators/room/room.ts';
import type { PlanKind } from '#core/calculators/room/room-address.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { observerArrow } from '#core/calculators/room/views.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { formatNumber } from '#core/units.ts';
import { drawAimArrow } from './aim-arrow.ts';
import { pictureDocument, pictureText, printColours } from './picture-parts.ts';
import { drawPlan, type PlanDrawing } from './plan-drawing.ts';
import { legendParts } from './plan-picture-legend.ts';

const { INK, GREY, ACCENT, TINT } = printColours;
const MARGIN = 30;
const RIGHT = 80;

type Drawn = {
  room: Room;
  result: RoomResult;
  groups: readonly LuminaireGroup[];
  kind: PlanKind;
  targetLux: number;
};

/** Draws the plan of a lit room with its legend for print: SVG text, and width by height. */
export function drawPlanPicture(
  t: Translate<'room'>,
  { room, result, groups, kind, targetLux }: Drawn,
): { svg: string; aspect: number } {
  const drawing = drawPlan(
    room,
    { ...result, placed: groups.flatMap((group) => group.placed) },
    targetLux,
  );
  const { width, height, scale } = drawing;
  const legend = legendParts(t, kind, { drawing, plane: result.plane, targetLux });
  const parts = [
    ...light(drawing, kind),
    ...(drawing.corner ? [ground(drawing.corner)] : []),
    ...groups.flatMap(({ luminaire, placed }, index) =>
      placed.map(({ x, y, c0Deg }) => {
        const spot = { x: x * scale, y: y * scale, c0Deg, scale, isFurther: index > 0 };
        return aim(luminaire.luminousArea, spot) + outline(luminaire.luminousArea, spot);
      }),
    ),
    ...numbers(t.locale, drawing, kind),
    ...observer(t.locale, result.ugr.maximum, { drawing, hasLabel: kind !== 'values' }),
    `<path d="${drawing.walls}" fill="none" stroke="${INK}" stroke-width="3"/>`,
    ...(drawing.zone
      ? [
          `<path d="${drawing.zone}" fill="none" stroke="#ffffff" stroke-width="3"/>`,
          `<path d="${drawing.zone}" fill="none" stroke="${GREY}" stroke-width="1.2" stroke-dasharray="6 4"/>`,
        ]
      : []),
    ...dimensions(t.locale, room, drawing),
    ...legend.parts,
  ];
  return pictureDocument(parts, {
    left: -MARGIN,
    top: -MARGIN,
    width: Math.max(width, legend.width) + MARGIN + RIGHT,
    height: height + MARGIN + legend.height,
  });
}

/** White where there is no room. */
function ground({ x, y, width, height }: NonNullable<PlanDrawing['corner']>): string {
  return `<rect x="${x}" y="${y}" width="${width + 2}" height="${height + 2}" fill="#ffffff"/>`;
}

function light({ regions, reached, contours }: PlanDrawing, kind: PlanKind): string[] {
  if (kind === 'values') return [];
  const areas =
    kind === 'colours'
      ? regions.map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`)
      : [`<path d="${reached}" fill="${TINT}"/>`];
  const line = (path: string, look: string) => `<path d="${path}" fill="none" ${look}/>`;
  const lines = contours.flatMap(({ path, isTarget }) => {
    if (isTarget)
      return [
        line(path, 'stroke="#ffffff" stroke-width="5"'),
        line(path, `stroke="${INK}" stroke-width="2.5"`),
      ];
    return kind === 'isolines' ? [line(path, `stroke="${ACCENT}" stroke-width="1.2"`)] : [];
  });
  return [...areas, ...lines];
}

/** Values at points, or those of lines, on a white ground. */
function numbers(locale: LocaleCode, { contours, values }: PlanDrawing, kind: PlanKind): string[] {
  const number = (value: number) => formatNumber(locale, value, value < 10 ? 1 : 0);
  if (kind === 'values')
    return values.flatMap(({ x, y, lux, extreme }) => {
      const ground = extreme === 'highest' ? INK : '#ffffff';
      const box = `<rect x="${x - 21}" y="${y - 11}" width="42" height="22" fill="${ground}" stroke="${INK}" stroke-width="1.5"/>`;
      const colour = extreme === 'highest' ? '#ffffff' : INK;
      const look = `text-anchor="middle" fill="${colour}"`;
      return [...(extreme ? [box] : []), pictureText([x, y + 5], number(lux), look)];
    });
  return contours
    .filter(({ isTarget }) => isTarget || kind === 'isolines')
    .flatMap(({ level, label, isTarget }) => {
      if (!label) return [];
      const { x, y } = label;
      const words = number(level);
      const width = 9 * words.length + 6;
      return [
        `<rect x="${(x - width / 2).toFixed(1)}" y="${(y - 9).toFixed(1)}" width="${width}" height="18" fill="#ffffff"/>`,
        pictureText(
          [x, y + 5],
          words,
          `text-anchor="middle" fill="${INK}"${isTarget ? ' font-weight="700"' : ''}`,
        ),
      ];
    });
}

function dimensions(locale: LocaleCode, room: Room, drawing: PlanDrawing): string[] {
  const { width, height, bar, corner } = drawing;
  const metres = (value: number) => `${formatNumber(locale, value, 2)} m`;
  const grey = `fill="${GREY}"`;
  const right = width + 10;
  const low = height + 16;
  const paths = [
    `M0 -8H${width}M0 -13V-3M${width} -13V-3`,
    `M${right} 0V${height}M${right - 5} 0h10M${right - 5} ${height}h10`,
    `M0 ${low}H${bar.units}M0 ${low - 5}v10M${bar.units} ${low - 5}v10`,
  ];
  return [
    ...paths.map((path) => `<path d="${path}" fill="none" stroke="${GREY}" stroke-width="1"/>`),
    pictureText([width / 2, -14], metres(room.lengthM), `text-anchor="middle" ${grey}`),
    // Beside the wall: React-PDF does not rotate text.
    pictureText([right + 8, height / 2], metres(room.widthM), grey),
    ...(corner && room.corner
      ? [
          pictureText(
            [corner.x + corner.width / 2, corner.y + 22],
            metres(room.corner.lengthM),
            `text-anchor="middle" ${grey}`,
          ),
          pictureText(
            [corner.x + 10, corner.y + corner.height / 2],
            metres(room.corner.widthM),
            grey,
          ),
        ]
      : []),
    pictureText([bar.units + 10, low + 5], metres(bar.metres), grey),
  ];
}

/** The observer with the highest UGR: an arrow along the view, and the rating. */
function observer(
  locale: LocaleCode,
  view: RoomResult['ugr']['maximum'],
  { drawing, hasLabel }: { drawing: PlanDrawing; hasLabel: boolean },
): string[] {
  if (!view) return [];
  const { scale, width, height } = drawing;
  const [x, y] = [view.x * scale, view.y * scale];
  const arrow = observerArrow(view).map(
    ([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`,
  );
  const label = `UGR ${formatUgr(locale, view.ugr)}`;
  const mark = `<path d="M${arrow.join('L')}Z" fill="${INK}" stroke="#ffffff" stroke-width="1"/>`;
  // Beside values the label would cover some of them.
  if (!hasLabel) return [mark];
  const left = x > width / 2 ? x - 81 : x + 9;
  const base = y > height / 2 ? y - 14 : y + 24;
  return [
    mark,
    `<rect x="${left.toFixed(1)}" y="${(base - 14).toFixed(1)}" width="72" height="19" fill="#ffffff"/>`,
    pictureText([left + 3, base], label, `font-weight="700" fill="${INK}"`),
  ];
}

type Spot = { x: number; y: number; c0Deg: number; scale: number; isFurther: boolean };

/** Where a tilted luminaire is aimed. */
function aim(area: LuminousArea, spot: Spot): string {
  const path = drawAimArrow(area, spot);
  if (!path) return '';
  const line = (look: string) => `<path d="${path}" fill="none" ${look}/>`;
  return line('stroke="#ffffff" stroke-width="4.5"') + line(`stroke="${INK}" stroke-width="1.5"`);
}

/** Width along C0, length along C90; never too small to see. Further luminaires are tinted. */
function outline({ widthM, lengthM }: LuminousArea, spot: Spot): string {
  const { x, y, c0Deg, scale, isFurther } = spot;
  const look = `fill="${isFurther ? TINT : '#ffffff'}" stroke="${INK}" stroke-width="1.5"`;
  const size = (metres: number) => Math.max(7, metres * scale);
  if (widthM === 0) return `<circle cx="${x}" cy="${y}" r="${size(lengthM) / 2}" ${look}/>`;
  const [across, along] = [size(widthM), size(lengthM)];
  if (c0Deg % 90 === 0) {
    const [width, height] = c0Deg % 180 === 0 ? [across, along] : [along, across];
    return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" ${look}/>`;
  }
  const turn = (c0Deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => {
    const [dx, dy] = [(u * across) / 2, (v * along) / 2];
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  });
  return `<path d="M${corners.join('L')}Z" ${look}/>`;
}
