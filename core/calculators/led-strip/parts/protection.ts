/** An IP code as its two figures: solids, water (IEC 60529). */
type Protection = { solids: number; water: number };

function parseIp(ip: string): Protection {
  const [, solids = '0', water = '0'] = ip.match(/^IP(\d)(\d)/) ?? [];
  return { solids: Number(solids), water: Number(water) };
}

/** Whether a code protects at least as well as another in both figures. */
export function meetsIp(ip: string, required: string): boolean {
  const [own, needed] = [parseIp(ip), parseIp(required)];
  return own.solids >= needed.solids && own.water >= needed.water;
}

/** Combined protection of parts: the lowest of each figure. */
export function jointIp(ips: readonly string[]): string | null {
  if (ips.length === 0) return null;
  const all = ips.map(parseIp);
  const lowest = (figure: keyof Protection) => Math.min(...all.map((code) => code[figure]));
  return `IP${lowest('solids')}${lowest('water')}`;
}
