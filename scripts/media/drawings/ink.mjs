/** Turns a view and its dimensions into SVG at a place and scale on the sheet. */

const fontSize = 16;
const arrow = 8;
const firstOffset = 26;
const rankStep = 26;

const fixed = (value) => {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2).replace(/^-0$/, '0') : text;
};

/** How far a dimension line lies from the view's edge, in sheet units. */
const offsetOf = (rank) => firstOffset + rank * rankStep;

/** Width of a label in sheet units. */
export const textWidth = (text, size = fontSize) => String(text).length * size * 0.58;

/** Sheet units that the view's dimensions need on each side. */
export function marginsOf(view) {
  const margins = { left: 8, right: 8, top: 8, bottom: 8 };
  for (const { side, rank } of view.dimensions) {
    margins[side] = Math.max(margins[side], offsetOf(rank) + 12);
  }
  if (view.caption) margins.top += 32;
  return margins;
}

/** The map from millimetres to the sheet for a view whose mm origin lies at (x, y). */
export const placeAt = (x, y, scale) => ({
  scale,
  x: (mm) => x + mm * scale,
  y: (mm) => y - mm * scale,
});

function commandsToPath(commands, place) {
  return commands
    .map((command) => {
      const [kind, ...values] = command;
      if (kind === 'Z') return 'Z';
      if (kind === 'A') {
        const [radius, isClockwise, x, y] = values;
        const r = fixed(radius * place.scale);
        return `A${r} ${r} 0 0 ${isClockwise ? 1 : 0} ${fixed(place.x(x))} ${fixed(place.y(y))}`;
      }
      const points = [];
      for (let index = 0; index < values.length; index += 2) {
        points.push(`${fixed(place.x(values[index]))} ${fixed(place.y(values[index + 1]))}`);
      }
      return kind + points.join(' ');
    })
    .join('');
}

function surfaceToPath([x1, y1, x2, y2, side], place) {
  const ax = place.x(x1);
  const ay = place.y(y1);
  const dx = place.x(x2) - ax;
  const dy = place.y(y2) - ay;
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [nx, ny] = [uy * side, -ux * side];
  const strokes = [];
  for (let at = 3; at < length - 5; at += 9) {
    const sx = ax + ux * at;
    const sy = ay + uy * at;
    strokes.push(`M${fixed(sx)} ${fixed(sy)}l${fixed(ux * 5 + nx * 5)} ${fixed(uy * 5 + ny * 5)}`);
  }
  return strokes.join('');
}

/** Paths of a view grouped by line style: `{ outline: 'M…', thin: '…' }`. */
export function viewToPaths(view, place) {
  const paths = {};
  const add = (style, text) => {
    paths[style] = (paths[style] ?? '') + text;
  };
  for (const { style, commands, circle, surface } of view.items) {
    if (commands) add(style, commandsToPath(commands, place));
    if (surface) add(style, surfaceToPath(surface, place));
    if (circle) {
      const r = fixed(circle[2] * place.scale);
      const x = place.x(circle[0]);
      const y = fixed(place.y(circle[1]));
      const [from, to] = [fixed(x - circle[2] * place.scale), fixed(x + circle[2] * place.scale)];
      add(style, `M${from} ${y}A${r} ${r} 0 1 1 ${to} ${y}A${r} ${r} 0 1 1 ${from} ${y}Z`);
    }
  }
  return paths;
}

const head = ([x, y], [dx, dy]) =>
  `M${fixed(x)} ${fixed(y)}l${fixed(-dx * arrow - dy * 2)} ${fixed(-dy * arrow + dx * 2)}` +
  `L${fixed(x - dx * arrow + dy * 2)} ${fixed(y - dy * arrow - dx * 2)}Z`;

export const label = (text, [x, y], { anchor = 'middle', turn = false, size, weight } = {}) => {
  const attributes = [`x="${fixed(x)}"`, `y="${fixed(y)}"`];
  if (anchor !== 'middle') attributes.push(`text-anchor="${anchor}"`);
  if (size) attributes.push(`font-size="${size}"`);
  if (weight) attributes.push(`font-weight="${weight}"`);
  if (turn) attributes.push(`transform="rotate(-90 ${fixed(x)} ${fixed(y)})"`);
  return `<text ${attributes.join(' ')}>${text}</text>`;
};

/**
 * A dimension in the coordinates "along" its line: two ends, the line's position, and whether it
 * stands upright. Arrows and figure go outside where the line is too short for them.
 */
function dimensionInk({ from, to, at, reach, isUpright, text }) {
  const point = (along, across) => (isUpright ? [across, along] : [along, across]);
  const move = (along, across) => point(along, across).map(fixed).join(' ');
  const sign = Math.sign(at - reach) || 1;
  const span = to - from;
  const width = textWidth(text);
  const isInside = span >= 2 * arrow + 6;
  const hasTextInside = span >= width + (isInside ? 6 : 2);
  let lines = '';
  for (const end of [from, to]) {
    lines += `M${move(end, reach + 3 * sign)}L${move(end, at + 4 * sign)}`;
  }
  const tail = isInside ? 0 : arrow + 8;
  const textTail = hasTextInside ? 0 : width + 8;
  // An upright figure outside its line stands above it: sheet y grows downwards.
  const start = isUpright ? from - tail - textTail : from - tail;
  const end = isUpright ? to + tail : to + tail + textTail;
  lines += `M${move(start, at)}L${move(end, at)}`;
  const direction = isInside ? -1 : 1;
  const [x1, y1] = point(from, at);
  const [x2, y2] = point(to, at);
  const [dx, dy] = isUpright ? [0, direction] : [direction, 0];
  const arrows = head([x1, y1], [dx, dy]) + head([x2, y2], [-dx, -dy]);
  const along = hasTextInside
    ? (from + to) / 2
    : isUpright
      ? from - tail - width / 2 - 4
      : to + tail + width / 2 + 4;
  const [tx, ty] = point(along, at - 4.5);
  return { lines, arrows, text: label(text, [tx, ty], { turn: isUpright }) };
}

/** Lines, arrow heads and figures of a view's dimensions. */
export function dimensionsToInk(view, place) {
  const ink = { lines: '', arrows: '', text: '' };
  const edge = {
    left: place.x(view.box.left),
    right: place.x(view.box.right),
    top: place.y(view.box.top),
    bottom: place.y(view.box.bottom),
  };
  for (const { direction, a, b, label: text, side, at, rank } of view.dimensions) {
    const isUpright = direction === 'upright';
    const map = isUpright ? place.y : place.x;
    const across = isUpright ? place.x : place.y;
    const ends = [map(a), map(b)].sort((first, second) => first - second);
    const sign = side === 'left' || side === 'top' ? -1 : 1;
    const part = dimensionInk({
      from: ends[0],
      to: ends[1],
      at: edge[side] + sign * offsetOf(rank),
      reach: at === undefined ? edge[side] : across(at),
      isUpright,
      text,
    });
    ink.lines += part.lines;
    ink.arrows += part.arrows;
    ink.text += part.text;
  }
  return ink;
}
