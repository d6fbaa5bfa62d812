import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildLine } from '#core/projects/project.fixtures.ts';
import { NO_LISTS } from '#core/projects/project-lists.ts';
import { formatProjects, isWritable, parseProjects } from '#core/projects/stored-projects.ts';

const lists = [
  { id: 'a', name: 'Office', lines: [buildLine(), buildLine({ key: 2, quantity: 4 })] },
  { id: 'b', name: 'Nave 3', lines: [] },
];

describe('The stored lists', () => {
  test('round-trip unchanged', () => {
    const state = { current: 'b', lists };
    expect(parseProjects(formatProjects(state))).toEqual(state);
  });

  test.each([
    null,
    undefined,
    7,
    '',
    '{',
    'null',
    '[]',
    '{"lists":[]}',
    '{"version":2,"lists":[{"id":"a","name":"x","lines":[]}]}',
    '{"version":1,"lists":{"0":{}}}',
    `{"version":1,"lists":[],"pad":"${'x'.repeat(4_000_000)}"}`,
  ])('are none where nothing of ours is stored', (stored) => {
    expect(parseProjects(stored)).toEqual(NO_LISTS);
  });

  test('drop invalid lists and lines, and limit values to their range', () => {
    const stored = JSON.stringify({
      version: 1,
      current: 'gone',
      lists: [
        null,
        { name: 'without id' },
        {
          id: 'a',
          name: ` ${'n'.repeat(200)}`,
          lines: [
            { id: 0 },
            { id: '12' },
            'x',
            { id: 5, key: 3, quantity: 1e9, label: 'L\u0000\u202e1', note: 7 },
            { id: 6, key: 3, quantity: '12', label: ' L2 ', note: 'x\r\ny' },
            { id: 7, key: -1, quantity: Number.NaN },
          ],
        },
        { id: 'a', name: 'again', lines: [] },
        { id: 'b', name: {}, lines: 'none' },
      ],
    });
    expect(parseProjects(stored)).toEqual({
      current: 'a',
      lists: [
        {
          id: 'a',
          name: 'n'.repeat(80),
          lines: [
            { key: 3, id: 5, sku: '', quantity: 9999, label: 'L 1', note: '' },
            { key: 4, id: 6, sku: '', quantity: 12, label: 'L2', note: 'x y' },
            { key: 5, id: 7, sku: '', quantity: 1, label: '', note: '' },
          ],
        },
        { id: 'b', name: '–', lines: [] },
      ],
    });
  });

  test('do not overwrite what a later version of the site has stored', () => {
    expect(isWritable('{"version":2}')).toBe(false);
    for (const stored of [null, '', '{', '7', '{"version":1}', '{"version":"2"}', '[]']) {
      expect(isWritable(stored)).toBe(true);
    }
  });

  test('parse without throwing and always have their shape: 10,000 random values', () => {
    const line = fc.record({ id: fc.anything(), key: fc.anything(), quantity: fc.anything() });
    const list = fc.record({
      id: fc.oneof(fc.string(), fc.anything()),
      name: fc.anything(),
      lines: fc.oneof(fc.array(fc.oneof(line, fc.anything())), fc.anything()),
    });
    const shaped = fc
      .record({ version: fc.constant(1), current: fc.anything(), lists: fc.array(list) })
      .map(toJson);
    const stored = fc.oneof(fc.string(), fc.json(), fc.anything(), shaped);
    fc.assert(
      fc.property(stored, (value) => {
        const parsed = parseProjects(value);
        expect(parseProjects(formatProjects(parsed))).toEqual(parsed);
        expect(new Set(parsed.lists.map(({ id }) => id)).size).toBe(parsed.lists.length);
        for (const { lines } of parsed.lists) {
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
          for (const { id, quantity } of lines) {
            expect(Number.isSafeInteger(id) && quantity >= 1 && quantity <= 9999).toBe(true);
          }
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

/** Values that JSON cannot represent, such as big integers, become text. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part));
}
