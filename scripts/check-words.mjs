// Holds code, comments, texts and docs to the words of docs/glossary.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findForbiddenWords, readForbiddenWords } from './words/forbidden-words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Content, the glossary and its check name the words; recorded responses are of others. */
const OTHERS =
  /^content\/|^docs\/glossary\.md$|^public\/|fixtures\/|^scripts\/words\/|^package-lock\.json$/;
const TEXT = /\.(?:ts|tsx|mjs|css|json|md|ya?ml|sql)$/;

const words = readForbiddenWords(readFileSync(`${root}docs/glossary.md`, 'utf8'));
/** New files count before they are added, and deleted ones no longer. */
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', LIST, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT.test(file) && !OTHERS.test(file) && existsSync(root + file));
const problems = files.flatMap((file) =>
  findForbiddenWords(file, readFileSync(root + file, 'utf8'), words),
);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${words.length} rules, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
