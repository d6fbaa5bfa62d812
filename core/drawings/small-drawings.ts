import { type DrawingName, movingDrawings as movingNames } from '#core/content/drawing-names.ts';
import { colourDrawings } from '#core/drawings/colour-drawings.ts';
import { controlDrawings } from '#core/drawings/control-drawings.ts';
import { distributionDrawings } from '#core/drawings/distribution-drawings.ts';
import { SHEET } from '#core/drawings/drawing-marks.ts';
import { joinLines } from '#core/drawings/drawing-path.ts';
import { lightDrawings } from '#core/drawings/light-drawings.ts';
import { movingDrawings } from '#core/drawings/moving-drawings.ts';
import { safetyDrawings } from '#core/drawings/safety-drawings.ts';

const drawings = {
  ...lightDrawings,
  ...distributionDrawings,
  ...colourDrawings,
  ...controlDrawings,
  ...safetyDrawings,
  ...movingDrawings,
} satisfies Record<DrawingName, () => string>;

/** The drawing that a text names, if there is one. */
export function findDrawing(name: string): DrawingName | null {
  return Object.hasOwn(drawings, name) ? (name as DrawingName) : null;
}

export function movesDrawing(name: DrawingName): boolean {
  return movingNames.some((one) => one === name);
}

/** A drawing as SVG in the colours of its page, with its text alternative. */
export function drawSmall(name: DrawingName, alt: string): string {
  const label = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const marks = joinLines(drawings[name]());
  return `<svg viewBox="0 0 240 150" ${SHEET} role="img" aria-label="${label}">${marks}</svg>`;
}
