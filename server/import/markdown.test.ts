import { expect, test } from 'vitest';
import {
  findMarkdownFaults,
  listMarkdownImages,
  listMarkdownTerms,
  type MarkdownLinks,
  plainText,
  renderMarkdown,
  renderWithContents,
} from '#server/import/markdown.ts';

const links: MarkdownLinks = {
  href: (href) => (href.startsWith('https://') || href.startsWith('/') ? href : null),
  image: (file) =>
    file === 'room.webp' ? { src: '/r.webp', srcset: '/r.webp 1w', width: 4, height: 3 } : null,
  drawing: (name, alt) =>
    name === 'polar'
      ? { svg: `<svg aria-label="${alt}"></svg>`, control: '<label></label>' }
      : null,
};

const render = (text: string, topLevel = 2) => renderMarkdown(text, links, topLevel).trim();

test('The highest heading of a text takes the level below the page', () => {
  expect(render('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>');
  expect(render('### One', 3)).toBe('<h3>One</h3>');
  expect(render('# 1\n\n###### 6', 3)).toContain('<h6>6</h6>');
});

test('HTML in a text is escaped', () => {
  expect(render('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(render('a <img src=x onerror=y> b')).toBe('<p>a &lt;img src=x onerror=y&gt; b</p>');
});

test('Links without a target stay text, external ones open without an opener', () => {
  expect(render('[a](javascript:x) [b](/b) [c](https://c.example)')).toBe(
    '<p>a <a href="/b">b</a> <a href="https://c.example" rel="noopener">c</a></p>',
  );
});

test('Pictures have their size and an alternative text', () => {
  expect(render('![A "room"](room.webp)')).toContain(
    'width="4" height="3" alt="A &quot;room&quot;"',
  );
  expect(listMarkdownImages('- ![x](one.webp)\n- [y](two.webp)')).toEqual(['one.webp']);
});

test('A drawing by itself has its control and caption, in a sentence it is a sign', () => {
  const figure = '<figure class="drawing"><svg aria-label="A curve"></svg><label></label>';
  expect(render('![A curve](drawing:polar)')).toBe(`${figure}</figure>`);
  expect(render('![A curve](drawing:polar "Less < more")')).toBe(
    `${figure}<figcaption>Less &lt; more</figcaption></figure>`,
  );
  expect(render('See ![A curve](drawing:polar).')).toBe(
    '<p>See <svg aria-label="A curve"></svg>.</p>',
  );
  expect(render('![x](drawing:none)')).toBe('');
  expect(findMarkdownFaults('a\n\n![x](drawing:none)', links)).toEqual([
    { line: 3, value: 'drawing:none', kind: 'drawing' },
  ]);
  expect(listMarkdownImages('![x](drawing:polar)')).toEqual([]);
});

test('A table scrolls in its own region, named by its headings', () => {
  const html = render('| What | *How* "much" |\n|---|---|\n| a | 1 |');
  expect(html).toMatch(/^<div role="region" tabindex="0" aria-label="What, How &quot;much&quot;">/);
  expect(html).toContain('<th>What</th>');
  expect(html).toMatch(/<\/table>\s*<\/div>$/);
});

test('The cells of a table that does not fit on a phone are named by their headings', () => {
  const html = render(
    '| What | "By" | *Tel* | Mail |\n|---|:-:|---|---|\n| a | b | c | d |\n| e | f | g | h |',
  );
  const labels = [...html.matchAll(/<td data-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels.slice(0, 4)).toEqual(['What', '&quot;By&quot;', 'Tel', 'Mail']);
  expect(labels).toHaveLength(8);
  expect(render('| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |')).not.toContain('data-label');
});

test('Faults name the line of the text', () => {
  const text = 'First [good](/a).\n\n- one\n- two [lost](nowhere)\n\n![x](gone.webp)\n';
  expect(findMarkdownFaults(text, links)).toEqual([
    { line: 4, value: 'nowhere', kind: 'link' },
    { line: 6, value: 'gone.webp', kind: 'picture' },
  ]);
});

test('The words of HTML have no markup', () => {
  expect(plainText('<p>5 &lt; 6 &amp; <b>more</b></p>\n<p>x</p>')).toBe('5 < 6 & more x');
});

test('Headings get unique anchors that begin with a letter; the highest form the contents', () => {
  const { html, headings } = renderWithContents(
    '## Qué se ve\n\n### 2 lx\n\n## Qué se ve\n\n## 3. Más',
    links,
    2,
  );
  expect(headings).toEqual([
    { id: 'que-se-ve', text: 'Qué se ve' },
    { id: 'que-se-ve-2', text: 'Qué se ve' },
    { id: 'part-3-mas', text: '3. Más' },
  ]);
  expect(html).toContain('<h3 id="part-2-lx">2\u00a0lx</h3>');
});

test('Terms of the glossary are listed, each once, and marked in the text', () => {
  const text = '[UGR](term:ugr) and [UGR](term:ugr), [lux](term:illuminance), [x](https://e.org)';
  expect(listMarkdownTerms(text)).toEqual(['ugr', 'illuminance']);
  const toGlossary = { ...links, href: (href: string) => href.replace('term:', '/en/glossary#') };
  expect(renderMarkdown('[UGR](term:ugr)', toGlossary, 2)).toContain(
    '<a href="/en/glossary#ugr" data-term="ugr">UGR</a>',
  );
});
