import type { AttributeValue } from '#core/catalogue/attributes/attribute.ts';

/** Conductors that go on to the next luminaire from a second set of terminals. */
export type Through = { cores: number; names: string[]; spare: number; sectionMm2: string };

/** Which conductors a cable with few cores carries on first; the control pair goes on only as a pair. */
const order = [
  ['L', 'L1'],
  ['N'],
  ['PE'],
  ["L'", 'L2'],
  ['L3'],
  ['T'],
  ['DA'],
  ['D+', 'D−'],
  ['+', '−'],
];

/**
 * Returns which of the conductors at the terminals go through, by the attribute `through_wiring`: `5x2.5` is five cores
 * of 2.5 mm². Cores beyond those at the terminals are free for other circuits.
 */
export function loopThrough(
  stated: AttributeValue | undefined,
  lines: readonly { name: string }[],
): Through | null {
  const parts = /^(\d+)x([\d.]+)$/.exec(String(stated ?? ''));
  if (!parts) return null;
  const cores = Number(parts[1]);
  const looped = new Set<string>();
  let count = 0;
  for (const names of order) {
    const next = lines.filter(({ name }) => names.includes(name));
    if (next.length === 0 || count + next.length > cores) continue;
    count += next.length;
    for (const { name } of next) looped.add(name);
  }
  const names = lines.map(({ name }) => name).filter((name) => looped.has(name));
  return { cores, names, spare: cores - names.length, sectionMm2: parts[2] ?? '' };
}
