import { wallBox, wallDimensions } from './surface.mjs';
import { View } from './view.mjs';

export function drawDriver({ sizes, isLike }) {
  const length = sizes.L ?? 160;
  const width = sizes.W ?? 40;
  const height = sizes.H ?? 30;
  const front = new View();
  front.rect([-length / 2, 0], [length, height], { radius: 1.5 });
  const above = new View();
  const isRail = isLike(/din|rail/);
  if (isRail) {
    front.rect([-length * 0.5, height * 0.32], [length, height * 0.36], { style: 'thin' });
    above.rect([-length / 2, 0], [length, width], { radius: 1 });
    for (let terminal = 0; terminal < 8; terminal += 1) {
      const x = -length / 2 + ((terminal + 0.5) * length) / 8;
      above
        .circle([x, width * 0.08], width * 0.025, 'thin')
        .circle([x, width * 0.92], width * 0.025, 'thin');
    }
    above
      .line([-length / 2, width * 0.26], [length / 2, width * 0.26], 'thin')
      .line([-length / 2, width * 0.74], [length / 2, width * 0.74], 'thin');
  } else {
    const cover = length * 0.14;
    for (const side of [-1, 1])
      front.line([side * (length / 2 - cover), 0], [side * (length / 2 - cover), height], 'thin');
    above.rect([-length / 2, 0], [length, width], { radius: 2 });
    for (const side of [-1, 1]) {
      above.line([side * (length / 2 - cover), 0], [side * (length / 2 - cover), width], 'thin');
      const hole = Math.min(4.2, width * 0.12);
      above
        .circle([side * (length / 2 - hole * 1.6), width * 0.18], hole / 2, 'thin')
        .circle([side * (length / 2 - hole * 1.6), width * 0.82], hole / 2, 'thin');
      for (let wire = 0; wire < 4; wire += 1) {
        above.rect(
          [side * (length / 2 - cover * 0.5) - cover * 0.16, width * (0.3 + wire * 0.11)],
          [cover * 0.32, width * 0.07],
          { style: 'thin' },
        );
      }
    }
    above.rect([-length * 0.26, width * 0.18], [length * 0.52, width * 0.64], { style: 'hatch' });
  }
  above.line([-length * 0.54, width / 2], [length * 0.54, width / 2], 'centre');
  front.across([-length / 2, length / 2], sizes.label('L', '', length), {
    side: 'top',
    at: height,
  });
  above.upright([0, width], sizes.label('W', '', width), { side: 'left', at: -length / 2 });
  front.upright([0, height], sizes.label('H', '', height), { side: 'left', at: -length / 2 });
  return { isUpright: true, groups: [{ layout: 'stack', views: [front, above] }] };
}

export function drawSensor(context) {
  const { sizes, model, isLike } = context;
  if (!sizes.D) return drawWallSensor(context);
  const across = sizes.D;
  const height = sizes.H ?? 50;
  const lens = model.aperture_mm > 0 ? model.aperture_mm : across * 0.5;
  const below = new View();
  below
    .circle([0, 0], across / 2)
    .circle([0, 0], lens / 2)
    .cross([0, 0], across / 2);
  for (const part of [0.72, 0.4]) below.circle([0, 0], (lens / 2) * part, 'thin');
  for (let ray = 0; ray < 12; ray += 1) {
    const turn = (ray / 12) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    below.line([c * lens * 0.2, s * lens * 0.2], [c * lens * 0.5, s * lens * 0.5], 'hatch');
  }
  below.across([-across / 2, across / 2], sizes.label('D', 'Ø'), { side: 'top', at: 0 });
  const front = new View();
  const isRecessed = model.section === 'recessed' || sizes.cut.length > 0;
  const visible = isRecessed ? Math.min(height * 0.35, 16) : height;
  const dome = Math.min(visible * 0.6, lens * 0.4);
  front.polyline([
    [-across / 2, 0],
    [-across / 2, -(visible - dome) * 0.6],
    [-across * 0.44, -(visible - dome)],
    [across * 0.44, -(visible - dome)],
    [across / 2, -(visible - dome) * 0.6],
    [across / 2, 0],
    [-across / 2, 0],
  ]);
  front.path([
    ['M', -lens / 2, -(visible - dome)],
    ['Q', -lens * 0.4, -visible, 0, -visible],
    ['Q', lens * 0.4, -visible, lens / 2, -(visible - dome)],
  ]);
  if (isRecessed) {
    drawBehindCeiling(front, { sizes, across, height, visible });
  } else {
    front.surface([-across * 0.7, 0], [across * 0.7, 0], 1);
    front.upright([-height, 0], sizes.label('H', '', height), { side: 'right', at: across / 2 });
    front.line([0, -height * 1.15], [0, height * 0.15], 'centre');
  }
  if (isLike(/corridor|two lens/)) below.line([0, -lens / 2], [0, lens / 2], 'thin');
  return { isUpright: true, groups: [{ layout: 'stack', views: [below, front] }] };
}

/** The part of a recessed sensor above the ceiling, with its springs. */
function drawBehindCeiling(front, { sizes, across, height, visible }) {
  const cut = sizes.cut[0] ?? across * 0.85;
  const deep = height - visible;
  front.rect([-cut * 0.47, 0], [cut * 0.94, deep], { radius: 2 });
  front.polyline(
    [
      [cut * 0.47, deep * 0.4],
      [cut * 0.47 + across * 0.1, deep * 0.5],
      [cut * 0.47 + across * 0.13, deep * 0.1],
    ],
    'thin',
  );
  front.polyline(
    [
      [-cut * 0.47, deep * 0.4],
      [-cut * 0.47 - across * 0.1, deep * 0.5],
      [-cut * 0.47 - across * 0.13, deep * 0.1],
    ],
    'thin',
  );
  front
    .surface([-across * 0.8, 0], [-across / 2, 0], 1)
    .surface([across / 2, 0], [across * 0.8, 0], 1);
  if (sizes.cut.length > 0)
    front.across([-cut / 2, cut / 2], sizes.label('C', 'Ø'), { side: 'bottom', at: 0 });
  front.upright([-visible, deep], sizes.label('H', '', height), {
    side: 'right',
    at: across * 0.45,
  });
  front.line([0, -visible * 1.4], [0, deep * 1.12], 'centre');
}

/** Boxes with a lens: wall detectors and modules that clip into a luminaire. */
function drawWallSensor(context) {
  const { sizes, isLike } = context;
  const box = wallBox(context);
  const { across, tall, out } = box;
  const front = new View();
  front.rect([-across / 2, -tall / 2], [across, tall], { radius: Math.min(across, tall) * 0.06 });
  const lens = Math.min(across, tall) * (isLike(/module|clip|node/) ? 0.5 : 0.36);
  if (!isLike(/gateway|router|receiver|relay/)) {
    front
      .circle([0, 0], lens / 2)
      .circle([0, 0], lens * 0.34, 'thin')
      .circle([0, 0], lens * 0.16, 'thin');
  } else {
    front.rect([-across * 0.42, -tall * 0.18], [across * 0.84, tall * 0.36], { style: 'thin' });
    front.circle([across * 0.36, tall * 0.34], Math.min(across, tall) * 0.03, 'thin');
  }
  front.cross([0, 0], across / 2, tall / 2);
  const side = new View();
  side.rect([0, -tall / 2], [out * 0.8, tall], { radius: 2 });
  side.path([
    ['M', out * 0.8, -lens / 2],
    ['Q', out * 1.2, 0, out * 0.8, lens / 2],
  ]);
  side.line([out * 0.3, -tall / 2], [out * 0.3, tall / 2], 'thin');
  side.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

export function drawSwitch(context) {
  const { sizes, model } = context;
  const [out, tall, across] = [sizes.L, sizes.W, sizes.H].filter(Boolean).sort((a, b) => a - b);
  const box = { across, tall, out, isRound: false };
  const buttons = model.heads > 0 ? model.heads : 4;
  const front = new View();
  front.rect([-across / 2, -tall / 2], [across, tall], { radius: 3 });
  const columns = buttons > 2 ? 2 : 1;
  const rows = Math.ceil(buttons / columns);
  const [cell, row] = [(across * 0.8) / columns, (tall * 0.8) / rows];
  for (let index = 0; index < buttons; index += 1) {
    const x = -across * 0.4 + (index % columns) * cell;
    const y = tall * 0.4 - (Math.floor(index / columns) + 1) * row;
    front.rect([x + 0.6, y + 0.6], [cell - 1.2, row - 1.2], { radius: 1.5, style: 'thin' });
    front.circle([x + cell / 2, y + row * 0.78], 0.7, 'thin');
  }
  front.cross([0, 0], across / 2, tall / 2);
  const side = new View();
  const plate = Math.min(out, 10);
  side.rect([out - plate, -tall / 2], [plate, tall], { radius: 2 });
  if (out > 14) {
    side.rect([0, -tall * 0.36], [out - plate, tall * 0.72], { radius: 2, style: 'hidden' });
    side
      .surface([out - plate, tall * 0.36], [out - plate, tall * 0.7], 1)
      .surface([out - plate, -tall * 0.7], [out - plate, -tall * 0.36], 1);
  } else side.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}
