import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const folder = new URL('../docs/adr/', import.meta.url);
const files = (await readdir(folder)).filter((name) => /^\d/.test(name)).sort();
const SECTIONS = ['Context', 'Decision', 'Consequences', 'When to revisit'];

test('decisions are numbered without gaps', () => {
  const numbers = files.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
});

describe.each(files)('%s', (file) => {
  test('follows the template for decisions', async () => {
    const lines = (await readFile(new URL(file, folder), 'utf8')).split('\n');
    expect(lines[0]).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
    expect(lines[2]).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (accepted|replaced)/);
    const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
    expect(headings.at(-1)).toBe('When to revisit');
  });

  test('links to decisions that exist', async () => {
    const text = await readFile(new URL(file, folder), 'utf8');
    const links = [...text.matchAll(/\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(([, name]) => name);
    expect(files).toEqual(expect.arrayContaining(links));
    const numbers = [...text.matchAll(/ADR (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers.filter((number) => number > files.length)).toEqual([]);
  });
});
