// Measures the time from a key to the painted grid of variants in the studio, with 10,000 rows of 40 columns, as a ratio to
// a key on an empty page in the same run, and what a key takes of the processor in the page. npm run bench:studio-grid
import { buildSite } from '#scripts/prepare.mjs';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import { serveSite } from '#tests/e2e/test-site.ts';
import { openMeasuredPage, shareOf } from './key-times.mjs';

const LIMIT_MS = 50;
const [ROWS, COLUMNS, KEYS] = [10_000, 40, 40];
const FILE = 'catalogue/products/ard150/variants.csv';

await buildSite();
const site = await serveSite();
const { browser, page, measure } = await openMeasuredPage(site);
await page.goto('data:text/html,<p tabindex=0>.</p>');
const { times: empty } = await measure(Array(KEYS).fill('ArrowDown'));
const address = await openGrid();
await page.goto(address);
await page.locator('[role=gridcell]').first().click();
let isMet = true;
const tasks = {
  'arrow down': Array(KEYS).fill('ArrowDown'),
  'page down': Array(KEYS).fill('PageDown'),
  'arrow right': Array(KEYS).fill('ArrowRight'),
  'range of a page': Array(KEYS).fill('Shift+PageDown'),
  'typed, entered': Array.from({ length: KEYS }, (_, at) => (at % 2 === 0 ? '7' : 'Enter')),
  'fill down': ['Control+Home', 'Shift+Control+ArrowDown', ...Array(5).fill('Control+d')],
  'undo and redo': ['Control+z', 'Control+y', 'Control+z', 'Control+y'],
  'after a change of all rows': Array(KEYS).fill('ArrowUp'),
};
for (const [name, keys] of Object.entries(tasks)) {
  const { times, taskMs } = await measure(keys);
  const [middle, slow] = [shareOf(times, 0.5), shareOf(times, 0.9)];
  isMet &&= middle <= LIMIT_MS;
  console.log(
    `${name}: median ${middle.toFixed(1)} ms, ${(middle / shareOf(empty, 0.5)).toFixed(1)} × an empty page; 90 % ${slow.toFixed(1)} ms; processor ${taskMs.toFixed(1)} ms`,
  );
}
console.log(
  `empty page: ${shareOf(empty, 0.5).toFixed(1)} ms; limit ${LIMIT_MS} ms: ${isMet ? 'met' : 'EXCEEDED'}`,
);
await browser.close();
await site.stop();
process.exit(isMet ? 0 : 1);

/** A change set with a table of many rows; nothing checks it, because the processor is to be the grid's. */
async function openGrid() {
  await enterStudio(page, { name: 'Bruna Banco', role: 'editor', site });
  await page.route('**/findings', (route) =>
    route.fulfill({ json: { state: 'done', errors: [], warnings: [] } }),
  );
  const send = async (method, path, data) => {
    const response = await page.request.fetch(`${site.baseUrl}/studio/api${path}`, {
      method,
      data,
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const { id } = await send('POST', '/changes', { title: 'Ten thousand rows', why: 'Measured.' });
  const file = `/changes/${id}/file?path=${FILE}`;
  const { hash, text } = await send('GET', file);
  await send('PUT', file, { hash, text: widen(text) });
  return `${site.baseUrl}/studio/changes/${id}/record?path=${FILE}`;
}

/** The table with as many rows, each with a code of its own, and as many columns. */
function widen(text) {
  const [head, ...lines] = text.trim().split('\n');
  const names = head.split(',').slice(0, COLUMNS);
  const plain = lines.map((line) =>
    line
      .replace(/"[^"]*"/g, 'Ardea 150 white')
      .split(',')
      .slice(0, COLUMNS),
  );
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const [, ...cells] = plain[at % plain.length];
    return [`ARD150/${at}`, ...cells].join(',');
  });
  return [names.join(','), ...rows, ''].join('\n');
}
