import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolScreens } from '#core/content/tools.ts';

type Target = { page?: string; category?: string; screen?: string };
type Item = { to?: Target; children?: Item[] };

const content = new URL('../../content/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, content), 'utf8');

const { mega_menus: menus }: { mega_menus: Record<string, Item[]> } = parse(
  read('site/menus.yaml'),
);

/** Where the items of a mega menu lead, with those below them. */
function targetsIn(menu: string): Target[] {
  const targetsOf = ({ to = {}, children = [] }: Item): Target[] => [
    to,
    ...children.flatMap(targetsOf),
  ];
  return (menus[menu] ?? []).flatMap(targetsOf);
}

function listPages(kind: string): string[] {
  return readdirSync(new URL('pages', content)).filter((code) => {
    const [, front = ''] = read(`pages/${code}/en.md`).split('---\n');
    return parse(front).kind === kind;
  });
}

test('the menu of products lists every category', () => {
  const files = readdirSync(new URL('catalogue/categories', content));
  const codes = files.map((file) => parse(read(`catalogue/categories/${file}`)).code);
  const listed = targetsIn('products').flatMap(({ category }) => category ?? []);
  expect(codes.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(codes.toSorted());
});

test('the menu of applications lists every application', () => {
  const listed = targetsIn('applications').flatMap(({ page }) => page ?? []);
  const applications = listPages('application');
  expect(applications.length).toBeGreaterThan(5);
  expect(listed).toEqual(expect.arrayContaining(applications));
});

test('the menu about the company lists every case study', () => {
  const listed = targetsIn('about').flatMap(({ page }) => page ?? []);
  const cases = listPages('case-study');
  expect(cases.length).toBeGreaterThan(3);
  expect(listed).toEqual(expect.arrayContaining(cases));
});

test('the menu of tools lists every tool', () => {
  const listed = targetsIn('tools').flatMap(({ screen }) => screen ?? []);
  expect(listed).toEqual(expect.arrayContaining([...toolScreens]));
});
