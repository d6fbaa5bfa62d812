import PostalMime from 'postal-mime';

/** Elements that nobody sees. */
const HIDDEN = ['style', 'script', 'head', 'title'];
const NEW_LINE = /<(?:\/(?:div|p|tr|li|h[1-6]|blockquote)|br\b[^<>]*)>/gi;
/** Pictures within attributes. */
const DATA_ADDRESS = /(["'])data:[^"']*\1/gi;
const MAX_HTML = 1_000_000;

/**
 * The text of a mail that is only HTML. It is read as text from then on, never shown as HTML. `isAll`: it was not too long
 * to be read to its end.
 */
export async function textOfHtml(html: string): Promise<{ text: string; isAll: boolean }> {
  const written = html.replace(DATA_ADDRESS, '""');
  const shown = HIDDEN.reduce(withoutElement, beginningOf(written));
  const broken = shown.replace(/[\r\n]+/g, ' ').replace(NEW_LINE, (tag) => `${tag}\n`);
  const lines = await Promise.all(broken.split('\n').map(toPlain));
  return {
    text: lines.join('\n').replace(/\n{3,}/g, '\n\n'),
    isAll: written.length <= MAX_HTML,
  };
}

/** As much as is read, without half a tag. */
function beginningOf(html: string): string {
  if (html.length <= MAX_HTML) return html;
  const beginning = html.slice(0, MAX_HTML);
  const lastTag = beginning.lastIndexOf('<');
  return lastTag > beginning.lastIndexOf('>') ? beginning.slice(0, lastTag) : beginning;
}

/** The parser converts what stands beside plain text to plain text. */
async function toPlain(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html.trim();
  const encoded = Buffer.from(html).toString('base64');
  const part = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64';
  const mail = [
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    '',
    '--part',
    part,
    '',
    encoded,
    '--part--',
  ].join('\r\n');
  return ((await PostalMime.parse(mail)).text ?? '').replace(/\s+/g, ' ').trim();
}

/** Removes elements with their content; one without an end stays, so that no text is lost. */
function withoutElement(html: string, name: string): string {
  const opening = new RegExp(`<${name}[\\s>/]`, 'gi');
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  const shown: string[] = [];
  let from = 0;
  for (;;) {
    opening.lastIndex = from;
    const start = opening.exec(html)?.index;
    if (start === undefined) break;
    closing.lastIndex = start;
    if (!closing.exec(html)) break;
    shown.push(html.slice(from, start));
    from = closing.lastIndex;
  }
  return shown.join('') + html.slice(from);
}
