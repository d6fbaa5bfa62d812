/** A recessed profile for LED strip: cut, groove, strip, feed, diffuser; seen from above and in section. */
import { click } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { corner, reach, section, surface } from './film-profile-parts.mjs';

const { accent, dark, metal, sheet, white } = colours;

const cornerPen = () => new Pen([860, 170], 2.5);

function drawSaw(pen) {
  let teeth = 'M-70 0';
  for (let x = -70; x < 70; x += 5) teeth += `L${x + 2.5} 3L${x + 5} 0`;
  pen.path(`${teeth}V-18H-70Z`, { fill: metal }).rect([70, -22], [46, 22], { r: 8, fill: accent });
}

function cutScene(figures, t) {
  const pen = new Pen([560, 190], 5);
  const { width: w, flange } = figures;
  const cut = between(t, 0.16, 0.5);
  const gap = between(t, 0.5, 0.62) * 26;
  pen.shape(
    [
      [-150, 0],
      [60 + w, 0],
      [60, w],
      [-150, w],
    ],
    { fill: metal },
  );
  pen.shape(
    [
      [-150, flange],
      [60 + w - flange, flange],
      [60 + flange, w - flange],
      [-150, w - flange],
    ],
    { fill: '#a9a69e', width: 1.4 },
  );
  pen.part({ at: [gap, 0], opacity: 1 - between(t, 0.64, 0.72) }, (part) => {
    part.shape(
      [
        [60 + w, 0],
        [150, 0],
        [150, w],
        [60, w],
      ],
      { fill: metal },
    );
    part.shape(
      [
        [60 + w - flange, flange],
        [150, flange],
        [150, w - flange],
        [60 + flange, w - flange],
      ],
      { fill: '#a9a69e', width: 1.4 },
    );
  });
  const way = w * 0.5 - 46 + cut * 62;
  const place = { at: [60 + w - way, way], turn: 135, opacity: 1 - between(t, 0.5, 0.58) };
  pen.part(place, drawSaw);
  pen.text('45°', [60 + w + 14, w + 8], {
    size: 34,
    opacity: between(t, 0.58, 0.68),
    anchor: 'start',
  });
  pen.path(`M${60 + 16} ${w}A16 16 0 0 0 ${(60 + 11.3).toFixed(1)} ${(w - 11.3).toFixed(1)}`, {
    line: accent,
    width: 2.4,
    opacity: between(t, 0.58, 0.68),
  });
  return pen.svg;
}

function fixScene(figures, t) {
  const pen = new Pen([640, 330], 11);
  surface(pen, figures);
  const up = between(t, 0.3, 0.52);
  const { grooveWidth, grooveDepth } = figures;
  pen.part({ at: [0, 22 * (1 - up)] }, (part) => {
    for (const side of [-1, 1])
      part.path(`M${side * 7.6} -11L${side * (9 + 1.2 * (1 - up))} -5L${side * 8} -1.6`, {
        width: 4,
        line: accent,
      });
    section(part, figures, { diffuser: 0 });
  });
  pen.size(
    [
      [-grooveWidth / 2, 0],
      [grooveWidth / 2, 0],
    ],
    `${grooveWidth} mm`,
    {
      off: [0, 4],
      opacity: shown(t, [0.04, 0.26]),
    },
  );
  pen.size(
    [
      [grooveWidth / 2, 0],
      [grooveWidth / 2, -grooveDepth],
    ],
    `${grooveDepth} mm`,
    {
      off: [6, 0],
      opacity: shown(t, [0.04, 0.26]),
    },
  );
  for (const side of [-1, 1]) pen.arrow([side * 16, 16], [0, -9], shown(t, [0.3, 0.5]));
  click(pen, [-10, -6], (t - 0.53) / 0.12);
  click(pen, [10, -6], (t - 0.53) / 0.12);
  if (t > 0.66)
    pen.part({ at: [Math.sin(t * 24), 4], opacity: between(t, 0.66, 0.72) }, (part) => {
      part.path('M-5 2Q-7 -7 -4 -9.6H4Q7 -7 5 2Z', { fill: white });
      part.path('M-2 -7Q0 -4 3 -7', { width: 1.2 });
    });
  return pen.svg;
}

function stripScene(figures, t) {
  const pen = cornerPen();
  const strip = between(t, 0.1, 0.66);
  corner(pen, figures, { strip: strip >= 1 || t > 0.7 ? 1 : strip });
  if (t < 0.7) {
    const x = Math.min(-reach + strip * (reach + 12), 0);
    pen
      .path(`M${x} ${figures.width / 2}q30 -6 60 -12`, { width: 9, line: '#f6f1e6' })
      .path(`M${x} ${figures.width / 2}q34 6 76 30`, { width: 3, line: '#7fb2cf' });
    pen
      .circle([x + 60, figures.width / 2 - 46], 34, { fill: white })
      .circle([x + 60, figures.width / 2 - 46], 12, { fill: sheet });
    pen.arrow([x - 64, -22], [44, 0], shown(t, [0.12, 0.6]));
  }
  const dots = between(t, 0.72, 0.78);
  for (const x of [-200, -100, 0])
    pen.arrow([x, -40], [0, 34], dots * (0.5 + 0.5 * Math.sin(t * 30 + x)));
  pen.size(
    [
      [-200, 0],
      [-100, 0],
    ],
    '100 mm',
    { off: [0, -52], opacity: dots },
  );
  return pen.svg;
}

function feedScene(figures, t) {
  const pen = cornerPen();
  const feed = between(t, 0.15, 0.55);
  corner(pen, figures, { strip: 1, feed: Math.max(0.01, feed) });
  pen.arrow([-reach - 50, -22], [60, 0], shown(t, [0.15, 0.5]));
  const m = figures.width / 2;
  pen.text('+', [-reach + 14, m - 20], {
    size: 40,
    colour: colours.red,
    opacity: between(t, 0.6, 0.68),
    weight: 600,
  });
  pen.text('−', [-reach + 14, m + 34], {
    size: 40,
    colour: dark,
    opacity: between(t, 0.6, 0.68),
    weight: 600,
  });
  const ring = shown(t, [0.72, 2]);
  pen.circle([m, m], 34, { fill: 'none', line: accent, width: 4, opacity: ring });
  return pen.svg;
}

function diffuserScene(figures, t) {
  if (t < 0.4) {
    const pen = new Pen([640, 330], 11);
    surface(pen, figures);
    section(pen, figures, { strip: 1, diffuser: between(t, 0.06, 0.26) });
    pen.arrow([0, 15], [0, -8], shown(t, [0.04, 0.22]));
    click(pen, [0, 3], (t - 0.27) / 0.1);
    return pen.svg;
  }
  const pen = cornerPen();
  const lit = between(t, 0.84, 0.92);
  const { width: w } = figures;
  if (lit > 0)
    for (const spread of [40, 32, 24, 16, 8])
      pen.shape(
        [
          [-reach, -spread],
          [w + spread, -spread],
          [w + spread, 140],
          [-spread, 140],
          [-spread, w + spread],
          [-reach, w + spread],
        ],
        { fill: colours.glow, width: 0, opacity: lit * 0.28 },
      );
  corner(pen, figures, { strip: 1, feed: 1, diffuser: Math.max(0.01, between(t, 0.42, 0.78)) });
  const x = -reach + between(t, 0.42, 0.78) * (reach + 10);
  pen.arrow([x - 60, -24], [56, 0], shown(t, [0.42, 0.76]));
  return pen.svg;
}

export const profileFilm = [
  { steps: [0], question: 'Can it turn a corner in the ceiling?', draw: cutScene },
  { steps: [1], facts: ['Mounting'], draw: fixScene },
  { steps: [2], facts: ['Channel for strip', 'Highest strip load'], draw: stripScene },
  { steps: [3], draw: feedScene },
  { steps: [4], draw: diffuserScene },
];

/** The groove as the row of its mounting states it: `Groove 18 mm wide and 15 mm deep`. */
export function grooveOf(mounting) {
  const [, width, depth] = mounting.match(/Groove (\d+) mm wide and (\d+) mm deep/);
  return { grooveWidth: Number(width), grooveDepth: Number(depth) };
}
