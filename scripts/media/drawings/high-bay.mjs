import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawHighBay({ sizes, model, isLike }) {
  if (!sizes.D && sizes.L) return drawLinearBay({ sizes, model });
  const across = sizes.D ?? 360;
  const h = sizes.H ?? 180;
  const r = across / 2;
  const front = new View();
  const rim = h * 0.26;
  const neck = r * 0.42;
  front.polyline([
    [0, 0],
    [r, 0],
    [r, rim],
    [r * 0.9, rim + h * 0.05],
    [neck, h * 0.52],
    [neck, h * 0.8],
    [r * 0.1, h * 0.84],
    [r * 0.1, h * 0.88],
    [0, h * 0.88],
  ]);
  front.line([0, rim * 0.4], [r, rim * 0.4], 'thin').line([0, rim], [r, rim], 'thin');
  const fins = Math.max(6, Math.min(12, Math.round(or(model.fins, 20) / 3)));
  for (let fin = 1; fin < fins; fin += 1) {
    const x = r * Math.sin((fin / fins) * (Math.PI / 2)) * 0.92;
    const y =
      x < neck ? h * 0.52 : rim + h * 0.05 + ((r * 0.9 - x) / (r * 0.9 - neck)) * (h * 0.47 - rim);
    front.line([x, rim], [x, Math.max(rim, y)], 'thin');
  }
  front.mirror();
  front.circle([0, h * 0.94], h * 0.06).circle([0, h * 0.94], h * 0.035, 'thin');
  front.line([0, -h * 0.12], [0, h * 1.1], 'centre');
  front.across([-r, r], sizes.label('D', 'Ø'), { side: 'bottom', at: 0 });
  front.upright([0, h], sizes.label('H', '', h), { side: 'right', at: r });
  const below = new View();
  below
    .circle([0, 0], r)
    .circle([0, 0], r * 0.9, 'thin')
    .cross([0, 0], r);
  const heads = isLike(/cob|single/) ? 0 : 6;
  for (const [ring, count] of [
    [0.3, heads],
    [0.62, heads * 2],
  ]) {
    for (let led = 0; led < count; led += 1) {
      const turn = (led / count) * 2 * Math.PI + 0.2;
      below.circle([Math.cos(turn) * r * ring, Math.sin(turn) * r * ring], r * 0.09, 'thin');
    }
  }
  return { isUpright: true, groups: [{ layout: 'row', views: [front, below] }] };
}

/** High bays that are long boxes: modules side by side. */
function drawLinearBay({ sizes, model }) {
  const { L: length } = sizes;
  const width = sizes.W ?? 200;
  const height = sizes.H ?? 90;
  const below = new View();
  below.rect([-length / 2, -width / 2], [length, width], { radius: 4 });
  const heads = Math.max(1, or(model.heads, 2));
  for (let head = 0; head < heads; head += 1) {
    const span = width / heads;
    below.rect(
      [-length * 0.47, -width / 2 + head * span + span * 0.12],
      [length * 0.94, span * 0.76],
      {
        style: 'thin',
      },
    );
  }
  below.cross([0, 0], length / 2, width / 2);
  below.across([-length / 2, length / 2], sizes.label('L'), { side: 'top', at: width / 2 });
  below.upright([-width / 2, width / 2], sizes.label('W', '', width), {
    side: 'left',
    at: -length / 2,
  });
  const front = new View();
  front.rect([-length / 2, 0], [length, height * 0.55], { radius: 3 });
  const fins = Math.max(6, Math.min(30, or(model.fins, 16)));
  for (let fin = 1; fin < fins; fin += 1) {
    const x = -length / 2 + (fin * length) / fins;
    front.line([x, height * 0.2], [x, height * 0.55], 'hatch');
  }
  front.rect([-length * 0.2, height * 0.55], [length * 0.4, height * 0.45], { radius: 2 });
  front.line([-length / 2, height * 0.18], [length / 2, height * 0.18], 'thin');
  front.upright([0, height], sizes.label('H', '', height), { side: 'right', at: length / 2 });
  return { isUpright: true, groups: [{ layout: 'stack', views: [below, front] }] };
}
