/** Processor time of the loop on the machine where limits in milliseconds were set. */
const REFERENCE_MS = 20;

/** Says how many times slower this machine is at random reads than the one where limits were set; at least 1. */
export function measureSlowness() {
  const array = new Uint32Array(1 << 20);
  const before = process.cpuUsage();
  let place = 1;
  for (let i = 0; i < 1 << 23; i += 1) {
    place = (Math.imul(place, 1664525) + 1013904223) >>> 0;
    array[place & 0xfffff] += place;
  }
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1000 / REFERENCE_MS);
}
