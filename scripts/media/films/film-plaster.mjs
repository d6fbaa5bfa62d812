/** The frame of a trimless luminaire: screwed to the board, then plastered over. */
import { board, screw } from './film-parts.mjs';
import { between, colours, Pen, shown } from './film-pen.mjs';

const { accent, metal, white } = colours;

/** The flange of a trimless luminaire on the board, with plaster over it. */
export function plasterRing(pen, { cut, diameter }, plaster) {
  for (const side of [-1, 1]) {
    const [from, to] = [side * (cut / 2 - 3), side * (diameter / 2)];
    pen.shape(
      [
        [from, 0],
        [to, 0],
        [to, 2.4],
        [from, 2.4],
      ],
      { fill: metal, width: 1.6 },
    );
    pen.shape(
      [
        [from, 0],
        [from - side * 0.1, -18],
        [from - side * 3, -18],
        [from - side * 3, 4.2],
        [from, 4.2],
      ],
      { fill: metal, width: 1.6 },
    );
    const reach = to + side * 44 * plaster;
    if (plaster > 0)
      pen.path(`M${from} 4.2L${to} 4.2Q${reach} 4 ${reach} 0H${to}V2.4H${from}Z`, {
        fill: white,
        width: 1.4,
      });
  }
}

export function ringScene(figures, t) {
  const pen = new Pen([640, 250], 4.2);
  const { cut, diameter } = figures;
  const rise = between(t, 0.06, 0.24);
  board(pen, { hole: cut, thickness: 12.5, reach: 620 / pen.scale });
  pen.part({ at: [0, 80 * (1 - rise)] }, (part) => plasterRing(part, figures, 0));
  for (const side of [-1, 1]) {
    const x = side * (cut / 4 + diameter / 4);
    const driven = between(t, 0.26, 0.46);
    screw(pen, {
      at: [x, 3 + 60 * (1 - driven)],
      turn: 180,
      length: 26,
      size: 4,
      opacity: between(t, 0.22, 0.28),
    });
    pen.arrow([x + side * 12, 52], [0, -30], shown(t, [0.26, 0.44]));
  }
  const spread = between(t, 0.54, 0.84);
  if (spread > 0) {
    plasterRing(pen, figures, spread);
    const x = diameter / 2 + 50 * spread;
    pen.part({ at: [x, 8], turn: 16, opacity: shown(t, [0.52, 0.86]) }, (part) => {
      part.shape(
        [
          [-34, 0],
          [30, 0],
          [30, 3],
          [-34, 3],
        ],
        { fill: metal, width: 1.6 },
      );
      part
        .path('M-4 3C-4 22 10 26 34 30', { width: 3 })
        .rect([30, 24], [60, 13], { r: 6, fill: accent });
    });
  }
  return pen.svg;
}
