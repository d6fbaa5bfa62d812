import { View } from './view.mjs';

export const or = (value, fallback) => (value > 0 ? value : fallback);

/**
 * Width, height and projection of a wall-mounted product. If the model has no depth, its width is the projection of
 * products that also have a length and a height.
 */
export function wallBox({ sizes, model }) {
  const { length_mm: length, width_mm: width, height_mm: height } = model;
  const diameter = model.diameter_mm;
  const depth = model.depth_mm;
  const box = (across, tall, out) => ({ across, tall, out, isRound: false });
  if (depth > 0 && depth === width && length > 0) return box(length, height, depth);
  if (depth > 0 && width > 0 && height > 0) return box(width, height, depth);
  if (depth > 0 && length > 0) return box(length, width ?? height, depth);
  if (length > 0 && width > 0 && height > 0) return box(length, height, width);
  if (width > 0 && height > 0) return box(width, height, or(sizes.L, width * 0.4));
  const round = diameter ?? sizes.D ?? sizes.W ?? 200;
  return { across: round, tall: round, out: or(depth, or(height, 80)), isRound: true };
}

/** Dimensions of the front and side views of a wall-mounted product. */
export function wallDimensions(front, side, { sizes, box }) {
  const { across, tall, out, isRound } = box;
  front.across([-across / 2, across / 2], sizes.labelOf(across, isRound ? 'Ø' : ''), {
    side: 'bottom',
    at: isRound ? 0 : -tall / 2,
  });
  if (!isRound) {
    front.upright([-tall / 2, tall / 2], sizes.labelOf(tall), { side: 'left', at: -across / 2 });
  }
  side.across([0, out], sizes.labelOf(out), { side: 'bottom', at: -tall / 2 });
}

export function drawDisc({ sizes, model, isLike }) {
  const isRound = Boolean(sizes.D);
  const across = sizes.D ?? sizes.L ?? 300;
  const deep = sizes.D ?? sizes.W ?? across;
  const height = sizes.H ?? 60;
  const bezel = or(model.bezel_mm, across * 0.04);
  const below = new View();
  if (isRound) {
    below.circle([0, 0], across / 2).circle([0, 0], across / 2 - bezel, 'thin');
    if (model.aperture_mm > 0) below.circle([0, 0], model.aperture_mm / 2, 'thin');
    below.cross([0, 0], across / 2);
    below.across([-across / 2, across / 2], sizes.label('D', 'Ø'), { side: 'top', at: 0 });
  } else {
    below.rect([-across / 2, -deep / 2], [across, deep], { radius: across * 0.05 });
    below.rect([-across / 2 + bezel, -deep / 2 + bezel], [across - 2 * bezel, deep - 2 * bezel], {
      radius: across * 0.04,
      style: 'thin',
    });
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
  const dome = isLike(/dom(e|ed)|bowl|curved|convex|lens-shaped|rounded/) ? 0.55 : 0.12;
  const base = height * (1 - dome);
  front.path([
    ['M', -across / 2, 0],
    ['L', -across / 2, -base * 0.75],
    ['Q', -across / 2, -height, -across * (0.42 - dome * 0.3), -height],
    ['L', across * (0.42 - dome * 0.3), -height],
    ['Q', across / 2, -height, across / 2, -base * 0.75],
    ['L', across / 2, 0],
  ]);
  front.line([-across / 2, -base * 0.7], [across / 2, -base * 0.7], 'thin');
  front.surface([-across * 0.68, 0], [across * 0.68, 0], 1);
  front.line([0, height * 0.25], [0, -height * 1.25], 'centre');
  front.upright([-height, 0], sizes.label('H', '', height), { side: 'right', at: across / 2 });
  return { isUpright: true, groups: [{ layout: 'stack', views: [below, front] }] };
}

/** Side view of a box on a wall at the left, placed right of the front in first-angle projection. */
export function wallSide({ out, tall, isRound }, draw) {
  const view = new View();
  if (draw) draw(view);
  else view.rect([0, -tall / 2], [out, tall], { radius: isRound ? out * 0.3 : 2 });
  view.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  return view;
}

export function drawWallLight(context) {
  const { sizes, isLike } = context;
  const box = wallBox(context);
  if (isLike(/globe|sphere/)) return drawWallGlobe({ sizes, box, model: context.model });
  const { across, tall, out, isRound } = box;
  const front = new View();
  if (isRound) {
    front.circle([0, 0], across / 2).circle([0, 0], across * 0.44, 'thin');
    front.cross([0, 0], across / 2);
  } else {
    front.rect([-across / 2, -tall / 2], [across, tall], {
      radius: isLike(/round|soft|pill/) ? Math.min(across, tall) * 0.2 : 2,
    });
    front.rect([-across * 0.46, -tall / 2 + across * 0.04], [across * 0.92, tall - across * 0.08], {
      radius: 2,
      style: 'thin',
    });
    front.cross([0, 0], across / 2, tall / 2);
  }
  const side = wallSide({ out, tall, isRound }, (view) => {
    if (isLike(/arm|reading|swan|stem/)) {
      view.rect([0, -tall * 0.2], [out * 0.12, tall * 0.4]).line([out * 0.12, 0], [out * 0.6, 0]);
      view.rect([out * 0.6, -tall / 2], [out * 0.4, tall], { radius: out * 0.08 });
      return;
    }
    view.rect([0, -tall / 2], [out, tall], { radius: isRound ? Math.min(out, tall) * 0.2 : 2 });
    view.line([out * 0.3, -tall / 2], [out * 0.3, tall / 2], 'thin');
    if (isLike(/up|down|grazer|slot|lens/)) {
      view
        .line([out * 0.4, -tall / 2], [out * 0.5, -tall * 0.4], 'hidden')
        .line([out * 0.9, -tall / 2], [out * 0.8, -tall * 0.4], 'hidden');
      view.line([out * 0.5, -tall * 0.4], [out * 0.8, -tall * 0.4], 'hidden');
    }
  });
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

/** Glass globe above a cup on a short arm. */
function drawWallGlobe({ sizes, box, model }) {
  const { across, tall, out } = box;
  const r = or(model.diameter_mm, across) / 2;
  const centre = tall / 2 - r;
  const plate = Math.min(90, across * 0.7);
  const cup = (view, x) => {
    view.circle([x, centre], r);
    view.path([
      ['M', x - r * 0.4, centre - r * 0.92],
      ['L', x - r * 0.3, -tall * 0.42],
      ['L', x + r * 0.3, -tall * 0.42],
      ['L', x + r * 0.4, centre - r * 0.92],
    ]);
    return view.cross([x, centre], r);
  };
  const front = cup(new View(), 0);
  front.circle([0, -tall / 2 + plate / 2], plate / 2);
  const side = cup(new View(), out - r);
  side.rect([0, -tall / 2], [12, plate], { radius: 2 });
  side
    .line([12, -tall * 0.32], [out - r - r * 0.3, -tall * 0.32])
    .line([12, -tall * 0.36], [out - r - r * 0.3, -tall * 0.36]);
  side.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}
