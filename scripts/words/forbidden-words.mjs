/**
 * A word that the project does not use, as a row of the second table in `docs/glossary.md` declares it.
 *
 * @typedef {{ pattern: RegExp; instead: string; phrases: RegExp | null; paths: string[] }} ForbiddenWord
 *   `phrases` and `paths` are where the word is allowed: ordinary uses, and files or folders.
 */

const HEADING = '## Words we do not use';

/**
 * Reads the table of forbidden words. Throws when a row cannot be read.
 *
 * @param {string} glossary Markdown.
 * @returns {ForbiddenWord[]}
 */
export function readForbiddenWords(glossary) {
  const [, section] = glossary.split(HEADING);
  if (section === undefined) throw new Error(`docs/glossary.md has no section "${HEADING}".`);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map(readRow);
}

function readRow(row) {
  const cells = row.split('|').map((cell) => cell.trim());
  const [words = [], phrases = [], paths = []] = [1, 3, 4].map((cell) => listCode(cells[cell]));
  if (words.length === 0) throw new Error(`docs/glossary.md names no word in: ${row}`);
  return {
    pattern: wordPattern(words),
    instead: cells[2],
    phrases: phrases.length > 0 ? wordPattern(phrases) : null,
    paths,
  };
}

const listCode = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

const wordPattern = (words) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');

/**
 * Finds forbidden words in a text: in prose, in strings, and in the parts of identifiers and file names.
 *
 * @param {string} file Path from the root of the project.
 * @param {string} text
 * @param {ForbiddenWord[]} words
 * @returns {string[]} One line for each place.
 */
export function findForbiddenWords(file, text, words) {
  const active = words.filter(({ paths }) => !paths.some((path) => file.startsWith(path)));
  return [file, ...text.split('\n')].flatMap((line, number) =>
    active.flatMap(({ pattern, instead, phrases }) => {
      const plain = splitIdentifiers(line);
      const rest = phrases ? plain.replace(phrases, ' ') : plain;
      return [...rest.matchAll(pattern)].map(([word]) => {
        const place = number === 0 ? 'its name' : `line ${number}`;
        return `${file}, ${place}: '${word}'. Write: ${instead}. (docs/glossary.md)`;
      });
    }),
  );
}

/** `PaperBlock`, `PAPER_BLOCK`, `paper-block` and `paper_block` become "paper block". */
function splitIdentifiers(line) {
  return line
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
}
