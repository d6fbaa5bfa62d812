/** A batten on a ceiling, on brackets. */
import { drill, level, screw, shortened, solid } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, metal, shade, white } = colours;
const penOf = ({ length }, y = 130) => new Pen([640, y], 860 / length);

const ceiling = (pen) =>
  solid(
    pen,
    [
      [-640 / pen.scale, -50],
      [1280 / pen.scale, 50],
    ],
    { step: 16 },
  );
const places = ({ length }) => [-length * 0.32, length * 0.32];

function body(pen, { length, height }, { y, cover = 0, hasCover = true }) {
  const base = height * 0.52;
  pen.part({ at: [0, y] }, (part) => {
    part.rect([-length / 2, 0], [length, base], { r: 14, fill: shade });
    for (const side of [-1, 1]) {
      part.rect([side > 0 ? length / 2 : -length / 2 - 26, base * 0.3], [26, 22], {
        r: 3,
        fill: dark,
      });
      part.line(
        [
          [side * (length / 2 - 60), base * 0.5],
          [side * (length / 2 - 200), base * 0.5],
        ],
        { width: 1.2 },
      );
    }
    shortened(part, { x: 50, from: -1, to: base + 1 });
    if (!hasCover) return;
    part.part({ at: [0, base + cover] }, (lid) => {
      lid.path(
        `M${-length / 2 + 8} 0H${length / 2 - 8}L${length / 2 - 22} ${height - base}H${-length / 2 + 22}Z`,
        { fill: white },
      );
      lid.line(
        [
          [-length / 2 + 20, (height - base) * 0.5],
          [length / 2 - 20, (height - base) * 0.5],
        ],
        { width: 1 },
      );
      shortened(lid, { x: 50, from: -1, to: height - base + 1 });
    });
    for (let index = 0; index < 6; index += 1) {
      const x = -length * 0.42 + (index * length * 0.84) / 5;
      part.rect([x - 7, base - 10], [14, 22], { r: 3, fill: metal, width: 1.6 });
    }
  });
}

function brackets(pen, figures, opacity = 1) {
  for (const x of places(figures)) pen.rect([x - 24, 0], [48, 9], { r: 2, fill: metal, opacity });
}

function markScene(figures, t) {
  const pen = penOf(figures);
  ceiling(pen);
  const off = between(t, 0.1, 0.36);
  body(pen, figures, { y: 70 + off * 10, cover: off * 70 });
  const [a, b] = places(figures);
  for (const x of [a, b])
    pen.circle([x, 0], 7, { fill: accent, width: 0, opacity: between(t, 0.56, 0.66) });
  pen.arrow([-120, 230], [0, 60], shown(t, [0.1, 0.36]));
  pen.line(
    [
      [a, 0],
      [b, 0],
    ],
    { line: accent, width: 2, dash: [14, 8], opacity: between(t, 0.6, 0.7) },
  );
  return pen.svg;
}

function drillScene(figures, t) {
  const pen = penOf(figures);
  ceiling(pen);
  const [a, b] = places(figures);
  const inB = t > 0.4;
  const x = inB ? b : a;
  const depth = inB
    ? between(t, 0.44, 0.56) - between(t, 0.58, 0.68)
    : between(t, 0.1, 0.22) - between(t, 0.26, 0.36);
  const drilled = [t > 0.22 ? a : null, t > 0.56 ? b : null].filter((at) => at !== null);
  for (const at of drilled) pen.rect([at - 6, -32], [12, 32], { fill: colours.sheet, width: 1.6 });
  drill(pen, { at: [x, 8 - depth * 38], bit: 60, size: 0.9, opacity: 1 - between(t, 0.66, 0.72) });
  for (const at of drilled)
    pen.rect([at - 6, -31 + (1 - between(t, 0.7, 0.86)) * 70], [12, 31], {
      r: 3,
      fill: accent,
      width: 1.6,
      opacity: between(t, 0.68, 0.74),
    });
  pen.cord('M-20 -50V40Q-20 80 20 88', { size: 9, opacity: between(t, 0.84, 0.92) });
  return pen.svg;
}

function fixScene(figures, t) {
  const pen = penOf(figures);
  const placed = between(t, 0.06, 0.2);
  ceiling(pen);
  for (const x of places(figures)) {
    pen.rect([x - 6, -31], [12, 31], { r: 3, fill: accent, width: 1.6 });
    screw(pen, {
      at: [x, 9 + 80 * (1 - between(t, 0.22, 0.42))],
      turn: 180,
      length: 40,
      size: 7,
      opacity: between(t, 0.16, 0.22),
    });
  }
  brackets(pen, figures, placed);
  const rise = between(t, 0.5, 0.74);
  body(pen, figures, { y: 150 - rise * 141, hasCover: false });
  for (const x of places(figures)) pen.arrow([x + 50, 240], [0, -70], shown(t, [0.5, 0.72]));
  level(pen, {
    at: [0, 92],
    length: 170,
    size: 0.9,
    off: 1 - between(t, 0.78, 0.92),
    opacity: shown(t, [0.74, 2]),
  });
  return pen.svg;
}

function entryScene(_, t) {
  const pen = new Pen([520, 280], 3.6);
  const x = -260 + between(t, 0.15, 0.55) * 240;
  pen.cord(`M-330 40C-300 40 ${x - 120} 0 ${x} 0`, { size: 11 });
  pen.rect([20, -46], [220, 92], { r: 8, fill: shade });
  pen.rect([-14, -16], [34, 32], { r: 3, fill: dark });
  pen.part({ at: [-14 - 40 * (1 - between(t, 0.6, 0.82)), 0] }, (part) =>
    part.shape(
      [
        [-30, -13],
        [-6, -20],
        [0, -20],
        [0, 20],
        [-6, 20],
        [-30, 13],
      ],
      { fill: dark },
    ),
  );
  pen.turning({ centre: [-26, 0], radius: 44 }, [-140, -40], shown(t, [0.6, 0.84]));
  pen.arrow([-180, -40], [70, 0], shown(t, [0.15, 0.5]));
  pen.text('M20', [3, -26], { opacity: between(t, 0.1, 0.2) });
  return pen.svg;
}

function coverScene(figures, t) {
  const pen = penOf(figures);
  const lit = between(t, 0.74, 0.88);
  pen.shape(
    [
      [-figures.length * 0.46, 90],
      [figures.length * 0.46, 90],
      [figures.length * 0.6, 560],
      [-figures.length * 0.6, 560],
    ],
    { fill: colours.glow, width: 0, opacity: lit * 0.95 },
  );
  ceiling(pen);
  brackets(pen, figures);
  body(pen, figures, { y: 9, cover: 90 * (1 - between(t, 0.12, 0.48)) });
  for (const x of [-200, 200]) pen.arrow([x, 240], [0, -60], shown(t, [0.14, 0.46]));
  return pen.svg;
}

export const battenFilm = [
  { steps: [0], facts: ['Mounting'], draw: markScene },
  { steps: [1], draw: drillScene },
  { steps: [2], draw: fixScene },
  { facts: ['Cable and entry'], draw: entryScene },
  { steps: [3], terminals: true, draw: terminalScene },
  { steps: [4, 5], draw: coverScene },
];
