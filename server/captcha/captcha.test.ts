import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTextChallenges, toChallengeToken } from '#server/captcha/challenge.ts';
import { createCaptcha } from '#server/captcha/create-captcha.ts';
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
  const work = createProofOfWork('a secret');

  async function solve(from = work) {
    const challenge = await from.createChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution };
  }
  const toToken = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

  test('a solved challenge scores 1 and has one key for every encoding', async () => {
    const payload = await solve();
    const verdict = await work.check(toToken(payload));
    expect(verdict).toMatchObject({ outcome: 'scored', score: 1 });
    const again = await work.check(toToken({ ...payload, extra: 1 }));
    expect(again).toEqual(verdict);
  });

  test('another counter, a changed challenge, another site, a late response score 0', async () => {
    const { challenge, solution } = await solve();
    const changed = { ...challenge, parameters: { ...challenge.parameters, salt: 'ff' } };
    const wrong = [
      { challenge, solution: { ...solution, counter: 1, derivedKey: '00' } },
      { challenge: changed, solution },
      { challenge: { ...challenge, signature: '00' }, solution },
    ];
    for (const payload of wrong) {
      expect(await work.check(toToken(payload))).toMatchObject({ score: 0 });
    }
    const token = toToken({ challenge, solution });
    expect(await createProofOfWork('another').check(token)).toMatchObject({ score: 0 });
    const late = createProofOfWork('a secret', () => Date.now() + 21 * 60_000);
    expect(await late.check(token)).toMatchObject({ score: 0 });
  });

  test.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['an empty object', 'e30='],
    ['null', toToken(null)],
    ['a list', toToken([])],
    ['what is too long', 'a'.repeat(5000)],
  ])('%s is no token', async (_what, token) => {
    expect(await work.check(token)).toMatchObject({ score: 0 });
  });
});

describe('challenges for browsers without scripts', () => {
  const START = Date.parse('2026-11-22T10:00:00Z');
  /** Challenges issued at the start, and their verdicts after the given number of milliseconds. */
  const issuer = createTextChallenges('a secret', () => START);
  const after = (ms: number) => createTextChallenges('a secret', () => START + ms);

  test('the right answer scores just enough, once for each challenge', async () => {
    const { question, first, second } = issuer.create();
    const challenges = after(2_000);
    const right = await challenges.check(toChallengeToken(question, ` ${first + second} `));
    expect(right).toMatchObject({ outcome: 'scored', score: 0.5 });
    const wrong = await challenges.check(toChallengeToken(question, String(first + second + 1)));
    expect(wrong).toMatchObject({ score: 0, key: right.outcome === 'scored' && right.key });
    const padded = await challenges.check(toChallengeToken(question, `0${first + second}`));
    expect(padded).toMatchObject({ key: right.outcome === 'scored' && right.key });
  });

  test('a challenge does not reveal its sum', () => {
    const { question } = issuer.create();
    expect(question).toMatch(/^q\.\d{13}\.[0-9a-f]{16}\.[0-9a-f]{64}$/);
  });

  test.each([
    [1_999, 0],
    [2_000, 0.5],
    [59 * 60_000, 0.5],
    [60 * 60_000, 0],
    [-1, 0],
  ])('the right answer after %d ms scores %d', async (ms, score) => {
    const { question, first, second } = issuer.create();
    const token = toChallengeToken(question, String(first + second));
    expect(await after(ms).check(token)).toMatchObject({ score });
  });

  test('a challenge signed with another key scores 0', async () => {
    const { question, first, second } = createTextChallenges('another', () => START).create();
    const token = toChallengeToken(question, String(first + second));
    expect(await after(5_000).check(token)).toMatchObject({ score: 0 });
  });
});

test('without keys browsers do proof of work, with keys they get reCAPTCHA; challenges always count', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const verifier = await startVerifier();
  onTestFinished(() => verifier.stop());
  const secret = async () => 'a secret';
  const recaptcha = { siteKey: 'k', secret: 's', verifyUrl: verifier.url, hostname: null };
  const [own, google] = [createCaptcha({}, secret), createCaptcha({ recaptcha }, secret)];
  expect(own.access).toEqual({ kind: 'proof-of-work', challengeUrl: '/captcha/challenge' });
  expect(google.access).toMatchObject({ kind: 'recaptcha', siteKey: 'k', action: 'login' });
  expect(await google.check('abc')).toMatchObject({ score: 0.9 });
  for (const captcha of [own, google]) {
    const { question, first, second } = await captcha.createTextChallenge();
    const token = toChallengeToken(question, String(first + second));
    vi.setSystemTime(Date.now() + 3_000);
    expect(await captcha.check(token)).toMatchObject({ score: 0.5 });
  }
});
