import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A project with these files, removed with the test. */
export function createProject(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'shipped-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    const text = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(file, text ? content : JSON.stringify(content));
  }
  return root;
}

const locked = (version: string, more: object = {}) => ({
  version,
  license: 'MIT',
  integrity: `sha512-${Buffer.from(`digest of ${version}`).toString('base64')}`,
  ...more,
});

/**
 * A built site: `shown` is in the browser, `bundled` in the server although only development needs it, `loaded` is
 * installed, twice in different versions, `tool` is never used, `absent` is for another system.
 */
export const siteFiles = {
  'package-lock.json': {
    packages: {
      '': { name: 'site' },
      'node_modules/shown': locked('1.0.0', { dependencies: { loaded: '^2.0.0' } }),
      'node_modules/shown/node_modules/loaded': locked('2.1.0'),
      'node_modules/loaded': locked('1.4.0', { license: '(MIT OR Apache-2.0)' }),
      'node_modules/@scope/bundled': locked('3.0.0', {
        dev: true,
        dependencies: { loaded: '^1.0.0' },
      }),
      'node_modules/tool': locked('4.0.0', { dev: true, dependencies: { loaded: '^1.0.0' } }),
      'node_modules/absent': locked('5.0.0', { optional: true }),
    },
  },
  'node_modules/shown/package.json': {},
  'node_modules/shown/LICENSE': 'The text of its licence.\n',
  'node_modules/shown/node_modules/loaded/package.json': {},
  'node_modules/loaded/package.json': {},
  'node_modules/@scope/bundled/package.json': {},
  'node_modules/tool/package.json': {},
  'build/pages/client/licences.json': [{ name: 'shown', version: '1.0.0' }],
  'build/pages/server/licences.json': [],
  'build/server/licences.json': [{ name: '@scope/bundled', version: '3.0.0' }],
  'build/studio/licences.json': [],
};
