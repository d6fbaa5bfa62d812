import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawBollard({ sizes, model, isLike }) {
  const isRound = Boolean(sizes.D);
  if (isLike(/mushroom|cap with/)) return drawMushroom({ sizes, model });
  const across = sizes.D ?? or(model.width_mm, sizes.W ?? 160);
  const deep = sizes.D ?? or(model.depth_mm, across);
  const tall = sizes.H ?? 1000;
  const outline = (width) => bollardOutline(width, { tall, model, isLike });
  const front = outline(across);
  front.upright([0, tall], sizes.label('H', '', tall), { side: 'left', at: -across / 2 });
  front.across([-across / 2, across / 2], sizes.labelOf(across, isRound ? 'Ø' : ''), {
    side: 'top',
    at: tall,
  });
  const views = [front];
  if (!isRound) {
    const side = outline(deep);
    side.across([-deep / 2, deep / 2], sizes.labelOf(deep), { side: 'top', at: tall });
    views.push(side);
  }
  const above = bollardFromAbove({ across, deep, isRound });
  return {
    direction: 'row',
    groups: [
      { layout: 'row', views, share: 1.2 },
      { layout: 'row', views: [above], share: 1, largestScale: 0.9 },
    ],
  };
}

function bollardOutline(width, { tall, model, isLike }) {
  const view = new View();
  const head = Math.min(tall * 0.3, or(model.aperture_mm, tall * 0.16));
  const cap = Math.min(tall * 0.05, width * 0.3);
  view.rect([-width / 2, 0], [width, tall - cap - head]);
  drawHead(view, { width, tall, cap, head, isLike });
  view.rect([-width / 2, tall - cap], [width, cap], {
    radius: isLike(/dome|rounded/) ? cap : 1.5,
  });
  view.surface([-width * 1.4, 0], [width * 1.4, 0], -1);
  view.line([0, -tall * 0.04], [0, tall * 1.04], 'centre');
  view.rect([-width * 0.3, tall * 0.12], [width * 0.6, tall * 0.13], {
    radius: 3,
    style: 'hidden',
  });
  return view;
}

/** Light outlet: a slot, louvres or a clear ring. */
function drawHead(view, { width, tall, cap, head, isLike }) {
  if (isLike(/bite|slot/)) {
    view
      .line([width / 2, tall - cap - head], [-width * 0.2, tall - cap - head])
      .line([-width * 0.2, tall - cap - head], [-width * 0.2, tall - cap], 'hidden');
    view.line([-width / 2, tall - cap - head], [-width / 2, tall - cap]);
    view.line([-width * 0.1, tall - cap - 2], [width * 0.36, tall - cap - 2], 'thin');
  } else if (isLike(/louvre|fins|lamella/)) {
    for (let blade = 0; blade <= 4; blade += 1) {
      const y = tall - cap - head + (head * blade) / 4;
      view.line([-width / 2, y], [width / 2, y], blade % 4 === 0 ? 'outline' : 'thin');
    }
    view
      .line([-width * 0.3, tall - cap - head], [-width * 0.3, tall - cap], 'hidden')
      .line([width * 0.3, tall - cap - head], [width * 0.3, tall - cap], 'hidden');
  } else {
    view
      .line([-width * 0.44, tall - cap - head], [-width * 0.44, tall - cap])
      .line([width * 0.44, tall - cap - head], [width * 0.44, tall - cap]);
  }
}

function bollardFromAbove({ across, deep, isRound }) {
  const above = new View();
  if (isRound) above.circle([0, 0], across / 2);
  else above.rect([-across / 2, -deep / 2], [across, deep], { radius: 2 });
  above.cross([0, 0], across / 2, deep / 2);
  return above;
}

/** Path light: a shallow cap on a thin stem. */
function drawMushroom({ sizes, model }) {
  const d = or(model.diameter_mm, 200);
  const tall = or(model.height_mm, sizes.H ?? 450);
  const [r, cap, stem] = [d / 2, d * 0.24, d * 0.09];
  const front = new View();
  front.path([
    ['M', -r, tall - cap],
    ['Q', -r * 0.7, tall, 0, tall],
    ['Q', r * 0.7, tall, r, tall - cap],
    ['Z'],
  ]);
  front.line([-r, tall - cap + 4], [r, tall - cap + 4], 'thin');
  front.path(
    [
      ['M', -r * 0.88, tall - cap],
      ['Q', 0, tall - cap * 1.25, r * 0.88, tall - cap],
    ],
    'thin',
  );
  front.rect([-stem, 0], [2 * stem, tall - cap * 1.1]).rect([-r * 0.45, -6], [r * 0.9, 6]);
  front.surface([-d, -6], [d, -6], -1).line([0, -tall * 0.06], [0, tall * 1.06], 'centre');
  front.across([-r, r], sizes.labelOf(d, 'Ø'), { side: 'top', at: tall - cap });
  front.upright([-6, tall], sizes.label('H', '', tall), { side: 'left', at: -r });
  const above = new View();
  above
    .circle([0, 0], r)
    .circle([0, 0], r * 0.96, 'thin')
    .circle([0, 0], r * 0.45, 'hidden')
    .cross([0, 0], r);
  return { groups: [{ layout: 'row', views: [front, above] }] };
}
