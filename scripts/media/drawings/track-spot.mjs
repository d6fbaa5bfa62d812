import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawTrackSpot({ sizes, model, isLike }) {
  const isBox = !sizes.D;
  const d = sizes.D ?? Math.min(sizes.W ?? 70, sizes.H ?? 200);
  const length = isBox ? (sizes.L ?? 160) : Math.max(sizes.L ?? 0, d * 1.2);
  const height = sizes.H ?? d * 2.4;
  const adapter = { width: Math.min(Math.max(length * 0.6, 110), 160), height: 22 };
  const front = new View();
  const head = isBox && length > d * 2.2 ? 'bar' : 'spot';
  front.rect([-adapter.width / 2, -adapter.height], [adapter.width, adapter.height], { radius: 2 });
  front.surface([-adapter.width * 0.75, 0], [adapter.width * 0.75, 0], 1);
  const centre = -(height - Math.min(d, height * 0.6) / 2);
  front
    .line([-4, -adapter.height], [-4, centre + d * 0.3])
    .line([4, -adapter.height], [4, centre + d * 0.3]);
  if (head === 'bar')
    front.rect([-length / 2, -height], [length, Math.min(d, height * 0.55)], { radius: 3 });
  else {
    front.rect([-length / 2, centre - d / 2], [length, d], {
      radius: isLike(/soft|round(ed)? /) ? d * 0.12 : 2,
    });
    front.line(
      [-length / 2 + length * 0.06, centre - d / 2],
      [-length / 2 + length * 0.06, centre + d / 2],
      'thin',
    );
    const fins = or(model.fins, 0);
    for (let fin = 0; fin < Math.min(8, fins); fin += 1) {
      const x = length / 2 - length * 0.05 * (fin + 1);
      front.line([x, centre - d / 2], [x, centre + d / 2], 'thin');
    }
    front.polyline(
      [
        [-length / 2, centre - d * 0.42],
        [-length * 0.2, centre - d * 0.22],
        [-length * 0.2, centre + d * 0.22],
        [-length / 2, centre + d * 0.42],
      ],
      'hidden',
    );
    front.line([-length * 0.6, centre], [length * 0.6, centre], 'centre');
  }
  front.across([-length / 2, length / 2], sizes.label(sizes.L ? 'L' : 'H', '', length), {
    side: 'bottom',
    at: centre,
  });
  front.upright([-height, 0], sizes.label('H', '', height), { side: 'right', at: length / 2 });
  const side = spotSide({ sizes, d, height, centre, adapter, isBar: head === 'bar' });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}

function spotSide({ sizes, d, height, centre, adapter, isBar }) {
  const side = new View();
  side
    .rect([-17, -adapter.height], [34, adapter.height], { radius: 2 })
    .line([-4, -adapter.height], [-4, centre + d / 2])
    .line([4, -adapter.height], [4, centre + d / 2]);
  side.surface([-d * 0.75, 0], [d * 0.75, 0], 1);
  if (!sizes.D) {
    const deep = sizes.W ?? d;
    const tall = isBar ? Math.min(d, height * 0.55) : d;
    side
      .rect([-deep / 2, -height], [deep, tall], { radius: 2 })
      .line([0, 8], [0, -height - 10], 'centre');
    side.across([-deep / 2, deep / 2], sizes.label('W', '', deep), { side: 'bottom', at: -height });
  } else {
    side
      .circle([0, centre], d / 2)
      .circle([0, centre], d * 0.42, 'thin')
      .circle([0, centre], d * 0.2, 'thin')
      .cross([0, centre], d / 2);
    side.across([-d / 2, d / 2], sizes.label('D', 'Ø'), { side: 'bottom', at: centre });
  }
  return side;
}
