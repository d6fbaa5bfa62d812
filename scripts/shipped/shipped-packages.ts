import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the code of a package is: in a part of the build, or installed beside it, where the server loads it. */
type Place = 'browser' | 'pages' | 'server' | 'studio' | 'installed';

/** A package of the lock file. */
export type LockedPackage = {
  /** Its folder, such as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  version: string;
  licence: string;
  /** Text of its licence; null where the package has none. */
  licenceText: string | null;
  /** `sha512-…`; null for what is not from a registry. */
  integrity: string | null;
  /** Empty for packages that only development uses. */
  places: Place[];
  /** Folders of the packages that it depends on. */
  dependencies: string[];
};

type LockEntry = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** Lists that Vite writes of the packages in a build, in its folder. */
const BUILDS: [Place, string][] = [
  ['browser', 'build/pages/client/licences.json'],
  ['pages', 'build/pages/server/licences.json'],
  ['server', 'build/server/licences.json'],
  ['studio', 'build/studio/licences.json'],
];

/**
 * Lists the packages of the lock file with the places where the running site has them: in its build, development
 * packages among them, or in `node_modules` after `npm ci --omit=dev`.
 *
 * @throws Error when the site has not been built, or was built with other packages than those of the lock file.
 */
export function listPackages(root: string): LockedPackage[] {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const entries = Object.entries(packages as Record<string, LockEntry>);
  const locked = new Map(entries.filter(([path]) => path !== ''));
  const bundled = readBuilds(root);
  const found = [...locked].flatMap(([path, entry]): LockedPackage[] => {
    if (!existsSync(join(root, path, 'package.json'))) return [];
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
    const { version = '', integrity = null, dev = false } = entry;
    const places = [...(bundled.get(`${name}@${version}`) ?? [])];
    if (!dev) places.push('installed');
    const licences = readLicence(join(root, path), entry.license);
    const dependencies = listDependencies(locked, path, entry);
    return [{ path, name, version, ...licences, integrity, places, dependencies }];
  });
  const present = new Set(found.map(({ name, version }) => `${name}@${version}`));
  const unknown = [...bundled.keys()].filter((id) => !present.has(id));
  if (unknown.length === 0) return found;
  throw new Error(
    `The build has ${unknown.join(', ')}, which the lock file has not. Run npm ci and npm run build.`,
  );
}

/** Returns the packages of which the running site has code. */
export const isShipped = ({ places }: LockedPackage): boolean => places.length > 0;

function readBuilds(root: string): Map<string, Place[]> {
  const bundled = new Map<string, Place[]>();
  for (const [place, path] of BUILDS) {
    const file = join(root, path);
    if (!existsSync(file)) throw new Error(`${path} is missing. Build the site: npm run build.`);
    for (const { name, version } of readJson(file)) {
      const id = `${name}@${version}`;
      bundled.set(id, [...(bundled.get(id) ?? []), place]);
    }
  }
  return bundled;
}

function listDependencies(
  locked: Map<string, LockEntry>,
  path: string,
  { dependencies, optionalDependencies, peerDependencies }: LockEntry,
): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => resolvePackage(locked, path, name) ?? []);
}

/** Looks for a package where Node does: in the folder of the package that needs it, then in those around it. */
function resolvePackage(locked: Map<string, LockEntry>, path: string, name: string): string | null {
  for (let folder = path; ; folder = dirname(folder)) {
    const prefix = folder === '.' ? '' : `${folder}/`;
    const candidate = `${prefix}node_modules/${name}`;
    if (locked.has(candidate)) return candidate;
    if (folder === '.') return null;
  }
}

function readLicence(folder: string, locked: string | undefined) {
  const { license, licenses } = readJson(join(folder, 'package.json'));
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
  const named = locked ?? license?.type ?? license ?? licenses?.[0]?.type;
  return {
    licence: String(named ?? (text === null ? 'none' : 'see its LICENSE file')),
    licenceText: text,
  };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
