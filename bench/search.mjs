// Compares our search engine with MiniSearch and Orama, on a generated catalogue and on the demo, each engine in a
// separate process. Takes a few minutes.
// npm run bench:search [-- --variants 100000 --rounds 3]
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { root } from '#scripts/prepare.mjs';
import { generateVariants } from './search-catalogue.mjs';
import { readDemoVariants } from './search-demo.mjs';

const RIVALS = ['minisearch', 'orama'];
/** Minimum ratio of Orama's times to ours. */
const TIMES_ORAMA = { 'two typos in a title': 50, '15 facets, 5 filters': 50 };

const pad = (text) => text.padStart(18);
const format = (figure) => (figure < 100 ? figure.toPrecision(3) : Math.round(figure).toString());

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const count = Number(values.variants);
  await compare('demo', readDemoVariants(join(folder, 'data')));
  const results = await compare(`generated, ${count} variants`, generateVariants(count));
  process.exitCode = judge(results) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compare(title, documents) {
  const file = join(folder, 'documents.jsonl');
  await pipeline(Readable.from(toLines(documents)), createWriteStream(file));
  const rounds = { ours: [], minisearch: [], orama: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rounds.ours.push(await measure('ours', file));
    // The rivals are slow, so their queries run once; MiniSearch's build is one of the limits.
    if (round === 0) for (const rival of RIVALS) rounds[rival].push(await measure(rival, file));
    else rounds.minisearch.push(await measure('minisearch', file, ['--build-only']));
  }
  const all = Object.fromEntries(
    Object.entries(rounds).map(([engine, list]) => [engine, summarise(list)]),
  );
  print(title, all);
  return all;
}

async function* toLines(documents) {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

function measure(engine, file, options = []) {
  const node = join(root, 'node_modules/.bin/node');
  const child = spawn(node, ['--expose-gc', 'bench/search-run.mjs', engine, file, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`${engine} ended with ${code}.`));
    });
  });
}

/** Takes the fastest build, and each query figure's median over the rounds. */
function summarise(rounds) {
  const queried = rounds.map(({ results }) => results).filter((results) => 'SKU' in results);
  const median = (read) => queried.map(read).toSorted((a, b) => a - b)[queried.length >> 1];
  return {
    buildMs: Math.min(...rounds.map(({ buildMs }) => buildMs)),
    bytes: rounds[0].bytes,
    results: Object.fromEntries(
      Object.entries(queried[0]).map(([task, first]) => {
        const p50 = median((results) => results[task].p50);
        const p99 = median((results) => results[task].p99);
        return [task, { ...first, p50, p99 }];
      }),
    ),
  };
}

function print(title, all) {
  console.log(`\n${title}: p50 and p99 over the queries, each query's best of three runs`);
  const engines = Object.keys(all);
  const row = (name, cells) => console.log(name.padEnd(28) + cells.map(pad).join(''));
  row('', [...engines, ...RIVALS.map((rival) => `${rival}/ours`)]);
  const compareRow = (name, read, unit) => {
    const figures = engines.map((engine) => read(all[engine]));
    const ratios = figures.slice(1).map((figure) => `${(figure / figures[0]).toPrecision(3)} ×`);
    row(name, [...figures.map((figure) => `${format(figure)} ${unit}`), ...ratios]);
  };
  compareRow('build', ({ buildMs }) => buildMs, 'ms');
  compareRow('memory', ({ bytes }) => bytes / 1e6, 'MB');
  for (const task of Object.keys(all.ours.results)) {
    compareRow(`${task}, p50`, ({ results }) => results[task].p50, 'ms');
    compareRow(`${task}, p99`, ({ results }) => results[task].p99, 'ms');
    const right = engines.map((engine) => `${Math.round(all[engine].results[task].right * 100)} %`);
    row('  correct results', right);
  }
}

/** Prints whether each limit holds; returns true if all do. */
function judge({ ours, minisearch, orama }) {
  console.log('');
  const tasks = Object.keys(ours.results);
  const bars = [
    ...Object.entries(TIMES_ORAMA).map(([task, times]) => {
      const ratio = orama.results[task].p50 / ours.results[task].p50;
      return [`${task}: ${Math.round(ratio)} times Orama's speed (bar ${times})`, ratio >= times];
    }),
    ...tasks.map((task) => {
      const [p99, p50] = [ours.results[task].p99, orama.results[task].p50];
      return [`${task}: our p99 ${format(p99)} ms below Orama's p50 ${format(p50)} ms`, p99 < p50];
    }),
    ["build faster than MiniSearch's", ours.buildMs < minisearch.buildMs],
    ["memory below MiniSearch's", ours.bytes < minisearch.bytes],
  ];
  for (const [text, holds] of bars) console.log(`${holds ? 'holds      ' : 'FALLS SHORT'} ${text}`);
  return bars.every(([, holds]) => holds);
}
