// Finds a Chromium for the browser tests and benches, or installs one: Debian's headless shell where the machine has apt
// and root, else Playwright's own build.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without the browser window: half the processor time for the same test. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const INSTALL_OPTIONS = ['-y', '-q', '--no-install-recommends'];
const INSTALL_WITH_APT = ['install', ...INSTALL_OPTIONS, 'chromium-headless-shell'];
const INSTALL_WITH_PLAYWRIGHT = ['playwright-core', 'install', 'chromium'];
/** A mirror that does not respond holds nobody up. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const INSTALL_LIMIT_MS = 180_000;

/** Returns the path of a usable Chromium, or null. CHROMIUM_PATH has priority. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SHELLS, ...BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Returns the same, after installing one if there is none. Where apt can install the headless shell, it does, even if a
 * browser with a window is there already.
 */
export function ensureChromium() {
  const existing = findChromium();
  if (existing && (existing === process.env.CHROMIUM_PATH || SHELLS.includes(existing))) {
    return existing;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) installShell(existing);
  else if (!existing) execFileSync('npx', INSTALL_WITH_PLAYWRIGHT, { stdio: 'inherit' });
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}

/** Installs Debian's headless shell. Without a network the existing browser is used, if there is one. */
function installShell(existing) {
  console.log('Installing a headless Chromium for the browser tests…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: existing ? 'ignore' : 'inherit', env, timeout: INSTALL_LIMIT_MS };
  try {
    execFileSync('apt-get', ['update', '-q', ...IMPATIENT], options);
    execFileSync('apt-get', [...INSTALL_WITH_APT, ...IMPATIENT], options);
  } catch (error) {
    if (!existing) throw error;
    console.log(`It could not be installed: the slower ${existing} is used.`);
  }
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
