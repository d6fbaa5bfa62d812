/** Processor time of the loop on the machine where limits in milliseconds were set. */
const REFERENCE_MS = 20;

/**
 * Says how many times slower this machine is at random reads than the one where limits were set; at least 1.
 * @param {() => number} readMs what to compare: processor time by default, or a clock, which others on the machine slow down.
 */
export function measureSlowness(readMs = processorMs) {
  const array = new Uint32Array(1 << 20);
  const before = readMs();
  let place = 1;
  for (let i = 0; i < 1 << 23; i += 1) {
    place = (Math.imul(place, 1664525) + 1013904223) >>> 0;
    array[place & 0xfffff] += place;
  }
  return Math.max(1, (readMs() - before) / REFERENCE_MS);
}

/** Processor time of this process, milliseconds. */
export function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
