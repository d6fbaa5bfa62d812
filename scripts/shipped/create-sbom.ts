import { isShipped, type LockedPackage } from '#scripts/shipped/shipped-packages.ts';

/** Prefix of the names of our own properties. */
const PROPERTY = 'lighting-catalogue:place';

/**
 * Describes the packages of which the running site has code, in the format of CycloneDX 1.6. The same packages give the
 * same document: it has neither a time nor a random number.
 */
export function createSbom(site: { name: string; version: string }, packages: LockedPackage[]) {
  const shipped = packages.filter(isShipped);
  const paths = new Set(shipped.map(({ path }) => path));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { 'bom-ref': site.name, type: 'application', ...site },
    },
    components: shipped.map(describe),
    dependencies: [
      { ref: site.name, dependsOn: [...paths].filter((path) => isTopLevel(path)) },
      ...shipped.map(({ path, dependencies }) => ({
        ref: path,
        dependsOn: dependencies.filter((dependency) => paths.has(dependency)),
      })),
    ],
  };
}

const isTopLevel = (path: string): boolean => path.lastIndexOf('node_modules/') === 0;

/** One package may be installed in several folders: a folder identifies it. */
function describe({ path, name, version, licence, integrity, places }: LockedPackage) {
  const [, scope, plain = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return {
    'bom-ref': path,
    type: 'library',
    ...(scope && { group: scope }),
    name: plain,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [describeLicence(licence)],
    ...(integrity && { hashes: [describeHash(integrity)] }),
    properties: places.map((value) => ({ name: PROPERTY, value })),
  };
}

function describeLicence(licence: string) {
  if (/\s/.test(licence) && !licence.startsWith('see ')) return { expression: licence };
  const isIdentifier = /^[A-Za-z0-9.+-]+$/.test(licence) && licence !== 'none';
  return { license: isIdentifier ? { id: licence } : { name: licence } };
}

/** `sha512-…` in Base64, as lock files have it; packages may have several. */
function describeHash(integrity: string) {
  const [first = ''] = integrity.split(' ');
  const [algorithm = '', digest = ''] = first.split(/-(.*)/s);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
