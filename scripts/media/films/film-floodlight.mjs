/** A floodlight in its bracket on a wall: seen from the side. */
import { click, drill, screw, solid, spanner } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, metal, shade } = colours;
const center = [330, 250];
const penOf = () => new Pen(center, 1.9);

function wall(pen) {
  solid(
    pen,
    [
      [-190, -200],
      [150, 440],
    ],
    { step: 16 },
  );
}

/** The bracket in side view: plate on the wall, arm to the axis. */
function bracket(pen) {
  pen.rect([-40, -44], [10, 88], { r: 2, fill: metal });
  pen.shape(
    [
      [-30, -9],
      [66, -9],
      [66, 9],
      [-30, 9],
    ],
    { fill: metal },
  );
}

const axis = [60, 0];

function head(pen, { depth, tall, fins }, { tilt = 0, at = axis, lit = 0 }) {
  pen.part({ at, turn: tilt }, (part) => {
    if (lit > 0)
      part.shape(
        [
          [depth * 0.5, -tall * 0.4],
          [depth * 0.5, tall * 0.4],
          [1100, tall * 0.4 + 540],
          [1100, -tall * 0.4 - 500],
        ],
        { fill: colours.glow, width: 0, opacity: lit * 0.95 },
      );
    part.rect([-depth / 2, -tall / 2], [depth, tall], { r: 5, fill: dark });
    for (let index = 0; index < fins / 2; index += 1) {
      const y = -tall * 0.42 + (index * tall * 0.84) / (fins / 2 - 1);
      part.rect([-depth / 2 - 9, y - 3], [9, 6], { fill: dark, width: 1.2 });
    }
    part.rect([depth / 2 - 7, -tall / 2 + 9], [7, tall - 18], { fill: shade, width: 1.4 });
    part.circle([0, 0], 13, { fill: metal });
    part.line(
      [
        [-6, 0],
        [6, 0],
      ],
      { width: 2.2 },
    );
  });
}

function fixScene(figures, t) {
  const pen = penOf();
  wall(pen);
  const places = [-30, 30];
  const first = between(t, 0.06, 0.16) - between(t, 0.18, 0.26);
  const second = between(t, 0.26, 0.36) - between(t, 0.38, 0.46);
  for (const [index, y] of places.entries())
    if (t > (index ? 0.36 : 0.16)) pen.rect([-92, y - 5], [52, 10], { fill: accent, width: 1.6 });
  const y = t < 0.26 ? places[0] : places[1];
  drill(pen, {
    at: [-36 - (first + second) * 50, y],
    turn: -90,
    bit: 90,
    size: 0.95,
    opacity: 1 - between(t, 0.44, 0.5),
  });
  const placed = between(t, 0.5, 0.62);
  pen.part({ at: [(1 - placed) * 150, 0], opacity: between(t, 0.48, 0.54) }, (part) =>
    bracket(part, figures),
  );
  for (const [index, at] of places.entries()) {
    const driven = between(t, 0.64 + index * 0.1, 0.76 + index * 0.1);
    screw(pen, {
      at: [-28 + (1 - driven) * 90, at],
      turn: 90,
      length: 56,
      size: 8,
      opacity: between(t, 0.62, 0.66),
    });
  }
  return pen.svg;
}

function fixed(pen, figures) {
  wall(pen);
  bracket(pen, figures);
  for (const y of [-30, 30]) pen.rect([-30, y - 8], [7, 16], { r: 2, fill: metal, width: 1.6 });
}

function hangScene(figures, t) {
  const pen = penOf();
  fixed(pen, figures);
  const hung = between(t, 0.1, 0.5);
  head(pen, figures, { at: [axis[0] + (1 - hung) * 190, axis[1] + (1 - hung) * 40] });
  pen.arrow([axis[0] + 170, 70], [-80, -30], shown(t, [0.1, 0.46]));
  pen.turning({ centre: axis, radius: 44 }, [-150, 60], shown(t, [0.56, 0.86]));
  return pen.svg;
}

const loop = `M-40 140C20 140 40 164 74 158S112 126 ${axis[0] - 4} 84`;

function cableScene(figures, t) {
  const pen = penOf();
  fixed(pen, figures);
  const along = between(t, 0.1, 0.5);
  pen.path(loop, { line: dark, width: 8 * pen.scale, dash: [along * 620, 900] });
  head(pen, figures, {});
  pen.rect([axis[0] - 12, figures.tall / 2 - 2], [20, 18], { r: 3, fill: metal });
  pen.turning(
    { centre: [axis[0] - 2, figures.tall / 2 + 8], radius: 28 },
    [-20, -170],
    shown(t, [0.56, 0.8]),
  );
  const dripping = (t * 3) % 1;
  pen.circle([70, 166 + dripping * 30], 5, {
    fill: '#7fb2cf',
    width: 0,
    opacity: shown(t, [0.5, 2]) * (1 - dripping),
  });
  return pen.svg;
}

function aimScene(figures, t) {
  const pen = penOf();
  const tilt = between(t, 0.2, 0.55) * 32;
  const part = penOf();
  head(part, figures, { tilt, lit: between(t, 0.06, 0.16) });
  fixed(pen, figures);
  pen.path(loop, { line: dark, width: 8 * pen.scale });
  head(pen, figures, { tilt });
  pen.turning({ centre: axis, radius: 150 }, [-14, 26], shown(t, [0.18, 0.54]));
  const turn = 40 + between(t, 0.62, 0.86) * 50;
  spanner(pen, { at: axis, turn, size: 14, opacity: shown(t, [0.58, 2]) });
  click(pen, axis, (t - 0.86) / 0.12);
  return part.svg + pen.svg;
}

function glareScene(figures, t) {
  const pen = new Pen([230, 190], 0.86);
  const lit = new Pen([230, 190], 0.86);
  const tilt = 62 - (1 - between(t, 0.3, 0.6)) * 34;
  head(lit, figures, { tilt, lit: 1 });
  pen.rect([-400, 400], [1800, 400], { fill: colours.sheet, width: 0 });
  pen.rect([-150, -260], [110, 660], { fill: shade });
  bracket(pen, figures);
  head(pen, figures, { tilt });
  pen.line(
    [
      [-400, 400],
      [1400, 400],
    ],
    { width: 2.4 },
  );
  pen.part({ at: [780, 400] }, (part) => {
    part.circle([0, -176], 22, { fill: dark });
    part
      .path('M-26 -146H26L20 -70H-20Z', { fill: dark })
      .rect([-17, -72], [14, 72], { fill: dark })
      .rect([3, -72], [14, 72], { fill: dark });
  });
  const good = between(t, 0.62, 0.72);
  pen.path('M738 120L770 156L830 84', { line: colours.protective, width: 8, opacity: good });
  pen.path('M744 86L816 156M816 86L744 156', {
    line: colours.red,
    width: 8,
    opacity: shown(t, [0.06, 0.34]),
  });
  return lit.svg + pen.svg;
}

export const floodlightFilm = [
  { steps: [0], facts: ['Mounting'], draw: fixScene },
  { steps: [1], draw: hangScene },
  { terminals: true, draw: terminalScene },
  { steps: [2], draw: cableScene },
  { steps: [3], draw: aimScene },
  { steps: [4], draw: glareScene },
];
