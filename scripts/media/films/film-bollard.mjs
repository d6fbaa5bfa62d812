/** A bollard on a foundation with anchor bolts: in section. */
import { level, solid, spanner } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, earth, metal, shade, white } = colours;
const wide = () => new Pen([640, 245], 0.54);

function ground(pen, { foundation: [w, , h] }, { isCast = 1, isDug = 1 }) {
  const reach = 640 / pen.scale;
  const depth = 590 / pen.scale;
  pen.rect([-reach, 0], [reach * 2, depth], { fill: earth, width: 0 });
  let dots = '';
  for (let index = 0; index < 190; index += 1)
    dots += `M${((((index * 0.618) % 1) * 2 - 1) * reach).toFixed(0)} ${(20 + ((index * 0.7549) % 1) * depth).toFixed(0)}h4`;
  pen.path(dots, { width: 2, line: '#bfae90' });
  if (isDug) pen.rect([-w / 2, 0], [w, h], { fill: colours.sheet, width: 1.6 });
  if (isCast > 0)
    solid(
      pen,
      [
        [-w / 2, h * (1 - isCast)],
        [w, h * isCast],
      ],
      { fill: '#d9d6ce', step: 40 },
    );
  pen
    .line(
      [
        [-reach, 0],
        [isDug ? -w / 2 : 0, 0],
      ],
      { width: 2.4 },
    )
    .line(
      [
        [isDug ? w / 2 : 0, 0],
        [reach, 0],
      ],
      { width: 2.4 },
    );
}

function anchors(pen, { spacing }, opacity = 1) {
  for (const x of [-spacing / 2, spacing / 2]) {
    pen.path(`M${x} -60V230q0 26 26 26`, { line: dark, width: 10 * pen.scale, opacity });
  }
}

const duct = (pen, { foundation: [, , h] }, opacity = 1) =>
  pen
    .path(`M1500 ${h - 60}H90Q0 ${h - 60} 0 ${h - 150}V-4`, {
      line: '#b86f3a',
      width: 46 * pen.scale,
      opacity,
    })
    .path(`M1500 ${h - 60}H90Q0 ${h - 60} 0 ${h - 150}V-4`, {
      line: '#e0a878',
      width: 38 * pen.scale,
      opacity,
    });

const cable = (pen, figures, top) =>
  pen.cord(
    `M1500 ${figures.foundation[2] - 60}H90Q0 ${figures.foundation[2] - 60} 0 ${figures.foundation[2] - 150}V${-top}`,
    { size: 13 },
  );

function castScene(figures, t) {
  const pen = wide();
  const {
    foundation: [w, , h],
    spacing,
  } = figures;
  ground(pen, figures, { isCast: between(t, 0.36, 0.62) });
  duct(pen, figures, between(t, 0.1, 0.2));
  anchors(pen, figures, between(t, 0.22, 0.32));
  pen.size(
    [
      [-w / 2, h],
      [w / 2, h],
    ],
    `${w} mm`,
    { off: [0, 104], opacity: between(t, 0.7, 0.78) },
  );
  pen.size(
    [
      [-w / 2, 0],
      [-w / 2, h],
    ],
    `${h} mm`,
    { off: [-70, 0], opacity: between(t, 0.7, 0.78) },
  );
  pen.size(
    [
      [-spacing / 2, -60],
      [spacing / 2, -60],
    ],
    `${spacing} mm`,
    {
      off: [0, -60],
      opacity: between(t, 0.76, 0.84),
    },
  );
  return pen.svg;
}

function cableScene(figures, t) {
  const pen = wide();
  ground(pen, figures, {});
  duct(pen, figures);
  anchors(pen, figures);
  const top = between(t, 0.16, 0.6) * figures.slack;
  cable(pen, figures, Math.max(4, top));
  pen.arrow([90, -40], [0, -200], shown(t, [0.16, 0.58]));
  pen.size(
    [
      [0, -figures.slack],
      [0, 0],
    ],
    `${figures.slack} mm`,
    {
      off: [-220, 0],
      opacity: between(t, 0.66, 0.76),
    },
  );
  return pen.svg;
}

/** Plate, nuts below and above it, and the tube with its door. */
function plate(pen, { diameter, spacing }, { y = -28, tubeY = null, turned = 1, door = 0 }) {
  const half = spacing / 2 + 46;
  if (tubeY !== null) {
    pen.rect([-diameter / 2, tubeY - 900], [diameter, 900], { fill: dark });
    pen.rect([-45, tubeY - 350 - 110], [90, 220], {
      r: 6,
      fill: door > 0 ? shade : '#4a4e51',
      width: 1.8,
    });
  }
  pen.rect([-half, y - 14], [half * 2, 14], { fill: metal });
  for (const x of [-spacing / 2, spacing / 2])
    for (const at of [y - 14 - 15, y])
      pen.rect([x - 14, at + (1 - turned) * 0], [28, 15], { r: 3, fill: accent, width: 1.6 });
}

function plateScene(figures, t) {
  const pen = new Pen([640, 360], 1.5);
  ground(pen, figures, {});
  anchors(pen, figures);
  cable(pen, figures, 190);
  const lowered = between(t, 0.1, 0.36);
  pen.part({ at: [0, -110 * (1 - lowered)] }, (part) => plate(part, figures, {}));
  pen.arrow([150, -190], [0, 80], shown(t, [0.1, 0.34]));
  level(pen, {
    at: [0, -58],
    length: 150,
    off: 1 - between(t, 0.5, 0.8),
    opacity: between(t, 0.4, 0.48),
  });
  spanner(pen, {
    at: [-60, -20],
    turn: 186 - Math.sin(t * 26) * 12 * shown(t, [0.48, 0.8]),
    size: 14,
    opacity: shown(t, [0.44, 0.86]),
  });
  return pen.svg;
}

function doorScene(figures, t) {
  const pen = new Pen([640, 470], 0.78);
  ground(pen, figures, {});
  const open = between(t, 0.2, 0.5);
  plate(pen, figures, { tubeY: -42, door: open });
  const y = -42 - 350;
  if (open > 0) {
    pen.cord(`M0 ${y + 110}C0 ${y + 60} -16 ${y + 50} -6 ${y + 20}`, { size: 13 });
    pen.rect([-32, y - 70], [64, 88], { r: 4, opacity: open });
    for (let x = -22; x < 24; x += 11)
      pen.circle([x, y - 44], 4, { fill: metal, width: 1.2, opacity: open });
    pen.rect([-20, y - 20], [40, 14], { r: 3, fill: accent, width: 1.4, opacity: open });
    pen.rect([-15, y + 10], [30, 22], { r: 4, fill: dark, width: 1.4, opacity: open });
  }
  pen.part({ at: [open * 210, 0] }, (part) =>
    part.rect([-45, y - 110], [90, 220], { r: 6, fill: '#4a4e51' }),
  );
  pen.arrow([110, y - 150], [120, 0], shown(t, [0.2, 0.46]));
  const [w, h] = figures.door;
  pen.size(
    [
      [45, -4],
      [45, y],
    ],
    `${figures.doorHeight} mm`,
    {
      off: [-190, 0],
      opacity: between(t, 0.6, 0.7),
    },
  );
  pen.size(
    [
      [165, y - 110],
      [255, y - 110],
    ],
    `${h} mm`,
    {
      off: [0, -26],
      opacity: between(t, 0.7, 0.8),
    },
  );
  pen.size(
    [
      [255, y - 110],
      [255, y + 110],
    ],
    `${w} mm`,
    {
      off: [40, 0],
      opacity: between(t, 0.7, 0.8),
    },
  );
  return pen.svg;
}

function top(pen, { diameter, height, fins }, { y, lit }) {
  const r = diameter / 2;
  if (lit > 0)
    for (const side of [-1, 1])
      pen.shape(
        [
          [side * r * 0.5, y - height + 40],
          [side * r * 0.5, y - height + 190],
          [side * 980, y + 40],
          [side * 980, y - height + 260],
        ],
        { fill: colours.glow, width: 0, opacity: lit * 0.95 },
      );
  pen.rect([-r, y - height + 200], [diameter, height - 200], { fill: dark });
  pen.rect([-r * 0.62, y - height + 20], [diameter * 0.62, 190], {
    fill: lit > 0 ? colours.glow : white,
    width: 1.6,
  });
  for (let index = 0; index < fins; index += 1) {
    const at = y - height + 40 + index * 42;
    pen.shape(
      [
        [-r * 0.7, at],
        [r * 0.7, at],
        [r, at + 16],
        [-r, at + 16],
      ],
      { fill: dark, width: 1.4 },
    );
  }
  pen.rect([-r, y - height], [diameter, 22], { r: 4, fill: dark });
  pen.rect([-45, y - 460], [90, 220], { r: 6, fill: '#4a4e51', width: 1.8 });
}

function closeScene(figures, t) {
  const pen = new Pen([640, 520], 0.52);
  const down = between(t, 0.1, 0.4);
  top(pen, figures, { y: -42 - 110 * (1 - down), lit: between(t, 0.78, 0.9) });
  ground(pen, figures, {});
  plate(pen, figures, {});
  pen.arrow([170, -860], [0, 120], shown(t, [0.1, 0.38]));
  for (const [index, y] of [-320, -470].entries()) {
    const turned = between(t, 0.48 + index * 0.12, 0.58 + index * 0.12);
    pen.circle([0, -42 + y + 18], 9, { fill: accent, width: 1.6, opacity: between(t, 0.44, 0.48) });
    pen.turning(
      { centre: [0, -24 + y], radius: 40 },
      [-150, 60],
      shown(t, [0.48 + index * 0.12, 0.58 + index * 0.12], 0.03) * turned,
    );
  }
  return pen.svg;
}

export const bollardFilm = [
  { steps: [0], facts: ['Foundation'], draw: castScene },
  { steps: [1], draw: cableScene },
  { steps: [2], draw: plateScene },
  { facts: ['Service access'], draw: doorScene },
  { steps: [3], terminals: true, facts: ['Cable and entry'], draw: terminalScene },
  { steps: [4], draw: closeScene },
];

/** Figures that rows of the specification state: anchors, concrete and door. */
export function bollardFigures(row) {
  const [, spacing, ...foundation] = row('Foundation').match(
    /on (\d+) mm, concrete (\d+) × (\d+) × (\d+) mm/,
  );
  const [, tall, wideMm, doorHeight] = row('Service access').match(/(\d+) × (\d+) mm, (\d+) mm/);
  return {
    spacing: Number(spacing),
    foundation: foundation.map(Number),
    door: [Number(tall), Number(wideMm)],
    doorHeight: Number(doorHeight),
  };
}
