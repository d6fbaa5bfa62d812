import { type Advisory, readBulkResponse } from '#scripts/shipped/advisories.ts';
import type { LockedPackage } from '#scripts/shipped/shipped-packages.ts';

const PATH = '-/npm/v1/security/advisories/bulk';
const WAIT_MS = 60_000;
const OFFLINE =
  'Download a database where there is a network, and compare with that: npm run check:advisories -- --database all.zip';

/** Where advisories are from, and the time that they are from. */
export type Source = { advisories: Advisory[]; source: string; asOf: string };

/**
 * Requests the advisories of a registry for these packages; it gets their names and versions.
 *
 * @throws Error when it has none: many registries that mirror npm's have not.
 */
export async function fetchAdvisories(
  packages: LockedPackage[],
  registry: string,
): Promise<Source> {
  const host = new URL(registry).host;
  const versions = Map.groupBy(packages, ({ name }) => name);
  const body = Object.fromEntries(
    [...versions].map(([name, found]) => [name, [...new Set(found.map((one) => one.version))]]),
  );
  const response = await fetch(new URL(PATH, registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch((error) => {
    throw new Error(`The registry ${host} cannot be reached (${error.message}). ${OFFLINE}`);
  });
  if (!response.ok) {
    const status = response.status;
    throw new Error(`The registry ${host} has no advisories (status ${status}). ${OFFLINE}`);
  }
  const advisories = readBulkResponse(await response.json());
  return { advisories, source: `the registry ${host}`, asOf: new Date().toISOString() };
}
