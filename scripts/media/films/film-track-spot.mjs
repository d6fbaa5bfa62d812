/** A spotlight with an adapter in a three-circuit track. */
import { click, solid } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';

const { accent, dark, metal, shade, white } = colours;
const penOf = () => new Pen([620, 100], 1.75);

function track(pen) {
  solid(
    pen,
    [
      [-600, -44],
      [1200, 30],
    ],
    { step: 10 },
  );
  pen.rect([-600, -14], [1200, 34], { fill: white });
  pen.line(
    [
      [-600, -4],
      [600, -4],
    ],
    { width: 1.2 },
  );
  for (const y of [2, 7, 12])
    pen.line(
      [
        [-600, y],
        [600, y],
      ],
      { width: 2.4, line: colours.copper },
    );
}

/** Adapter and head; `lower` in mm below the track. */
function spotlight(pen, { diameter, length }, { lower = 0, lever = 1, tilt = 0 }) {
  pen.part({ at: [0, lower] }, (part) => {
    for (const x of [-54, 44]) part.rect([x, 4], [10, 16], { fill: metal, width: 1.4 });
    part.rect([-78, 20], [156, 26], { r: 4 });
    part.rect([-64, 12 + 3 * (1 - lever)], [18, 9], { r: 2, fill: accent, width: 1.6 });
    part.rect([30 + (1 - lever) * 26, 24], [28, 8], { r: 3, fill: accent, width: 1.6 });
    part.rect([-5, 46], [10, 76], { fill: metal });
    part.part({ at: [0, 122], turn: -tilt }, (head) => {
      const [half, r] = [length / 2, diameter / 2];
      head.rect([-half, -r], [length, diameter], { r: 7 });
      head.rect([-half, -r], [16, diameter], { fill: dark, r: 3 });
      head.rect([-half + 30, -r + 6], [5, diameter - 12], { fill: shade, width: 1.2 });
      for (let x = half - 50; x < half - 6; x += 9)
        head.line(
          [
            [x, -r + 8],
            [x, r - 8],
          ],
          { width: 1.3 },
        );
      head.circle([0, 0], 9, { fill: metal }).circle([0, 0], 3, { fill: dark, width: 0 });
    });
  });
}

function glow(pen, { diameter, length }, { tilt, lit }) {
  pen.part({ at: [0, 122], turn: -tilt }, (part) => {
    const r = diameter / 2 - 4;
    part.shape(
      [
        [-length / 2, -r],
        [-length / 2, r],
        [-length / 2 - 420, r + 150],
        [-length / 2 - 420, -r - 150],
      ],
      { fill: colours.glow, width: 0, opacity: lit * 0.95 },
    );
  });
}

function checkScene(_, t) {
  const pen = new Pen([640, 250], 9);
  const isMarked = between(t, 0.4, 0.52);
  pen.path('M-17 -16H17V16H9V10H-9V16H-17Z', { fill: white, width: 2.4 });
  solid(
    pen,
    [
      [-120, -24],
      [240, 8],
    ],
    { step: 3 },
  );
  for (const [index, y] of [-10, -3, 4].entries()) {
    pen
      .rect([-17, y], [5, 4], { fill: shade, width: 1.4 })
      .circle([-13.4, y + 2], 1.3, { fill: colours.copper, width: 1.2 });
    pen.text(`L${index + 1}`, [-21, y + 3.2], {
      size: 30,
      opacity: between(t, 0.1 + index * 0.08, 0.18 + index * 0.08),
      anchor: 'end',
    });
  }
  pen
    .rect([12, -3], [5, 4], { fill: shade, width: 1.4 })
    .circle([13.4, -1], 1.3, { fill: colours.copper, width: 1.2 });
  pen.text('N', [21, 0.2], { size: 30, opacity: between(t, 0.34, 0.42), anchor: 'start' });
  pen.text('230 V', [0, -5], { size: 36, opacity: isMarked });
  pen.arrow([0, 20], [0, 12], shown(t, [0.6, 0.92]));
  return pen.svg;
}

function insertScene(figures, t) {
  const pen = penOf();
  const up = between(t, 0.3, 0.7);
  spotlight(pen, figures, { lower: 110 * (1 - up), lever: 0 });
  track(pen);
  pen.arrow([-120, 150], [0, -84], shown(t, [0.3, 0.66]));
  return pen.svg;
}

function leverScene(figures, t) {
  const pen = new Pen([620, 130], 2.5);
  spotlight(pen, figures, { lever: between(t, 0.2, 0.5) });
  track(pen);
  pen.arrow([104, 28], [-40, 0], shown(t, [0.16, 0.48]));
  click(pen, [44, 14], (t - 0.52) / 0.16);
  const circuit = Math.min(2, Math.floor(between(t, 0.62, 0.96) * 3));
  for (const index of [0, 1, 2])
    pen
      .circle([-40 + index * 24, 36], 9, {
        fill: index === circuit && t > 0.62 ? accent : white,
        width: 1.8,
        opacity: between(t, 0.56, 0.62),
      })
      .text(String(index + 1), [-40 + index * 24, 39], {
        size: 26,
        hasEdge: false,
        colour: index === circuit && t > 0.62 ? white : dark,
        opacity: between(t, 0.56, 0.62),
        weight: 600,
      });
  return pen.svg;
}

function aimScene(figures, t) {
  const pen = penOf();
  const tilt = between(t, 0.15, 0.6) * 48;
  glow(pen, figures, { tilt, lit: between(t, 0.68, 0.8) });
  spotlight(pen, figures, { tilt });
  track(pen);
  pen.turning(
    { centre: [0, 122], radius: figures.length * 0.95 },
    [180, 142],
    shown(t, [0.12, 0.56]),
  );
  return pen.svg;
}

function pullScene(figures, t) {
  const pen = penOf();
  const tug = Math.max(0, Math.sin(t * Math.PI * 4)) * shown(t, [0.1, 0.86]);
  glow(pen, figures, { tilt: 48, lit: 1 });
  spotlight(pen, figures, { tilt: 48, lower: tug * 1.2 });
  track(pen);
  pen.arrow([70, 110], [0, 60], tug);
  return pen.svg;
}

export const trackSpotFilm = [
  { steps: [0], facts: ['Mounting'], draw: checkScene },
  { steps: [1], draw: insertScene },
  { steps: [2], draw: leverScene },
  { steps: [3], facts: ['Adjustment'], draw: aimScene },
  { steps: [4], draw: pullScene },
];
