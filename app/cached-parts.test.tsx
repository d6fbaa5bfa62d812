import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cachedPartsOf } from '#app/cached-parts.ts';
import { CachedPart, CachedPartsContext } from '#app/ui/cached-part.tsx';

function render(owner: object, page: ReactNode): string {
  const { parts, take } = cachedPartsOf(owner);
  return take(renderToString(<CachedPartsContext value={parts}>{page}</CachedPartsContext>));
}

/** A part that counts its renderings, and shows the count. */
function countedPart(text = '') {
  const count = { times: 0 };
  const Counted = () => {
    count.times += 1;
    return <p>{count.times + text}</p>;
  };
  const part = (cacheKey: string | null) => (
    <CachedPart id="part" cacheKey={cacheKey}>
      <Counted />
    </CachedPart>
  );
  return { count, part };
}

test('a page with cached parts is the page without them, the first time and later', () => {
  const owner = {};
  const page = Array.from({ length: 12 }, (_, at) => (
    <CachedPart key={at} as="nav" aria-label="Parts" cacheKey={`part ${at}`}>
      <p>{`<${at}> & é`}</p>
    </CachedPart>
  ));
  const expected = renderToString(page);
  expect(render(owner, page)).toBe(expected);
  expect(render(owner, page)).toBe(expected);
});

test('a part is rendered once for each name and owner', () => {
  const owner = {};
  const { part } = countedPart();
  expect(render(owner, part('a'))).toBe('<div id="part"><p>1</p></div>');
  expect(render(owner, part('a'))).toBe('<div id="part"><p>1</p></div>');
  expect(render(owner, part('b'))).toBe('<div id="part"><p>2</p></div>');
  expect(render({}, part('a'))).toBe('<div id="part"><p>3</p></div>');
  expect(render(owner, part(null))).toBe('<div id="part"><p>4</p></div>');
});

test('text of a page cannot imitate a mark', () => {
  const owner = {};
  const mark = '00000000-0000-4000-8000-000000000000';
  const page = (
    <>
      <p>{`${mark}(0;mine${mark})`}</p>
      <CachedPart cacheKey="a">
        <p>its own</p>
      </CachedPart>
    </>
  );
  expect(render(owner, page)).toBe(renderToString(page));
  expect(render(owner, <CachedPart cacheKey="a">other</CachedPart>)).toBe(
    '<div><p>its own</p></div>',
  );
});

test('the least recently used parts are evicted when there are too many', () => {
  const owner = {};
  const { count, part } = countedPart('x'.repeat(5_000_000));
  for (const name of ['a', 'b', 'a', 'c', 'a']) render(owner, part(name));
  expect(count.times).toBe(3);
  render(owner, part('b'));
  expect(count.times).toBe(4);
});
