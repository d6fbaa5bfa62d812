import {
  accent,
  arrow,
  between,
  filmHeight,
  filmWidth,
  glow,
  ink,
  viewToSvg,
} from './film-sheet.mjs';
import { label, placeAt } from './ink.mjs';
import { View } from './view.mjs';

const boardThickness = 14;

/** Plasterboard ceiling in section with a hole of the given width. */
function ceilingView(hole) {
  const view = new View();
  const reach = 330;
  const parts =
    hole > 1
      ? [
          [-reach, -hole / 2],
          [hole / 2, reach],
        ]
      : [[-reach, reach]];
  for (const [from, to] of parts) {
    view.line([from, 0], [to, 0]).line([from, boardThickness], [to, boardThickness]);
    if (Math.abs(from) < reach) view.line([from, 0], [from, boardThickness]);
    if (Math.abs(to) < reach) view.line([to, 0], [to, boardThickness]);
    for (let x = Math.ceil(from / 18) * 18; x < to - 8; x += 18) {
      view.line([x, 2], [Math.min(to, x + 9), boardThickness - 2], 'hatch');
    }
  }
  return view;
}

function holeSaw(diameter, y) {
  const view = new View();
  const r = diameter / 2;
  view.polyline([
    [-r, y],
    [-r, y - 46],
    [r, y - 46],
    [r, y],
  ]);
  for (let x = -r; x < r - 1; x += diameter / 12) {
    view.polyline(
      [
        [x, y],
        [x + diameter / 24, y + 6],
        [x + diameter / 12, y],
      ],
      'thin',
    );
  }
  view.rect([-7, y - 78], [14, 32]).rect([-26, y - 150], [52, 72], { radius: 10 });
  return view.line([0, y + 40], [0, y - 46], 'centre');
}

/** The luminaire with its springs at an angle: 1 folded upwards, 0 spread on the ceiling. */
function recessedBody({ diameter, cut, height }, y, folded) {
  const view = new View();
  const [r, body] = [diameter / 2, cut * 0.47];
  const rim = 5;
  view.polyline([
    [-r + 2, y - rim],
    [r - 2, y - rim],
    [r, y],
    [-r, y],
    [-r + 2, y - rim],
  ]);
  view.polyline([
    [-body, y],
    [-body, y + height * 0.6],
    [-body * 0.88, y + height * 0.68],
    [-body * 0.88, y + height - rim],
    [body * 0.88, y + height - rim],
    [body * 0.88, y + height * 0.68],
    [body, y + height * 0.6],
    [body, y],
  ]);
  view.path(
    [
      ['M', -r * 0.8, y - rim],
      ['Q', -r * 0.7, y + height * 0.35, -r * 0.4, y + height * 0.5],
      ['L', r * 0.4, y + height * 0.5],
      ['Q', r * 0.7, y + height * 0.35, r * 0.8, y - rim],
    ],
    'thin',
  );
  for (let x = -0.72; x < 0.75; x += 0.16) {
    view.line([body * x, y + height * 0.72], [body * x, y + height - rim], 'thin');
  }
  for (const side of [-1, 1]) {
    const px = side * body;
    const py = y + height * 0.42;
    const angle = (-0.35 + folded * 1.75) * 1;
    const tipX = px + side * Math.cos(angle) * 52;
    const tipY = py + Math.sin(angle) * 52;
    view.line([px, py], [tipX, tipY]).circle([px, py], 4, 'thin');
  }
  return view;
}

function cable([x, y], [endX, endY]) {
  return new View().path([
    ['M', x, y],
    ['Q', x, (y + endY) / 2 + 30, (x + endX) / 2, (y + endY) / 2],
    ['Q', endX, (y + endY) / 2 - 30, endX, endY],
  ]);
}

/** The hole saw at work, and the size of its hole. */
function cuttingParts(size, place, t) {
  const parts = [];
  const rise = between(t, 0.1, 0.5) - between(t, 0.62, 0.95);
  parts.push(viewToSvg(holeSaw(size.cut, -120 + rise * 124), place));
  if (t < 0.5)
    parts.push(
      arrow([place.x(size.cut / 2 + 40), place.y(-120)], [0, -60], 1 - between(t, 0.35, 0.5)),
    );
  const shown = between(t, 0.6, 0.75);
  parts.push(
    `<g opacity="${shown}" fill="${accent}" font-family="Arial, sans-serif" font-size="24" text-anchor="middle">${label(`Ø${size.cut}`, [place.x(0), place.y(boardThickness) - 34])}</g>`,
  );
  const [a, b, y] = [place.x(-size.cut / 2), place.x(size.cut / 2), place.y(boardThickness) - 22];
  parts.push(
    `<path opacity="${shown}" fill="none" stroke="${accent}" stroke-width="1.5" d="M${a} ${y + 14}V${y - 6}M${b} ${y + 14}V${y - 6}M${a} ${y}H${b}M${a + 9} ${y - 4}L${a} ${y}L${a + 9} ${y + 4}M${b - 9} ${y - 4}L${b} ${y}L${b - 9} ${y + 4}"/>`,
  );
  return parts;
}

/** One moment of fitting a recessed downlight: cut, connect, push in, switch on. */
export function recessedFrame(size, step, t) {
  const place = placeAt(filmWidth / 2, 250, 1.35);
  const hole = step === 0 ? (t > 0.55 ? size.cut : 0) : size.cut;
  const parts = [viewToSvg(ceilingView(hole), place)];
  const mainsX = 150;
  const box = new View().rect([mainsX, boardThickness], [120, 34], { radius: 3 });
  box
    .rect([mainsX + 8, boardThickness + 8], [18, 18], { style: 'thin' })
    .rect([mainsX + 94, boardThickness + 8], [18, 18], { style: 'thin' });
  if (step === 0) return parts.concat(cuttingParts(size, place, t)).join('');
  const bodyY = step === 1 ? -170 : step === 2 ? -170 + between(t, 0.12, 0.8) * 170 : 0;
  const folded = step === 2 ? between(t, 0.05, 0.3) - between(t, 0.72, 0.88) : 0;
  const join = step === 1 ? between(t, 0.3, 0.7) : 1;
  if (step === 3) {
    const lit = between(t, 0.25, 0.6);
    const [y, low] = [place.y(-5), filmHeight];
    parts.unshift(
      `<path fill="${glow}" opacity="${lit * 0.9}" d="M${place.x(-size.diameter * 0.4)} ${y}L${place.x(-size.diameter * 1.5)} ${low}H${place.x(size.diameter * 1.5)}L${place.x(size.diameter * 0.4)} ${y}Z"/>`,
    );
  }
  parts.push(viewToSvg(box, place));
  parts.push(viewToSvg(cable([mainsX + 120, boardThickness + 17], [330, 60]), place));
  const topY = bodyY + size.height - 5;
  const plugX = 20 + (1 - join) * -40;
  parts.push(
    viewToSvg(
      cable(
        [mainsX, boardThickness + 17],
        [plugX + 14, Math.max(topY + 6, bodyY + size.height + (1 - join) * 60)],
      ),
      place,
      { colour: step === 1 ? accent : ink },
    ),
  );
  parts.push(viewToSvg(recessedBody(size, bodyY, folded), place));
  const plug = new View().rect([plugX, topY + (1 - join) * 54], [28, 16], { radius: 3 });
  parts.push(viewToSvg(plug, place, { colour: step === 1 ? accent : ink }));
  if (step === 1) parts.push(arrow([place.x(plugX + 60), place.y(topY + 76)], [0, 46], 1 - join));
  if (step === 2) {
    for (const side of [-1, 1])
      parts.push(
        arrow(
          [place.x(side * (size.diameter / 2 + 46)), place.y(-150)],
          [0, -70],
          1 - between(t, 0.6, 0.8),
        ),
      );
  }
  return parts.join('');
}
