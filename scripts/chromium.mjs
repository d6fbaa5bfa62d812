// Finds a Chromium for the browser tests and benches, or installs one: Debian's package where the machine has apt and
// root, else Playwright's own build.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without the browser window: half the processor time for the same test. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Returns the path of a usable Chromium, or null. CHROMIUM_PATH has priority. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SHELLS, ...BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Returns the same, after installing one if there is none. */
export function ensureChromium() {
  const existing = findChromium();
  if (existing) return existing;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests…');
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
      options,
    );
  } else {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}

const closedMachine = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for headless Chromium on an isolated machine; it renders without a graphics processor and has no WebGL. */
export const chromiumFlags = [...closedMachine, '--disable-gpu', '--disable-software-rasterizer'];

/** The same with WebGL in software, which also renders every frame of every page: twice the processor time. */
export const webGlFlags = [
  ...closedMachine,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
