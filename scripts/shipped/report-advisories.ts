import { type Finding, findAffected } from '#scripts/shipped/advisories.ts';
import type { Source } from '#scripts/shipped/fetch-advisories.ts';
import { isShipped, type LockedPackage } from '#scripts/shipped/shipped-packages.ts';

/** Databases change daily: an older one misses what matters most. */
const FRESH_DAYS = 14;
const DAY_MS = 86_400_000;

type Options = Source & { accepted: Set<string>; now?: number };

/** Describes what advisories say of packages; the exit code is 1 when one concerns the running site. */
export function report(
  packages: LockedPackage[],
  { advisories, source, asOf, accepted, now = Date.now() }: Options,
): { text: string; exitCode: number } {
  const findings = findAffected(packages, advisories);
  const open = findings.filter(({ advisory }) => !accepted.has(advisory.id));
  const shipped = packages.filter(isShipped).length;
  const lines = [
    `${packages.length} packages, ${shipped} of them in the running site, compared with ${source}, as of ${asOf.slice(0, 10)}.`,
    ...warnOfAge(asOf, now),
    ...open.map(describe),
    ...describeAccepted(findings, accepted),
  ];
  const concerning = open.filter(({ found }) => isShipped(found));
  if (open.length === 0) lines.push('No advisory is about any of them.');
  else lines.push(`${open.length} advisories, ${concerning.length} about the running site.`);
  return { text: lines.join('\n'), exitCode: concerning.length > 0 ? 1 : 0 };
}

function warnOfAge(asOf: string, now: number): string[] {
  const days = Math.floor((now - Date.parse(asOf)) / DAY_MS);
  if (days <= FRESH_DAYS) return [];
  return [`The database is ${days} days old: it says nothing about later advisories.`];
}

function describe({ found, advisory }: Finding): string {
  const { name, version, places } = found;
  const place = places.length > 0 ? places.join(', ') : 'development only';
  const remedy = advisory.fixedIn.length > 0 ? ` Fixed in ${advisory.fixedIn.join(', ')}.` : '';
  return (
    `${name} ${version} (${place}): ${advisory.severity}, ${advisory.id}\n` +
    `  ${advisory.title}.${remedy} ${advisory.address}`
  );
}

function describeAccepted(findings: Finding[], accepted: Set<string>): string[] {
  return [...accepted].map((id) => {
    const names = findings.flatMap(({ found, advisory }) => (advisory.id === id ? found.name : []));
    const concerned = names.length > 0 ? names.join(', ') : 'nothing here: leave it out';
    return `${id} is accepted; it concerns ${concerned}.`;
  });
}
