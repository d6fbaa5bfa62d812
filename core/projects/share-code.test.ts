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
    return lines.map((line, at) => ({ ...line, key: at + 1 }));
  }),
});

describe('A share code', () => {
  test('holds every list as it is, in letters that no program changes', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const code = formatShareCode(project);
        expect(code).toMatch(/^1[\w-]+$/);
        expect(readShareCode(code)).toEqual({ project });
      }),
      { numRuns: 2000 },
    );
  });

  test('is short: an article with its quantity and position takes about twenty letters', () => {
    const lines = Array.from({ length: 10 }, (_, at) => {
      return buildLine({ key: at + 1, id: 684201733 + at, quantity: 12, label: `L${at + 1}` });
    });
    expect(formatShareCode({ name: 'Office', lines }).length).toBeLessThan(200);
  });

  test('notices every letter that is lost or changed', () => {
    const code = formatShareCode({ name: 'Oficina – planta 2', lines: [buildLine()] });
    for (let at = 0; at < code.length; at += 1) {
      const shorter = code.slice(0, at) + code.slice(at + 1);
      const changed = `${code.slice(0, at)}${code[at] === 'x' ? 'y' : 'x'}${code.slice(at + 1)}`;
      expect(readShareCode(shorter)).toHaveProperty('problem');
      expect(readShareCode(changed)).toHaveProperty('problem');
    }
  });

  test('says why it cannot be read', () => {
    expect(readShareCode(null)).toEqual({ problem: 'damaged' });
    expect(readShareCode('')).toEqual({ problem: 'damaged' });
    expect(readShareCode('2abc')).toEqual({ problem: 'newer' });
    expect(readShareCode('1'.repeat(400_001))).toEqual({ problem: 'too-long' });
    const lines = Array.from({ length: 201 }, (_, at) => buildLine({ key: at + 1 }));
    expect(readShareCode(formatShareCode({ name: '', lines }))).toEqual({ problem: 'too-long' });
  });

  test('never throws, whatever it is given: 10,000 hostile codes', () => {
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
