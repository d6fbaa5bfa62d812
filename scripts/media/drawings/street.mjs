import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawStreet({ sizes, model, isLike, attributes }) {
  const spigots = attributes.spigot_mm;
  if (isLike(/lantern with|four-sided/)) return drawLantern({ sizes, model });
  if (!model.length_mm) return drawPostTop({ sizes, model, spigots });
  const { length_mm: length, height_mm: height } = model;
  const side = new View();
  const spigot = Math.min(76, height * 0.7);
  const neck = length * 0.22;
  side.path([
    ['M', -length / 2, height * 0.3],
    ['Q', -length / 2, height * 0.86, -length * 0.1, height],
    ['L', length / 2 - neck, height],
    ['L', length / 2, height * 0.2 + spigot],
    ['L', length / 2, height * 0.2],
    ['L', length / 2 - neck, 0],
    ['L', -length * 0.44, 0],
    ['Q', -length / 2, 0, -length / 2, height * 0.3],
  ]);
  side
    .line([-length / 2, height * 0.3], [length / 2 - neck, height * 0.3], 'thin')
    .line([length / 2 - neck, 0], [length / 2 - neck, height], 'thin');
  const fins = Math.max(4, Math.min(12, or(model.fins, 7)));
  for (let fin = 0; fin < fins; fin += 1) {
    const x = -length * 0.3 + (length * 0.52 * fin) / fins;
    side.line([x, height * 0.3], [x, height * 0.88], 'hatch');
  }
  side.line(
    [length * 0.42, height * 0.2 + spigot / 2],
    [length * 0.62, height * 0.2 + spigot / 2],
    'centre',
  );
  side
    .line([length / 2, height * 0.2], [length * 0.6, height * 0.2], 'hidden')
    .line([length / 2, height * 0.2 + spigot], [length * 0.6, height * 0.2 + spigot], 'hidden');
  side.across([-length / 2, length / 2], sizes.label('L', '', length), { side: 'bottom', at: 0 });
  side.upright([0, height], sizes.label('H', '', height), { side: 'left', at: -length / 2 });
  side.upright([height * 0.2, height * 0.2 + spigot], labelOfSpigot(spigots), {
    side: 'right',
    at: length * 0.58,
  });
  const below = streetFromBelow({ sizes, model, isLike }, { neck, spigot });
  return { isUpright: true, groups: [{ layout: 'stack', views: [below, side] }] };
}

/** Diameters of the column ends that a luminaire fits: Ø60–76, or Ø60/76 for two of them. */
function labelOfSpigot(spigots) {
  return `Ø${spigots.join('/').replaceAll('-', '–')}`;
}

function streetFromBelow({ sizes, model, isLike }, { neck, spigot }) {
  const { length_mm: length, width_mm: width } = model;
  const below = new View();
  const tip = isLike(/round|oval|leaf|ellip/) ? width * 0.48 : width * 0.16;
  below.rect([-length / 2, -width / 2], [length - neck, width], { radius: tip });
  below.polyline([
    [length / 2 - neck, -width * 0.3],
    [length / 2, -spigot * 0.6],
    [length / 2, spigot * 0.6],
    [length / 2 - neck, width * 0.3],
  ]);
  below.rect([-length * 0.43, -width * 0.36], [length * 0.5, width * 0.72], {
    radius: 4,
    style: 'thin',
  });
  const columns = 4;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      below.rect(
        [-length * 0.4 + column * length * 0.115, -width * 0.3 + row * width * 0.21],
        [length * 0.09, width * 0.16],
        { radius: 3, style: 'thin' },
      );
    }
  }
  below.line([-length * 0.55, 0], [length * 0.62, 0], 'centre');
  below.upright([-width / 2, width / 2], sizes.label('W', '', width), {
    side: 'left',
    at: -length / 2,
  });
  return below;
}

/** Round disc on two arms above a column: spigot, arms and head. */
function drawPostTop({ sizes, model, spigots }) {
  const across = or(model.diameter_mm, 500);
  const tall = or(model.height_mm, sizes.H ?? 300);
  const head = or(model.depth_mm, tall * 0.2);
  const r = across / 2;
  const front = new View();
  front
    .rect([-r, tall - head], [across, head], { radius: head * 0.4 })
    .line([-r * 0.98, tall - head * 0.6], [r * 0.98, tall - head * 0.6], 'thin');
  front.line([-r * 0.6, tall - head], [r * 0.6, tall - head], 'thin');
  for (const side of [-1, 1]) {
    front.path([
      ['M', side * r * 0.84, tall - head],
      ['Q', side * r * 0.7, tall * 0.34, side * 38, tall * 0.22],
    ]);
    front.path([
      ['M', side * r * 0.78, tall - head],
      ['Q', side * r * 0.6, tall * 0.4, side * 38, tall * 0.28],
    ]);
  }
  front
    .rect([-38, 0], [76, tall * 0.3], { radius: 4 })
    .line([0, -tall * 0.1], [0, tall * 1.1], 'centre');
  front.across([-r, r], sizes.labelOf(across, 'Ø'), { side: 'top', at: tall - head });
  front.upright([0, tall], sizes.label('H', '', tall), { side: 'left', at: -38 });
  front.upright([tall - head, tall], String(head), { side: 'right', at: r });
  front.across([-38, 38], labelOfSpigot(spigots), { side: 'bottom', at: 0 });
  const above = new View();
  above
    .circle([0, 0], r)
    .circle([0, 0], r * 0.97, 'thin')
    .circle([0, 0], or(model.aperture_mm, r) / 2, 'hidden')
    .cross([0, 0], r);
  return { groups: [{ layout: 'row', views: [front, above] }] };
}

/** Four-sided lantern with panes and a pitched roof. */
function drawLantern({ sizes, model }) {
  const { width_mm: width, height_mm: tall } = model;
  const r = width / 2;
  const [low, eaves] = [tall * 0.16, tall * 0.66];
  const front = new View();
  front.polygon([
    [-r * 0.5, low],
    [r * 0.5, low],
    [r * 0.92, eaves],
    [-r * 0.92, eaves],
  ]);
  front.polygon(
    [
      [-r * 0.43, low + 16],
      [r * 0.43, low + 16],
      [r * 0.82, eaves - 14],
      [-r * 0.82, eaves - 14],
    ],
    'thin',
  );
  front.line([0, low + 16], [0, eaves - 14], 'thin');
  front.polyline([
    [-r, eaves],
    [r, eaves],
    [r * 0.24, tall * 0.9],
    [-r * 0.24, tall * 0.9],
    [-r, eaves],
  ]);
  front
    .rect([-r * 0.14, tall * 0.9], [r * 0.28, tall * 0.04])
    .circle([0, tall * 0.97], tall * 0.03);
  for (const side of [-1, 1])
    front.path([
      ['M', side * r * 0.42, low],
      ['Q', side * r * 0.4, low * 0.6, side * 30, low * 0.5],
    ]);
  front.rect([-30, 0], [60, low * 0.6]).line([0, -tall * 0.04], [0, tall * 1.04], 'centre');
  front.across([-r, r], sizes.labelOf(width), { side: 'bottom', at: eaves });
  front.upright([0, tall], sizes.label('H', '', tall), { side: 'left', at: -30 });
  const above = new View();
  above
    .rect([-r, -r], [width, width])
    .rect([-r * 0.24, -r * 0.24], [width * 0.24, width * 0.24], { style: 'thin' });
  for (const [sx, sy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ])
    above.line([sx * r * 0.24, sy * r * 0.24], [sx * r, sy * r], 'thin');
  above.cross([0, 0], r);
  above.across([-r, r], sizes.labelOf(or(model.depth_mm, width)), { side: 'bottom', at: -r });
  return { groups: [{ layout: 'row', views: [front, above] }] };
}
