import { viewToPaths } from './ink.mjs';

/** The sheet of the wordless installation films: lines, arrows, and a big number for each step. */
export const filmWidth = 960;
export const filmHeight = 540;

const background = '#f7f6f3';
export const ink = '#17191b';
export const accent = '#a85a00';
export const glow = '#fbe3bf';

const ease = (t) => t * t * (3 - 2 * t);
/** Progress 0…1 between two moments of a step. */
export const between = (t, from, to) => ease(Math.min(1, Math.max(0, (t - from) / (to - from))));

const widths = { outline: 2, thin: 1, hidden: 1, centre: 0.8, hatch: 0.8 };

export function viewToSvg(view, place, { colour = ink, opacity = 1 } = {}) {
  const dashes = { hidden: ' stroke-dasharray="6 4"', centre: ' stroke-dasharray="14 4 3 4"' };
  const paths = Object.entries(viewToPaths(view, place)).map(
    ([style, d]) => `<path stroke-width="${widths[style]}"${dashes[style] ?? ''} d="${d}"/>`,
  );
  return `<g fill="none" stroke="${colour}" opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g>`;
}

/** Arrow that shows a movement, in sheet units. */
export function arrow([x, y], [dx, dy], opacity) {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [tx, ty] = [x + dx, y + dy];
  const wing = (side) =>
    `M${tx} ${ty}L${tx - ux * 14 - uy * side * 9} ${ty - uy * 14 + ux * side * 9}`;
  return `<path fill="none" stroke="${accent}" stroke-width="3.5" stroke-linecap="round" opacity="${opacity}" d="M${x} ${y}L${tx} ${ty}${wing(1)}${wing(-1)}"/>`;
}

/** Arrow along a part of a circle, from one angle to another in degrees. */
export function turnArrow({ centre: [x, y], radius }, [from, to], opacity) {
  const at = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  const sweep = to > from ? 1 : 0;
  const back = to > from ? -1 : 1;
  const [bx, by] = at(to + back * 16);
  const [ux, uy] = [
    (x2 - bx) / Math.hypot(x2 - bx, y2 - by),
    (y2 - by) / Math.hypot(x2 - bx, y2 - by),
  ];
  const wing = (side) =>
    `M${x2} ${y2}L${x2 - ux * 14 - uy * side * 9} ${y2 - uy * 14 + ux * side * 9}`;
  return `<path fill="none" stroke="${accent}" stroke-width="3.5" stroke-linecap="round" opacity="${opacity}" d="M${x1} ${y1}A${radius} ${radius} 0 0 ${sweep} ${x2} ${y2}${wing(1)}${wing(-1)}"/>`;
}

export function frameToSvg(step, steps, content) {
  const ticks = Array.from({ length: steps }, (_, index) => {
    const x = 48 + index * 30;
    const fill = index === step ? accent : 'none';
    return `<circle cx="${x}" cy="${filmHeight - 44}" r="6" fill="${fill}" stroke="${index <= step ? accent : '#b5b2aa'}" stroke-width="2"/>`;
  }).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${filmWidth}" height="${filmHeight}" viewBox="0 0 ${filmWidth} ${filmHeight}">` +
    `<rect width="100%" height="100%" fill="${background}"/>${content}` +
    `<text x="42" y="104" font-family="Arial, sans-serif" font-size="84" font-weight="600" fill="${ink}">${step + 1}</text>${ticks}</svg>`
  );
}
