import {
  cleanText,
  LONGEST_NAME,
  MOST_LINES,
  type Project,
  type ProjectLine,
  toLine,
} from '#core/projects/project.ts';

/** A shared list. */
export type SharedProject = Pick<Project, 'name' | 'lines'>;

/** Why a code could not be read: its checksum fails, a later version wrote it, or it is too long. */
export type CodeProblem = 'damaged' | 'newer' | 'too-long';

export type ReadCode = { project: SharedProject } | { problem: CodeProblem };

const VERSION = '1';
const CHECK_LENGTH = 4;
/** Above the length of 200 lines with the longest notes. */
const LONGEST_CODE = 400_000;

/**
 * Formats a list for a URL: `1`, four checksum characters, and the rest in base64url (RFC 4648, section 5): the UTF-8
 * of the name and of each line's id in base 36, quantity, label and note, separated by tabs, with a line break after
 * each.
 */
export function formatShareCode({ name, lines }: SharedProject): string {
  const rows = lines.map(({ id, quantity, label, note }) => {
    return [id.toString(36), quantity, label, note].join('\t').trimEnd();
  });
  const body = toBase64Url(new TextEncoder().encode([name, ...rows].join('\n')));
  return VERSION + checksumOf(body) + body;
}

/** Parses a share code into its list, or returns the problem. Never throws. */
export function readShareCode(code: unknown): ReadCode {
  if (typeof code !== 'string') return { problem: 'damaged' };
  if (code.length > LONGEST_CODE) return { problem: 'too-long' };
  if (/^[2-9]/.test(code)) return { problem: 'newer' };
  const body = code.slice(VERSION.length + CHECK_LENGTH);
  const check = code.slice(VERSION.length, VERSION.length + CHECK_LENGTH);
  if (!code.startsWith(VERSION) || check !== checksumOf(body)) return { problem: 'damaged' };
  const text = fromBase64Url(body);
  if (text === null) return { problem: 'damaged' };
  const [name, ...rows] = text.split('\n');
  if (rows.length > MOST_LINES) return { problem: 'too-long' };
  const lines = rows.flatMap((row, index) => readRow(row, index + 1) ?? []);
  return { project: { name: cleanText(name, LONGEST_NAME), lines } };
}

function readRow(row: string, key: number): ProjectLine | null {
  const [id = '', quantity, label, note] = row.split('\t');
  if (!/^[0-9a-z]{1,10}$/.test(id)) return null;
  return toLine({ id: Number.parseInt(id, 36), quantity, label, note }, key);
}

/** FNV-1a, the lower 24 bits. http://www.isthe.com/chongo/tech/comp/fnv/ */
function checksumOf(body: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < body.length; index += 1) {
    hash = Math.imul(hash ^ body.charCodeAt(index), 0x01000193);
  }
  return toBase64Url(Uint8Array.of(hash >>> 16, hash >>> 8, hash));
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
