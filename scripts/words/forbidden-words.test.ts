import { describe, expect, test } from 'vitest';
import { findForbiddenWords, readForbiddenWords } from './forbidden-words.mjs';

const glossary = `# Glossary

| English | Spanish |
|---|---|
| \`paper\` | not a rule |

## Words we do not use

| Not | Instead | Except in the phrases | Except in files that begin with |
|---|---|---|---|
| \`papers?\` | PDF document | \`paper sizes?\` | \`server/print/\` |
| \`the house\` | the company | | |
`;
const words = readForbiddenWords(glossary);
const find = (text: string, file = 'core/a.ts') =>
  findForbiddenWords(file, text, words).map((problem) => problem.split('. ')[0]);

describe('readForbiddenWords', () => {
  test('reads the table under its heading and no other', () => {
    expect(words).toHaveLength(2);
  });

  test('refuses a glossary without the table and a row without a word', () => {
    expect(() => readForbiddenWords('# Glossary')).toThrow('has no section');
    expect(() => readForbiddenWords(`${glossary}| paper | page | | |\n`)).toThrow('names no word');
  });
});

describe('findForbiddenWords', () => {
  test.each([
    [
      'prose',
      'One paper.\nTwo papers.',
      ["core/a.ts, line 1: 'paper'", "core/a.ts, line 2: 'papers'"],
    ],
    [
      'the parts of a name',
      'const PaperBlock = paper_kind;',
      ["core/a.ts, line 1: 'paper'", "core/a.ts, line 1: 'paper'"],
    ],
    [
      'constants and keys',
      "t('strip.paper-link', MAX_PAPERS)",
      ["core/a.ts, line 1: 'paper'", "core/a.ts, line 1: 'papers'"],
    ],
    ['phrases', 'The House pays.', ["core/a.ts, line 1: 'the house'"]],
  ])('finds %s', (_, text, problems) => {
    expect(find(text)).toEqual(problems);
  });

  test('finds the name of a file', () => {
    expect(find('', 'core/paper-size.ts')).toEqual([]);
    expect(find('', 'core/paper.ts')).toEqual(["core/paper.ts, its name: 'paper'"]);
  });

  test('leaves parts of other words, allowed phrases and allowed files alone', () => {
    expect(find('newspaper, paperwork; three paper sizes; the household')).toEqual([]);
    expect(find('a paper', 'server/print/page.ts')).toEqual([]);
  });

  test('names the place, the word and what to write', () => {
    expect(findForbiddenWords('a.ts', 'paper', words)).toEqual([
      "a.ts, line 1: 'paper'. Write: PDF document. (docs/glossary.md)",
    ]);
  });
});
