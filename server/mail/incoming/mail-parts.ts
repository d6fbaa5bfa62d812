/** Each costs time and memory, also an empty one. */
const MAX_PARTS = 1_000;

const MAX_FIELD = 1_000;
/** Of what follows the hyphens: a boundary and two more. */
const MAX_LINE = 202;

const CONTENT_TYPE = /content-type[ \t\r\n]*:([^\n]*(?:\n[ \t][^\n]*)*)/gi;
/** Nothing in it has to be decoded to know its parameters. */
const PLAIN = /^(?:[ -!#-'+-[\]-~\s]|"[ -!#-[\]-~\s]*")*$/;
const BOUNDARY = /boundary\s*=\s*(?:"([^"]*)"\s*|([^;"]*))(?:;|$)/i;
/** Mails have at most 70 characters. */
const NAME = /^[!-~](?:[ -~]{0,198}[!-~])?$/;

/** What of a mail is read, and whether that is all of it. */
type ReadableMail = { bytes: Uint8Array; isAll: boolean };

/** A mail as far as it has no more parts than a mail has. */
export function withinParts(bytes: Uint8Array): ReadableMail {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const all = { bytes, isAll: true };
  // Almost every mail: not even lines that may begin a part are so many.
  if (endOfParts(whole, () => true) === null) return all;
  const end = endOfParts(whole, partBeginsIn(whole));
  return end === null ? all : { bytes: bytes.subarray(0, end), isAll: false };
}

/** Where the first part that is too many begins, in bytes; null where none is. */
function endOfParts(whole: Buffer, isPart: (line: string) => boolean): number | null {
  let start = -1;
  for (let parts = 0; parts <= MAX_PARTS; ) {
    start = whole.indexOf('\n--', start + 1);
    if (start === -1) return null;
    if (isPart(whole.toString('latin1', start + 3, start + 3 + MAX_LINE))) parts += 1;
  }
  return start;
}

/**
 * Which lines that begin with two hyphens begin a part: those that go on with a boundary which the mail declares. Where a
 * declaration is not plain, all of them.
 */
function partBeginsIn(whole: Buffer): (line: string) => boolean {
  const boundaries = new Set<string>();
  for (const [, field = ''] of whole.toString('latin1').matchAll(CONTENT_TYPE)) {
    if (field.length > MAX_FIELD || !PLAIN.test(field)) return () => true;
    const count = field.toLowerCase().split('boundary').length - 1;
    if (count === 0) continue;
    const [, quoted, token] = BOUNDARY.exec(field) ?? [];
    const name = quoted ?? token?.trim() ?? '';
    if (count > 1 || !NAME.test(name)) return () => true;
    boundaries.add(name);
  }
  return (line) => {
    const name = line.split('\n', 1)[0]?.trimEnd() ?? '';
    return boundaries.has(name) || (name.endsWith('--') && boundaries.has(name.slice(0, -2)));
  };
}
