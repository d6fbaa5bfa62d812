import { or } from './surface.mjs';
import { View } from './view.mjs';

/** Outer size of a face that is round (`D`) or a rectangle (`L` by `W`). */
function faceOf({ sizes, isLike }) {
  if (sizes.D && !isLike(/\bsquare\b/)) return { isRound: true, across: sizes.D, deep: sizes.D };
  const across = sizes.L ?? sizes.D ?? 150;
  return { isRound: false, across, deep: sizes.W ?? across };
}

function faceView(face, bezel, { heads, aperture, isTrimless, isBaffle }) {
  const view = new View();
  const { across, deep, isRound } = face;
  if (isRound) {
    view.circle([0, 0], across / 2, isTrimless ? 'hidden' : 'outline');
    view.circle([0, 0], aperture / 2);
    view.circle([0, 0], aperture * 0.47, 'thin');
    view.circle([0, 0], aperture * 0.27, 'thin');
    if (isBaffle) view.circle([0, 0], aperture * 0.4, 'thin');
    view.cross([0, 0], across / 2);
    return view;
  }
  view.rect([-across / 2, -deep / 2], [across, deep], { style: isTrimless ? 'hidden' : 'outline' });
  const inner = [across - 2 * bezel, deep - 2 * bezel];
  view.rect([-inner[0] / 2, -inner[1] / 2], [inner[0], inner[1]]);
  if (heads === 1 && aperture < Math.min(...inner) * 0.7)
    heads = Math.round(inner[0] / aperture / 1.4);
  for (let head = 0; head < heads; head += 1) {
    const x = (head - (heads - 1) / 2) * (inner[0] / heads);
    const r = Math.min(aperture, inner[0] / heads, inner[1]) * 0.44;
    view.circle([x, 0], r);
    view.circle([x, 0], r * 0.55, 'thin');
    view.line([x, -deep / 2 - 6], [x, deep / 2 + 6], 'centre');
  }
  view.cross([0, 0], across / 2, heads % 2 === 0 ? deep / 2 : 0);
  return view;
}

/** Half of a recessed body in section, mirrored: bezel under the ceiling, reflector, heat sink. */
function recessedSection({ across, cut, height, aperture, bezelHeight, fins, isTrimless }) {
  const view = new View();
  const body = Math.min(cut * 0.96, across * 0.97) / 2;
  const optic = aperture / 2;
  const top = height - bezelHeight;
  const lamp = top * (fins > 0 ? 0.5 : 0.72);
  if (isTrimless)
    view.polyline([
      [optic, 0],
      [across / 2, 0],
      [across / 2, 1.5],
      [body, 1.5],
    ]);
  else {
    view.polyline([
      [optic, -bezelHeight],
      [across / 2 - 1, -bezelHeight],
      [across / 2, 0],
      [body, 0],
    ]);
  }
  const low = isTrimless ? 0 : -bezelHeight;
  view.polyline([
    [body, 0],
    [body, lamp + top * 0.06],
    [fins > 0 ? body * 0.9 : body * 0.86, lamp + top * 0.1],
  ]);
  view.path(
    [
      ['M', optic, low],
      ['Q', optic * 0.86, lamp * 0.7, optic * 0.55, lamp],
    ],
    'thin',
  );
  view.line([0, lamp], [optic * 0.55, lamp], 'thin');
  const shoulder = fins > 0 ? body * 0.9 : body * 0.86;
  view.polyline([
    [shoulder, lamp + top * 0.1],
    [shoulder, top],
    [0, top],
  ]);
  if (fins > 0) {
    view.line([0, lamp + top * 0.14], [shoulder, lamp + top * 0.14], 'thin');
    const step = shoulder / Math.max(3, Math.min(7, fins / 3));
    for (let x = step / 2; x < shoulder - 0.5; x += step) {
      view.line([x, lamp + top * 0.14], [x, top], 'thin');
    }
  }
  // Leaf spring that holds the body in the ceiling.
  view.polyline(
    [
      [body, top * 0.3],
      [body + across * 0.09, top * 0.36],
      [body + across * 0.12, top * 0.1],
    ],
    'thin',
  );
  view.mirror();
  return view;
}

export function drawDownlight(context) {
  const { sizes, model, isLike } = context;
  const face = faceOf(context);
  const isTrimless = isLike(/trimless|plaster-in/);
  const height = sizes.H ?? model.depth_mm ?? 100;
  const bezel = or(model.bezel_mm, face.across * 0.08);
  const aperture = Math.min(or(model.aperture_mm, face.deep - 2 * bezel), face.deep * 0.96);
  const heads = or(model.heads, 1);
  const below = faceView(face, bezel, {
    heads,
    aperture,
    isTrimless,
    isBaffle: isLike(/baffle|louvre/),
  });
  dimensionFace(below, face, sizes);
  const front =
    model.section === 'surface'
      ? surfaceCan(face, { tall: height, opening: aperture, sizes })
      : recessed();
  function recessed() {
    const bezelHeight = isTrimless ? 0 : Math.max(2, Math.min(6, height * 0.04));
    const cut = sizes.cut[0] ?? face.across * 0.93;
    const view = recessedSection({
      across: face.across,
      cut,
      height,
      bezelHeight,
      isTrimless,
      aperture: face.isRound ? aperture : face.across - 2 * bezel,
      fins: or(model.fins, 0),
    });
    const reach = face.across * 0.72;
    view
      .surface([-reach, 0], [-face.across / 2, 0], 1)
      .surface([face.across / 2, 0], [reach, 0], 1);
    if (sizes.cut.length > 0) {
      view.across([-cut / 2, cut / 2], sizes.label('C', sizes.cut.length > 1 ? '' : 'Ø'), {
        side: 'bottom',
        at: 0,
      });
    }
    view.upright([-bezelHeight, height - bezelHeight], sizes.label('H', '', height), {
      side: 'right',
      at: face.across * 0.45,
    });
    return view;
  }
  front.line([0, -height * 0.12], [0, height * 1.12], 'centre');
  return { isUpright: true, groups: [{ layout: 'stack', views: [below, front] }] };
}

function dimensionFace(below, face, sizes) {
  if (face.isRound)
    below.across([-face.across / 2, face.across / 2], sizes.label('D', 'Ø'), {
      side: 'top',
      at: 0,
    });
  else {
    const key = sizes.L ? 'L' : 'D';
    below.across([-face.across / 2, face.across / 2], sizes.label(key, '', face.across), {
      side: 'top',
      at: face.deep / 2,
    });
    const deepKey = sizes.W ? 'W' : key;
    below.upright([-face.deep / 2, face.deep / 2], sizes.label(deepKey, '', face.deep), {
      side: 'left',
      at: -face.across / 2,
    });
  }
}

/** A can on the ceiling, with the cone of its opening. */
function surfaceCan(outer, { tall, opening, sizes }) {
  const view = new View();
  view.rect([-outer.across / 2, -tall], [outer.across, tall], { radius: 1.5 });
  view.polyline(
    [
      [-opening / 2, -tall],
      [-opening * 0.3, -tall * 0.7],
      [opening * 0.3, -tall * 0.7],
      [opening / 2, -tall],
    ],
    'hidden',
  );
  view.surface([-outer.across * 0.75, 0], [outer.across * 0.75, 0], 1);
  view.upright([-tall, 0], sizes.label('H', '', tall), { side: 'right', at: outer.across / 2 });
  view.line([0, tall * 0.06], [0, -tall * 1.06], 'centre');
  return view;
}
