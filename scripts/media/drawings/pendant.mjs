import { or } from './surface.mjs';
import { View } from './view.mjs';

/** Short piece of suspension with a break, from the luminaire's top to the ceiling rose. */
function suspension(view, xs, { top, reach }) {
  for (const x of xs) {
    view
      .line([x, top], [x, top + reach * 0.42], 'thin')
      .line([x, top + reach * 0.58], [x, top + reach], 'thin');
    const s = reach * 0.05;
    for (const y of [top + reach * 0.42, top + reach * 0.58]) {
      view.polyline(
        [
          [x - s * 2, y - s],
          [x + s * 2, y + s],
        ],
        'thin',
      );
    }
  }
}

/** Half outline of a pendant's shade from the rim to the neck, by the words of its description. */
function shade({ r, h, isLike }) {
  if (isLike(/globe|sphere|ball/)) {
    const neck = r * 0.2;
    const y = r + Math.sqrt(r * r - neck * neck);
    return [
      ['M', 0, 0],
      ['A', r, false, r, r],
      ['A', r, false, neck, y],
      ['L', neck, h],
      ['L', 0, h],
    ];
  }
  if (isLike(/bell/))
    return [
      ['M', r, 0],
      ['Q', r * 0.95, h * 0.62, r * 0.3, h * 0.78],
      ['L', r * 0.22, h * 0.8],
      ['L', r * 0.22, h],
      ['L', 0, h],
    ];
  if (isLike(/\bdome|bowl|hemispher/))
    return [
      ['M', r, 0],
      ['Q', r, h * 0.85, r * 0.18, h * 0.9],
      ['L', r * 0.14, h],
      ['L', 0, h],
    ];
  if (isLike(/cone|conical|bell|trumpet|flar/))
    return [
      ['M', r, 0],
      ['Q', r * 0.5, h * 0.35, r * 0.24, h * 0.8],
      ['L', r * 0.2, h],
      ['L', 0, h],
    ];
  if (isLike(/disc|saucer|plate|flat/))
    return [
      ['M', r, 0],
      ['L', r, h * 0.16],
      ['Q', r * 0.6, h * 0.5, r * 0.2, h * 0.6],
      ['L', r * 0.16, h],
      ['L', 0, h],
    ];
  return [
    ['M', r, 0],
    ['L', r, h * 0.97],
    ['L', r * 0.96, h],
    ['L', 0, h],
  ];
}

export function drawPendant({ sizes, model, isLike }) {
  if (!sizes.D && sizes.L) return drawPendantBar({ sizes, isLike });
  const across = sizes.D ?? 300;
  const h = sizes.H ?? across * 0.5;
  const r = across / 2;
  const isRing = isLike(/\bring\b|hoop|annul|halo/);
  const front = new View();
  if (isRing)
    front.rect([-r, 0], [across, h], { radius: h * 0.1 }).line([-r, h * 0.2], [r, h * 0.2], 'thin');
  else {
    front.path(shade({ r, h, isLike }));
    front.mirror();
    if (!isLike(/globe|sphere|ball/)) {
      front.line([-r, 0], [r, 0]);
      const a = Math.min(or(model.aperture_mm, across * 0.86), across * 0.96) / 2;
      front.path(
        [
          ['M', -a, 0],
          ['Q', -a * 0.8, h * 0.45, -a * 0.3, h * 0.55],
          ['L', a * 0.3, h * 0.55],
          ['Q', a * 0.8, h * 0.45, a, 0],
        ],
        'hidden',
      );
    }
  }
  const reach = Math.max(h, across) * 0.55;
  suspension(front, isRing ? [-r * 0.86, r * 0.86] : [0], { top: h, reach });
  const rose = Math.min(120, across * 0.3);
  front.rect([-rose / 2, h + reach], [rose, rose * 0.22]);
  front.surface([-r, h + reach + rose * 0.22], [r, h + reach + rose * 0.22], 1);
  front.line([0, -h * 0.1], [0, h * 1.2], 'centre');
  front.across([-r, r], sizes.label('D', 'Ø'), { side: 'bottom', at: 0 });
  front.upright([0, h], sizes.label('H', '', h), { side: 'right', at: r });
  const drop = model.cable_mm ?? model.suspension_mm;
  if (drop)
    front.upright([h, h + reach + rose * 0.22], `≤ ${drop}`, { side: 'left', at: -rose / 2 });
  const above = new View();
  above.circle([0, 0], r);
  if (isRing)
    above.circle([0, 0], or(model.aperture_mm, across - 2 * or(model.bezel_mm, across * 0.06)) / 2);
  else above.circle([0, 0], r * 0.2, 'thin');
  above.cross([0, 0], r);
  return { groups: [{ layout: 'row', views: [front, above] }], isUpright: true };
}

/** Straight pendants: a bar on two wires. */
function drawPendantBar({ sizes }) {
  const length = sizes.L;
  const width = sizes.W ?? 60;
  const height = sizes.H ?? 60;
  const front = new View();
  front.rect([-length / 2, 0], [length, height], { radius: height * 0.08 });
  front.line([-length / 2, height * 0.16], [length / 2, height * 0.16], 'thin');
  const reach = length * 0.2;
  suspension(front, [-length * 0.4, length * 0.4], { top: height, reach });
  front.surface([-length / 2, height + reach], [length / 2, height + reach], 1);
  front.across([-length / 2, length / 2], sizes.label('L'), { side: 'bottom', at: 0 });
  const section = new View();
  section.caption = 'A–A';
  section.rect([-width / 2, 0], [width, height], { radius: Math.min(width, height) * 0.08 });
  section.rect([-width * 0.44, 0.5], [width * 0.88, height * 0.06], { style: 'thin' });
  section.rect([-width * 0.44, height * 0.5], [width * 0.88, height * 0.04], { style: 'thin' });
  section.line([0, -height * 0.15], [0, height * 1.15], 'centre');
  section.across([-width / 2, width / 2], sizes.label('W', '', width), { side: 'bottom', at: 0 });
  section.upright([0, height], sizes.label('H', '', height), { side: 'right', at: width / 2 });
  return {
    groups: [
      { layout: 'row', views: [front], share: 1 },
      { layout: 'row', views: [section], share: 1 },
    ],
  };
}
