import { wallBox, wallDimensions, wallSide } from './surface.mjs';
import { View } from './view.mjs';

/** Half-round shell that throws its light down the wall. */
function drawEyelid({ sizes, box }) {
  const { across, tall, out } = box;
  const front = new View();
  front.path([
    ['M', -across / 2, -tall / 2],
    ['Q', -across / 2, tall / 2, 0, tall / 2],
    ['Q', across / 2, tall / 2, across / 2, -tall / 2],
    ['Z'],
  ]);
  front
    .line([-across * 0.47, -tall * 0.4], [across * 0.47, -tall * 0.4], 'thin')
    .line([0, -tall * 0.6], [0, tall * 0.6], 'centre');
  const side = new View();
  side.path([
    ['M', 0, -tall / 2],
    ['L', 0, tall / 2],
    ['L', out * 0.14, tall / 2],
    ['Q', out, tall * 0.4, out, -tall / 2],
    ['Z'],
  ]);
  side
    .line([out * 0.12, -tall / 2], [out * 0.12, tall / 2], 'thin')
    .line([out * 0.18, -tall * 0.4], [out * 0.94, -tall * 0.4], 'hidden');
  side.surface([0, -tall * 0.64], [0, tall * 0.64], 1);
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

export function drawBulkhead(context) {
  const { sizes, model, isLike } = context;
  const box = wallBox(context);
  const { across, tall, out, isRound } = box;
  if (isLike(/semicircular/)) return drawEyelid({ sizes, box });
  const isOval = isLike(/oval|ellip|stadium|pill/);
  const rim = Math.min(across, tall) * 0.09;
  const front = new View();
  if (isRound)
    front
      .circle([0, 0], across / 2)
      .circle([0, 0], across / 2 - rim)
      .cross([0, 0], across / 2);
  else {
    const radius = isOval ? Math.min(across, tall) / 2 : Math.min(across, tall) * 0.1;
    front.rect([-across / 2, -tall / 2], [across, tall], { radius });
    front.rect([-across / 2 + rim, -tall / 2 + rim], [across - 2 * rim, tall - 2 * rim], {
      radius: radius * 0.8,
    });
    front.cross([0, 0], across / 2, tall / 2);
  }
  if (model.section === 'recessed') {
    for (const y of [-0.25, 0, 0.25])
      front.line([-across * 0.44, tall * y], [across * 0.44, tall * y]);
  }
  if (isLike(/eyelid|visor|hood/))
    front.line([-across * 0.48, tall * 0.08], [across * 0.48, tall * 0.08]);
  if (isLike(/guard|cage|grille|bars/)) {
    for (const x of [-0.22, 0, 0.22])
      front.line([across * x, -tall * 0.4], [across * x, tall * 0.4], 'thin');
  }
  if (isRound) drawScrews(front, across);
  const side = wallSide({ out, tall }, (view) => {
    const base = out * 0.55;
    view.path([
      ['M', 0, -tall / 2],
      ['L', base, -tall / 2],
      ['L', base, tall / 2],
      ['L', 0, tall / 2],
    ]);
    view.path([
      ['M', base, -tall / 2 + rim],
      ['Q', out, -tall / 2 + rim, out, -tall * 0.14],
      ['L', out, tall * 0.14],
      ['Q', out, tall / 2 - rim, base, tall / 2 - rim],
    ]);
    view.line([base * 0.85, -tall / 2], [base * 0.85, tall / 2], 'thin');
    view.line([-out * 0.15, 0], [out * 1.15, 0], 'centre');
  });
  wallDimensions(front, side, { sizes, box });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

function drawScrews(front, across) {
  for (const angle of [45, 135, 225, 315]) {
    const turn = (angle * Math.PI) / 180;
    front.circle(
      [Math.cos(turn) * across * 0.455, Math.sin(turn) * across * 0.455],
      across * 0.012,
      'thin',
    );
  }
}
