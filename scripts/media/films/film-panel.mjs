/** A panel that lies in the grid of a ceiling: seen in section. */
import { click, light, solid } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';
import { terminalScene } from './film-terminals.mjs';

const { accent, dark, metal, shade } = colours;
const penOf = () => new Pen([520, 400], 1);

/** Where a point of the panel lies. */
function pointOn({ at: [x, y], turn }, [dx, dy]) {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x + dx * c - dy * s, y + dx * s + dy * c];
}
const slab = -330;

function grid(pen, { module }) {
  solid(
    pen,
    [
      [-700, slab - 40],
      [1500, 40],
    ],
    { step: 18 },
  );
  for (const x of [-module / 2, module / 2]) {
    pen.line(
      [
        [x, slab],
        [x, -52],
      ],
      { width: 1.8, line: dark },
    );
    pen.shape(
      [
        [x - 2, -52],
        [x + 2, -52],
        [x + 2, -3],
        [x + 12, -3],
        [x + 12, 0],
        [x - 12, 0],
        [x - 12, -3],
        [x - 2, -3],
      ],
      { fill: metal, width: 1.8 },
    );
  }
  for (const side of [-1, 1]) {
    const from = side > 0 ? module / 2 + 4 : -800;
    pen.rect([from, -19], [800 - module / 2 - 4, 15], { fill: shade });
  }
}

function panel(pen, { length, height, cells }, { at = [0, -3], turn = 0, film = 0 }) {
  pen.part({ at, turn }, (part) => {
    part.rect([-length / 2, -height], [length, height], { r: 3 });
    if (cells > 0) {
      const pitch = (length - 30) / cells;
      for (let index = 0; index < cells; index += 1) {
        const x = -length / 2 + 15 + index * pitch;
        part.shape(
          [
            [x + 5, 0],
            [x + pitch - 5, 0],
            [x + pitch * 0.7, -height * 0.66],
            [x + pitch * 0.3, -height * 0.66],
          ],
          { fill: shade, width: 1.4 },
        );
      }
    }
    if (film > 0)
      part.line(
        [
          [-length / 2 + length * (1 - film), 4],
          [length / 2, 4],
        ],
        { line: '#7fb2cf', width: 6 },
      );
  });
}

function gear(pen, { at, opacity = 1 }) {
  pen.part({ at, opacity }, (part) => {
    part
      .rect([-80, -28], [160, 28], { r: 4 })
      .line(
        [
          [-56, -28],
          [-56, 0],
        ],
        { width: 1.2 },
      )
      .line(
        [
          [56, -28],
          [56, 0],
        ],
        { width: 1.2 },
      );
  });
}

function moduleScene(figures, t) {
  const pen = penOf();
  const { length } = figures;
  grid(pen, figures);
  pen.size(
    [
      [-length / 2, 0],
      [length / 2, 0],
    ],
    `${length} mm`,
    {
      off: [0, 56],
      opacity: between(t, 0.1, 0.2),
    },
  );
  panel(pen, figures, { at: [0, -3] });
  pen.line(
    [
      [-200, -60],
      [-200, slab],
    ],
    { line: accent, width: 1.6, dash: [8, 8], opacity: between(t, 0.5, 0.6) },
  );
  return pen.svg;
}

function gearScene(figures, t) {
  const pen = penOf();
  const { module } = figures;
  grid(pen, figures);
  const up = between(t, 0.1, 0.5);
  const aside = between(t, 0.46, 0.74);
  const at = [60 + aside * (module / 2 + 90), 120 - up * 200 + aside * 61];
  pen.cord(`M${at[0] + 70} ${at[1] - 14}C${at[0] + 160} ${at[1] - 120} 640 -140 760 -150`, {
    size: 9,
  });
  gear(pen, { at });
  pen.arrow([-40, 110], [0, -110], shown(t, [0.12, 0.44]));
  pen.arrow([120, -120], [150, 0], shown(t, [0.48, 0.72]));
  return pen.svg;
}

const placeOfGear = ({ module }) => [150 + module / 2, -19];

function gearAside(pen, figures) {
  const [x, y] = placeOfGear(figures);
  pen.cord(`M${x + 70} ${y - 14}C${x + 140} -120 640 -140 760 -150`, { size: 9 });
  gear(pen, { at: [x, y] });
}

function cordScene(figures, t) {
  const pen = penOf();
  const { length } = figures;
  grid(pen, figures);
  gearAside(pen, figures);
  const hung = { at: [30, 60], turn: -24 };
  panel(pen, figures, hung);
  const to = between(t, 0.15, 0.6);
  const [fx, fy] = pointOn(hung, [-length * 0.3, -figures.height]);
  const x = -length * 0.3;
  const y = fy - to * (fy - slab - 12);
  pen.path(`M${fx} ${fy}Q${x - 40} ${(fy + y) / 2} ${x} ${y}`, { line: accent, width: 4 });
  pen.circle([x, slab + 6], 9, { fill: metal, width: 2 });
  click(pen, [x, slab + 6], (t - 0.6) / 0.14);
  pen.arrow([x - 60, 20], [0, -160], shown(t, [0.15, 0.55]));
  return pen.svg;
}

function layScene(figures, t) {
  const pen = penOf();
  const { length, height, module } = figures;
  grid(pen, figures);
  gearAside(pen, figures);
  const up = between(t, 0.06, 0.34);
  const over = between(t, 0.36, 0.5);
  const down = between(t, 0.54, 0.8);
  const turn = -26 * (1 - down);
  const drop = (length / 2) * Math.sin((26 * (1 - down) * Math.PI) / 180);
  const at = [
    30 * (1 - over) + 8 * (1 - down),
    150 * (1 - up) + 40 - up * 40 - drop * 0.9 * over - 3,
  ];
  const x = -length * 0.3;
  const [cx, cy] = pointOn({ at, turn }, [-length * 0.3, -height]);
  pen.path(`M${x} ${slab + 8}Q${x - 70} ${(slab + cy) / 2} ${cx} ${cy}`, {
    line: dark,
    width: 2.4,
  });
  const [px, py] = pointOn({ at, turn }, [40, -height]);
  const [gx, gy] = placeOfGear({ module });
  pen.cord(`M${gx - 80} ${gy - 12}C${gx - 180} -110 ${px + 20} ${py - 90} ${px} ${py}`, {
    size: 7,
  });
  panel(pen, figures, { at, turn });
  pen.arrow([length * 0.34, 130], [0, -90], shown(t, [0.08, 0.32]));
  pen.arrow([-length * 0.4, -150], [0, 90], shown(t, [0.54, 0.78]));
  return pen.svg;
}

function litScene(figures, t) {
  const pen = penOf();
  const { length, height, module } = figures;
  light(pen, {
    from: [-length * 0.48, length * 0.48],
    y: 0,
    reach: 240,
    spread: 120,
    lit: between(t, 0.6, 0.78),
  });
  grid(pen, figures);
  gearAside(pen, figures);
  const [gx, gy] = placeOfGear({ module });
  pen.cord(`M${gx - 80} ${gy - 12}C${gx - 180} -90 60 -110 40 ${-height - 3}`, { size: 7 });
  pen.path(`M${-length * 0.3} ${slab + 8}Q${-length * 0.4} -160 ${-length * 0.28} ${-height - 3}`, {
    line: dark,
    width: 2.4,
  });
  panel(pen, figures, { film: 1 - between(t, 0.14, 0.5) });
  pen.arrow([-length * 0.4, 40], [length * 0.3, 40], shown(t, [0.14, 0.48]));
  return pen.svg;
}

export const panelFilm = [
  { steps: [0], draw: moduleScene },
  { terminals: true, draw: terminalScene },
  { steps: [1], draw: gearScene },
  { steps: [2], draw: cordScene },
  { steps: [3], facts: ['Mounting'], draw: layScene },
  { steps: [4], draw: litScene },
];
