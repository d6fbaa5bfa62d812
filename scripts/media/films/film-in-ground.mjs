/** An uplight in the ground: gravel, sleeve, joint, seal; in section. */
import { cable, sleeveOf, soil, uplight } from './film-in-ground-parts.mjs';
import { level } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, glow, metal, shade } = colours;
const penOf = () => new Pen([640, 150], 0.82);

function digScene(figures, t) {
  const pen = penOf();
  const {
    sleeve: [d, h],
    gravel,
  } = figures;
  soil(pen, figures, { dug: between(t, 0.06, 0.36), filled: between(t, 0.44, 0.68), cast: 0 });
  const half = d / 2 + 110;
  pen.size(
    [
      [-half, 0],
      [-half, h + gravel],
    ],
    `${h} + ${gravel} mm`,
    {
      off: [-60, 0],
      opacity: between(t, 0.36, 0.44),
    },
  );
  pen.size(
    [
      [half, h],
      [half, h + gravel],
    ],
    `${gravel} mm`,
    {
      off: [50, 0],
      opacity: between(t, 0.7, 0.78),
    },
  );
  return pen.svg;
}

function sleeveScene(figures, t) {
  const pen = penOf();
  const {
    sleeve: [d, h],
  } = figures;
  soil(pen, figures, { cast: between(t, 0.72, 0.9) });
  const down = between(t, 0.06, 0.34);
  sleeveOf(pen, figures, -120 * (1 - down));
  if (t > 0.5) cable(pen, figures, 60);
  pen.arrow([d / 2 + 50, -100], [0, 70], shown(t, [0.06, 0.3]));
  level(pen, {
    at: [0, 0],
    length: d + 120,
    size: 1.1,
    off: 1 - between(t, 0.38, 0.5),
    opacity: shown(t, [0.34, 0.94]),
  });
  pen.size(
    [
      [-d / 2, 0],
      [d / 2, 0],
    ],
    `Ø ${d} mm`,
    {
      off: [0, -60],
      opacity: between(t, 0.54, 0.62),
    },
  );
  pen.size(
    [
      [-d / 2, 0],
      [-d / 2, h],
    ],
    `${h} mm`,
    {
      off: [-d * 0.9, 0],
      opacity: between(t, 0.54, 0.62),
    },
  );
  return pen.svg;
}

function drainScene(figures, t) {
  const pen = penOf();
  const {
    sleeve: [d, h],
    gravel,
  } = figures;
  soil(pen, figures, {});
  cable(pen, figures, 60);
  const full = between(t, 0.16, 0.4) - between(t, 0.46, 0.8);
  if (full > 0)
    pen.rect([-d / 2 + 7, h - full * h * 0.7], [d - 14, full * h * 0.7], {
      fill: '#b9d8e6',
      width: 0,
      opacity: 0.85,
    });
  const pouring = shown(t, [0.14, 0.42]);
  pen.part({ at: [-120, -60], turn: 58 * pouring, opacity: 1 }, (part) =>
    part.shape(
      [
        [-44, -56],
        [44, -56],
        [34, 40],
        [-34, 40],
      ],
      { fill: shade },
    ),
  );
  pen.path(`M-64 -40Q-20 -40 -14 ${h - 20}`, { line: '#8fbfd4', width: 14, opacity: pouring });
  sleeveOf(pen, figures);
  for (const x of [-70, 0, 70])
    pen.arrow(
      [x, h + 40],
      [0, gravel * 0.5],
      shown(t, [0.48, 0.86]) * (0.6 + 0.4 * Math.sin(t * 20 + x)),
    );
  return pen.svg;
}

function jointScene(figures, t) {
  const pen = penOf();
  soil(pen, figures, {});
  sleeveOf(pen, figures);
  const {
    sleeve: [, h],
  } = figures;
  cable(pen, figures, 150);
  const joined = between(t, 0.2, 0.5);
  const y = h * 0.62 - 150;
  pen.cord(`M-10 ${y - 60}C-14 ${y - 120} 140 ${y - 150} 220 ${y - 70}`, { size: 10 });
  pen.part({ at: [-10, y - 30 - 40 * (1 - joined)] }, (part) =>
    part
      .rect([-17, -34], [34, 68], { r: 10, fill: dark })
      .rect([-17, -6], [34, 12], { fill: accent, width: 1.4 }),
  );
  pen.text('IP68', [-52, y - 24], { anchor: 'end', opacity: between(t, 0.5, 0.6) });
  pen.part({ at: [280, -60], turn: 24 }, (part) => uplight(part, figures, {}));
  return pen.svg;
}

function fitScene(figures, t) {
  const pen = new Pen([640, 300], 1.5);
  soil(pen, figures, {});
  const down = between(t, 0.12, 0.42);
  sleeveOf(pen, figures);
  uplight(pen, figures, { at: -170 * (1 - down) - 8, lit: between(t, 0.82, 0.92) });
  const {
    diameter,
    sleeve: [d],
  } = figures;
  for (const side of [-1, 1])
    pen.rect([side > 0 ? d / 2 - 13 : -d / 2 + 4, -2], [9, 7], { r: 3, fill: accent, width: 1.4 });
  pen.arrow([diameter / 2 + 40, -140], [0, 90], shown(t, [0.12, 0.4]));
  return pen.svg;
}

/** From above: the order in which the screws are tightened. */
function crossScene(figures, t) {
  const pen = new Pen([640, 290], 3);
  const { diameter, rim, aperture, screws } = figures;
  pen
    .circle([0, 0], diameter / 2, { fill: metal })
    .circle([0, 0], aperture / 2 + 6, { fill: '#dfe9ec' })
    .circle([0, 0], aperture * 0.3, { fill: t > 0.84 ? glow : dark });
  const order = screws === 4 ? [0, 2, 1, 3] : [0, 3, 1, 4, 2, 5];
  for (const [index, place] of order.entries()) {
    const angle = ((-45 + (place * 360) / screws) * Math.PI) / 180;
    const at = [
      Math.cos(angle) * (diameter / 2 - rim / 2),
      Math.sin(angle) * (diameter / 2 - rim / 2),
    ];
    const from = 0.1 + index * (0.68 / screws);
    const turned = between(t, from, from + 0.6 / screws);
    pen.circle(at, 6.5, { fill: turned > 0.5 ? accent : shade });
    pen.part({ at, turn: turned * 180 }, (part) =>
      part
        .line(
          [
            [-3.6, 0],
            [3.6, 0],
          ],
          { width: 2.4 },
        )
        .line(
          [
            [0, -3.6],
            [0, 3.6],
          ],
          { width: 2.4 },
        ),
    );
    const out = 1 + 30 / diameter;
    pen.text(String(index + 1), [at[0] * out * 1.16, at[1] * out * 1.16 + 4], {
      size: 34,
      opacity: between(t, from, from + 0.04),
      weight: 600,
    });
    pen.turning(
      { centre: at, radius: 13 },
      [-150, 60],
      shown(t, [from, from + 0.5 / screws], 0.02),
    );
  }
  return pen.svg;
}

export const inGroundFilm = [
  { steps: [0], facts: ['Drainage'], draw: digScene },
  { steps: [1], facts: ['Installation sleeve'], draw: sleeveScene },
  { steps: [2], draw: drainScene },
  { steps: [3], draw: jointScene },
  { terminals: true, facts: ['Cable and entry'], draw: terminalScene },
  {
    steps: [4],
    draw: (figures, t) =>
      t < 0.45 ? fitScene(figures, t / 0.45) : crossScene(figures, (t - 0.45) / 0.55),
  },
];

/** Figures that rows of the specification state: sleeve and gravel. */
export function inGroundFigures(row) {
  const [, d, h] = row('Installation sleeve').match(/Ø (\d+) × (\d+) mm/);
  const [, gravel] = row('Drainage').match(/(\d+) mm/);
  return { sleeve: [Number(d), Number(h)], gravel: Number(gravel) };
}
