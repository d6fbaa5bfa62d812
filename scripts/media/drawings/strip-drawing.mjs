import { mark } from './linear.mjs';
import { View } from './view.mjs';

export function drawStrip({ sizes, model, isLike, parts }) {
  const width = sizes.W ?? 10;
  const height = sizes.H ?? 2;
  const length = sizes.L ?? 5000;
  // Drawn for the shortest piece; each voltage has its own.
  const pitch = Number(parts.cutsMm[0]);
  const above = new View();
  const shown = pitch * 3;
  above.polyline([
    [shown * 0.55, 0],
    [-shown / 2, 0],
    [-shown / 2, width],
    [shown * 0.55, width],
  ]);
  const end = shown * 0.55;
  above.polyline(
    [
      [end, width * 1.3],
      [end, width * 0.62],
      [end - width * 0.3, width * 0.55],
      [end + width * 0.3, width * 0.45],
      [end, width * 0.38],
      [end, -width * 0.3],
    ],
    'thin',
  );
  const perCut = Math.max(2, Math.min(8, Math.round(model.heads ?? 6)));
  for (let cut = 0; cut < 3; cut += 1) {
    const start = -shown / 2 + cut * pitch;
    if (cut > 0) above.line([start, -width * 0.25], [start, width * 1.25], 'hidden');
    for (const offset of [0.04, 0.96]) {
      above.circle([start + pitch * offset, width * 0.25], Math.min(1.2, width * 0.1), 'thin');
      above.circle([start + pitch * offset, width * 0.75], Math.min(1.2, width * 0.1), 'thin');
    }
    if (isLike(/\bcob\b|continuous/)) continue;
    for (let led = 0; led < perCut; led += 1) {
      const x = start + (pitch * (led + 0.5)) / perCut;
      const size = Math.min(width * 0.36, pitch / perCut / 2);
      above.rect([x - size / 2, width / 2 - size / 2], [size, size], { style: 'thin' });
    }
  }
  if (isLike(/\bcob\b|continuous/))
    above.rect([-shown / 2, width * 0.32], [shown * 1.05, width * 0.36], {
      radius: width * 0.15,
      style: 'thin',
    });
  above.across([-shown / 2, -shown / 2 + pitch], parts.cutsMm.join('/'), { side: 'bottom', at: 0 });
  above.across([-shown / 2, end], sizes.label('L', '', length), { side: 'bottom', at: 0, rank: 1 });
  const section = stripSection({ sizes, isLike, width, height });
  mark(above, -shown / 2 + pitch * 1.5, [0, width]);
  return {
    groups: [
      { layout: 'row', views: [above], largestScale: 30, share: 1 },
      { layout: 'row', views: [section], largestScale: 34, share: 1 },
    ],
  };
}

function stripSection({ sizes, isLike, width, height }) {
  const section = new View();
  section.caption = 'A–A';
  const board = Math.min(0.6, height * 0.25);
  const isSleeved = isLike(/sleeve|silicone|extruded|encapsulated|dome/) || height > 3;
  if (isSleeved)
    section.path([
      ['M', -width / 2, 0],
      ['L', width / 2, 0],
      ['L', width / 2, height * 0.7],
      ['Q', width / 2, height, width * 0.2, height],
      ['L', -width * 0.2, height],
      ['Q', -width / 2, height, -width / 2, height * 0.7],
      ['Z'],
    ]);
  const inset = isSleeved ? width * 0.1 : 0;
  section.rect([-width / 2 + inset, 0], [width - 2 * inset, board]);
  section.rect([-width * 0.15, board], [width * 0.3, Math.min(1.2, (height - board) * 0.8)], {
    style: isSleeved ? 'thin' : 'outline',
  });
  section.line([0, -height * 0.4], [0, height * 1.4], 'centre');
  section.across([-width / 2, width / 2], sizes.label('W', '', width), { side: 'bottom', at: 0 });
  section.upright([0, height], sizes.label('H', '', height), { side: 'right', at: width / 2 });
  return section;
}
