import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { checkClassNames } from './class-names.mjs';
import { findCopies, findOwnValues } from './style-rules.mjs';

const find = (css: string) => findOwnValues('app/a.css', postcss.parse(css));
const sheets = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, css]) => [file, postcss.parse(css)]));

describe('findOwnValues', () => {
  test.each([
    'a { color: #fff; }',
    'a { background: linear-gradient(rgb(0 0 0 / 0.5), transparent); }',
    'a { color: white; }',
    'a { font-size: 13px; }',
    'a { font-size: clamp(1rem, 2vw, 2rem); }',
    'a { border-radius: 3px; }',
    'a { transition: opacity 0.2s; }',
    'a { z-index: 20; }',
    'input { accent-color: var(--accent); }',
    'a { margin-top: 1rem; }',
    'a { padding: var(--s2) -12px; }',
    '@media (width >= 760px) { a { top: 0; } }',
    '@media (min-width: 1024px) { a { top: 0; } }',
    '@media screen and (width < 1023px) { a { top: 0; } }',
  ])('rejects %s', (css) => {
    expect(find(css)).toHaveLength(1);
  });

  test.each([
    'a { color: var(--finish-black); background: url("#fff"); }',
    'a { font-size: 1.25em; border-radius: 50%; z-index: 2; }',
    'a { transition: opacity var(--t-fade) var(--ease); }',
    'a { margin: -1px 0.5em 7px; top: 16px; }',
    '@media screen and (width >= 700px) and (width < 1200px) { a { top: 0; } }',
    '@media (scripting: none) { a { top: 0; } }',
    '@container (width >= 560px) { a { top: 0; } }',
  ])('accepts %s', (css) => {
    expect(find(css)).toEqual([]);
  });

  test('reports the position', () => {
    expect(find('a {\n  color: #fff;\n}')).toEqual([
      'app/a.css:2: color: #fff: a colour is a token.',
    ]);
  });
});

test('finds a duplicate block of four declarations, in any order and depth', () => {
  const first = 'a { top: 0; left: 0; color: red; margin: 0; }';
  const second = '@media print { b { & i { left: 0; top: 0; margin: 0; color: red; } } }';
  expect(findCopies(sheets({ 'a.css': first, 'b.css': second }))).toEqual([
    'The same block stands twice; share it: a.css:1 a and b.css:1 & i',
  ]);
  const shorter = 'a { top: 0; left: 0; color: red; }';
  expect(findCopies(sheets({ 'a.css': shorter, 'b.css': shorter }))).toEqual([]);
});

test('finds unused classes, and global names that two folders define', () => {
  const check = (files: Record<string, string>) => checkClassNames(sheets(files), "'card', 'list'");
  expect(check({ 'app/a/a.css': '.card { top: 0; } .gone { top: 0; }' })).toEqual([
    'app/a/a.css: no code names the class gone.',
  ]);
  expect(check({ 'app/a/a.css': '.card {}', 'app/b/b.css': '.list .card {} .card {}' })).toEqual([
    'card: app/a and app/b define this class.',
  ]);
  expect(check({ 'app/a/a.module.css': '.card {}', 'app/b/b.module.css': '.card {}' })).toEqual([]);
});
