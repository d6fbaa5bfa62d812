import { expect, test } from 'vitest';
import { renderHtml, renderName, renderParagraph, renderText } from '#server/http/rest/rendered.ts';

test.each([
  ["What's new: IP65 & IK10 range", 'What&#8217;s new: IP65 &#038; IK10 range'],
  ['Ñandú, café – 90°', 'Ñandú, café – 90°'],
  ['600x600 panel', '600&#215;600 panel'],
  ['"Quoted" text', '&#8220;Quoted&#8221; text'],
  ['In - out...', 'In &#8211; out&#8230;'],
  ['less < more > none', 'less &lt; more &gt; none'],
])('renderText: %s', (text, expected) => {
  expect(renderText(text)).toBe(expected);
});

test('renderHtml typesets the text, but not tags, references and code', () => {
  const html =
    '<p>It&#39;s &quot;lit&quot; &amp; <a href="/x?a=1&amp;b=2">fine</a></p><pre><code>a "b"</code></pre>';
  expect(renderHtml(html)).toBe(
    '<p>It&#8217;s &#8220;lit&#8221; &amp; <a href="/x?a=1&amp;b=2">fine</a></p><pre><code>a "b"</code></pre>',
  );
});

test('renderParagraph leaves an empty text empty; renderName does not change quotes', () => {
  expect(renderParagraph('')).toBe('');
  expect(renderParagraph('a & b')).toBe('<p>a &#038; b</p>\n');
  expect(renderName(`Wall & "ceiling"`)).toBe('Wall &amp; "ceiling"');
});
