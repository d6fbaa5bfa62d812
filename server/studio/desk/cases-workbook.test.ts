import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { casesWorkbook } from '#server/studio/desk/cases-workbook.ts';
import type { CaseWithText } from '#server/studio/desk/entered-texts.ts';

const row: CaseWithText = {
  id: 'a',
  kind: 'message',
  locale: 'es',
  received: '2026-11-27T10:00:00.000Z',
  sender: '=1+1',
  email: 'jo@example.test',
  reference: null,
  state: 'in-progress',
  assigneeId: null,
  assignee: null,
  due: '2026-11-30',
  updated: '2026-06-30T22:30:00.000Z',
  revision: 1,
  newsletter: null,
  text: `Mensaje: ${'luz '.repeat(10_000)}`,
};

async function open(total: number) {
  const files = unzipSync(await casesWorkbook('es', { items: [row], total }));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { sheet: read('xl/worksheets/sheet1.xml'), texts: read('xl/sharedStrings.xml') };
}

test('what visitors have typed is text, and times are dates of the company', async () => {
  const { sheet, texts } = await open(1);
  expect(texts).toContain('=1+1');
  expect(sheet).not.toContain('<f>');
  // 46353 is 27 November 2026; 10:00 UTC is 11:00 in winter, 22:30 in summer 00:30 of the next day.
  const numbers = [...sheet.matchAll(/<v>(\d+(?:\.\d+)?)<\/v>/g)].map(([, value]) => Number(value));
  const near = (expected: number) => numbers.some((value) => Math.abs(value - expected) < 1e-6);
  expect(near(46353 + 11 / 24)).toBe(true);
  expect(near(46356)).toBe(true);
  expect(near(46204 + 0.5 / 24)).toBe(true);
  expect(texts).toContain('En curso');
  // A cell has up to 32,767 characters.
  expect(texts.match(/Mensaje: [luz ]*/)?.[0]).toHaveLength(32_767);
  expect(texts).not.toContain('CSV');
});

test('a workbook that lacks rows says how many', async () => {
  expect((await open(12_001)).texts).toContain('12000');
});
