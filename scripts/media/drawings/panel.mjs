import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawPanel({ sizes, model, isLike }) {
  const isRound = Boolean(sizes.D);
  const across = sizes.D ?? sizes.L ?? 596;
  const deep = sizes.D ?? sizes.W ?? across;
  const height = sizes.H ?? model.depth_mm ?? 11;
  const bezel = or(model.bezel_mm, 10);
  const below = new View();
  if (isRound) {
    below
      .circle([0, 0], across / 2)
      .circle([0, 0], across / 2 - bezel, 'thin')
      .cross([0, 0], across / 2);
    below.across([-across / 2, across / 2], sizes.label('D', 'Ø'), { side: 'top', at: 0 });
  } else {
    below.rect([-across / 2, -deep / 2], [across, deep], { radius: 1 });
    below.rect([-across / 2 + bezel, -deep / 2 + bezel], [across - 2 * bezel, deep - 2 * bezel], {
      style: 'thin',
    });
    cells(below, { across, deep, bezel, isLike, heads: model.heads });
    below.cross([0, 0], across / 2, deep / 2);
    below.across([-across / 2, across / 2], sizes.label('L', '', across), {
      side: 'top',
      at: deep / 2,
    });
    below.upright([-deep / 2, deep / 2], sizes.label('W', '', deep), {
      side: 'left',
      at: -across / 2,
    });
  }
  const front = new View();
  const rim = Math.min(height, 4);
  front.rect([-across / 2, 0], [across, rim]);
  front.rect([-across / 2 + bezel, rim], [across - 2 * bezel, Math.max(1, height - rim)]);
  front.rect([-across * 0.14, height], [across * 0.28, Math.min(34, across * 0.05)], {
    style: 'hidden',
  });
  front.upright([0, height], sizes.label('H', '', height), { side: 'right', at: across / 2 });
  if (sizes.cut.length > 0) {
    const cut = sizes.cut[0];
    front.across([-cut / 2, cut / 2], sizes.label('C', isRound ? 'Ø' : ''), {
      side: 'bottom',
      at: 0,
    });
  }
  front.line([0, -height], [0, height * 3], 'centre');
  return { isUpright: true, groups: [{ layout: 'stack', views: [below, front] }] };
}

/** Cells of a louvre, prisms or lenses inside a panel's frame. */
function cells(view, { across, deep, bezel, isLike, heads }) {
  if (!isLike(/louvre|cell|lens|grid/)) return;
  const [width, height] = [across - 2 * bezel, deep - 2 * bezel];
  const pitch =
    heads > 3
      ? Math.max(width, height) /
        Math.sqrt((heads * Math.max(width, height)) / Math.min(width, height))
      : 70;
  const [columns, rows] = [
    Math.max(1, Math.round(width / pitch)),
    Math.max(1, Math.round(height / pitch)),
  ];
  for (let index = 1; index < columns; index += 1) {
    const x = -width / 2 + (index * width) / columns;
    view.line([x, -height / 2], [x, height / 2], 'hatch');
  }
  for (let index = 1; index < rows; index += 1) {
    const y = -height / 2 + (index * height) / rows;
    view.line([-width / 2, y], [width / 2, y], 'hatch');
  }
}
