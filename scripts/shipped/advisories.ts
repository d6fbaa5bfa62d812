import semver from 'semver';
import type { LockedPackage } from '#scripts/shipped/shipped-packages.ts';

/** What is known of one package, in the terms of both sources. */
export type Advisory = {
  /** Such as `GHSA-…`. */
  id: string;
  packageName: string;
  title: string;
  severity: string;
  address: string;
  isAffected(version: string): boolean;
  /** The versions that are safe again, in order; empty where there is none. */
  fixedIn: string[];
};

/** A package in a version that an advisory is about. */
export type Finding = { found: LockedPackage; advisory: Advisory };

/** Returns the packages that advisories are about, those of the running site first. */
export function findAffected(packages: LockedPackage[], advisories: Advisory[]): Finding[] {
  const byName = Map.groupBy(advisories, ({ packageName }) => packageName);
  const findings = packages.flatMap((found) => {
    const known = byName.get(found.name) ?? [];
    const affecting = known.filter(({ isAffected }) => isAffected(found.version));
    return affecting.map((advisory) => ({ found, advisory }));
  });
  return findings.sort((a, b) => b.found.places.length - a.found.places.length);
}

type OsvEvent = { introduced?: string; fixed?: string; last_affected?: string };
type OsvAffected = {
  package?: { ecosystem: string; name: string };
  ranges?: { type: string; events: OsvEvent[] }[];
  versions?: string[];
};

/** An entry of an OSV database: https://ossf.github.io/osv-schema/ */
export type OsvEntry = {
  id: string;
  modified: string;
  withdrawn?: string;
  summary?: string;
  database_specific?: { severity?: string };
  affected?: OsvAffected[];
};

/** Reads what an entry says of packages of npm; nothing where it was withdrawn. */
export function readOsvEntry(entry: OsvEntry): Advisory[] {
  if (entry.withdrawn) return [];
  const affected = (entry.affected ?? []).filter(
    (part) => part.package?.ecosystem.toLowerCase() === 'npm',
  );
  return affected.map((part) => {
    const ranges = (part.ranges ?? []).filter(({ type }) => type === 'SEMVER');
    const events = ranges.flatMap((range) => range.events);
    return {
      id: entry.id,
      packageName: part.package?.name ?? '',
      title: entry.summary ?? 'no summary',
      severity: entry.database_specific?.severity?.toLowerCase() ?? 'unknown',
      address: `https://osv.dev/vulnerability/${entry.id}`,
      fixedIn: events.flatMap(({ fixed }) => fixed ?? []),
      isAffected: (version) =>
        part.versions?.includes(version) === true ||
        ranges.some((range) => isInRange(version, range.events)),
    };
  });
}

/** Events apply in the order of their versions: the last one before a version decides. */
function isInRange(version: string, events: OsvEvent[]): boolean {
  const steps = events.flatMap((event) => {
    const { introduced, fixed, last_affected: last } = event;
    const at = introduced === '0' ? '0.0.0-0' : (introduced ?? fixed ?? last ?? '');
    if (!semver.valid(at)) return [];
    const hasBegun = last === undefined ? semver.gte(version, at) : semver.gt(version, at);
    return [{ at, hasBegun, isAffected: introduced !== undefined }];
  });
  const begun = steps.filter(({ hasBegun }) => hasBegun);
  return begun.sort((a, b) => semver.compare(a.at, b.at)).at(-1)?.isAffected ?? false;
}

type BulkEntry = {
  id: number;
  url: string;
  title: string;
  severity: string;
  vulnerable_versions: string;
};

/** Reads the response of a registry's advisories: lists of entries by the name of their package. */
export function readBulkResponse(response: Record<string, BulkEntry[]>): Advisory[] {
  return Object.entries(response).flatMap(([packageName, entries]) =>
    entries.map((entry) => ({
      id: entry.url.slice(entry.url.lastIndexOf('/') + 1),
      packageName,
      title: entry.title,
      severity: entry.severity,
      address: entry.url,
      fixedIn: [],
      isAffected: (version) =>
        semver.satisfies(version, entry.vulnerable_versions, { includePrerelease: true }),
    })),
  );
}
