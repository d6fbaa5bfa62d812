/** A luminaire in a plasterboard ceiling: with a trim on springs, or plastered in. */
import { board, click, light } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { plasterRing, ringScene } from './film-plaster.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, metal, shade, white } = colours;

const thicknessOf = ({ isPlastered }) => (isPlastered ? 12.5 : 13);
const penOf = ({ diameter }) => new Pen([640, 310], Math.min(2.3, 380 / diameter));

function holeSaw(pen, { cut, at, opacity = 1 }) {
  pen.part({ at: [0, at], opacity }, (part) => {
    let teeth = `M${-cut / 2} 0`;
    for (let x = -cut / 2; x < cut / 2 - 0.1; x += cut / 14)
      teeth += `L${(x + cut / 28).toFixed(1)} -5L${(x + cut / 14).toFixed(1)} 0`;
    part.path(`${teeth}V44H${-cut / 2}Z`, { fill: metal });
    part.rect([-8, 44], [16, 26], { fill: dark });
    part.rect([-30, 70], [60, 74], { r: 14 });
    part.line(
      [
        [0, 44],
        [0, -14],
      ],
      { width: 1.6 },
    );
  });
}

function gear(pen, { at, turn = 0, t = 1, mains = true }) {
  pen.part({ at, turn }, (part) => {
    if (mains) part.cord('M52 -10C90 -10 100 -34 240 -30', { size: 6 });
    part.rect([-62, -22], [124, 24], { r: 4 });
    part
      .line(
        [
          [-40, -22],
          [-40, 2],
        ],
        { width: 1.2 },
      )
      .line(
        [
          [40, -22],
          [40, 2],
        ],
        { width: 1.2 },
      );
    part.circle([-51, -10], 2, { fill: t > 0 ? accent : white, width: 1 });
  });
}

/** The luminaire in section, its trim at y; springs from folded (1) to spread (0). */
function luminaire(pen, figures, { y, folded = 0, film = 0 }) {
  const { diameter, cut, height, isPlastered, aperture } = figures;
  const r = isPlastered ? cut * 0.46 : cut * 0.47;
  pen.part({ at: [0, y] }, (part) => {
    part.shape(
      [
        [-r, 2],
        [-r, -height * 0.58],
        [-r * 0.86, -height * 0.66],
        [-r * 0.86, -height + 5],
        [r * 0.86, -height + 5],
        [r * 0.86, -height * 0.66],
        [r, -height * 0.58],
        [r, 2],
      ],
      { fill: isPlastered ? shade : white },
    );
    for (let x = -0.7; x < 0.72; x += 0.2)
      part.line(
        [
          [r * x, -height * 0.7],
          [r * x, -height + 5],
        ],
        { width: 1.3 },
      );
    const a = aperture / 2;
    part.path(
      `M${-a} 3Q${-a * 0.86} ${-height * 0.36} ${-a * 0.5} ${-height * 0.5}H${a * 0.5}Q${a * 0.86} ${-height * 0.36} ${a} 3Z`,
      { fill: isPlastered ? metal : shade, width: 1.6 },
    );
    part.rect([-a * 0.46, -height * 0.52], [a * 0.92, 5], { fill: colours.glow, width: 1.4 });
    for (const side of [-1, 1]) {
      const angle = isPlastered ? 0 : 0.25 - folded * 1.75;
      const [px, py] = [side * r, isPlastered ? -16 : -height * 0.34];
      const reach = isPlastered ? 7 : 46;
      const tip = [px + side * Math.cos(angle) * reach, py + Math.sin(angle) * reach];
      part.line([[px, py], tip], { width: 4.5, line: dark }).circle([px, py], 3.2, { width: 1.6 });
    }
    if (!isPlastered)
      part.shape([
        [-diameter / 2, 0],
        [diameter / 2, 0],
        [diameter / 2 - 3, 5],
        [-diameter / 2 + 3, 5],
      ]);
    if (film > 0) part.path(`M${-a} 7H${a - a * 2 * (1 - film)}`, { line: '#7fb2cf', width: 6 });
  });
}

function ceiling(pen, figures, hole) {
  board(pen, { hole, thickness: thicknessOf(figures), reach: 620 / pen.scale });
}

function cutScene(figures, t) {
  const pen = penOf(figures);
  const { cut } = figures;
  const done = t > 0.46;
  ceiling(pen, figures, done ? cut : 0);
  const rise =
    110 - between(t, 0.08, 0.3) * 118 - between(t, 0.3, 0.46) * 14 + between(t, 0.5, 0.66) * 190;
  holeSaw(pen, { cut, at: rise, opacity: 1 - between(t, 0.6, 0.68) });
  pen.turning({ centre: [0, rise + 92], radius: 62 }, [-30, -150], shown(t, [0.16, 0.44]));
  if (done) {
    const fall = between(t, 0.5, 0.66) * 190;
    pen.part({ at: [0, fall], opacity: 1 - between(t, 0.56, 0.68) }, (part) =>
      part.rect([-cut / 2 + 1, -thicknessOf(figures)], [cut - 2, thicknessOf(figures)], {
        fill: shade,
      }),
    );
  }
  pen.size(
    [
      [-cut / 2, 0],
      [cut / 2, 0],
    ],
    `Ø ${cut} mm`,
    {
      off: [0, 64],
      opacity: between(t, 0.7, 0.8),
    },
  );
  return pen.svg;
}

function depthScene(figures, t) {
  const pen = penOf(figures);
  const { cut, depth, depthText, ceiling: thickest } = figures;
  const thick = thicknessOf(figures);
  ceiling(pen, figures, cut);
  pen.rect([-620 / pen.scale, -depth * 1.5], [1240 / pen.scale, 9], { fill: metal, width: 0 });
  pen.line([
    [-620 / pen.scale, -depth * 1.5 + 9],
    [620 / pen.scale, -depth * 1.5 + 9],
  ]);
  pen.rect([-cut * 0.47, -depth], [cut * 0.94, depth], {
    fill: colours.glow,
    width: 2,
    dash: [9, 7],
    line: accent,
    opacity: shown(t, [0.42, 2]) * 0.85,
  });
  pen.size(
    [
      [cut / 2, 0],
      [cut / 2, -depth],
    ],
    `${depthText} mm`,
    {
      off: [40, 0],
      opacity: between(t, 0.5, 0.6),
    },
  );
  const opacity = between(t, 0.06, 0.14);
  pen.size(
    [
      [-cut / 2, 0],
      [-cut / 2, -thick],
    ],
    '',
    { off: [-24, 0], opacity },
  );
  pen.text(`≤ ${thickest} mm`, [-cut / 2 - 24, 22], { opacity });
  return pen.svg;
}

function gearScene(figures, t) {
  const pen = penOf(figures);
  const { cut } = figures;
  const up = between(t, 0.12, 0.5);
  const aside = between(t, 0.5, 0.8);
  const at = [20 - up * 20 + aside * (cut * 0.5 + 96), 96 - up * 164 + aside * 53];
  const turn = -62 * between(t, 0.05, 0.2) + 62 * aside;
  gear(pen, { at, turn, mains: false });
  const [sx, sy] = at;
  pen.cord(`M${sx + 40} ${sy - 12}C${sx + 90} ${sy - 50} ${cut * 1.3} -70 ${620 / pen.scale} -64`, {
    size: 6,
  });
  ceiling(pen, figures, cut);
  pen.arrow([-cut * 0.2, 86], [0, -64], shown(t, [0.16, 0.46]));
  pen.arrow([cut * 0.1, -92], [cut * 0.5, 0], shown(t, [0.52, 0.76]));
  return pen.svg;
}

const gearPlace = ({ cut }) => [cut * 0.5 + 96, -thicknessOf({}) - 2];

function pushScene(figures, t) {
  const pen = penOf(figures);
  const { cut, diameter, height } = figures;
  const plugged = between(t, 0.08, 0.28);
  const rise = between(t, 0.42, 0.78);
  const y = 112 - rise * 112;
  gear(pen, { at: gearPlace(figures) });
  const [gx, gy] = gearPlace(figures);
  const top = y - height + 5;
  const dip = 26 * (1 - plugged);
  pen.cord(
    `M${gx - 62} ${gy - 10}C${gx - 110} ${gy - 40} 10 ${Math.min(top, -20) - 70} 0 ${top - 14 - dip}`,
    { size: 5, colour: t < 0.34 ? accent : dark },
  );
  pen.rect([-9, top - 18 - dip], [18, 16], { r: 2, fill: accent, width: 1.6 });
  luminaire(pen, figures, { y, folded: between(t, 0.32, 0.42) - between(t, 0.74, 0.82) });
  ceiling(pen, figures, cut);
  if (figures.isPlastered) plasterRing(pen, figures, 1);
  for (const side of [-1, 1])
    pen.arrow([side * (diameter / 2 + 34), 110], [0, -76], shown(t, [0.44, 0.72]));
  click(pen, [cut / 2 + 6, -20], (t - 0.8) / 0.14);
  click(pen, [-cut / 2 - 6, -20], (t - 0.8) / 0.14);
  return pen.svg;
}

function litScene(figures, t) {
  const pen = penOf(figures);
  const { cut, aperture } = figures;
  const lit = between(t, 0.62, 0.8);
  light(pen, { from: [-aperture * 0.46, aperture * 0.46], y: 4, reach: 150, spread: 150, lit });
  gear(pen, { at: gearPlace(figures) });
  luminaire(pen, figures, { y: 0, film: 1 - between(t, 0.2, 0.5) });
  ceiling(pen, figures, cut);
  if (figures.isPlastered) plasterRing(pen, figures, 1);
  pen.arrow([aperture * 0.42, 30], [-aperture * 0.7, 26], shown(t, [0.16, 0.48]));
  return pen.svg;
}

const common = {
  connect: { terminals: true, draw: terminalScene },
  cut: { draw: cutScene },
  depth: { draw: depthScene },
  gear: { draw: gearScene },
  push: { draw: pushScene },
  lit: { draw: litScene },
};

/** Steps of the instructions: opening, ceiling, void, gear, push up, align. */
export const recessedFilm = [
  { steps: [0], ...common.cut },
  { steps: [1, 2], ...common.depth },
  { ...common.connect },
  { steps: [3], ...common.gear },
  { steps: [4], ...common.push },
  { steps: [5], ...common.lit },
];

/** Steps of the instructions: opening, board, void, ring, gear, push up, align. */
export const plasteredFilm = [
  { steps: [0], ...common.cut },
  { steps: [1, 2], ...common.depth },
  { steps: [3], facts: ['Mounting'], draw: ringScene },
  { ...common.connect },
  { steps: [4], ...common.gear },
  { steps: [5], ...common.push },
  { steps: [6], ...common.lit },
];
