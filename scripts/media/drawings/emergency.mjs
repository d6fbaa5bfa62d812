import { drawDisc, or, wallBox, wallDimensions, wallSide } from './surface.mjs';
import { View } from './view.mjs';

/** Running figure, door and arrow, drawn from the middle of the sign's face. */
function pictogram(view, width, height) {
  const u = height / 10;
  const x = -width * 0.28;
  view.rect([x - 2.6 * u, -3.4 * u], [4.4 * u, 6.8 * u], { style: 'thin' });
  view.circle([x + 0.3 * u, 2.3 * u], 0.62 * u, 'thin');
  view.polyline(
    [
      [x - 1.7 * u, 0.9 * u],
      [x - 0.7 * u, 1.6 * u],
      [x + 0.4 * u, 1.3 * u],
      [x + 1.3 * u, 0.2 * u],
      [x + 2.2 * u, 0.5 * u],
    ],
    'thin',
  );
  view.polyline(
    [
      [x + 0.4 * u, 1.3 * u],
      [x - 0.1 * u, -0.6 * u],
      [x + 0.9 * u, -1.5 * u],
      [x + 0.7 * u, -3 * u],
    ],
    'thin',
  );
  view.polyline(
    [
      [x - 0.1 * u, -0.6 * u],
      [x - 1.2 * u, -1.7 * u],
      [x - 2.3 * u, -1.6 * u],
    ],
    'thin',
  );
  const tip = width * 0.4;
  const tail = width * 0.06;
  view.polygon(
    [
      [tip, 0],
      [tip - 2.4 * u, 2.4 * u],
      [tip - 2.4 * u, 0.8 * u],
      [tail, 0.8 * u],
      [tail, -0.8 * u],
      [tip - 2.4 * u, -0.8 * u],
      [tip - 2.4 * u, -2.4 * u],
    ],
    'thin',
  );
}

export function drawExitSign(context) {
  const { sizes, model, isLike } = context;
  const box = wallBox(context);
  const { across, tall, out } = box;
  const isBlade = isLike(/blade|acrylic|edge-lit|plate/);
  const body = isBlade ? Math.max(out * 0.9, tall * 0.2) : 0;
  const front = new View();
  const corner = isLike(/corner rad|rounded/) ? across * 0.04 : 1;
  if (isBlade)
    front
      .rect([-across / 2, tall / 2 - body], [across, body], { radius: 2 })
      .rect([-across * 0.47, -tall / 2], [across * 0.94, tall - body]);
  else
    front
      .rect([-across / 2, -tall / 2], [across, tall], { radius: corner })
      .rect([-across * 0.46, -tall * 0.42], [across * 0.92, tall * 0.84], { style: 'thin' });
  const face = new View();
  pictogram(face, across * 0.9, tall - body - tall * 0.08);
  for (const item of face.items) {
    const drop = -body / 2;
    if (item.commands)
      front.path(
        item.commands.map((c) => (c[0] === 'Z' ? c : [c[0], c[1], c[2] + drop])),
        item.style,
      );
    else front.circle([item.circle[0], item.circle[1] + drop], item.circle[2], item.style);
  }
  front.across([-across / 2, across / 2], sizes.label(box.acrossKey, '', across), {
    side: 'bottom',
    at: -tall / 2,
  });
  front.upright([-tall / 2, tall / 2], sizes.label(box.tallKey, '', tall), {
    side: 'left',
    at: -across / 2,
  });
  const side = new View();
  const isCeiling = isBlade || isLike(/ceiling|suspend|recess/);
  if (isBlade)
    side
      .rect([0, tall / 2 - body], [out, body], { radius: 2 })
      .rect([out * 0.44, -tall / 2], [Math.max(4, out * 0.12), tall - body]);
  else
    side
      .rect([0, -tall / 2], [out, tall], { radius: Math.min(corner, out * 0.3) })
      .line([out * 0.7, -tall / 2], [out * 0.7, tall / 2], 'thin');
  if (isCeiling && model.section !== 'surface')
    side.surface([-out * 0.8, tall / 2], [out * 1.8, tall / 2], 1);
  else if (isBlade) side.surface([-out * 0.8, tall / 2], [out * 1.8, tall / 2], 1);
  else side.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  side.across([0, out], sizes.label(box.outKey, '', out), { side: 'bottom', at: -tall / 2 });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

export function drawEmergency(context) {
  const { sizes, model, isLike } = context;
  if (!model.length_mm && sizes.D) return drawEmergencyDisc(context);
  const box = wallBox(context);
  const { across, tall, out } = box;
  if (model.heads === 2 && model.tilt) return drawTwinSpot({ sizes, box, model });
  const front = new View();
  front.rect([-across / 2, -tall / 2], [across, tall], { radius: Math.min(across, tall) * 0.08 });
  front.rect([-across * 0.46, -tall * 0.38], [across * 0.92, tall * 0.76], {
    radius: tall * 0.06,
    style: 'thin',
  });
  front
    .circle([across * 0.42, -tall * 0.44], Math.min(across, tall) * 0.012, 'thin')
    .cross([0, 0], across / 2, tall / 2);
  const side = wallSide({ out, tall }, (view) => {
    view.rect([0, -tall / 2], [out * 0.5, tall]).path([
      ['M', out * 0.5, -tall / 2],
      ['Q', out, -tall * 0.46, out, 0],
      ['Q', out, tall * 0.46, out * 0.5, tall / 2],
    ]);
    view.line([out * 0.4, -tall / 2], [out * 0.4, tall / 2], 'thin');
  });
  if (isLike(/louvre|rib/))
    for (let x = -0.4; x <= 0.41; x += 0.1)
      front.line([across * x, -tall * 0.38], [across * x, tall * 0.38], 'hatch');
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

/** Small round emergency light: a lens in a disc, its battery above the ceiling or in the can. */
function drawEmergencyDisc(context) {
  const { sizes, model } = context;
  const drawing = drawDisc(context);
  if (model.section !== 'recessed' || sizes.cut.length === 0) return drawing;
  const across = sizes.D;
  const height = sizes.H ?? 40;
  const rim = Math.min(6, height * 0.16);
  const cut = sizes.cut[0];
  const front = new View();
  front.polygon([
    [-across / 2, 0],
    [across / 2, 0],
    [across * 0.44, -rim],
    [-across * 0.44, -rim],
  ]);
  front.path(
    [
      ['M', -across * 0.16, -rim],
      ['Q', 0, -rim * 2.4, across * 0.16, -rim],
    ],
    'thin',
  );
  front.rect([-cut * 0.48, 0], [cut * 0.96, height - rim], { radius: 1.5 });
  for (const side of [-1, 1]) {
    front.polyline(
      [
        [side * cut * 0.48, height * 0.35],
        [side * cut * 0.62, height * 0.45],
        [side * cut * 0.66, height * 0.1],
      ],
      'thin',
    );
  }
  front
    .surface([-across * 0.8, 0], [-across / 2, 0], 1)
    .surface([across / 2, 0], [across * 0.8, 0], 1);
  front.line([0, -height * 0.3], [0, height * 1.05], 'centre');
  front.across([-cut / 2, cut / 2], sizes.label('C', 'Ø'), { side: 'bottom', at: 0 });
  front.upright([-rim, height - rim], sizes.label('H', '', height), {
    side: 'right',
    at: cut * 0.5,
  });
  drawing.groups[0].views[1] = front;
  return drawing;
}

/** Battery box with two adjustable heads above it. */
function drawTwinSpot({ sizes, box, model }) {
  const { across, tall, out } = box;
  const head = Math.min(or(model.diameter_mm, tall * 0.26), tall * 0.34);
  const body = tall - head * 1.15;
  const front = new View();
  front.rect([-across / 2, -tall / 2], [across, body], { radius: 4 });
  front.line([-across / 2, -tall / 2 + body * 0.28], [across / 2, -tall / 2 + body * 0.28], 'thin');
  const y = tall / 2 - head / 2;
  for (const side of [-1, 1]) {
    front
      .circle([side * across * 0.27, y], head / 2)
      .circle([side * across * 0.27, y], head * 0.4, 'thin');
    front.cross([side * across * 0.27, y], head / 2);
    front.rect([side * across * 0.27 - head * 0.1, y - head * 0.66], [head * 0.2, head * 0.16]);
  }
  const side = new View();
  side.rect([0, -tall / 2], [out, body], { radius: 4 });
  side.rect([out * 0.2, y - head / 2], [head * 0.8, head], { radius: head * 0.1 });
  side.line(
    [out * 0.2 + head * 0.62, y - head / 2],
    [out * 0.2 + head * 0.62, y + head / 2],
    'thin',
  );
  side.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}
