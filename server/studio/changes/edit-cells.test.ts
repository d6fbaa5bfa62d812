import { expect, test } from 'vitest';
import type { FieldEdit } from '#core/studio/changes/change-set.ts';
import { editText } from '#server/studio/changes/edit-text.ts';

const TABLE = 'sku,title,cri\nA/1,"Round, white",80\nA/2,Square,90\n';

const edit = (edits: FieldEdit[], text = TABLE) =>
  editText({ path: 'variants.csv', text, key: ['sku'] }, edits);

const row = (sku: string, title = '', cri = '') => ({ sku, title, cri });

test('cells of one row change together, its code among them', () => {
  const edited = edit([
    { path: ['A/1', 'sku'], from: 'A/1', to: 'A/9' },
    { path: ['A/1', 'cri'], from: '80', to: '95' },
  ]);
  expect(edited).toEqual({
    text: TABLE.replace('A/1', 'A/9').replace(',80', ',95'),
    conflicts: [],
  });
});

test('rows are added where they belong, one after another', () => {
  const edited = edit([
    { path: ['A/3'], from: null, to: row('A/3'), after: 'A/1' },
    { path: ['A/4'], from: null, to: row('A/4'), after: 'A/3' },
    { path: ['A/0'], from: null, to: row('A/0'), after: 1 },
    { path: ['A/5'], from: null, to: row('A/5'), after: 'gone' },
  ]);
  expect(edited.text).toBe(
    'sku,title,cri\nA/0,,\nA/1,"Round, white",80\nA/3,,\nA/4,,\nA/2,Square,90\nA/5,,\n',
  );
});

test('a row is removed only as it was seen', () => {
  expect(edit([{ path: ['A/2'], from: row('A/2', 'Square', '90'), to: null }]).text).toBe(
    TABLE.replace('A/2,Square,90\n', ''),
  );
  const { text, conflicts } = edit([{ path: ['A/2'], from: row('A/2', 'Other', '90'), to: null }]);
  expect(text).toBe(TABLE);
  expect(conflicts).toMatchObject([{ path: ['A/2'], current: row('A/2', 'Square', '90') }]);
});

test('what somebody else changed is a conflict of that cell; the others are stored', () => {
  const { text, conflicts } = edit([
    { path: ['A/1', 'cri'], from: '70', to: '95' },
    { path: ['A/2', 'cri'], from: '90', to: '97' },
  ]);
  expect(text).toBe(TABLE.replace(',90', ',97'));
  expect(conflicts).toEqual([{ path: ['A/1', 'cri'], from: '70', to: '95', current: '80' }]);
});

test('sent twice, edits do the same as sent once', () => {
  const edits = [
    { path: ['A/3'], from: null, to: row('A/3', 'New') },
    { path: ['A/1', 'cri'], from: '80', to: '95' },
  ];
  const once = edit(edits).text;
  expect(edit(edits, once)).toEqual({ text: once, conflicts: [] });
});

test.each([
  [['A/7', 'cri'], null, 'x'],
  [['A/1', 'colour'], null, 'x'],
  [['A/1', 'cri'], '80', 95],
])('an edit of %j that leads nowhere is refused', (path, from, to) => {
  expect(() => edit([{ path, from, to }])).toThrow(
    expect.objectContaining({ name: expect.any(String) }),
  );
});

test('ten thousand rows are edited and added in one request', () => {
  const head = 'sku,title,cri\n';
  const lines = Array.from({ length: 10_000 }, (_, at) => `A/${at},Name,80\n`);
  const edits: FieldEdit[] = lines.flatMap((_, at) => [
    { path: [`A/${at}`, 'cri'], from: '80', to: '90' },
    { path: [`B/${at}`], from: null, to: row(`B/${at}`), after: `A/${at}` },
  ]);
  const { text, conflicts } = edit(edits, head + lines.join(''));
  expect(conflicts).toEqual([]);
  expect(text.split('\n')).toHaveLength(20_002);
  expect(text.startsWith(`${head}A/0,Name,90\nB/0,,\nA/1,Name,90\n`)).toBe(true);
  const chain = lines.map((_, at): FieldEdit => {
    return {
      path: [`C/${at}`],
      from: null,
      to: row(`C/${at}`),
      after: at === 0 ? 1 : `C/${at - 1}`,
    };
  });
  expect(edit(chain).text.split('\n').slice(9_999, 10_003)).toEqual([
    ...['C/9998,,', 'C/9999,,', 'A/1,"Round, white",80', 'A/2,Square,90'],
  ]);
});
