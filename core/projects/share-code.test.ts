import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildLine } from '#core/projects/project.fixtures.ts';
import { cleanText, type ProjectLine, toLine } from '#core/projects/project.ts';
import { formatShareCode, readShareCode, type SharedProject } from '#core/projects/share-code.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const anyLine = fc
  .record({
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    label: anyText,
    note: anyText,
  })
  .map((line) => toLine(line, 1) as ProjectLine);
const anyProject: fc.Arbitrary<SharedProject> = fc.record({
  name: anyText.map((name) => cleanText(name, 80)),
  lines: fc.array(anyLine, { maxLength: 12 }).map((lines) => {
    return lines.map((line, index) => ({ ...line, key: index + 1 }));
  }),
});

describe('A share code', () => {
  test('round-trips every list in URL-safe characters', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const code = formatShareCode(project);
        expect(code).toMatch(/^1[\w-]+$/);
        expect(readShareCode(code)).toEqual({ project });
      }),
      { numRuns: 2000 },
    );
  });

  test('is short: a variant with its quantity and position takes about twenty characters', () => {
    const lines = Array.from({ length: 10 }, (_, index) => {
      return buildLine({
        key: index + 1,
        id: 684201733 + index,
        quantity: 12,
        label: `L${index + 1}`,
      });
    });
    expect(formatShareCode({ name: 'Office', lines }).length).toBeLessThan(200);
  });

  test('detects every lost or changed character', () => {
    const code = formatShareCode({ name: 'Oficina – planta 2', lines: [buildLine()] });
    for (let index = 0; index < code.length; index += 1) {
      const shorter = code.slice(0, index) + code.slice(index + 1);
      const changed = `${code.slice(0, index)}${code[index] === 'x' ? 'y' : 'x'}${code.slice(index + 1)}`;
      expect(readShareCode(shorter)).toHaveProperty('problem');
      expect(readShareCode(changed)).toHaveProperty('problem');
    }
  });

  test('reports why it cannot be read', () => {
    expect(readShareCode(null)).toEqual({ problem: 'damaged' });
    expect(readShareCode('')).toEqual({ problem: 'damaged' });
    expect(readShareCode('2abc')).toEqual({ problem: 'newer' });
    expect(readShareCode('1'.repeat(400_001))).toEqual({ problem: 'too-long' });
    const lines = Array.from({ length: 201 }, (_, index) => buildLine({ key: index + 1 }));
    expect(readShareCode(formatShareCode({ name: '', lines }))).toEqual({ problem: 'too-long' });
  });

  test('never throws: 10,000 hostile codes', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.string().map((text) => `1${text}`),
      // Valid checksums, but arbitrary text in place of the lines.
      fc.string({ unit: 'binary' }).map((name) => formatShareCode({ name, lines: [] })),
      anyProject.map((project) => formatShareCode(project).slice(0, -1)),
      fc.constantFrom('<script>alert(1)</script>', '1AAAA', '1____\u0000', "1' OR 1=1 --", '%'),
      fc.anything(),
    );
    fc.assert(
      fc.property(hostile, (code) => {
        const read = readShareCode(code);
        if ('problem' in read) return;
        const { name, lines } = read.project;
        expect(name.length).toBeLessThanOrEqual(80);
        expect(lines.length).toBeLessThanOrEqual(200);
        for (const line of lines) expect(toLine(line, line.key)).toEqual(line);
      }),
      { numRuns: 10_000 },
    );
  });
});
