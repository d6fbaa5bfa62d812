import { elevation, mark, sectionView } from './linear.mjs';
import { View } from './view.mjs';

export function drawTrack({ sizes, isLike }) {
  const length = sizes.L ?? 2000;
  const width = sizes.W ?? 36;
  const height = sizes.H ?? 33;
  if (sizes.L && sizes.L < 260) return drawTrackPart({ sizes, length, width, height, isLike });
  const front = elevation(length, height);
  front.line([-length / 2, height * 0.2], [length / 2, height * 0.2], 'thin');
  front.across([-length / 2, length / 2], sizes.label('L', '', length), { side: 'bottom', at: 0 });
  mark(front, length * 0.2, [0, height]);
  const section = sectionView(
    (w, h) => {
      const view = new View();
      const t = w * 0.06;
      const [half, slot] = [w / 2, w * 0.2];
      view.polyline([
        [slot, 0],
        [half, 0],
        [half, h],
        [0, h],
      ]);
      view.polyline(
        [
          [slot, 0],
          [slot, t * 1.4],
          [half - t, t * 1.4],
          [half - t, h * 0.36],
          [half - t * 2.2, h * 0.36],
          [half - t * 2.2, h * 0.44],
          [half - t, h * 0.44],
          [half - t, h * 0.58],
          [half - t * 2.2, h * 0.58],
          [half - t * 2.2, h * 0.66],
          [half - t, h * 0.66],
          [half - t, h - t * 1.6],
          [0, h - t * 1.6],
        ],
        'thin',
      );
      view.mirror();
      for (const y of [h * 0.4, h * 0.62]) {
        view.circle([half - t * 1.6, y], t * 0.6, 'thin');
        view.circle([-half + t * 1.6, y], t * 0.6, 'thin');
      }
      return view.line([0, -h * 0.12], [0, h * 1.12], 'centre');
    },
    { width, height, sizes, heightLabel: sizes.label('H', '', height) },
  );
  return {
    groups: [
      { layout: 'row', views: [front], share: 0.55 },
      { layout: 'row', views: [section], share: 1.25 },
    ],
  };
}

/** Feeds, corners and couplers: a short part with a cable entry. */
function drawTrackPart({ sizes, length, width, height }) {
  const front = new View();
  front.rect([-length / 2, 0], [length, height], { radius: 1.5 });
  front.line([-length / 2, height * 0.3], [length / 2, height * 0.3], 'thin');
  front.across([-length / 2, length / 2], sizes.label('L'), { side: 'bottom', at: 0 });
  const side = new View();
  side
    .rect([-width / 2, 0], [width, height], { radius: 1.5 })
    .line([0, -4], [0, height + 4], 'centre');
  side.across([-width / 2, width / 2], sizes.label('W', '', width), { side: 'bottom', at: 0 });
  side.upright([0, height], sizes.label('H', '', height), { side: 'right', at: width / 2 });
  return { groups: [{ layout: 'row', views: [front, side] }] };
}
