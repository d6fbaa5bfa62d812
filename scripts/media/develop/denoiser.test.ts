import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const hasNumpy = spawnSync('python3', ['-c', 'import numpy']).status === 0;

/** Runs lines of Python that print JSON, beside the denoiser as `d`, numpy as `np` and the archive's path as `path`. */
function run(path: string, lines: string[]): unknown {
  const head = ['import json, sys, numpy as np', `sys.path.insert(0, ${JSON.stringify(folder)})`];
  const code = [...head, 'import denoiser as d', `path = ${JSON.stringify(path)}`, ...lines];
  const { stdout, stderr } = spawnSync('python3', ['-c', code.join('\n')], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** A tensor archive of one tensor of 2 × 1 half floats, 1.5 and -2. */
function createArchive(): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16LE(0x41d7, 0);
  head.writeUInt8(2, 2);
  head.writeBigUInt64LE(68n, 4);
  const values = Buffer.alloc(56);
  values.writeUInt16LE(0x3e00, 52);
  values.writeUInt16LE(0xc000, 54);
  const table = Buffer.from([1, 0, 0, 0, 3, 0, ...Buffer.from('one'), 2, 2, 0, 0, 0, 1, 0, 0, 0]);
  const offset = Buffer.alloc(8);
  offset.writeBigUInt64LE(64n);
  return Buffer.concat([head, values, table, Buffer.from('oih'), offset]);
}

/** A network of the true shape that passes on the colour it gets, through the join nearest to its end. */
const PASSES_ON = [
  "sizes = {'enc_conv0': (32, 9), 'enc_conv1': (32, 32), 'enc_conv2': (48, 32), 'enc_conv3': (64, 48), 'enc_conv4': (80, 64),",
  "  'enc_conv5a': (96, 80), 'enc_conv5b': (96, 96), 'dec_conv4a': (112, 160), 'dec_conv4b': (112, 112), 'dec_conv3a': (96, 160),",
  "  'dec_conv3b': (96, 96), 'dec_conv2a': (64, 128), 'dec_conv2b': (64, 64), 'dec_conv1a': (64, 73), 'dec_conv1b': (32, 64), 'dec_conv0': (3, 32)}",
  "net = {f'{k}.weight': np.zeros((*v, 3, 3), np.float32) for k, v in sizes.items()}",
  "net.update({f'{k}.bias': np.zeros(v[0], np.float32) for k, v in sizes.items()})",
  'for c in range(3):',
  "  net['dec_conv1a.weight'][c, 64 + c, 1, 1] = net['dec_conv1b.weight'][c, c, 1, 1] = net['dec_conv0.weight'][c, c, 1, 1] = 1",
];

describe.runIf(hasNumpy)('The denoiser', () => {
  const work = mkdtempSync(join(tmpdir(), 'denoiser-'));
  const archive = join(work, 'one.tza');
  beforeAll(() => writeFileSync(archive, createArchive()));
  afterAll(() => rmSync(work, { recursive: true }));

  it('reads a tensor archive', () => {
    const lines = ['print(json.dumps({k: v.tolist() for k, v in d.read_archive(path).items()}))'];
    expect(run(archive, lines)).toEqual({ one: [[1.5], [-2]] });
  });

  it('refuses a file of another kind', () => {
    const lines = [
      'try: d.read_archive(d.__file__)',
      'except ValueError as e: print(json.dumps(str(e)))',
    ];
    expect(run(archive, lines)).toContain('is no tensor archive');
  });

  it('moves a picture by a pixel where the kernel says so, with black beyond its border', () => {
    const lines = [
      'x = np.arange(1, 7, dtype=np.float32).reshape(1, 2, 3)',
      'w = np.zeros((1, 1, 3, 3), np.float32); w[0, 0, 1, 0] = 1',
      'print(json.dumps(d.convolve(x, w, np.array([0.5], np.float32)).tolist()))',
    ];
    const moved = [
      [
        [0.5, 1.5, 2.5],
        [0.5, 4.5, 5.5],
      ],
    ];
    expect(run(archive, lines)).toEqual(moved);
  });

  it('keeps light from darkness to the sun through scale, bands and borders', () => {
    const lines = [
      ...PASSES_ON,
      'd.BAND = 16',
      'rng = np.random.default_rng(3)',
      'light = (10 ** rng.uniform(-4, 3, (37, 21, 3))).astype(np.float32)',
      'flat = np.full((37, 21, 3), 0.5, np.float32)',
      'out = d.denoise(net, light, flat, flat)',
      'print(json.dumps([list(out.shape), float(np.abs(out / light - 1).max())]))',
    ];
    const [shape, error] = run(archive, lines) as [number[], number];
    expect(shape).toEqual([37, 21, 3]);
    expect(error).toBeLessThan(0.002);
  });

  it('exposes for middle grey, whatever the strength of the light', () => {
    const lines = [
      'print(json.dumps([d.exposure_of(np.full((32, 32, 3), v, np.float32)) * v for v in (0.01, 40)]))',
    ];
    const [dim, bright] = run(archive, lines) as [number, number];
    expect(dim).toBeCloseTo(0.18, 4);
    expect(bright).toBeCloseTo(0.18, 4);
  });
});
