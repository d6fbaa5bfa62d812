/** Tags, comments and character references of HTML; the rest is text. */
const MARKUP = /<!--[\s\S]*?-->|<[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
const VERBATIM = /^<(\/?)(?:pre|code|script|style|kbd)\b/i;
const QUOTES: Record<string, string> = { '&quot;': '"', '&#34;': '"', '&#39;': "'" };

/** Renders plain text like a WordPress title: HTML with typographic quotes, dashes and `&` as numeric entities. */
export function renderText(text: string): string {
  return typeset(text.replace(/</g, '\u0001').replace(/>/g, '\u0002'))
    .replaceAll('\u0001', '&lt;')
    .replaceAll('\u0002', '&gt;');
}

/** Renders plain text as a paragraph; '' stays ''. */
export function renderParagraph(text: string): string {
  return text === '' ? '' : `<p>${renderText(text)}</p>\n`;
}

/** Renders HTML like WordPress content: the text between tags is typeset, code is unchanged. */
export function renderHtml(html: string): string {
  let depth = 0;
  let result = '';
  let text = '';
  const flush = () => {
    result += depth > 0 ? text : typeset(text);
    text = '';
  };
  let end = 0;
  for (const { 0: markup, index } of html.matchAll(MARKUP)) {
    text += html.slice(end, index);
    end = index + markup.length;
    const quote = QUOTES[markup];
    if (quote && depth === 0) {
      text += quote;
      continue;
    }
    flush();
    result += markup;
    const verbatim = VERBATIM.exec(markup);
    if (verbatim) depth = Math.max(0, depth + (verbatim[1] ? -1 : 1));
  }
  text += html.slice(end);
  flush();
  return result;
}

/** Escapes the text of an attribute or a name without typesetting it: `Road & Street` → `Road &amp; Street`. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Renders a name as WordPress stores it: escaped, with unchanged quotes. */
export function renderName(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function typeset(text: string): string {
  return text
    .replaceAll('&', '&#038;')
    .replaceAll('...', '&#8230;')
    .replaceAll('---', '&#8212;')
    .replace(/(?<=\s)--(?=\s)/g, '&#8212;')
    .replaceAll('--', '&#8211;')
    .replace(/(?<=\s)-(?=\s)/g, '&#8211;')
    .replace(/(?<=\d)x(?=\d)/g, '&#215;')
    .replace(/(?<=\d)"/g, '&#8243;')
    .replace(/(?<=\d)'(?!\p{L})/gu, '&#8242;')
    .replace(/(?<=^|[\s([{])"/g, '&#8220;')
    .replaceAll('"', '&#8221;')
    .replace(/(?<=^|[\s([{])'/g, '&#8216;')
    .replaceAll("'", '&#8217;');
}
