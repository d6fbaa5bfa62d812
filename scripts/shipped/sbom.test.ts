import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, root } from '#scripts/prepare.mjs';
import { createSbom } from '#scripts/shipped/create-sbom.ts';
import { createProject, siteFiles } from '#scripts/shipped/package-folder.fixtures.ts';
import { listPackages } from '#scripts/shipped/shipped-packages.ts';

test('a package is where the build and npm ci --omit=dev have it', () => {
  const packages = listPackages(createProject(siteFiles));
  expect(packages.map(({ name, version, places }) => [name, version, places])).toEqual([
    ['shown', '1.0.0', ['browser', 'installed']],
    ['loaded', '2.1.0', ['installed']],
    ['loaded', '1.4.0', ['installed']],
    ['@scope/bundled', '3.0.0', ['server']],
    ['tool', '4.0.0', []],
  ]);
  expect(packages[0]).toMatchObject({ licence: 'MIT', licenceText: 'The text of its licence.' });
});

test.each([
  ['is missing', { 'build/server/licences.json': undefined }, 'Build the site: npm run build'],
  [
    'is of other packages',
    { 'build/server/licences.json': [{ name: 'other', version: '9.0.0' }] },
    /The build has other@9.0.0.*npm ci and npm run build/,
  ],
])('a build that %s is reported', (_, change, message) => {
  const files = Object.entries({ ...siteFiles, ...change }).filter(([, content]) => content);
  expect(() => listPackages(createProject(Object.fromEntries(files)))).toThrow(message);
});

test('the list has what is in the site, with licence, digest and dependencies', () => {
  const packages = listPackages(createProject(siteFiles));
  const sbom = createSbom({ name: 'site', version: '1.2.3' }, packages);
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(sbom.components.map((component) => component.purl)).toEqual([
    'pkg:npm/shown@1.0.0',
    'pkg:npm/loaded@2.1.0',
    'pkg:npm/loaded@1.4.0',
    'pkg:npm/%40scope/bundled@3.0.0',
  ]);
  expect(sbom.components[2]).toMatchObject({ licenses: [{ expression: '(MIT OR Apache-2.0)' }] });
  expect(sbom.components[3]).toMatchObject({
    group: '@scope',
    name: 'bundled',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from('digest of 3.0.0').toString('hex') }],
    properties: [{ name: 'lighting-catalogue:place', value: 'server' }],
  });
  const { dependencies } = sbom;
  expect(dependencies.find(({ ref }) => ref === 'node_modules/shown')?.dependsOn).toEqual([
    'node_modules/shown/node_modules/loaded',
  ]);
  expect(dependencies.find(({ ref }) => ref === 'node_modules/@scope/bundled')?.dependsOn).toEqual([
    'node_modules/loaded',
  ]);
});

describe('The list of this site', () => {
  beforeAll(buildSite);

  const read = (file: string, ...options: string[]) =>
    execFileSync(process.execPath, [`scripts/shipped/${file}`, ...options], {
      cwd: root,
      encoding: 'utf8',
    });

  test('has packages of every kind, and none of the tests', () => {
    const { components, dependencies } = JSON.parse(read('sbom.ts')) as ReturnType<
      typeof createSbom
    >;
    const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    const expected = ['react-dom', 'zod', 'hono', 'fflate', 'nodemailer', 'modern-tar', 'sharp'];
    expect(names).toEqual(expect.arrayContaining(expected));
    // Vitest is among them: npm installs it as an optional peer of better-auth, which never loads it.
    expect(names).not.toContain('@biomejs/biome');
    expect(names).not.toContain('@playwright/test');
    const references = new Set(components.map((component) => component['bom-ref']));
    expect(references.size).toBe(components.length);
    for (const { dependsOn } of dependencies) {
      expect(dependsOn.filter((reference) => !references.has(reference))).toEqual([]);
    }
    expect(components.filter(({ hashes }) => !hashes).map(({ name }) => name)).toEqual([]);
  });

  test('has the texts of their licences', () => {
    const notices = read('licences.ts', '--notices');
    expect(notices).toContain('Redistributions in binary form must reproduce');
    expect(notices).toMatch(/^react-dom \d/m);
  });
});
