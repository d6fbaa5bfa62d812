// `npm run test:mutants`: inserts small faults into `core/`, one at a time, and counts how many the unit tests detect.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { drawSample, listMutants } from './mutants/list-mutants.mjs';
import { root, run } from './prepare.mjs';

const CONFIG = 'vitest.mutants.config.ts';
/** Required share of detected faults. */
const BAR = 0.85;
/** Timeout after which a fault, such as an endless loop, counts as detected. */
const LIMIT_MS = 90_000;
/** Suites in execution order: the nearest first. */
const SUITES = [['core'], ['server', 'unit']];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const [folder = 'core'] = positionals;
const options = { count: Number(values.count), seed: Number(values.seed) };

const files = globSync(`${folder}/**/*.ts`, { cwd: root })
  .filter((file) => !/\.(?:test|fixtures)\.ts$/.test(file))
  .sort();
const mutants = files.flatMap((file) => listMutants(file, readFileSync(root + file, 'utf8')));
const sample = drawSample(mutants, options);
console.log(`${mutants.length} faults possible in ${files.length} files, ${sample.length} drawn`);

for (const suites of SUITES) {
  const [first] = sample;
  if (first && !(await passes({ ...first, to: first.from }, suites)))
    throw new Error(
      `The tests of ${suites.join(' and ')} fail without any fault. Run npm run check.`,
    );
}

const survivors = [];
let tried = 0;
const waiting = [...sample];
const work = async () => {
  for (let mutant = waiting.pop(); mutant; mutant = waiting.pop()) {
    const isDetected = await isDetectedBySuites(mutant);
    tried += 1;
    if (!isDetected) survivors.push(mutant);
    const { file, line, from, to } = mutant;
    const text = `${file}:${line}  ${from.replace(/\s+/g, ' ')} → ${to}`;
    console.log(`${tried}/${sample.length} ${isDetected ? 'detected' : 'SURVIVED'} ${text}`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));

const share = 1 - survivors.length / sample.length;
console.log(`\n${(share * 100).toFixed(1)} % detected (bar ${BAR * 100} %)`);
process.exit(share < BAR ? 1 : 0);

async function isDetectedBySuites(mutant) {
  for (const suites of SUITES) {
    if (!(await passes(mutant, suites))) return true;
  }
  return false;
}

/** Whether the suites' tests that import the mutated module pass. */
function passes({ file, start, end, to }, suites) {
  const projects = suites.flatMap((suite) => ['--project', suite]);
  const args = ['related', file, '--run', '--config', CONFIG, '--bail', '1'];
  return run('vitest', [...args, ...projects, '--passWithNoTests'], {
    env: { MUTANT: JSON.stringify({ path: root + file, start, end, to }) },
    stdio: 'ignore',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  }).then(
    () => true,
    () => false,
  );
}
