/** A round bulkhead on a wall: seen from the front, and from the side as it is closed. */
import { drill, screw, solid } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, metal, shade, white } = colours;
const frontPen = () => new Pen([640, 290], 1.75);

const holes = ({ spacing }) =>
  [45, 135, 225, 315].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return [(Math.cos(radians) * spacing) / 2, (Math.sin(radians) * spacing) / 2];
  });

function wall(pen) {
  let d = '';
  for (let y = -160; y <= 160; y += 40) d += `M-360 ${y}H360`;
  for (let row = 0; row < 9; row += 1)
    for (let x = -340 + (row % 2) * 50; x < 360; x += 100) d += `M${x} ${-160 + row * 40}v40`;
  pen.path(d, { width: 1, line: '#dcd8ce' });
}

function base(pen, { diameter }, opacity = 1) {
  pen.circle([0, 0], diameter / 2, { fill: shade, opacity });
  pen.circle([0, 0], diameter / 2 - 12, { width: 1.4, opacity });
  pen.circle([0, 0], diameter / 2 - 7, { fill: 'none', line: dark, width: 3, opacity });
}

function interior(pen, figures, opacity = 1) {
  pen.circle([0, 0], 13, { fill: dark, opacity });
  pen.rect([-34, 34], [68, 26], { r: 3, fill: white, opacity });
  pen.rect([-44, -70], [88, 34], { r: 3, fill: metal, opacity });
  for (const at of holes(figures))
    pen.circle(at, 5.5, { fill: colours.sheet, width: 1.6, opacity });
}

function cover(pen, { diameter }, opacity = 1) {
  pen
    .circle([0, 0], diameter / 2, { opacity })
    .circle([0, 0], diameter / 2 - 12, { width: 1.6, opacity });
}

function markScene(figures, t) {
  const pen = frontPen();
  wall(pen);
  const away = between(t, 0.06, 0.3);
  base(pen, figures);
  interior(pen, figures);
  pen.part({ at: [away * 200, away * 14], opacity: 1 }, (part) => cover(part, figures));
  pen.arrow([90, -120], [110, 0], shown(t, [0.06, 0.28]));
  const marked = between(t, 0.4, 0.55);
  for (const at of holes(figures)) pen.circle(at, 5.5, { fill: accent, width: 0, opacity: marked });
  const [first, , third] = holes(figures);
  pen.line([first, third], {
    line: accent,
    width: 1.6,
    dash: [10, 8],
    opacity: between(t, 0.56, 0.66),
  });
  pen.text(`${figures.spacing} mm`, [-figures.diameter / 2 + 4, -figures.diameter / 2 + 10], {
    opacity: between(t, 0.58, 0.68),
    anchor: 'end',
  });
  return pen.svg;
}

function drillScene(figures, t) {
  const pen = frontPen();
  wall(pen);
  pen.circle([0, 0], 30, { fill: shade, dash: [8, 6], width: 1.6 });
  pen.cord('M0 0C-8 30 24 40 14 74', { size: 8 });
  const places = holes(figures);
  const index = Math.min(3, Math.floor(t / 0.17));
  const local = Math.min(1, (t - index * 0.17) / 0.17);
  for (const [at, place] of places.entries()) {
    if (t > 0.17 * at + 0.1) pen.circle(place, 6, { fill: dark, width: 1.4 });
    else pen.circle(place, 4, { fill: accent, width: 0 });
    const plugged = between(t, 0.74 + at * 0.05, 0.78 + at * 0.05);
    if (plugged > 0)
      pen.circle(place, 6, { fill: accent, width: 1.6 }).circle(place, 2, { fill: dark, width: 0 });
  }
  if (t < 0.7) {
    const [x, y] = places[index];
    const press = between(local, 0.1, 0.5) - between(local, 0.6, 0.95);
    drill(pen, { at: [x + 4 - press * 4, y + 6 - press * 6], turn: -34, bit: 60, size: 0.9 });
  }
  return pen.svg;
}

function fixScene(figures, t) {
  const pen = frontPen();
  wall(pen);
  const placed = between(t, 0.06, 0.3);
  for (const place of holes(figures)) pen.circle(place, 6, { fill: accent, width: 1.6 });
  pen.cord('M0 0C-8 30 24 40 14 74', { size: 8 });
  pen.part({ at: [0, -(1 - placed) * 40], opacity: between(t, 0.04, 0.16) }, (part) => {
    base(part, figures);
    interior(part, figures);
  });
  pen.cord('M0 0C-10 20 -24 26 -18 44', { size: 7, opacity: between(t, 0.26, 0.34) });
  for (const [index, at] of holes(figures).entries()) {
    const from = 0.36 + index * 0.12;
    const turned = between(t, from, from + 0.1);
    if (turned <= 0) continue;
    pen.circle(at, 8, { fill: metal });
    pen.part({ at, turn: 45 + turned * 180 }, (part) =>
      part
        .line(
          [
            [-5, 0],
            [5, 0],
          ],
          { width: 2.4 },
        )
        .line(
          [
            [0, -5],
            [0, 5],
          ],
          { width: 2.4 },
        ),
    );
    pen.turning({ centre: at, radius: 19 }, [-150, 60], shown(t, [from, from + 0.1], 0.02));
  }
  return pen.svg;
}

function sideView(pen, { diameter, depth }, { apart, lit }) {
  solid(
    pen,
    [
      [-190, -260],
      [160, 520],
    ],
    { step: 14 },
  );
  const r = diameter / 2;
  pen.shape(
    [
      [-30, -r],
      [-6, -r],
      [-6, r],
      [-30, r],
    ],
    { fill: shade },
  );
  for (const y of [-r + 9, r - 9])
    pen.rect([-7 + 0, y - 4], [7, 8], { r: 3, fill: accent, width: 1.4 });
  pen.part({ at: [apart, 0] }, (part) => {
    part.path(`M0 ${-r}H14C${depth} ${-r * 0.86} ${depth} ${r * 0.86} 14 ${r}H0Z`, {
      fill: lit > 0 ? colours.glow : white,
    });
    part.line(
      [
        [14, -r],
        [14, r],
      ],
      { width: 1.4 },
    );
  });
}

function closeScene(figures, t) {
  const pen = new Pen([560, 290], 1.7);
  const apart = 190 * (1 - between(t, 0.12, 0.46));
  const { diameter, depth } = figures;
  const lit = between(t, 0.76, 0.9);
  pen.shape(
    [
      [0, -diameter * 0.4],
      [520, -diameter],
      [520, diameter],
      [0, diameter * 0.4],
    ],
    { fill: colours.glow, width: 0, opacity: lit * 0.9 },
  );
  sideView(pen, figures, { apart, lit: lit > 0.5 ? 1 : 0 });
  pen.arrow([depth + apart + 60, 0], [-80, 0], shown(t, [0.12, 0.42]));
  for (const [index, y] of [-diameter / 2 + 14, diameter / 2 - 14].entries()) {
    const driven = between(t, 0.48 + index * 0.1, 0.58 + index * 0.1);
    screw(pen, {
      at: [16 + (1 - driven) * 60, y],
      turn: 90,
      length: 26,
      size: 5,
      opacity: between(t, 0.46, 0.5),
    });
  }
  return pen.svg;
}

export const bulkheadFilm = [
  { steps: [0], facts: ['Mounting'], draw: markScene },
  { steps: [1], draw: drillScene },
  { steps: [2], draw: fixScene },
  { steps: [3], terminals: true, draw: terminalScene },
  { draw: closeScene, rest: true },
];
