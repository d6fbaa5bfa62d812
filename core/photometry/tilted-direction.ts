const DEGREES = 180 / Math.PI;

/** A direction of light: half plane C and angle γ from the nadir, degrees. */
type Direction = { planeDeg: number; gammaDeg: number };

/**
 * Converts directions in the room to those of a luminaire that is tilted by `tiltDeg` about its C90-C270 axis: its nadir
 * moves towards C0, whose side rises.
 */
export function createOwnDirection(
  tiltDeg: number,
): (planeDeg: number, gammaDeg: number) => Direction {
  const cosine = Math.cos(tiltDeg / DEGREES);
  const sine = Math.sin(tiltDeg / DEGREES);
  return (planeDeg, gammaDeg) => {
    const away = Math.sin(gammaDeg / DEGREES);
    const down = Math.cos(gammaDeg / DEGREES);
    const front = away * Math.cos(planeDeg / DEGREES);
    const side = away * Math.sin(planeDeg / DEGREES);
    const ownFront = front * cosine - down * sine;
    const ownDown = down * cosine + front * sine;
    return {
      planeDeg: Math.atan2(side, ownFront) * DEGREES,
      gammaDeg: Math.atan2(Math.hypot(ownFront, side), ownDown) * DEGREES,
    };
  };
}
