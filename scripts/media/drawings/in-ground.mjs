import { or } from './surface.mjs';
import { View } from './view.mjs';

export function drawInGround({ sizes, model, isLike }) {
  const isRound = Boolean(sizes.D);
  const across = sizes.D ?? sizes.L ?? 180;
  const deep = sizes.D ?? sizes.W ?? across;
  const height = sizes.H ?? model.depth_mm ?? 160;
  const bezel = or(model.bezel_mm, Math.min(across, deep) * 0.1);
  const above = faceView({ across, deep, bezel, isRound });
  const rim = isLike(/proud|raised|drive-over dome/) ? height * 0.06 : Math.max(2, height * 0.02);
  const body = across * 0.43;
  const front = bodySection({ across, height, bezel, rim });
  front.upright([-height + rim, rim], sizes.label('H', '', height), { side: 'right', at: body });
  if (isRound)
    front.across([-across / 2, across / 2], sizes.label('D', 'Ø'), { side: 'top', at: 0 });
  else {
    front.across([-across / 2, across / 2], sizes.label('L', '', across), { side: 'top', at: 0 });
    above.upright([-deep / 2, deep / 2], sizes.label('W', '', deep), {
      side: 'left',
      at: -across / 2,
    });
  }
  if (sizes.cut.length > 0) {
    const cut = sizes.cut[0];
    front.across([-cut / 2, cut / 2], sizes.label('C', sizes.cut.length > 1 ? '' : 'Ø'), {
      side: 'bottom',
      at: -height * 0.9,
    });
  }
  return { isUpright: true, groups: [{ layout: 'stack', views: [front, above] }] };
}

function faceView({ across, deep, bezel, isRound }) {
  const above = new View();
  if (isRound) {
    above
      .circle([0, 0], across / 2)
      .circle([0, 0], across / 2 - bezel)
      .circle([0, 0], (across / 2 - bezel) * 0.82, 'thin')
      .cross([0, 0], across / 2);
    for (let screw = 0; screw < 6; screw += 1) {
      const turn = (screw / 6) * 2 * Math.PI + 0.5;
      above.circle(
        [Math.cos(turn) * (across / 2 - bezel / 2), Math.sin(turn) * (across / 2 - bezel / 2)],
        bezel * 0.18,
        'thin',
      );
    }
  } else {
    above
      .rect([-across / 2, -deep / 2], [across, deep], { radius: 2 })
      .rect([-across / 2 + bezel, -deep / 2 + bezel], [across - 2 * bezel, deep - 2 * bezel], {
        style: 'thin',
      });
    above.cross([0, 0], across / 2, deep / 2);
  }
  return above;
}

function bodySection({ across, height, bezel, rim }) {
  const front = new View();
  const body = across * 0.43;
  front.polyline([
    [0, rim],
    [across / 2 - rim, rim],
    [across / 2, 0],
    [body, 0],
    [body, -height * 0.62],
    [body * 0.9, -height + rim],
    [0, -height + rim],
  ]);
  front.line([0, -height * 0.03], [across / 2 - bezel, -height * 0.03], 'thin');
  front.polyline(
    [
      [0, -height * 0.34],
      [body * 0.4, -height * 0.34],
      [body * 0.8, -height * 0.05],
    ],
    'thin',
  );
  front.polyline(
    [
      [body * 1.06, -height * 0.02],
      [body * 1.06, -height + rim],
      [0, -height + rim],
    ],
    'hidden',
  );
  front.mirror();
  front
    .surface([-across * 0.72, 0], [-across / 2, 0], -1)
    .surface([across / 2, 0], [across * 0.72, 0], -1);
  front.line([0, height * 0.12], [0, -height * 1.08], 'centre');
  return front;
}
