import { type CaptchaAccess, obtainToken } from '#app/forms/captcha-token.ts';

/** Tokens are valid for an hour; older ones than this are not sent any more, ms. */
const FRESH_MS = 45 * 60_000;

export type TokenSource = {
  /** Begins the work for the next token, once. Tokens that are valid for minutes only are not obtained early. */
  begin(): void;
  /** Returns the token for one attempt to send. @throws CaptchaError */
  take(): Promise<string>;
};

/** Provides each attempt with a token of its own. The work for it is done while the visitor writes. */
export function createTokenSource(
  access: CaptchaAccess,
  onProgress: (share: number) => void,
): TokenSource {
  let next: { token: Promise<string>; began: number } | null = null;

  function obtain() {
    if (next && performance.now() - next.began < FRESH_MS) return next;
    onProgress(0);
    const begun = { token: obtainToken(access, onProgress), began: performance.now() };
    next = begun;
    // The next attempt starts again; this failure is reported by the attempt that waits for it.
    begun.token.catch(() => {
      if (next === begun) next = null;
    });
    return begun;
  }

  return {
    begin() {
      if (access.kind === 'proof-of-work') obtain();
    },
    async take() {
      const { token } = obtain();
      const taken = await token;
      next = null;
      return taken;
    },
  };
}
