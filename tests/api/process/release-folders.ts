import {
  appendFile,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { missing } from '#core/missing.ts';
import { buildSite } from '#scripts/prepare.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LINKED = ['core', 'node_modules', 'package.json', 'scripts'];
const ENTRY = /^entry\.client-.*\.js$/;

/** Folders of releases as `docs/deploy.md` describes them, and the link to the current one; removed with the test. */
export async function createReleases() {
  await buildSite();
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'releases'));
  const current = join(folder, 'current');

  return {
    /** What a unit of systemd starts. */
    command: [join(current, 'node_modules/.bin/node'), join(current, 'build/server/main.js')] as [
      string,
      string,
    ],

    /** Copies the built site under the name of a release, which is in the name of the first script of its pages. */
    async add(name: string): Promise<void> {
      const release = join(folder, 'releases', name);
      await mkdir(join(release, 'server'), { recursive: true });
      for (const path of LINKED) await symlink(join(root, path), join(release, path));
      await linkServer(release);
      await cp(join(root, 'build'), join(release, 'build'), {
        recursive: true,
        filter: (path) => !path.includes('build/plain'),
      });
      await renameEntry(join(release, 'build/pages'), `entry.client-${name}.js`);
      await appendFile(join(release, 'server/process.env'), `\nRELEASE=${name}\n`);
    },

    /** Changes the link in one step, as `ln -sfn` and `mv -T` do. */
    async choose(name: string): Promise<void> {
      await symlink(join('releases', name), `${current}.new`);
      await rename(`${current}.new`, current);
    },

    remove: (name: string) => rm(join(folder, 'releases', name), { recursive: true }),
  };
}

/** The sources of the server, with settings of the processes that a release may change. */
async function linkServer(release: string): Promise<void> {
  for (const name of await readdir(join(root, 'server'))) {
    const place = join(release, 'server', name);
    if (name === 'process.env') await copyFile(join(root, 'server', name), place);
    else await symlink(join(root, 'server', name), place);
  }
}

async function renameEntry(pages: string, name: string): Promise<void> {
  const assets = join(pages, 'client/assets');
  const entry = (await readdir(assets)).find((file) => ENTRY.test(file)) ?? missing();
  await rename(join(assets, entry), join(assets, name));
  const index = join(pages, 'server/index.js');
  const code = await readFile(index, 'utf8');
  await writeFile(index, code.replaceAll(entry, name));
}
