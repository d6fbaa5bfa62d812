/** An emergency luminaire: base, unswitched line, battery, indicator, tests. */
import { cableEnd, click, drill, mark } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, live, metal, neutral, protective, red, shade, white } = colours;
const penOf = () => new Pen([640, 290], 2.3);

const holes = ({ length }) => [
  [-length * 0.33, 0],
  [length * 0.33, 0],
];

function base(pen, figures) {
  const { length, width } = figures;
  pen.rect([-length / 2, -width / 2], [length, width], { r: 22, fill: shade });
  pen.rect([-length / 2 + 8, -width / 2 + 8], [length - 16, width - 16], {
    r: 16,
    line: dark,
    width: 3,
  });
  for (const at of holes(figures)) pen.circle(at, 4.5, { fill: colours.sheet, width: 1.6 });
}

function battery(pen, { at, plugged = 0, isLabelled = false }) {
  pen.part({ at }, (part) => {
    for (const [index, colour] of [red, dark].entries())
      part.cord(
        `M-34 ${-3 + index * 6}C-48 ${-3 + index * 6} ${-58 + plugged * 4} ${4 + index * 4} ${-64 - plugged * 8} ${2 + index * 4}`,
        { size: 2.2, colour },
      );
    part.rect([-34, -13], [68, 13], { r: 6 }).rect([-34, 1], [68, 13], { r: 6 });
    part.rect([-18, -10], [36, 20], { r: 2, fill: isLabelled ? '#fdf3e2' : white, width: 1.4 });
    if (isLabelled)
      for (const y of [-5, 0, 5])
        part.line(
          [
            [-13, y],
            [y === 5 ? 2 : 13, y],
          ],
          { width: 2, line: accent },
        );
  });
}

function interior(
  pen,
  figures,
  { plugged = 0, offset = 0, isLabelled = false, hasBattery = true },
) {
  pen.rect([-26, -44], [52, 22], { r: 2, fill: white });
  for (let x = -20; x < 22; x += 10) pen.circle([x, -33], 2.6, { fill: metal, width: 1.2 });
  pen.rect([-24, -4], [38, 26], { r: 2, fill: metal });
  pen.rect([-24, 26], [12, 10], { r: 1.5, fill: dark });
  if (hasBattery) battery(pen, { at: [62, 26 + offset], plugged, isLabelled });
  if (plugged > 0.6) pen.rect([-13, 27], [9, 8], { r: 1, fill: accent, width: 1.4 });
  return figures;
}

function lid(pen, { length, width }, { at = [0, 0], lit = 0, led = 0 }) {
  pen.part({ at }, (part) => {
    part.rect([-length / 2, -width / 2], [length, width], {
      r: 22,
      fill: lit > 0 ? colours.glow : white,
    });
    part.rect([-length / 2 + 14, -width / 2 + 14], [length - 28, width - 28], {
      r: 14,
      fill: 'none',
      width: 1.4,
    });
    part.circle([length / 2 - 24, 0], 3.4, { fill: led > 0 ? '#4f9a4a' : metal, width: 1.4 });
    if (led > 0)
      part.circle([length / 2 - 24, 0], 7, {
        fill: 'none',
        line: '#4f9a4a',
        width: 3,
        opacity: led,
      });
  });
}

function fixScene(figures, t) {
  const pen = penOf();
  const [a, b] = holes(figures);
  const placed = between(t, 0.42, 0.54);
  const x = t < 0.2 ? a[0] : b[0];
  const depth =
    t < 0.2
      ? between(t, 0.02, 0.1) - between(t, 0.12, 0.2)
      : between(t, 0.22, 0.3) - between(t, 0.32, 0.4);
  for (const [index, at] of [a, b].entries()) mark(pen, at, t > (index ? 0.3 : 0.1));
  cableEnd(pen, [-116, -48]);
  drill(pen, {
    at: [x + 4 * (1 - depth), 7 * (1 - depth)],
    turn: -30,
    bit: 46,
    size: 0.6,
    opacity: 1 - between(t, 0.38, 0.42),
  });
  pen.part({ at: [0, (1 - placed) * 60], opacity: between(t, 0.4, 0.48) }, (part) => {
    base(part, figures);
    interior(part, figures, { hasBattery: false });
  });
  for (const [index, at] of [a, b].entries()) {
    const turned = between(t, 0.6 + index * 0.14, 0.72 + index * 0.14);
    if (turned <= 0) continue;
    pen.circle(at, 7, { fill: metal });
    pen.part({ at, turn: 180 * turned }, (part) =>
      part
        .line(
          [
            [-4.4, 0],
            [4.4, 0],
          ],
          { width: 2.4 },
        )
        .line(
          [
            [0, -4.4],
            [0, 4.4],
          ],
          { width: 2.4 },
        ),
    );
    pen.turning(
      { centre: at, radius: 15 },
      [-150, 60],
      shown(t, [0.6 + index * 0.14, 0.7 + index * 0.14], 0.03),
    );
  }
  return pen.svg;
}

/** The unswitched line before the switch, as a diagram of two lines. */
function lineScene(_, t) {
  const pen = new Pen([600, 310], 2.1);
  const drawn = ([from, to], d, colour) =>
    pen.path(d, { line: colour, width: 5, dash: [between(t, from, to) * 1600, 4000] });
  pen.rect([-230, -70], [52, 140], { r: 4, fill: white });
  pen.rect([-220, -60], [32, 50], { r: 2, fill: metal, width: 1.6 });
  pen.rect([-212, -46], [16, 20], { r: 2, fill: dark, width: 1.4 });
  pen
    .text('L', [-168, -46], { size: 30, colour: live, weight: 600 })
    .text('N', [-168, 8], { size: 30, colour: neutral, weight: 600 });
  drawn([0.08, 0.4], 'M-178 -36H90V-14', live);
  drawn([0.3, 0.5], 'M-178 18H40V40H90V10', neutral);
  pen.part({ at: [170, 0], turn: 0 }, (part) => {
    part.rect([-80, -44], [160, 88], { r: 14, fill: shade });
    part.rect([-80, -22], [22, 44], { r: 2, fill: white });
    battery(part, { at: [22, 14], plugged: 1 });
  });
  pen.circle([-60, -36], 5, { fill: dark, opacity: between(t, 0.5, 0.56) });
  drawn([0.54, 0.66], 'M-60 -36V-90H-14', dark);
  const opacity = between(t, 0.6, 0.68);
  pen
    .line(
      [
        [-14, -90],
        [22, -108],
      ],
      { width: 5, line: dark, opacity },
    )
    .circle([-14, -90], 4, { fill: dark, opacity })
    .circle([28, -90], 4, { fill: white, opacity });
  pen
    .path('M32 -90H100', { line: dark, width: 5, opacity })
    .circle([116, -90], 16, { opacity })
    .path('M105 -101L127 -79M127 -101L105 -79', { opacity });
  pen.circle([14, -36], 16, {
    fill: 'none',
    line: accent,
    width: 4,
    opacity: between(t, 0.74, 0.82),
  });
  click(pen, [14, -36], (t - 0.8) / 0.18);
  return pen.svg;
}

function batteryScene(figures, t) {
  const pen = penOf();
  base(pen, figures);
  for (const at of holes(figures)) pen.circle(at, 7, { fill: metal });
  pen.cord('M0 -116V-44', { size: 7 });
  const inside = between(t, 0.06, 0.24);
  const plugged = between(t, 0.26, 0.4);
  const isLabelled = t > 0.46;
  interior(pen, figures, { offset: (1 - inside) * 90, plugged, isLabelled });
  pen.arrow([110, 120], [0, -62], shown(t, [0.06, 0.22]));
  pen.circle([-12, 30], 17, {
    fill: 'none',
    line: accent,
    width: 4,
    opacity: shown(t, [0.28, 0.44]),
  });
  if (isLabelled)
    pen.part(
      { at: [72 + 8 * Math.sin(t * 40), 34], turn: 35, opacity: shown(t, [0.46, 0.6]) },
      (part) =>
        part.shape(
          [
            [0, 0],
            [4, 10],
            [4, 66],
            [-4, 66],
            [-4, 10],
          ],
          { fill: accent },
        ),
    );
  const closed = between(t, 0.66, 0.86);
  if (closed > 0) lid(pen, figures, { at: [0, (1 - closed) * 150] });
  click(pen, [0, 0], (t - 0.86) / 0.12);
  return pen.svg;
}

function chargeScene(figures, t) {
  const pen = penOf();
  pen.cord('M0 -116V-50', { size: 7 });
  lid(pen, figures, { led: t > 0.3 ? 0.4 + 0.6 * Math.abs(Math.sin(t * 9)) : 0 });
  pen.arrow([figures.length / 2 + 44, -46], [-52, 34], shown(t, [0.34, 2]));
  return pen.svg;
}

function testScene(figures, t) {
  const pen = penOf();
  pen.cord('M0 -116V-50', { size: 7 });
  const off = t > 0.24 && t < 0.84;
  if (off)
    for (const grow of [40, 22])
      pen.rect(
        [-figures.length / 2 - grow, -figures.width / 2 - grow],
        [figures.length + grow * 2, figures.width + grow * 2],
        { r: 22 + grow, fill: colours.glow, width: 0, opacity: 0.5 },
      );
  lid(pen, figures, { lit: off ? 1 : 0, led: off ? 0 : 1 });
  pen.part({ at: [-196, 0] }, (part) => {
    part.rect([-26, -36], [52, 72], { r: 6 });
    part.rect([-13, -22], [26, 44], { r: 4, fill: off ? accent : shade });
    part.line(
      [
        [-7, off ? 10 : -10],
        [7, off ? 10 : -10],
      ],
      { width: 3, line: off ? white : dark },
    );
  });
  pen.turning({ centre: [-196, 0], radius: 46 }, [-60, 60], shown(t, [0.14, 0.28]));
  return pen.svg;
}

function clockScene(figures, t) {
  const pen = penOf();
  pen.part({ at: [-90, 0] }, (part) => {
    part.circle([0, 0], 60).circle([0, 0], 3, { fill: dark, width: 0 });
    for (let angle = 0; angle < 360; angle += 30)
      part.part({ turn: angle }, (mark) =>
        mark.line(
          [
            [0, -54],
            [0, -48],
          ],
          { width: 2 },
        ),
      );
    part.part({ turn: between(t, 0.1, 0.8) * 720 }, (hand) =>
      hand.line(
        [
          [0, 6],
          [0, -34],
        ],
        { width: 5 },
      ),
    );
    part.part({ turn: between(t, 0.1, 0.8) * 60 }, (hand) =>
      hand.line(
        [
          [0, 6],
          [0, -24],
        ],
        { width: 6, line: accent },
      ),
    );
  });
  pen.text(`${figures.recharge} h`, [-90, 92], { size: 40, opacity: between(t, 0.5, 0.6) });
  const level = between(t, 0.1, 0.8);
  pen.rect([40, -30], [120, 60], { r: 8 }).rect([160, -12], [9, 24], { r: 3, fill: dark });
  if (level > 0.02) pen.rect([46, -24], [108 * level, 48], { r: 5, fill: protective, width: 0 });
  return pen.svg;
}

export const emergencyFilm = [
  { steps: [0], draw: fixScene },
  { steps: [1], draw: lineScene },
  { terminals: true, draw: terminalScene },
  { steps: [2], facts: ['Capacity of the battery'], draw: batteryScene },
  { steps: [3], draw: chargeScene },
  { after: true, draw: clockScene },
  { rest: true, posterAt: 0.5, draw: testScene },
];
