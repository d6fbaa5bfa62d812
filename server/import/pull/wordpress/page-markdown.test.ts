import { expect, test } from 'vitest';
import { findMarkdownFaults } from '#server/import/markdown.ts';
import {
  isReadable,
  toPageMarkdown,
  toPlainText,
} from '#server/import/pull/wordpress/page-markdown.ts';

function convert(html: string) {
  const lost: string[] = [];
  const markdown = toPageMarkdown(html, {
    link: (href) => (href.startsWith('/') ? { href: 'page:about' } : { why: 'it is far' }),
    picture: (address) => ({ file: address.split('/').at(-1) ?? '' }),
    lose: (what, why) => lost.push(`${what}: ${why}`),
  });
  return { markdown, lost };
}

test('texts, headings and lists become Markdown', () => {
  const html =
    '<h2>Light &#038; air</h2>\n<p>It&#8217;s <strong>warm</strong>.</p><ul><li>One</li><li>Two</li></ul>';
  expect(convert(html).markdown).toBe('## Light & air\n\nIt’s **warm**.\n\n-   One\n-   Two');
});

test('a table has a head and cells of one line', () => {
  const html =
    '<table><caption>Sizes</caption><tbody><tr><td>Name</td><td>W</td></tr><tr><td>A|B<br>C</td></tr></tbody></table>';
  expect(convert(html).markdown).toBe('Sizes\n\n| Name | W |\n| --- | --- |\n| A\\|B C |  |');
});

test('what runs, loads or sends something is counted and not carried', () => {
  const html = `<p>Before</p><script>alert(1)</script><style>p{}</style><form><p>Name</p><input><img src="a.png" alt="A"></form>
    <iframe src="https://example.com"></iframe><p onclick="steal()">After</p>`;
  expect(convert(html)).toEqual({
    markdown: 'Before\n\nAfter',
    lost: [
      'scripts: Markdown has none',
      'styles: Markdown has none',
      'forms: Markdown has none',
      'embedded pages: Markdown has none',
    ],
  });
});

test('shortcodes of plugins go, words in brackets stay', () => {
  const html = '<p>[vc_row]One[/vc_row] [contact-form-7 id=&#8221;5&#8243;] as written [sic]</p>';
  const { markdown, lost } = convert(html);
  expect(markdown).toBe('One as written \\[sic\\]');
  expect(lost).toHaveLength(3);
});

test('texts stay texts: HTML, addresses and placeholders', () => {
  const html =
    '<p>&lt;script&gt; http://example.com www.example.com {log} <a href="javascript:x">press</a></p>';
  const { markdown } = convert(html);
  expect(markdown).toBe('\\<script> http:\\/\\/example.com www\\.example.com &#123;log} press');
  const links = { href: () => null, image: () => null, drawing: () => null };
  expect(findMarkdownFaults(markdown, links)).toEqual([]);
});

test('links and pictures are written as the content writes them', () => {
  const html =
    '<p><a href="/about"> About <em>us</em> </a>and <img alt="A [lamp]" src="/s.png" srcset="/m.png 300w, /l.png 1024w"></p>';
  expect(convert(html).markdown).toBe('[About *us*](page:about) and ![A \\[lamp\\]](l.png)');
});

test.each([
  ['too deep', '<div>'.repeat(50_000)],
  ['too long', 'x'.repeat(1_000_001)],
])('HTML that would take for ever is not read: %s', (_, html) => {
  expect(isReadable(html)).toBe(false);
  expect(toPlainText(html)).toBe('');
});

test('titles and summaries are text in one line', () => {
  const html = '<p>What&#8217;s <em>new</em></p>\n<p>IP65 &#038; IK10</p><script>x</script>';
  expect(toPlainText(html)).toBe('What’s new IP65 & IK10');
  const address = '<p>Calle Mayor, 1<br>Madrid [contact-form-7 id=&#8221;5&#8243;] [sic]</p>';
  expect(toPlainText(address)).toBe('Calle Mayor, 1 Madrid [sic]');
});
