import { expect, test } from 'vitest';
import {
  findMarkdownFaults,
  listMarkdownImages,
  type MarkdownLinks,
  plainText,
  renderMarkdown,
} from '#server/import/markdown.ts';

const links: MarkdownLinks = {
  href: (href) => (href.startsWith('https://') || href.startsWith('/') ? href : null),
  image: (file) =>
    file === 'room.webp' ? { src: '/r.webp', srcset: '/r.webp 1w', width: 4, height: 3 } : null,
};

const render = (text: string, topLevel = 2) => renderMarkdown(text, links, topLevel).trim();

test('The highest heading of a text takes the level below the page', () => {
  expect(render('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>');
  expect(render('### One', 3)).toBe('<h3>One</h3>');
  expect(render('# 1\n\n###### 6', 3)).toContain('<h6>6</h6>');
});

test('HTML in a text is shown, not used', () => {
  expect(render('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(render('a <img src=x onerror=y> b')).toBe('<p>a &lt;img src=x onerror=y&gt; b</p>');
});

test('Links that lead nowhere stay text, those elsewhere open without a way back', () => {
  expect(render('[a](javascript:x) [b](/b) [c](https://c.example)')).toBe(
    '<p>a <a href="/b">b</a> <a href="https://c.example" rel="noopener">c</a></p>',
  );
});

test('Pictures carry their size and a text in their stead', () => {
  expect(render('![A "room"](room.webp)')).toContain(
    'width="4" height="3" alt="A &quot;room&quot;"',
  );
  expect(listMarkdownImages('- ![x](one.webp)\n- [y](two.webp)')).toEqual(['one.webp']);
});

test('Faults name the line of the text', () => {
  const text = 'First [good](/a).\n\n- one\n- two [lost](nowhere)\n\n![x](gone.webp)\n';
  expect(findMarkdownFaults(text, links)).toEqual([
    { line: 4, value: 'nowhere', isImage: false },
    { line: 6, value: 'gone.webp', isImage: true },
  ]);
});

test('The words of HTML are found without its marks', () => {
  expect(plainText('<p>5 &lt; 6 &amp; <b>more</b></p>\n<p>x</p>')).toBe('5 < 6 & more x');
});
