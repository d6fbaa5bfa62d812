import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawFloodlight({ sizes, model, isLike }) {
  if (isLike(/spike|spear/)) return drawSpikeSpot({ sizes, model });
  if (isLike(/\bbar\b|linear/) && model.length_mm) return drawFloodBar({ sizes, model });
  const across = or(model.width_mm, or(model.length_mm, or(model.diameter_mm, 300)));
  const tall = or(model.height_mm, across);
  const out = or(model.depth_mm, or(sizes.L, across * 0.3));
  const isRound = !model.width_mm && model.diameter_mm > 0;
  const front = new View();
  const bracket = across * 0.04;
  const body = across - 2 * bracket - 4;
  if (isRound)
    front
      .circle([0, 0], across / 2 - bracket)
      .circle([0, 0], across * 0.38, 'thin')
      .cross([0, 0], across / 2);
  else {
    front.rect([-body / 2, -tall * 0.5], [body, tall * 0.86], { radius: 4 });
    front.rect([-body * 0.45, -tall * 0.44], [body * 0.9, tall * 0.74], { style: 'thin' });
    lenses(front, {
      width: body * 0.9,
      height: tall * 0.74,
      y: -tall * 0.07,
      heads: or(model.heads, 0),
      isLike,
    });
    front.line([0, -tall * 0.56], [0, tall * 0.56], 'centre');
  }
  const pivot = isRound ? 0 : -tall * 0.07;
  front.polyline([
    [-across / 2, pivot - bracket],
    [-across / 2, tall / 2],
    [across / 2, tall / 2],
    [across / 2, pivot - bracket],
    [across / 2 - bracket, pivot - bracket],
    [across / 2 - bracket, tall / 2 - bracket],
    [-across / 2 + bracket, tall / 2 - bracket],
    [-across / 2 + bracket, pivot - bracket],
    [-across / 2, pivot - bracket],
  ]);
  front.across([-across / 2, across / 2], sizes.labelOf(across, isRound ? 'Ø' : ''), {
    side: 'bottom',
    at: pivot,
  });
  if (!isRound)
    front.upright([-tall / 2, tall / 2], sizes.labelOf(tall), { side: 'left', at: -across / 2 });
  const side = floodSide({ sizes, across, tall, out, pivot, isRound });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

function floodSide({ sizes, across, tall, out, pivot, isRound }) {
  const side = new View();
  const bodyTall = isRound ? across * 0.9 : tall * 0.86;
  const low = isRound ? -across * 0.45 : -tall / 2;
  side.rect([-out * 0.3, low], [out * 0.55, bodyTall], { radius: 4 });
  side.line([-out * 0.16, low], [-out * 0.16, low + bodyTall], 'thin');
  for (let fin = 0; fin < 9; fin += 1) {
    const y = low + bodyTall * (0.1 + fin * 0.1);
    side.line([out * 0.25, y], [out * 0.5, y], 'thin');
  }
  side.line([out * 0.5, low + bodyTall * 0.08], [out * 0.5, low + bodyTall * 0.92]);
  side
    .line([out * 0.25, low + bodyTall * 0.08], [out * 0.5, low + bodyTall * 0.08])
    .line([out * 0.25, low + bodyTall * 0.92], [out * 0.5, low + bodyTall * 0.92]);
  side.line([-out * 0.5, low + bodyTall * 0.08], [-out * 0.5, low + bodyTall * 0.92], 'thin');
  side
    .line([-out * 0.5, low + bodyTall * 0.08], [-out * 0.3, low + bodyTall * 0.04], 'thin')
    .line([-out * 0.5, low + bodyTall * 0.92], [-out * 0.3, low + bodyTall * 0.96], 'thin');
  const strap = Math.max(18, across * 0.08);
  side.polyline([
    [-strap / 2, pivot],
    [-strap / 2, tall / 2],
    [strap / 2, tall / 2],
    [strap / 2, pivot],
  ]);
  side
    .path([
      ['M', -strap / 2, pivot],
      ['A', strap / 2, false, strap / 2, pivot],
    ])
    .circle([0, pivot], strap * 0.22, 'thin');
  side.cross([0, pivot], strap, strap);
  side.surface([-out * 0.8, tall / 2], [out * 0.8, tall / 2], 1);
  side.across([-out / 2, out / 2], sizes.labelOf(out), { side: 'bottom', at: low });
  return side;
}

/** Cylindrical head on a stem with a ground spike. */
function drawSpikeSpot({ sizes, model }) {
  const d = or(model.diameter_mm, 70);
  const length = or(model.length_mm, d * 1.8);
  const tall = or(model.height_mm, 190);
  const y = tall - d / 2;
  const spike = tall * 0.8;
  const stem = (view) => {
    view
      .rect([-6, 12], [12, tall - d - 12])
      .circle([0, tall - d], 9, 'thin')
      .rect([-d * 0.28, 0], [d * 0.56, 12], { radius: 2 });
    view
      .polygon([
        [-9, 0],
        [9, 0],
        [3, -spike * 0.9],
        [0, -spike],
        [-3, -spike * 0.9],
      ])
      .line([0, 0], [0, -spike], 'thin');
    return view.surface([-d * 1.3, 0], [d * 1.3, 0], -1);
  };
  const front = stem(new View());
  front
    .circle([0, y], d / 2)
    .circle([0, y], or(model.aperture_mm, d * 0.7) / 2, 'thin')
    .cross([0, y], d / 2);
  front.across([-d / 2, d / 2], sizes.labelOf(d, 'Ø'), { side: 'top', at: y });
  front.upright([0, tall], sizes.labelOf(tall), { side: 'left', at: -d / 2 });
  const side = stem(new View());
  side.polygon([
    [-length / 2, y + d / 2],
    [length / 2 - 2, y + d / 2],
    [length / 2, y + d / 2 - 2],
    [length / 2, y - d / 2 + 2],
    [length / 2 - 2, y - d / 2],
    [-length * 0.28, y - d / 2],
  ]);
  side
    .line([length * 0.22, y - d / 2], [length * 0.22, y + d / 2], 'thin')
    .line([-length * 0.56, y], [length * 0.56, y], 'centre');
  side.across([-length / 2, length / 2], sizes.labelOf(length), { side: 'top', at: y + d / 2 });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

/** Extruded bar with a row of lenses and two brackets; its section at a scale of its own. */
function drawFloodBar({ sizes, model }) {
  const { length_mm: length, width_mm: width, height_mm: height } = model;
  const front = new View();
  const foot = height * 0.35;
  front.rect([-length / 2, foot], [length, height - foot], { radius: 2 });
  for (const side of [-1, 1]) {
    front.rect([side * length * 0.36 - 14, 0], [28, foot + 6]);
    front.line([side * (length / 2 - 8), foot], [side * (length / 2 - 8), height], 'thin');
    front.path(
      [
        ['M', (side * length) / 2, foot + 10],
        ['Q', side * (length / 2 + 26), foot + 10, side * (length / 2 + 40), foot - 10],
      ],
      'thin',
    );
  }
  front.surface([-length * 0.56, 0], [length * 0.56, 0], -1);
  front.across([-length / 2, length / 2], sizes.labelOf(length), { side: 'bottom', at: 0 });
  const above = new View();
  above
    .rect([-length / 2, -width / 2], [length, width], { radius: 2 })
    .rect([-length / 2 + 12, -width * 0.36], [length - 24, width * 0.72], { style: 'thin' });
  for (let lens = 0; lens < 18; lens += 1)
    above.circle([((lens + 0.5) / 18 - 0.5) * (length - 30), 0], width * 0.25, 'thin');
  above.line([-length * 0.54, 0], [length * 0.54, 0], 'centre');
  const section = barSection({ sizes, width, height, foot });
  return {
    groups: [
      { layout: 'stack', views: [front, above], share: 1 },
      { layout: 'row', views: [section], share: 1.2 },
    ],
  };
}

function barSection({ sizes, width, height, foot }) {
  const section = new View();
  section.caption = 'A–A';
  section.rect([-width / 2, foot], [width, height - foot], { radius: 2 });
  section.polyline(
    [
      [-width * 0.42, height],
      [-width * 0.42, foot + 4],
      [width * 0.42, foot + 4],
      [width * 0.42, height],
    ],
    'thin',
  );
  section
    .line([-width * 0.42, height - 3], [width * 0.42, height - 3], 'thin')
    .line([-width * 0.42, height * 0.62], [width * 0.42, height * 0.62], 'thin');
  section.path(
    [
      ['M', -width * 0.25, height * 0.64],
      ['Q', 0, height * 0.98, width * 0.25, height * 0.64],
    ],
    'thin',
  );
  section.polyline([
    [-width * 0.36, foot],
    [-width * 0.36, 3],
    [width * 0.7, 3],
    [width * 0.7, 0],
    [-width * 0.44, 0],
    [-width * 0.44, foot],
  ]);
  section
    .surface([-width * 0.9, 0], [width * 1.1, 0], -1)
    .line([0, -4], [0, height * 1.08], 'centre');
  section.across([-width / 2, width / 2], sizes.labelOf(width), { side: 'top', at: height });
  section.upright([0, height], sizes.labelOf(height), { side: 'left', at: -width / 2 });
  return section;
}

/** A field of lenses, or one asymmetric reflector with its ridge. */
function lenses(view, { width, height, y, heads, isLike }) {
  if (isLike(/reflector|asymmetric/) && heads < 4) {
    view.line([-width / 2, y + height * 0.18], [width / 2, y + height * 0.18], 'thin');
    view.rect([-width * 0.4, y + height * 0.24], [width * 0.8, height * 0.1], { style: 'thin' });
    return;
  }
  const columns = Math.max(3, Math.round(Math.sqrt((Math.max(heads, 12) * width) / height)));
  const rows = Math.max(2, Math.round(Math.max(heads, 12) / columns));
  const r = Math.min(width / columns, height / rows) * 0.38;
  for (let row = 0; row < Math.min(rows, 8); row += 1) {
    for (let column = 0; column < Math.min(columns, 10); column += 1) {
      view.circle(
        [((column + 0.5) / columns - 0.5) * width, y + ((row + 0.5) / rows - 0.5) * height],
        r,
        'thin',
      );
    }
  }
}
