import { accent, arrow, between, filmWidth, glow, turnArrow, viewToSvg } from './film-sheet.mjs';
import { placeAt } from './ink.mjs';
import { View } from './view.mjs';

/** Track in side view with the adapter and the head of a spot; `lift` in mm below the track. */
function trackSpot(size, { lift, lever, tilt }) {
  const view = new View();
  const y = -lift;
  view.rect([-70, y - 24], [140, 24], { radius: 3 });
  for (const x of [-48, 40]) view.rect([x, y], [10, 12], { style: 'thin' });
  view.rect([20 - lever * 26, y - 33], [26, 9], { radius: 2 });
  view
    .line([-5, y - 24], [-5, y - 106])
    .line([5, y - 24], [5, y - 106])
    .circle([0, y - 112], 9);
  const angle = (tilt * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turn = ([u, v]) => [u * c - v * s, y - 112 + u * s + v * c];
  const [half, r] = [size.length / 2, size.diameter / 2];
  view.polygon(
    [
      [-half, -r],
      [half, -r],
      [half, r],
      [-half, r],
    ].map(turn),
  );
  view.polyline(
    [
      [-half + 8, -r],
      [-half + 8, r],
    ].map(turn),
    'thin',
  );
  for (let fin = 1; fin < 6; fin += 1)
    view.polyline(
      [
        [half - fin * 8, -r],
        [half - fin * 8, r],
      ].map(turn),
      'thin',
    );
  return { view, mouth: [turn([-half, -r]), turn([-half, r])], axis: [-c, -s] };
}

/** One moment of fitting a track spot: insert, lock, aim, switch on. */
export function trackFrame(size, step, t) {
  const place = placeAt(filmWidth / 2 + 60, 130, 1.4);
  const track = new View();
  track
    .rect([-270, 0], [600, 34])
    .line([-270, 7], [330, 7], 'thin')
    .surface([-270, 34], [330, 34], 1);
  const lift = step === 0 ? 120 * (1 - between(t, 0.15, 0.75)) : 0;
  const lever = step === 0 ? 0 : step === 1 ? between(t, 0.25, 0.7) : 1;
  const tilt = step < 2 ? 0 : step === 2 ? between(t, 0.2, 0.8) * 42 : 42;
  const { view, mouth, axis } = trackSpot(size, { lift, lever, tilt });
  const parts = [viewToSvg(track, place), viewToSvg(view, place)];
  if (step === 0)
    parts.push(
      arrow([place.x(-size.length / 2 - 40), place.y(-120)], [0, -80], 1 - between(t, 0.55, 0.75)),
    );
  if (step === 1) {
    parts.push(arrow([place.x(70), place.y(-lift - 50)], [-64, 0], 1 - between(t, 0.55, 0.75)));
    const lock = between(t, 0.7, 0.85);
    parts.push(
      `<circle cx="${place.x(-12)}" cy="${place.y(-28)}" r="${18 + lock * 10}" fill="none" stroke="${accent}" stroke-width="3" opacity="${lock * (1 - between(t, 0.88, 1))}"/>`,
    );
  }
  if (step === 2)
    parts.push(
      turnArrow(
        { centre: [place.x(0), place.y(-112)], radius: size.length * 1.02 },
        [188, 138],
        1 - between(t, 0.7, 0.9),
      ),
    );
  if (step === 3) {
    const lit = between(t, 0.2, 0.55);
    const far = 620;
    const spread = 0.32;
    const ends = mouth.map(([x, y], index) => {
      const side = index === 0 ? -1 : 1;
      return [
        x + axis[0] * far + axis[1] * side * far * spread,
        y + axis[1] * far - axis[0] * side * far * spread,
      ];
    });
    const points = [mouth[0], ends[0], ends[1], mouth[1]].map(
      ([x, y]) => `${place.x(x)} ${place.y(y)}`,
    );
    parts.unshift(`<path fill="${glow}" opacity="${lit * 0.9}" d="M${points.join('L')}Z"/>`);
  }
  return parts.join('');
}
