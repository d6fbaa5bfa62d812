/** A recessed profile for LED strip: in section, and two mitred bars from below. */
import { colours } from './film-pen.mjs';

const { copper, dark, metal, shade, white } = colours;

/** The section at the origin: the flange lies on the surface at y = 0, the channel is above. */
export function section(pen, { width, height, channel }, { strip = 0, diffuser = 1 }) {
  const [w, c, h] = [width / 2, channel / 2, height];
  const wall = 1.1;
  pen.shape(
    [
      [-w, 0],
      [-c, 0],
      [-c, -h + wall + 1.2],
      [c, -h + wall + 1.2],
      [c, 0],
      [w, 0],
      [w - 0.6, 1],
      [c + 0.2, 1],
      [c + wall, -0.6],
      [c + wall, -h],
      [-c - wall, -h],
      [-c - wall, -0.6],
      [-c - 0.2, 1],
      [-w + 0.6, 1],
    ],
    { fill: metal },
  );
  if (strip > 0) {
    pen.part({ at: [0, (1 - strip) * 26] }, (part) => {
      part.rect([-c + 1, -h + wall + 1.2], [channel - 2, 0.8], { fill: copper, width: 1.2 });
      part.rect([-1.8, -h + wall + 2], [3.6, 1], { fill: colours.glow, width: 1.4 });
    });
  }
  pen.part({ at: [0, (1 - diffuser) * 22], opacity: diffuser > 0 ? 1 : 0 }, (part) => {
    part.shape(
      [
        [-c + 0.3, 0],
        [-c + 0.3, -2.4],
        [-c + 1.2, -2.4],
        [-c + 1.2, -0.6],
        [c - 1.2, -0.6],
        [c - 1.2, -2.4],
        [c - 0.3, -2.4],
        [c - 0.3, 0],
        [c - 0.6, 0.7],
        [-c + 0.6, 0.7],
      ],
      { fill: white },
    );
  });
}

export function surface(pen, { grooveWidth, grooveDepth }) {
  const reach = 640 / pen.scale;
  const g = grooveWidth / 2;
  const d = `M${-reach} -30H${reach}V0H${g}V${-grooveDepth}H${-g}V0H${-reach}Z`;
  pen.path(d, { fill: '#eadfc9', width: 0 });
  for (let y = -27; y < -1; y += 5)
    pen.path(
      y < -grooveDepth - 1
        ? `M${-reach} ${y}H${reach}`
        : `M${-reach} ${y}H${-g - 1}M${g + 1} ${y}H${reach}`,
      { width: 1, line: '#c9b48d' },
    );
  pen.path(`M${-reach} 0H${-g}V${-grooveDepth}H${g}V0H${reach}`, { width: 2.4 });
}

/** Length of the bar along x that is drawn, and of the bar along y, mm. */
export const reach = 240;
const side = 140;

/** Two bars seen from below, mitred at a corner. */
export function corner(pen, { width, flange }, { strip = 0, diffuser = 0, feed = 0 }) {
  bars(pen, width, flange);
  if (strip > 0) stripIn(pen, width / 2, strip);
  if (feed > 0) feedInto(pen, width, feed);
  if (diffuser > 0) diffuserOn(pen, { width, flange }, diffuser);
}

/** Both arms of a corner between two offsets from the outer edge. */
const arms = (width, edge) => [
  [
    [-reach, edge],
    [width - edge, edge],
    [edge, width - edge],
    [-reach, width - edge],
  ],
  [
    [edge, width - edge],
    [width - edge, edge],
    [width - edge, side],
    [edge, side],
  ],
];

function bars(pen, width, flange) {
  for (const [index, outline] of arms(width, 0).entries()) {
    pen.part({}, (part) => {
      part.shape(outline, { fill: metal });
      part.shape(arms(width, flange)[index], { fill: '#a9a69e', width: 1.4 });
    });
  }
}

function stripIn(pen, m, strip) {
  const end = -reach + strip * (reach + m - 12);
  pen.line(
    [
      [-reach + 4, m],
      [Math.min(end, m - 14), m],
    ],
    { width: 6 * pen.scale, line: '#f6f1e6' },
  );
  for (let x = -reach + 14; x < Math.min(end, m - 14); x += 16)
    pen.rect([x, m - 2.4], [5, 4.8], { fill: colours.glow, width: 1 });
  if (strip >= 1) {
    pen.line(
      [
        [m, m + 12],
        [m, side - 4],
      ],
      { width: 6 * pen.scale, line: '#f6f1e6' },
    );
    for (let y = m + 18; y < side - 8; y += 16)
      pen.rect([m - 2.4, y], [4.8, 5], { fill: colours.glow, width: 1 });
    pen.cord(
      `M${m - 14} ${m - 2}C${m - 2} ${m - 2} ${m - 2} ${m - 2} ${m - 2} ${m + 12}M${m - 14} ${m + 2}C${m + 2} ${m + 2} ${m + 2} ${m + 2} ${m + 2} ${m + 12}`,
      { size: 1.4, colour: colours.red },
    );
  }
}

function feedInto(pen, width, feed) {
  const m = width / 2;
  const x = -reach - 46 * (1 - feed);
  pen.cord(`M${x - 260} ${m + 40}C${x - 90} ${m + 40} ${x - 80} ${m} ${x} ${m}`, { size: 7 });
  for (const [offset, colour] of [
    [-2, colours.red],
    [2, dark],
  ])
    pen.line(
      [
        [x, m + offset],
        [x + 10, m + offset],
      ],
      { width: 7, line: colour },
    );
  pen.part({ at: [x - 40 * (1 - feed), 0] }, (part) =>
    part.rect([-9, 0], [9, width], { r: 2, fill: shade }),
  );
}

function diffuserOn(pen, { width, flange }, diffuser) {
  const to = -reach + diffuser * (reach + width - flange);
  const [along, across] = arms(width, flange);
  const drawn = along.map(([x, y]) => [Math.min(x, Math.max(to, -reach)), y]);
  pen.shape(drawn, { fill: white, width: 1.6 });
  if (diffuser >= 1) pen.shape(across, { fill: white, width: 1.6 });
}
