import { View } from './view.mjs';

/** Long bar seen from the front, with the section marks A and a break if it would get too thin. */
export function elevation(length, height) {
  const view = new View();
  view.rect([-length / 2, 0], [length, height]);
  return view;
}

/** Marks the place of section A–A on an elevation. */
export function mark(view, x, [low, high]) {
  const over = (high - low) * 0.5 + view.width * 0.012;
  view.line([x, low - over], [x, low - over * 0.3], 'outline');
  view.line([x, high + over * 0.3], [x, high + over], 'outline');
  view.line([x, low - over], [x, high + over], 'centre');
}

export function sectionView(draw, { width, height, sizes, heightLabel }) {
  const view = draw(width, height);
  view.caption = 'A–A';
  view.across([-width / 2, width / 2], sizes.label('W', '', width), { side: 'bottom', at: 0 });
  view.upright([0, height], heightLabel, { side: 'right', at: width / 2 });
  return view;
}

/** The walls of an extrusion, with a flange where it is recessed. */
function drawHousing(view, { width, height, wall, isRecessed }) {
  const half = width / 2;
  if (isRecessed) {
    const flange = width * 0.1;
    view.polygon([
      [-half, 0],
      [half, 0],
      [half, wall],
      [half - flange, wall],
      [half - flange, height],
      [-half + flange, height],
      [-half + flange, wall],
      [-half, wall],
    ]);
    view.rect([-half + flange + wall, wall], [width - 2 * flange - 2 * wall, height - 2 * wall], {
      style: 'thin',
    });
  } else {
    view.rect([-half, 0], [width, height], { radius: wall * 0.6 });
    view.polyline(
      [
        [-half + wall, 0],
        [-half + wall, height - wall],
        [half - wall, height - wall],
        [half - wall, 0],
      ],
      'thin',
    );
  }
}

/** Extruded housing with wall thickness, a board and a diffuser at the bottom. */
function extrusion({ isRecessed, isUpDown, isRound, isLouvre }) {
  return (width, height) => {
    const view = new View();
    const wall = Math.max(1.4, Math.min(width, height) * 0.035);
    const half = width / 2;
    if (isRound) {
      view.circle([0, height / 2], Math.min(width, height) / 2);
      view.circle([0, height / 2], Math.min(width, height) / 2 - wall, 'thin');
      view.line([-half * 0.6, height * 0.62], [half * 0.6, height * 0.62]);
      return view.cross([0, height / 2], half, height / 2);
    }
    drawHousing(view, { width, height, wall, isRecessed });
    const inner = isRecessed ? half * 0.8 - wall : half - wall;
    view.rect([-inner, 0.2], [2 * inner, wall * 1.2], { style: 'thin' });
    const board = height * 0.52;
    view.rect([-inner, board], [2 * inner, wall * 0.8], { style: 'thin' });
    view.rect([-inner * 0.12, board - wall * 0.9], [inner * 0.24, wall * 0.9], { style: 'thin' });
    if (isLouvre)
      view.polyline(
        [
          [-inner * 0.7, 1],
          [-inner * 0.2, board],
          [inner * 0.2, board],
          [inner * 0.7, 1],
        ],
        'thin',
      );
    if (isUpDown)
      view.rect([-inner, height - wall * 1.6], [2 * inner, wall * 1.2], { style: 'thin' });
    view.rect([-inner * 0.55, board + wall * 2], [inner * 1.1, (height - board) * 0.5], {
      style: 'hidden',
    });
    return view.line([0, -height * 0.12], [0, height * 1.12], 'centre');
  };
}

export function drawLinear({ sizes, model, isLike }) {
  const length = sizes.L ?? 1200;
  const width = sizes.W ?? sizes.D ?? 60;
  const height = sizes.H ?? width;
  const front = elevation(length, height);
  const isRecessed = model.section === 'recessed';
  if (isRecessed) front.line([-length / 2, height * 0.1], [length / 2, height * 0.1], 'thin');
  if (isLike(/joint|module/)) front.line([0, 0], [0, height], 'thin');
  const isSuspended = model.section === 'suspended';
  if (isSuspended) {
    for (const side of [-1, 1]) {
      const x = side * length * 0.38;
      front.line([x, height], [x, height + length * 0.11], 'thin');
      front.rect([x - length * 0.008, height + length * 0.11], [length * 0.016, length * 0.01]);
    }
    front.surface([-length / 2, height + length * 0.12], [length / 2, height + length * 0.12], 1);
  }
  front.across([-length / 2, length / 2], sizes.label('L', '', length), { side: 'bottom', at: 0 });
  mark(front, length * 0.2, [0, height]);
  const below = new View();
  below.rect([-length / 2, 0], [length, width]);
  const inset = isRecessed ? width * 0.12 : width * 0.05;
  below.rect([-length / 2 + inset, inset], [length - 2 * inset, width - 2 * inset], {
    style: 'thin',
  });
  if (isLike(/louvre|cell|lens/)) {
    const cell = Math.max(width * 0.9, length / 34);
    for (let x = -length / 2 + inset + cell; x < length / 2 - inset; x += cell) {
      below.line([x, inset], [x, width - inset], 'hatch');
    }
  }
  below.line([-length * 0.52, width / 2], [length * 0.52, width / 2], 'centre');
  const section = sectionView(
    extrusion({
      isRecessed,
      isUpDown: isLike(/up[- ]?(and|\/)?[- ]?down|uplight|indirect|upward/),
      isRound: Boolean(sizes.D) || isLike(/\btub(e|ular)\b|cylindrical/),
      isLouvre: isLike(/louvre|reflector|baffle/),
    }),
    { width, height, sizes, heightLabel: sizes.label('H', '', height) },
  );
  if (sizes.cut.length > 0) {
    const cut = Math.min(...sizes.cut);
    section.across([-cut / 2, cut / 2], sizes.label('C'), {
      side: 'bottom',
      at: height * 0.1,
      rank: 1,
    });
  }
  return {
    groups: [
      { layout: 'stack', views: [below, front], share: 1 },
      { layout: 'row', views: [section], share: 1.25 },
    ],
  };
}

export function drawBatten({ sizes, model, isLike }) {
  const length = sizes.L ?? 1500;
  const width = sizes.W ?? sizes.D ?? 80;
  const height = sizes.H ?? sizes.D ?? 70;
  const isSealed = isLike(/ip6|sealed|clip|gasket|canopy/);
  const front = elevation(length, height);
  const cap = Math.min(length * 0.02, height * 0.5);
  front.line([-length / 2 + cap, 0], [-length / 2 + cap, height], 'thin');
  front.line([length / 2 - cap, 0], [length / 2 - cap, height], 'thin');
  front.line([-length / 2, height * 0.55], [length / 2, height * 0.55], 'thin');
  if (isSealed) {
    for (let clip = 0; clip < 5; clip += 1) {
      const x = (clip / 4 - 0.5) * length * 0.86;
      front.rect([x - length * 0.006, height * 0.45], [length * 0.012, height * 0.2], {
        style: 'thin',
      });
    }
  }
  front.surface([-length * 0.54, height], [length * 0.54, height], 1);
  front.across([-length / 2, length / 2], sizes.label('L', '', length), { side: 'bottom', at: 0 });
  mark(front, length * 0.2, [0, height]);
  const section = sectionView(battenProfile, {
    width,
    height,
    sizes,
    heightLabel: sizes.label('H', '', height),
  });
  const centres = model.fixing_mm ?? Math.round((length * 0.55) / 50) * 50;
  const above = new View();
  above.rect([-length / 2, 0], [length, width]);
  for (const side of [-1, 1]) {
    above.circle([(side * centres) / 2, width / 2], Math.max(4, length * 0.006));
    above.line([(side * centres) / 2, -width * 0.2], [(side * centres) / 2, width * 1.2], 'centre');
  }
  above.line([-length * 0.52, width / 2], [length * 0.52, width / 2], 'centre');
  return {
    groups: [
      { layout: 'stack', views: [front, above], share: 1 },
      { layout: 'row', views: [section], share: 1.2 },
    ],
  };
}

function battenProfile(w, h) {
  const view = new View();
  const split = h * 0.55;
  view.path([
    ['M', -w * 0.46, split],
    ['Q', -w * 0.44, 0, 0, 0],
    ['Q', w * 0.44, 0, w * 0.46, split],
  ]);
  view.path(
    [
      ['M', -w * 0.42, split],
      ['Q', -w * 0.4, h * 0.05, 0, h * 0.05],
      ['Q', w * 0.4, h * 0.05, w * 0.42, split],
    ],
    'thin',
  );
  view.polygon([
    [-w / 2, split],
    [w / 2, split],
    [w / 2, split + h * 0.08],
    [w * 0.4, h],
    [-w * 0.4, h],
    [-w / 2, split + h * 0.08],
  ]);
  view.rect([-w * 0.3, split - h * 0.03], [w * 0.6, h * 0.03], { style: 'thin' });
  view.rect([-w * 0.2, split + h * 0.08], [w * 0.4, h * 0.26], { style: 'hidden' });
  view.surface([-w * 0.75, h], [w * 0.75, h], 1);
  return view.line([0, -h * 0.1], [0, h * 1.08], 'centre');
}
