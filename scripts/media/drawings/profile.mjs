import { View } from './view.mjs';

/** Surface channel: U with feet for the cover. */
function channel(w, h, t) {
  const view = new View();
  view.polygon([
    [-w / 2, 0],
    [-w / 2, h],
    [w / 2, h],
    [w / 2, 0],
    [w / 2 - t, 0],
    [w / 2 - t, h - t],
    [-w / 2 + t, h - t],
    [-w / 2 + t, 0],
  ]);
  return view;
}

/** Recessed channel: the same with flanges on the visible side. */
function flanged(w, h, t) {
  const body = w * 0.7;
  const view = new View();
  view.polygon([
    [-w / 2, 0],
    [-w / 2, t],
    [-body / 2, t],
    [-body / 2, h],
    [body / 2, h],
    [body / 2, t],
    [w / 2, t],
    [w / 2, 0],
    [body / 2 - t, 0],
    [body / 2 - t, h - t],
    [-body / 2 + t, h - t],
    [-body / 2 + t, 0],
  ]);
  return view;
}

/** Corner profile: a quarter with two legs at right angles and a round cover. */
function corner(w, h, t) {
  const view = new View();
  view.polygon([
    [-w / 2, 0],
    [-w / 2, h],
    [w / 2, h],
    [w / 2, h - t],
    [-w / 2 + t * 2.6, h - t],
    [-w / 2 + t, h - t * 2.6],
    [-w / 2 + t, 0],
  ]);
  view.path(
    [
      ['M', -w / 2 + t, 0],
      ['Q', w / 2 - t, 0, w / 2 - t * 0.6, h - t],
    ],
    'thin',
  );
  view.line([-w / 2 + t * 1.4, h - t * 3], [-w / 2 + t * 3, h - t * 1.4], 'thin');
  return view;
}

/** Round profile that hangs: a tube with a chord for the strip. */
function tube(w, h) {
  const view = new View();
  view.circle([0, h / 2], h / 2).circle([0, h / 2], h / 2 - 1.4, 'thin');
  view.line([-w * 0.42, h * 0.62], [w * 0.42, h * 0.62], 'thin');
  return view.cross([0, h / 2], w / 2, h / 2);
}

export function drawProfile({ sizes, model, isLike, parts }) {
  const width = sizes.W ?? sizes.D ?? 18;
  const height = sizes.H ?? sizes.D ?? 14;
  const length = sizes.L ?? 2000;
  const wall = Math.max(1, Math.min(width, height) * 0.08);
  const isCorner = model.section === 'corner';
  const isRecessed = model.section === 'recessed' || isLike(/flange|trimless|plaster/);
  const isTube = isLike(/\bround\b|\btube\b|tubular/) && !isCorner;
  const draw = isCorner ? corner : isTube ? tube : isRecessed ? flanged : channel;
  const section = draw(width, height, wall);
  section.caption = 'A–A';
  if (!isCorner && !isTube) {
    const opening = (isRecessed ? width * 0.7 : width) - 2 * wall;
    const inner = Number(parts.channelsMm[0]);
    section.rect([-opening / 2, 0], [opening, wall], { style: 'thin' });
    // Ribs hold the strip on its floor.
    for (const side of [-1, 1])
      section.line([(side * inner) / 2, height - wall], [(side * inner) / 2, height - wall * 2.4]);
    section.rect([-inner * 0.42, height - wall * 1.5], [inner * 0.84, wall * 0.5], {
      style: 'thin',
    });
    section.rect([-inner * 0.1, height - wall * 2.2], [inner * 0.2, wall * 0.7], { style: 'thin' });
    section.line([0, -height * 0.14], [0, height * 1.14], 'centre');
    section.across([-inner / 2, inner / 2], String(inner), {
      side: 'top',
      at: height,
    });
  }
  if (isRecessed)
    section
      .surface([-width * 0.85, wall], [-width / 2, wall], 1)
      .surface([width / 2, wall], [width * 0.85, wall], 1);
  section.across([-width / 2, width / 2], sizes.label('W', '', width), { side: 'bottom', at: 0 });
  section.upright([0, height], sizes.label('H', '', height), { side: 'right', at: width / 2 });
  const front = new View();
  front.rect([-length / 2, 0], [length, Math.max(height, length / 70)]);
  const tall = front.height;
  front.line([-length / 2, tall * 0.2], [length / 2, tall * 0.2], 'thin');
  front.line([length * 0.2, -tall * 0.9], [length * 0.2, tall * 1.9], 'centre');
  front.across([-length / 2, length / 2], sizes.label('L', '', length), { side: 'bottom', at: 0 });
  return {
    groups: [
      { layout: 'row', views: [front], share: 0.5 },
      { layout: 'row', views: [section], largestScale: 14, share: 1.4 },
    ],
  };
}
