/** The scene of the terminals, close up: section, stripped length and way of clamping are those of the product. */
import { driverTool } from './film-parts.mjs';
import { between, colours, Pen, shown, through } from './film-pen.mjs';

const { accent, copper, dark, ink, live, metal, neutral, protective, shade } = colours;

/** The two conductors of the control line. */
const controlLine = [
  ['DA', dark],
  ['DA', '#8d8f92'],
];

const supplyOf = (protectionClass) =>
  ({
    I: [
      ['L', live],
      ['N', neutral],
      ['PE', protective],
    ],
    III: [
      ['+', colours.red],
      ['−', dark],
    ],
  })[protectionClass] ?? [
    ['L', live],
    ['N', neutral],
  ];

/** One conductor from the left, its stripped end at `x`; in mm of the conductor. */
function conductor(pen, { x, y, strip, colour }) {
  pen.rect([x - strip, y - 0.9], [strip, 1.8], { r: 0.4, fill: copper, width: 1.6 });
  pen.rect([x - strip - 70, y - 1.9], [70, 3.8], { fill: colour, width: 1.8 });
  if (colour === protective)
    for (let at = 4; at < 70; at += 7)
      pen.shape(
        [
          [x - strip - at, y - 1.9],
          [x - strip - at - 3, y - 1.9],
          [x - strip - at - 4.5, y + 1.9],
          [x - strip - at - 1.5, y + 1.9],
        ],
        { fill: '#e6c34a', width: 0 },
      );
}

function block(pen, { poles, pitch, kind }) {
  const height = poles.length * pitch;
  pen.rect([0, -height / 2], [26, height], { r: 1.5, fill: shade });
  for (const [index, [name]] of poles.entries()) {
    const y = (index + 0.5) * pitch - height / 2;
    pen.rect([0, y - 1.6], [15, 3.2], { fill: '#cfcbc1', width: 1.4 });
    pen.rect([10, y - 2.6], [5, 5.2], { r: 0.6, fill: metal, width: 1.4 });
    if (kind === 'screw')
      pen.circle([12.5, y], 2.1, { fill: metal, width: 1.4 }).line(
        [
          [11.2, y],
          [13.8, y],
        ],
        { width: 2 },
      );
    else pen.rect([3, y + 2], [6, 1.8], { r: 0.6, fill: accent, width: 1.2 });
    pen.text(name, [21, y + 1], { size: 30, colour: ink, weight: 600 });
  }
}

/** Two halves of a connector or of a joint in a box. */
function connector(pen, { t, isBox }) {
  const apart = (1 - between(t, 0.25, 0.6)) * 22;
  if (isBox) pen.rect([-34, -17], [68, 34], { r: 4, fill: shade });
  const ends = [
    [-1, 'M-90 0H'],
    [1, 'M90 0H'],
  ];
  for (const [side, d] of ends) pen.cord(`${d}${side * (13 + apart)}`, { size: 7 });
  pen.part({ at: [-apart, 0] }, (part) =>
    part
      .rect([-15, -6], [15, 12], { r: 1.5 })
      .rect([-1, -3.4], [6, 6.8], { fill: metal, width: 1.4 }),
  );
  pen.part({ at: [apart, 0] }, (part) => part.rect([-1 + 1, -6], [15, 12], { r: 1.5, fill: dark }));
  pen.arrow([-32 - apart, -14], [18, 0], shown(t, [0.15, 0.5]));
}

/** Distance of the terminals, mm of the conductor, so that all are on the sheet. */
const pitchOf = (count) => ({ 2: 14, 3: 12, 4: 10 })[count] ?? 8.5;

export function terminalScene({ terminal, strip, protectionClass, isDali }, t) {
  const pen = new Pen([640, 315], terminal === 'lead' || terminal === 'plug' ? 6.4 : 11);
  if (terminal === 'plug' || terminal === 'lead') {
    connector(pen, { t, isBox: terminal === 'lead' });
    return pen.svg;
  }
  const poles = [...supplyOf(protectionClass), ...(isDali ? controlLine : [])];
  const pitch = pitchOf(poles.length);
  block(pen, { poles, pitch, kind: terminal });
  const height = poles.length * pitch;
  for (const [index, [, colour]] of poles.entries()) {
    const y = (index + 0.5) * pitch - height / 2;
    const from = 0.34 + index * 0.1;
    const pushed = between(t, from, from + 0.16);
    conductor(pen, { x: -14 + pushed * (14 + strip * 0.98), y, strip, colour });
    if (terminal === 'screw')
      driverTool(pen, {
        at: [12.5, y + 1],
        turn: 180,
        size: 0.22,
        blade: 60,
        opacity: shown(t, [from + 0.16, from + 0.24], 0.03),
      });
  }
  // Housing above the conductors: only their way in is seen.
  const first = 0.5 * pitch - height / 2;
  if (strip)
    pen.size(
      [
        [-14 - strip, first - 2.4],
        [-14, first - 2.4],
      ],
      `${strip} mm`,
      {
        off: [0, -5],
        opacity: shown(t, [0.04, 0.3]),
      },
    );
  pen.path(
    through([
      [0, -height / 2],
      [0, height / 2],
    ]),
    { width: 2.4 },
  );
  pen.arrow(
    [-36, height / 2 + 4],
    [22, 0],
    shown(t, [0.3, Math.max(0.66, 0.36 + poles.length * 0.1)]),
  );
  return pen.svg;
}
