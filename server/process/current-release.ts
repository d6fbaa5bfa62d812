import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this release, which contains its packages. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folder and Node of the release that the next process runs. */
type Release = { folder: string; node: string };

/**
 * Finds the release by the path that the program was started with, without following links: once the link to the
 * current release points to another one, the same paths lead there, and the earlier folder may be removed.
 */
export function findCurrentRelease(): Release {
  const file = process.argv[1] ?? '';
  // Node has followed the links of the modules, not those of the arguments.
  const folder = join(dirname(file), relative(dirname(realpathSync(file)), ROOT));
  const { argv0, execPath } = process;
  return { folder, node: isAbsolute(argv0) ? argv0 : execPath };
}
