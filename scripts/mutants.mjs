// `npm run test:mutants`: inserts small faults into `core/`, one at a time, and counts how many the tests detect: those
// of core/ first, then those of server/ and app/, each only if it calls the function with the fault.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startLane } from './mutants/lanes.mjs';
import { drawSample, listMutants } from './mutants/list-mutants.mjs';
import { markOfMutant } from './mutants/mark-reached.mjs';
import { root } from './prepare.mjs';

/** Required share of detected faults. */
const BAR = 0.85;
/** Test files that a lane runs at once without a fault: far from its time limit, even on a busy machine. */
const PORTION = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const [folder = 'core'] = positionals;
const options = { count: Number(values.count), seed: Number(values.seed) };
const began = performance.now();

const files = globSync(`${folder}/**/*.ts`, { cwd: root })
  .filter((file) => !/\.(?:test|fixtures)\.ts$/.test(file))
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')]));
const mutants = files.flatMap((file) => listMutants(file, texts.get(file)));
const sample = drawSample(mutants, options);
console.log(`${mutants.length} faults possible in ${files.length} files, ${sample.length} drawn`);

const lanes = await Promise.all(Array.from({ length: availableParallelism() }, startLane));
const tests = await findTests();
console.log(`${tests.size} test files call functions with a fault (${seconds()} s)`);

const survivors = [];
let tried = 0;
const waiting = [...sample];
await Promise.all(lanes.map(work));
for (const lane of lanes) lane.close();

const share = 1 - survivors.length / sample.length;
console.log(`\n${(share * 100).toFixed(1)} % detected (bar ${BAR * 100} %) in ${seconds()} s`);
process.exit(share < BAR ? 1 : 0);

/** Runs all tests once; what fails without a fault cannot detect one. */
async function findTests() {
  const [{ files: all }] = lanes;
  const left = [...all];
  const reached = {};
  const lookAtAll = async (lane) => {
    while (left.length > 0) {
      const portion = left.splice(0, PORTION);
      const result = await lane.send({ kind: 'look', files: portion, mutants: sample });
      if (!result) throw new Error(`These tests do not come to an end:\n${portion.join('\n')}`);
      Object.assign(reached, result.reached);
    }
  };
  await Promise.all(lanes.map(lookAtAll));
  const failed = all.filter((file) => reached[file] === null);
  if (failed.length > 0)
    throw new Error(`These tests fail without any fault:\n${failed.join('\n')}`);
  // In the order of `all`: those of core/ first.
  return new Map(
    all.flatMap((file) => (reached[file].marks.length > 0 ? [[file, reached[file]]] : [])),
  );
}

async function work(lane) {
  for (let mutant = waiting.pop(); mutant; mutant = waiting.pop()) {
    const mark = markOfMutant(texts.get(mutant.file), mutant);
    const near = [...tests]
      .filter(([, { marks }]) => marks.includes(mark))
      .map(([file, { ms }]) => ({ file, ms }))
      .sort((one, other) => rankOf(one) - rankOf(other));
    const response = near.length > 0 ? await lane.send({ mutant, files: near }) : null;
    const isDetected = near.length > 0 && (response?.isDetected ?? true);
    tried += 1;
    if (!isDetected) survivors.push(mutant);
    const { file, line, from, to } = mutant;
    const text = `${file}:${line}  ${from.replace(/\s+/g, ' ')} → ${to}`;
    const result = isDetected ? 'detected' : near.length > 0 ? 'SURVIVED' : 'NOT CALLED';
    console.log(`${tried}/${sample.length} ${result} ${text}`);
  }
}

/** Tests of core/ come first, then by their time. */
function rankOf({ file, ms }) {
  return (file.startsWith(`${root}core/`) ? 0 : 1e9) + ms;
}

function seconds() {
  return Math.round((performance.now() - began) / 1000);
}
