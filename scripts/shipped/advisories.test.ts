import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type OsvEntry, readOsvEntry } from '#scripts/shipped/advisories.ts';
import { fetchAdvisories } from '#scripts/shipped/fetch-advisories.ts';
import { createProject, siteFiles } from '#scripts/shipped/package-folder.fixtures.ts';
import { readOsvDatabase } from '#scripts/shipped/read-osv.ts';
import { report } from '#scripts/shipped/report-advisories.ts';
import { listPackages } from '#scripts/shipped/shipped-packages.ts';

const packages = () => listPackages(createProject(siteFiles));
const NOW = Date.parse('2026-11-25T00:00:00Z');

type Events = { introduced?: string; fixed?: string; last_affected?: string }[];

const entryOf = (name: string, events: Events, more: Partial<OsvEntry> = {}): OsvEntry => ({
  id: 'GHSA-aaaa-bbbb-cccc',
  modified: '2026-11-20T10:00:00Z',
  summary: 'Reads too much',
  database_specific: { severity: 'HIGH' },
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});

describe('an advisory in the format of OSV', () => {
  test.each<[string, Events, string, boolean]>([
    ['every version', [{ introduced: '0' }], '1.0.0', true],
    ['before the fix', [{ introduced: '0' }, { fixed: '1.0.1' }], '1.0.0', true],
    ['the fix', [{ introduced: '0' }, { fixed: '1.0.0' }], '1.0.0', false],
    ['a prerelease of the fix', [{ introduced: '0' }, { fixed: '1.0.0' }], '1.0.0-rc.1', true],
    ['before it came', [{ introduced: '1.1.0' }], '1.0.0', false],
    ['the last affected', [{ introduced: '0' }, { last_affected: '1.0.0' }], '1.0.0', true],
    ['after the last', [{ introduced: '0' }, { last_affected: '1.0.0' }], '1.0.1', false],
    [
      'between two ranges',
      [{ introduced: '0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { fixed: '2.0.3' }],
      '1.5.0',
      false,
    ],
    [
      'in the second range, written first',
      [{ introduced: '2.0.0' }, { fixed: '2.0.3' }, { introduced: '0' }, { fixed: '1.2.0' }],
      '2.0.1',
      true,
    ],
  ])('%s', (_, events, version, isAffected) => {
    const [advisory] = readOsvEntry(entryOf('shown', events));
    expect(advisory?.isAffected(version)).toBe(isAffected);
  });

  test('lists versions, as those of malicious packages do', () => {
    const affected = [{ package: { ecosystem: 'npm', name: 'shown' }, versions: ['1.0.0'] }];
    const [advisory] = readOsvEntry(entryOf('shown', [], { affected }));
    expect([advisory?.isAffected('1.0.0'), advisory?.isAffected('1.0.1')]).toEqual([true, false]);
  });

  test('is nothing when it was withdrawn or is about another registry', () => {
    expect(readOsvEntry(entryOf('shown', [], { withdrawn: '2026-11-21' }))).toEqual([]);
    const affected = [{ package: { ecosystem: 'PyPI', name: 'shown' }, versions: ['1.0.0'] }];
    expect(readOsvEntry(entryOf('shown', [], { affected }))).toEqual([]);
  });
});

describe('a database', () => {
  const entries = [
    entryOf('shown', [{ introduced: '0' }, { fixed: '1.0.1' }]),
    entryOf('tool', [{ introduced: '0' }], {
      id: 'GHSA-tool',
      modified: '2026-11-22T10:00:00Z',
    }),
    entryOf('elsewhere', [{ introduced: '0' }], { id: 'GHSA-elsewhere' }),
  ];
  const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const forms = {
    'all.zip': zipSync(
      Object.fromEntries(entries.map((entry) => [`${entry.id}.json`, encode(entry)])),
    ),
    'list.json': entries,
    'advisories/2026/1.json': entries[0],
    'advisories/2026/2.json': entries[1],
    'advisories/2026/3.json': entries[2],
    'broken.json': '{"id":',
    'broken.zip': 'no archive',
    'other.json': { packages: [] },
  };
  const names = new Set(['shown', 'tool']);

  test.each(['all.zip', 'list.json', 'advisories'])('is read from %s', async (path) => {
    const database = await readOsvDatabase(join(createProject(forms), path), names);
    expect(database).toMatchObject({ entries: 3, latest: '2026-11-22T10:00:00Z' });
    expect(database.advisories.map(({ packageName }) => packageName)).toEqual(['shown', 'tool']);
  });

  test.each([
    ['broken.json', 'is no JSON: is the download complete?'],
    ['broken.zip', 'is no ZIP archive with JSON files'],
    ['other.json', 'has no advisories in the format of OSV'],
    ['nothing.zip', 'does not exist'],
  ])('%s is refused', async (path, message) => {
    await expect(readOsvDatabase(join(createProject(forms), path), names)).rejects.toThrow(message);
  });

  const reportOn = (accepted: string[] = [], asOf = '2026-11-22T10:00:00Z') => {
    const advisories = entries.flatMap(readOsvEntry);
    const source = { advisories, source: 'all.zip', asOf };
    return report(packages(), { ...source, accepted: new Set(accepted), now: NOW });
  };

  test('an advisory about the running site fails the check and says what to do', () => {
    const { text: lines, exitCode } = reportOn();
    expect(exitCode).toBe(1);
    expect(lines).toContain('5 packages, 4 of them in the running site, compared with all.zip');
    expect(lines).toContain('shown 1.0.0 (browser, installed): high, GHSA-aaaa-bbbb-cccc');
    expect(lines).toContain('Reads too much. Fixed in 1.0.1. https://osv.dev/vulnerability/GHSA-');
    expect(lines).toContain('tool 4.0.0 (development only)');
    expect(lines).toContain('2 advisories, 1 about the running site.');
    expect(lines).not.toContain('days old');
  });

  test('an accepted advisory does not, and one that concerns nothing is told', () => {
    const { text: lines, exitCode } = reportOn(['GHSA-aaaa-bbbb-cccc', 'GHSA-gone']);
    expect(exitCode).toBe(0);
    expect(lines).toContain('GHSA-aaaa-bbbb-cccc is accepted; it concerns shown.');
    expect(lines).toContain('GHSA-gone is accepted; it concerns nothing here');
  });

  test('an old database is told', () => {
    expect(reportOn([], '2026-10-25T00:00:00Z').text).toContain('The database is 31 days old');
  });
});

describe('a registry', () => {
  async function serve(status: number, response: object) {
    const bodies: string[] = [];
    const server = createServer(async (request, reply) => {
      bodies.push(`${request.url} ${await text(request)}`);
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}/npm/`, bodies };
  }

  test('gets names and versions, and its ranges are applied', async () => {
    const entry = {
      id: 1,
      url: 'https://github.com/advisories/GHSA-1',
      title: 'Reads too much',
      severity: 'high',
      vulnerable_versions: '<2.1.0',
    };
    const { address, bodies } = await serve(200, { loaded: [entry] });
    const source = await fetchAdvisories(packages(), address);
    expect(bodies[0]).toContain('/npm/-/npm/v1/security/advisories/bulk');
    expect(bodies[0]).toContain('"loaded":["2.1.0","1.4.0"]');
    const { text: lines, exitCode } = report(packages(), { ...source, accepted: new Set() });
    expect(exitCode).toBe(1);
    expect(lines).toContain('loaded 1.4.0 (installed): high, GHSA-1');
    expect(lines).not.toContain('loaded 2.1.0');
  });

  test('without advisories is told with the way out', async () => {
    const { address } = await serve(405, {});
    await expect(fetchAdvisories(packages(), address)).rejects.toThrow(
      /127.0.0.1:\d+ has no advisories \(status 405\).*--database all.zip/,
    );
  });

  test('that is away as well', async () => {
    await expect(fetchAdvisories(packages(), 'http://127.0.0.1:1/')).rejects.toThrow(
      /cannot be reached.*--database/,
    );
  });
});
