import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';
import { pictureDocument, pictureText, printColours } from './picture-parts.ts';
import type { SectionDrawing, SectionLabel, SectionLook } from './section-drawing.ts';

const { INK, GREY, TINT } = printColours;
const SIDE = 80;
const ABOVE = 40;
const BELOW = 10;

const looks: Record<SectionLook, string> = {
  room: `fill="none" stroke="${INK}" stroke-width="2.5"`,
  plane: `fill="none" stroke="${GREY}" stroke-width="1.2" stroke-dasharray="8 6"`,
  cone: `fill="${TINT}" fill-opacity="0.7"`,
  rod: `fill="none" stroke="${INK}" stroke-width="1"`,
  body: `fill="#ffffff" stroke="${INK}" stroke-width="1.5"`,
  eye: `fill="${INK}"`,
  dimension: `fill="none" stroke="${GREY}" stroke-width="1"`,
};

/** Text of a label: metres, or its name. */
export function sectionLabelText(t: Translate<'room'>, { text }: SectionLabel): string {
  return text === 'plane' ? t('room.section.plane') : `${formatNumber(t.locale, text, 2)} m`;
}

/** Draws a section of a room for print: SVG text, and width by height. */
export function drawSectionPicture(
  t: Translate<'room'>,
  { width, height, shapes, labels }: SectionDrawing,
): { svg: string; aspect: number } {
  const parts = [
    ...shapes.map(({ look, path }) => `<path d="${path}" ${looks[look]}/>`),
    ...labels.map((label) =>
      pictureText(
        [label.x, label.y],
        sectionLabelText(t, label),
        `text-anchor="${label.anchor}" fill="${GREY}"`,
      ),
    ),
  ];
  const box = { width: width + 2 * SIDE, height: height + ABOVE + BELOW };
  return pictureDocument(parts, { left: -SIDE, top: -ABOVE, ...box });
}
