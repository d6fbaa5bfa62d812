/** A slim luminaire on two wires, its driver in the canopy. */
import { drill, level, light, shortened, solid } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, glow, metal, shade, white } = colours;
const penOf = ({ length }) => new Pen([640, 84], 860 / length);
const drop = 220;
/** Middle of the canopy. */
const feed = -110;

const ceiling = (pen) =>
  solid(
    pen,
    [
      [-640 / pen.scale, -80],
      [1280 / pen.scale, 80],
    ],
    { step: 18 },
  );
const points = ({ length }) => [-length * 0.42, length * 0.42];

function plate(pen, x, at = 0) {
  pen.shape(
    [
      [x - 22, at],
      [x + 22, at],
      [x + 18, at + 14],
      [x - 18, at + 14],
    ],
    { fill: metal },
  );
}

/** The canopy in section: its base on the ceiling, the driver, and the cover `open` mm below. */
function canopy(pen, open) {
  pen.rect([feed - 80, 0], [160, 4], { fill: metal });
  if (open > 0) {
    pen.rect([feed - 62, 4], [84, 17], { r: 2 });
    pen.rect([feed + 30, 4], [34, 15], { r: 1.5, fill: shade });
  }
  pen.part({ at: [0, open] }, (cover) =>
    cover.path(
      `M${feed - 84} 4H${feed + 84}V24Q${feed + 84} 30 ${feed + 78} 30H${feed - 78}Q${feed - 84} 30 ${feed - 84} 24Z`,
      {
        fill: open > 0 ? 'none' : white,
      },
    ),
  );
}

function bar(pen, { length, height, cells }, { y, lit = 0, turn = 0, isLit = lit > 0.4 }) {
  pen.part({ at: [0, y], turn }, (part) => {
    if (lit > 0) {
      light(part, {
        from: [-length * 0.48, length * 0.48],
        y: height,
        reach: 200,
        spread: 80,
        lit,
      });
      light(part, {
        from: [-length * 0.48, length * 0.48],
        y: 0,
        reach: -drop,
        spread: 60,
        lit: lit * 0.7,
      });
    }
    part.rect([-length / 2, 0], [length, height], { r: 2, fill: dark });
    const pitch = (length - 20) / cells;
    for (let index = 0; index < cells; index += 1) {
      const x = -length / 2 + 10 + index * pitch;
      const cell = [
        [x + 3, height],
        [x + pitch - 3, height],
        [x + pitch * 0.62, height - 20],
        [x + pitch * 0.38, height - 20],
      ];
      part.shape(cell, { fill: isLit ? glow : '#55595c', width: 0 });
    }
    shortened(part, { x: 52, from: -2, to: height + 2 });
  });
}

function markScene(figures, t) {
  const pen = penOf(figures);
  const [a, b] = points(figures);
  ceiling(pen);
  const reach = (b - a + 100) * between(t, 0.1, 0.5);
  pen.line(
    [
      [a - 50, 4],
      [a - 50 + reach, 4],
    ],
    { line: accent, width: 3, dash: [16, 8] },
  );
  bar(pen, figures, { y: drop });
  for (const x of [a, b]) {
    pen.circle([x, 0], 8, { fill: accent, width: 0, opacity: between(t, 0.5, 0.6) });
    pen.line(
      [
        [x, drop],
        [x, 12],
      ],
      { line: accent, width: 1.6, dash: [6, 8], opacity: between(t, 0.6, 0.75) },
    );
  }
  return pen.svg;
}

function anchorScene(figures, t) {
  const pen = penOf(figures);
  const [a, b] = points(figures);
  ceiling(pen);
  const isSecond = t > 0.34;
  const depth = isSecond
    ? between(t, 0.36, 0.48) - between(t, 0.5, 0.6)
    : between(t, 0.04, 0.16) - between(t, 0.18, 0.3);
  const at = [isSecond ? b : a, 6 - depth * 40];
  drill(pen, { at, bit: 50, size: 0.8, opacity: 1 - between(t, 0.56, 0.62) });
  const up = between(t, 0.66, 0.82);
  const opacity = between(t, 0.62, 0.68);
  pen.part({ at: [0, 60 * (1 - up)], opacity }, (part) => {
    for (const x of [a, b]) plate(part, x);
    part.rect([feed - 80, 0], [160, 4], { fill: metal });
  });
  for (const x of [a, b])
    pen.line(
      [
        [x, 14],
        [x, drop],
      ],
      { width: 2.2, line: dark, opacity: between(t, 0.84, 0.92) },
    );
  return pen.svg;
}

/** Wires from their plates to grips on the luminaire, which may lean. */
function hung(pen, figures, { y, turn = 0, grip = metal, isLit = false }) {
  for (const x of points(figures)) {
    const foot = y + Math.sin((turn * Math.PI) / 180) * x;
    pen.line(
      [
        [x, 14],
        [x, Math.max(drop - 30, foot)],
      ],
      { width: 2.2, line: dark },
    );
    plate(pen, x);
    pen.rect([x - 7, foot - 24], [14, 24], { r: 3, fill: grip, width: 1.6 });
  }
  bar(pen, figures, { y, turn, isLit });
}

const cableTo = (y, start = drop) =>
  `M${feed} ${start}C${feed - 10} ${(start + y) / 2} ${feed + 14} ${(start + y) / 2} ${feed} ${y}`;

function hangScene(figures, t) {
  const pen = penOf(figures);
  const [, b] = points(figures);
  ceiling(pen);
  pen.rect([feed - 80, 0], [160, 4], { fill: metal });
  const y = drop + 70 * (1 - between(t, 0.1, 0.4));
  hung(pen, figures, { y, turn: 3, grip: accent });
  pen.arrow([0, y + figures.height + 66], [0, -50], shown(t, [0.1, 0.38]));
  const clipped = between(t, 0.62, 0.7);
  for (const x of points(figures))
    pen.path(`M${x + 7} ${drop - 20}q26 -6 34 ${-30 + clipped * 46}`, {
      width: 2.2,
      line: dark,
      opacity: shown(t, [0.4, 0.74]),
    });
  pen.arrow([b + 34, drop + 6], [0, -50], shown(t, [0.46, 0.62]));
  return pen.svg;
}

function feedScene(figures, t) {
  const pen = penOf(figures);
  ceiling(pen);
  canopy(pen, 60);
  hung(pen, figures, { y: drop, turn: 3 });
  const y = drop - between(t, 0.12, 0.56) * (drop - 20);
  pen.cord(cableTo(y, drop - 6), { size: 5, colour: accent });
  pen.arrow([feed - 60, drop - 20], [0, -90], shown(t, [0.12, 0.5]));
  return pen.svg;
}

function levelScene(figures, t) {
  const pen = penOf(figures);
  const [, b] = points(figures);
  ceiling(pen);
  pen.cord(cableTo(24, drop - 4), { size: 4 });
  canopy(pen, 60 * (1 - between(t, 0.08, 0.32)));
  pen.arrow([feed + 110, 90], [0, -56], shown(t, [0.08, 0.3]));
  const turn = 3 * (1 - between(t, 0.5, 0.82));
  hung(pen, figures, { y: drop, turn, grip: accent });
  pen.arrow([b + 34, drop + 6], [0, -50], shown(t, [0.5, 0.8]));
  const off = 1 - between(t, 0.52, 0.84);
  level(pen, { at: [40, drop - 1], length: 170, size: 0.9, off, opacity: between(t, 0.4, 0.48) });
  return pen.svg;
}

function cleanScene(figures, t) {
  const pen = penOf(figures);
  const { length, height } = figures;
  const lit = between(t, 0.7, 0.84);
  const back = penOf(figures);
  bar(back, figures, { y: drop, lit });
  ceiling(pen);
  pen.cord(cableTo(24, drop), { size: 4 });
  canopy(pen, 0);
  hung(pen, figures, { y: drop, isLit: lit > 0.5 });
  const x = -length * 0.4 + between(t, 0.1, 0.6) * length * 0.8;
  pen.part({ at: [x, drop + height * 0.5], opacity: shown(t, [0.06, 0.62]) }, (part) => {
    part.path('M-30 8Q-36 -26 -6 -28Q28 -32 32 -8Q40 22 20 30Q-20 36 -30 8Z', { fill: white });
    part.path('M-18 -14Q4 -4 24 -10M-18 4Q4 14 24 6', { width: 1.2 });
  });
  return back.svg + pen.svg;
}

export const linearFilm = [
  {
    steps: [0],
    facts: ['Suspension'],
    draw: (figures, t) =>
      t < 0.4 ? markScene(figures, t / 0.4) : anchorScene(figures, (t - 0.4) / 0.6),
  },
  { steps: [1], draw: hangScene },
  { steps: [2], facts: ['Cable'], draw: feedScene },
  { terminals: true, draw: terminalScene },
  { steps: [3], draw: levelScene },
  { steps: [4], draw: cleanScene },
];
