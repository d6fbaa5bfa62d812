import type { StudioProblem } from '#core/app-error.ts';
import { foldText } from '#core/fold-text.ts';
import { knownPhrases } from '#server/studio/known-phrases.ts';
import { MAX_PASSWORD } from '#server/studio/open-auth.ts';

/** NIST SP 800-63B, 3.1.1.2: fifteen characters where a password is the only factor; no rules about their kinds. */
const MIN_LENGTH = 15;
/** Of zxcvbn's scores from 0 to 4: more than 10^10 guesses. */
const MIN_SCORE = 4;

/** Letters that have to be left of a password without the words that belong to the person. */
const MIN_OWN_LETTERS = 8;
/** Shorter words are parts of others by chance. */
const MIN_WORD = 3;

/** Where the words come from that belong to everybody who works here. */
export type KnownSources = { siteUrl: string; listCompanyNames(): Promise<string[]> };

/** What belongs to a person and can be guessed: name, address, host of the site, name of the company. */
export async function knownOf(
  { name, email }: { name: string; email: string },
  { siteUrl, listCompanyNames }: KnownSources,
): Promise<string[]> {
  return [name, email, new URL(siteUrl).hostname, ...(await listCompanyNames())];
}

/**
 * Examines a new password by zxcvbn, with common passwords and words of both languages. Its packages are loaded here.
 *
 * @param known what belongs to the person and can be guessed: name, address, host of the site, name of the company.
 * @returns what is wrong with it; null when it may be used.
 */
export async function findWeakness(
  password: string,
  known: string[],
): Promise<StudioProblem | null> {
  const problem = (code: string) => ({ field: 'password', code });
  if ([...password].length < MIN_LENGTH) return problem('password-short');
  if (password.length > MAX_PASSWORD) return problem('password-long');
  const [{ ZxcvbnFactory }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary, ...spanish.dictionary };
  const judge = new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...dictionary, knownPhrases },
  });
  const words = known.flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u)).filter(Boolean);
  // A sentence is guessed word by word, with or without what stands between them.
  const isWeak = [password, joinWords(password)].some(
    (text) => judge.check(text, words).score < MIN_SCORE,
  );
  return isWeak || isOfWords(password, words) ? problem('password-weak') : null;
}

/** `Mi casa, tu casa.` → `micasatucasa`; signs beside digits stay. */
const joinWords = (text: string): string =>
  foldText(text).replaceAll(/(?<=\p{L}|^)[\s\-_.,;:!?¡¿'"]+(?=\p{L}|$)/gu, '');

/** Whether a password is little more than known words with signs and digits. */
function isOfWords(password: string, words: readonly string[]): boolean {
  const longestFirst = words
    .filter(({ length }) => length >= MIN_WORD)
    .toSorted((a, b) => b.length - a.length);
  const left = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), foldText(password));
  return left !== foldText(password) && left.replaceAll(/\P{L}/gu, '').length < MIN_OWN_LETTERS;
}
