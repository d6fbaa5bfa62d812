/** Parts that several installation films show: boards, walls, cables, tools, terminals and light. */
import { between, colours, through } from './film-pen.mjs';

const { accent, dark, glow, metal, shade } = colours;

/** Strokes of a section: `step` apart, within a rectangle. */
function hatching([x, y], [w, h], step) {
  let d = '';
  for (let at = step; at < w + h; at += step) {
    const [x1, y1] = at < h ? [x, y + at] : [x + at - h, y + h];
    const [x2, y2] = at < w ? [x + at, y] : [x + w, y + at - w];
    d += through([
      [x1, y1],
      [x2, y2],
    ]);
  }
  return d;
}

/** Something solid in section: a wall, a ceiling, concrete. */
export function solid(pen, [corner, size], { fill = shade, step = 14 } = {}) {
  pen.rect(corner, size, { fill, width: 0 });
  pen.path(hatching(corner, size, step), { line: '#b9b5ab', width: 1.2 });
  return pen.rect(corner, size, { fill: 'none' });
}

/** A plasterboard with a hole about x = 0, its lower face at y = 0. */
export function board(pen, { hole = 0, thickness = 12.5, reach = 400 }) {
  const parts =
    hole > 0.5
      ? [
          [-reach, -hole / 2],
          [hole / 2, reach],
        ]
      : [[-reach, reach]];
  for (const [from, to] of parts)
    solid(
      pen,
      [
        [from, -thickness],
        [to - from, thickness],
      ],
      { step: 9 },
    );
  return pen;
}

/** Where a hole is to be, or is. */
export const mark = (pen, [x, y], isDrilled) =>
  isDrilled
    ? pen.circle([x, y], 4.5, { fill: accent, width: 1.6 })
    : pen.path(`M${x - 7} ${y}H${x + 7}M${x} ${y - 7}V${y + 7}`, { line: accent, width: 2.4 });

/** A cable that hangs at x = 0 from y to y, its two conductors free. */
export function cableEnd(pen, [from, to]) {
  for (const [side, line] of [
    [-1, colours.live],
    [1, colours.neutral],
  ])
    pen.path(`M0 ${to - 2}Q${side * 3} ${to + 8} ${side * 8} ${to + 16}`, { line, width: 6 });
  return pen.cord(`M0 ${from}V${to}`, { size: 7 });
}

/** A screw that points downwards, its head at the top of `at`. */
export function screw(pen, { at, turn = 0, length = 40, size = 5, opacity = 1 }) {
  return pen.part({ at, turn, opacity }, (part) => {
    part.shape(
      [
        [-size * 0.4, 0],
        [size * 0.4, 0],
        [size * 0.4, length - size],
        [0, length],
        [-size * 0.4, length - size],
      ],
      { fill: metal, width: 1.5 },
    );
    for (let y = size * 1.5; y < length - size; y += size * 0.6)
      part.line(
        [
          [-size * 0.4, y + size * 0.3],
          [size * 0.4, y],
        ],
        { width: 1 },
      );
    part.shape(
      [
        [-size, 0],
        [size, 0],
        [size * 0.5, size * 0.7],
        [-size * 0.5, size * 0.7],
      ],
      { fill: metal },
    );
  });
}

/** A power drill whose bit ends at `at`; 0 degrees points upwards. */
export function drill(pen, { at, turn = 0, bit = 60, opacity = 1, size = 1 }) {
  return pen.part({ at, turn, opacity }, (part) => {
    const s = size;
    part.shape(
      [
        [-2.5 * s, 4 * s],
        [0, 0],
        [2.5 * s, 4 * s],
        [2.5 * s, bit],
        [-2.5 * s, bit],
      ],
      { fill: metal, width: 1.5 },
    );
    part.shape(
      [
        [-9 * s, bit],
        [9 * s, bit],
        [14 * s, bit + 26 * s],
        [-14 * s, bit + 26 * s],
      ],
      { fill: dark },
    );
    part.rect([-24 * s, bit + 26 * s], [48 * s, 96 * s], { r: 14 * s });
    part.shape([
      [20 * s, bit + 60 * s],
      [112 * s, bit + 74 * s],
      [112 * s, bit + 106 * s],
      [20 * s, bit + 104 * s],
    ]);
    part.rect([104 * s, bit + 62 * s], [26 * s, 58 * s], { r: 5 * s, fill: dark });
    part.rect([30 * s, bit + 52 * s], [9 * s, 14 * s], { r: 3 * s, fill: accent, width: 1.5 });
  });
}

/** A screwdriver whose tip is at `at`; 0 degrees points upwards. */
export function driverTool(pen, { at, turn = 0, opacity = 1, size = 1, blade = 70 }) {
  return pen.part({ at, turn, opacity }, (part) => {
    const s = size;
    part.shape(
      [
        [-2.6 * s, 0],
        [2.6 * s, 0],
        [2.6 * s, blade * s],
        [-2.6 * s, blade * s],
      ],
      { fill: metal, width: 1.5 },
    );
    part.rect([-10 * s, blade * s], [20 * s, 78 * s], { r: 9 * s, fill: accent });
    for (const x of [-4, 4])
      part.line(
        [
          [x * s, (blade + 14) * s],
          [x * s, (blade + 62) * s],
        ],
        { width: 1.4, line: '#f0d6b0' },
      );
  });
}

/** A ring spanner about a nut. */
export function spanner(pen, { at, turn = 0, opacity = 1, size = 14 }) {
  return pen.part({ at, turn, opacity }, (part) => {
    part.shape(
      [
        [size * 0.8, -size * 0.42],
        [size * 8, -size * 0.34],
        [size * 8, size * 0.34],
        [size * 0.8, size * 0.42],
      ],
      { fill: metal },
    );
    part.circle([0, 0], size * 1.25, { fill: metal });
    part.circle([0, 0], size * 0.72, { fill: colours.sheet, width: 1.5 });
    part.rect([size * 6.4, -size * 0.7], [size * 4, size * 1.4], { r: size * 0.6, fill: accent });
  });
}

/** Light from an opening `[x1, x2]` at y downwards (or upwards with a negative reach). */
export function light(pen, { from: [x1, x2], y, reach, spread, lit }) {
  const points = [
    [x1, y],
    [x2, y],
    [x2 + spread, y + reach],
    [x1 - spread, y + reach],
  ];
  return pen.shape(points, { fill: glow, width: 0, opacity: lit * 0.95 });
}

/** A short sign that something snapped in. */
export function click(pen, [x, y], t) {
  const grown = between(t, 0, 1);
  if (grown <= 0 || grown >= 1) return pen;
  const [inner, outer] = [(14 + grown * 14) / pen.scale, (24 + grown * 26) / pen.scale];
  let d = '';
  for (let angle = 0; angle < 360; angle += 45) {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    d += through([
      [x + c * inner, y + s * inner],
      [x + c * outer, y + s * outer],
    ]);
  }
  return pen.path(d, { line: accent, width: 3.5, opacity: 1 - grown * 0.7 });
}

/** A spirit level along x, its bubble from the side (1) to the middle (0). */
export function level(pen, { at: [x, y], length = 160, off = 0, opacity = 1, size = 1 }) {
  return pen.part({ at: [x, y], opacity }, (part) => {
    part.rect([-length / 2, -22 * size], [length, 22 * size], { r: 3 * size, fill: accent });
    part.rect([-24 * size, -17 * size], [48 * size, 12 * size], {
      r: 6 * size,
      fill: '#e8f0b4',
      width: 1.5,
    });
    part.circle([off * 13 * size, -11 * size], 4.5 * size, { width: 1.2 });
    for (const mark of [-7, 7])
      part.line(
        [
          [mark * size, -17 * size],
          [mark * size, -5 * size],
        ],
        { width: 1.2 },
      );
  });
}

/** A long body is drawn shortened, with a break between `x` and the top and bottom of the gap. */
export function shortened(pen, { x, from, to }) {
  const edge = (at) =>
    `M${at} ${from}Q${at + 9} ${from * 0.7 + to * 0.3} ${at} ${(from + to) / 2}T${at} ${to}`;
  const gap = 16;
  pen.path(
    `${edge(x)}L${x + gap} ${to}Q${x + gap - 9} ${from * 0.3 + to * 0.7} ${x + gap} ${(from + to) / 2}T${x + gap} ${from}Z`,
    { fill: colours.sheet, width: 0 },
  );
  return pen.path(edge(x) + edge(x + gap), { width: 1.6 });
}
