import { describe, expect, onTestFinished, test } from 'vitest';
import { formatWorkToken, parseWorkToken, solvePuzzle } from '#core/forms/work-puzzle.ts';
import { createCaptcha } from '#server/captcha/create-captcha.ts';
import { createMailedCodes } from '#server/captcha/mailed-code.ts';
import { createProofOfWork } from '#server/captcha/proof-of-work.ts';
import { createRecaptchaCheck } from '#server/captcha/recaptcha.ts';
import { startVerifier } from '#server/captcha/verifier.fixtures.ts';

describe('reCAPTCHA', () => {
  async function open(hostname: string | null = null, limitMs = 5000) {
    const verifier = await startVerifier();
    onTestFinished(() => verifier.stop());
    const settings = { secret: 's3cret', verifyUrl: verifier.url, hostname, limitMs };
    return { verifier, check: createRecaptchaCheck(settings) };
  }

  test("returns the score of the site's token", async () => {
    const { verifier, check } = await open();
    expect(await check('abc')).toEqual({ outcome: 'scored', score: 0.9, key: 'abc' });
    expect(Object.fromEntries(verifier.requests[0] ?? [])).toEqual({
      secret: 's3cret',
      response: 'abc',
    });
  });

  test.each([
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }],
    [{ success: true, score: 0.9, action: 'homepage' }],
    [{ success: true, score: 0.9 }],
    [{ success: true, action: 'login' }],
    [{ success: true, score: 0.9, action: 'login', hostname: 'elsewhere.example' }],
  ])('%j is a score of 0', async (response) => {
    const { verifier, check } = await open('www.lumbrera.example');
    verifier.respondWith(response);
    expect(await check('abc')).toMatchObject({ outcome: 'scored', score: 0 });
  });

  test.each(['hang', 'break', 'error', 'nonsense'] as const)(
    'a verifier that does not respond (%s) is away, within the limit',
    async (how) => {
      const { verifier, check } = await open(null, 300);
      verifier.respondWith(how);
      expect(await check('abc')).toEqual({ outcome: 'away' });
    },
  );

  test('a token of absurd length is refused without a request', async () => {
    const { verifier, check } = await open();
    expect(await check('a'.repeat(10_000))).toMatchObject({ score: 0 });
    expect(verifier.requests).toHaveLength(0);
  });
});

describe('proof of work', () => {
  const cost = { steps: 3, bits: 4, iterations: 10 };
  const work = createProofOfWork('a secret', { cost });
  const solve = async (from = work) => {
    const puzzle = from.createPuzzle();
    return { puzzle, token: await solvePuzzle(puzzle) };
  };

  test('a solved puzzle scores 1 and has one key for every solution of it', async () => {
    const { token } = await solve();
    const verdict = await work.check(token);
    expect(verdict).toMatchObject({ outcome: 'scored', score: 1 });
    expect(await work.check(token)).toEqual(verdict);
    const other = await work.check((await solve()).token);
    expect(other).toMatchObject({ score: 1 });
    expect(other).not.toEqual(verdict);
  });

  test('every step must be solved, each for itself', async () => {
    const read = (token: string) => parseWorkToken(token)?.counters ?? [];
    let { puzzle, token } = await solve();
    // The solver begins at 0: where it found another counter, 0 is known to be wrong.
    while (read(token).includes(0)) ({ puzzle, token } = await solve());
    const counters = read(token);
    expect(counters).toHaveLength(3);
    for (const wrong of [
      counters.slice(1),
      [...counters, counters[0] ?? 0],
      counters.with(0, 0),
      counters.with(2, 0),
    ]) {
      expect(await work.check(formatWorkToken(puzzle, wrong))).toMatchObject({ score: 0 });
    }
    // A wrong solution does not use up the right one.
    expect(await work.check(token)).toMatchObject({ score: 1 });
  });

  test('a puzzle at another cost, changed, of another site or expired scores 0', async () => {
    const { puzzle, token } = await solve();
    const [, , salt = ''] = token.split('.');
    const wrong = [
      token.replace(salt, 'f'.repeat(32)),
      token.replace(String(puzzle.expires), String(puzzle.expires + 1)),
      token.replace(puzzle.signature, '0'.repeat(64)),
      (await solve(createProofOfWork('a secret', { cost: { ...cost, bits: 3 } }))).token,
      (await solve(createProofOfWork('another', { cost }))).token,
    ];
    for (const one of wrong) expect(await work.check(one)).toMatchObject({ score: 0 });
    const after = (now: number) => createProofOfWork('a secret', { cost, now: () => now });
    expect(await after(puzzle.expires - 1).check(token)).toMatchObject({ score: 1 });
    expect(await after(puzzle.expires).check(token)).toMatchObject({ score: 0 });
  });

  test('visitors get 12 steps of 128 tries with 10,000 iterations on average', () => {
    const { steps, bits, iterations } = createProofOfWork('a secret').createPuzzle();
    expect({ steps, bits, iterations }).toEqual({ steps: 12, bits: 7, iterations: 10_000 });
  });

  test.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['an empty object', 'e30='],
    ['a token without a solution', `p.1.${'0'.repeat(32)}.${'0'.repeat(64)}.`],
    ['what is too long', 'a'.repeat(5000)],
  ])('%s is no token', async (_what, token) => {
    expect(await work.check(token)).toMatchObject({ score: 0 });
  });
});

describe('codes by mail for browsers without scripts', () => {
  const START = Date.parse('2026-11-22T10:00:00Z');
  const PURPOSE = '6 ana@example.test';
  const codes = createMailedCodes('a secret', () => START);
  const after = (ms: number) => createMailedCodes('a secret', () => START + ms);

  test('the code scores just enough for its purpose, however it is typed', async () => {
    const { question, code } = codes.create(PURPOSE);
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const right = await codes.check(`${question}.${code}`, PURPOSE);
    expect(right).toMatchObject({ outcome: 'scored', score: 0.5 });
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o')}`;
    expect(await codes.check(`${question}.${typed}`, PURPOSE)).toEqual(right);
    for (const purpose of ['7 ana@example.test', '6 jo@example.test', undefined]) {
      expect(await codes.check(`${question}.${code}`, purpose)).toMatchObject({ score: 0 });
    }
  });

  test('a mistyped code scores 0 and does not use up the right one', async () => {
    const { question, code } = codes.create(PURPOSE);
    const wrong = await codes.check(`${question}.0000-0000`, PURPOSE);
    const right = await codes.check(`${question}.${code}`, PURPOSE);
    expect([wrong, right]).toMatchObject([{ score: 0 }, { score: 0.5 }]);
    expect('key' in wrong && wrong.key).not.toBe('key' in right && right.key);
  });

  test("the key of a code's verdict is in nothing that the sender knows", async () => {
    const { question, code } = codes.create(PURPOSE);
    const verdict = await codes.check(`${question}.${code}`, PURPOSE);
    expect(question).not.toContain('key' in verdict && verdict.key);
    expect(question).not.toContain(code.replace('-', ''));
    expect(question).not.toContain('ana');
  });

  test.each([
    [0, 0.5],
    [60 * 60_000 - 1, 0.5],
    [60 * 60_000, 0],
    [-1, 0],
  ])('a code typed after %d ms scores %d', async (ms, score) => {
    const { question, code } = codes.create(PURPOSE);
    const later = after(ms);
    expect(await later.check(`${question}.${code}`, PURPOSE)).toMatchObject({ score });
    expect(later.isOpen(question, PURPOSE)).toBe(score > 0);
  });

  test('a code of another site scores 0', async () => {
    const { question, code } = createMailedCodes('another', () => START).create(PURPOSE);
    expect(await codes.check(`${question}.${code}`, PURPOSE)).toMatchObject({ score: 0 });
  });
});

describe('what counts', () => {
  const secret = async () => 'a secret';
  const cost = { steps: 1, bits: 0, iterations: 1 };
  const workToken = () =>
    formatWorkToken(createProofOfWork('a secret', { cost }).createPuzzle(), [0]);
  const codeToken = () => {
    const { question, code } = createMailedCodes('a secret').create('6 a@b.test');
    return `${question}.${code}`;
  };

  test('without keys: work and codes; a code only where codes are on', async () => {
    const own = createCaptcha({ workCost: cost }, secret);
    const challengeUrl = '/captcha/challenge';
    expect(own.access).toEqual({ kind: 'proof-of-work', challengeUrl, hasCodes: true });
    expect(await own.check(workToken())).toMatchObject({ score: 1 });
    expect(await own.check(codeToken(), '6 a@b.test')).toMatchObject({ score: 0.5 });
    const strict = createCaptcha({ workCost: cost, hasCodes: false }, secret);
    expect(strict.access).toMatchObject({ hasCodes: false });
    expect(await strict.openCodes()).toBeNull();
    expect(await strict.check(codeToken(), '6 a@b.test')).toMatchObject({ score: 0 });
  });

  test('with keys: the score of reCAPTCHA alone', async () => {
    const verifier = await startVerifier();
    onTestFinished(() => verifier.stop());
    const keys = { siteKey: 'k', secret: 's', verifyUrl: verifier.url, hostname: null };
    const google = createCaptcha({ recaptcha: keys, workCost: cost }, secret);
    expect(google.access).toMatchObject({ kind: 'recaptcha', siteKey: 'k', action: 'login' });
    expect(await google.check('abc')).toMatchObject({ score: 0.9 });
    verifier.respondWith({ success: false });
    for (const token of [workToken(), codeToken()]) {
      expect(await google.check(token, '6 a@b.test')).toMatchObject({ score: 0 });
    }
    expect(await google.openCodes()).toBeNull();
  });
});
