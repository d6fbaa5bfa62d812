import { expect, test } from 'vitest';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import {
  groupByCause,
  lineOfText,
  listFindings,
  sheetOf,
} from '#studio/content/findings/findings.ts';

const finding: ContentFinding = {
  ...{ file: 'pages/quality/en.md', place: { line: 12 }, field: '', value: null },
  ...{ problem: 'is missing', whatToDo: 'Add it.' },
};

test('Errors that the content in use has are errors, and known as such', () => {
  const found = listFindings({ errors: [finding], existing: [finding], warnings: [finding] });
  expect(found.map(({ isError, isExisting = false }) => [isError, isExisting])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test('Findings of one cause are together, wherever they are in a list', () => {
  const first = { ...finding, field: 'images.0.alt' };
  const second = { ...finding, field: 'images.12.alt' };
  const other = { ...finding, field: 'images.12.alt', problem: 'is too long' };
  expect(groupByCause([first, other, second])).toEqual([[first, second], [other]]);
});

test('The line of a text is counted below what stands above it', () => {
  expect(lineOfText(finding)).toBe(12);
  expect(lineOfText(finding, 5)).toBe(7);
  expect(lineOfText(finding, 12)).toBeUndefined();
  expect(lineOfText({ ...finding, field: 'title' })).toBeUndefined();
  expect(lineOfText({ ...finding, file: 'site/menus.yaml' })).toBeUndefined();
});

test('The sheet of a workbook is told from its file', () => {
  const of = (file: string) => sheetOf({ ...finding, file });
  expect(of('tables/pim.XLSX, sheet Variants, 2026')).toEqual({
    ...{ book: 'tables/pim.XLSX', sheet: 'Variants, 2026' },
  });
  expect(of('tables/pim.xlsx')).toBeNull();
  expect(of('site/menus.yaml')).toBeNull();
});
