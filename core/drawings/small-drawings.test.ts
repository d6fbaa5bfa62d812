import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { movingDrawings, stillDrawings } from '#core/content/drawing-names.ts';
import { drawSmall, findDrawing, movesDrawing } from '#core/drawings/small-drawings.ts';

const names = [...stillDrawings, ...movingDrawings];

test.each(names)('%s has numbers on its sheet and colours of the page', (name) => {
  const svg = drawSmall(name, 'x');
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/);
  expect(svg.length).toBeLessThan(12_000);
  expect(findDrawing(name)).toBe(name);
  // Colours have a second one for places without the page's.
  expect(svg.match(/var\(--[a-z0-9-]+\)/g)).toBeNull();
});

test('Its text alternative is an attribute', () => {
  expect(drawSmall('polar', 'A "curve" <b> & more')).toContain(
    'role="img" aria-label="A &quot;curve&quot; &lt;b> &amp; more"',
  );
});

test('No other name is a drawing', () => {
  expect(findDrawing('toString')).toBeNull();
  expect(names.filter(movesDrawing)).toEqual([...movingDrawings]);
});

test('Every moving part is moved by the style sheet', () => {
  const styles = readFileSync(new URL('../../app/content/drawing.css', import.meta.url), 'utf8');
  const parts = movingDrawings.flatMap((name) =>
    [...drawSmall(name, '').matchAll(/class="(moves-[a-z-]+?)(?:-\d)?"/g)].map(([, part]) => part),
  );
  expect(new Set(parts).size).toBeGreaterThan(10);
  for (const part of parts) expect(styles).toContain(part);
});

test('The names are listed for editors', () => {
  const docs = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8');
  for (const name of names) expect(docs).toContain(`\`${name}\``);
});
